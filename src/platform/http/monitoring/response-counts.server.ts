import type { FastifyInstance } from 'fastify'

const classes = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

/**
 * Number of answers by class of status, and their duration. Plain numbers: counting one costs less than a hundredth of
 * an answer from memory (decisions/094).
 */
export class AnswerCounts {
  readonly #byClass = classes.map(() => 0)
  readonly #byBound = bounds.map(() => 0)
  #seconds = 0
  #total = 0

  /** `countsAsClientError`: the 500 that the specification wants for a duplicate counts as 4xx. */
  count(status: number, milliseconds: number, countsAsClientError = false): void {
    const number = countsAsClientError ? 4 : Math.floor(status / 100)
    const place = number < classes.length ? number : 0
    this.#byClass[place] = (this.#byClass[place] ?? 0) + 1
    const seconds = milliseconds / 1000
    const bucket = bounds.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) this.#byBound[bucket] = (this.#byBound[bucket] ?? 0) + 1
    this.#seconds += seconds
    this.#total++
  }

  /** Lines of Prometheus's text format. */
  lines(): string[] {
    let below = 0
    const name = 'http_request_duration_seconds'
    return [
      '# HELP http_requests_total Answers by class of status.',
      '# TYPE http_requests_total counter',
      ...classes.flatMap((each, place) => {
        const count = this.#byClass[place] ?? 0
        return count > 0 ? [`http_requests_total{class="${each}"} ${count}`] : []
      }),
      `# HELP ${name} Time from a request to the end of its answer.`,
      `# TYPE ${name} histogram`,
      ...bounds.map((bound, bucket) => {
        below += this.#byBound[bucket] ?? 0
        return `${name}_bucket{le="${bound}"} ${below}`
      }),
      `${name}_bucket{le="+Inf"} ${this.#total}`,
      `${name}_sum ${this.#seconds}`,
      `${name}_count ${this.#total}`,
    ]
  }
}

/** Counts every answer of the framework; the cache in front of it counts its own. */
export function countAnswers(app: FastifyInstance, counts: AnswerCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    counts.count(reply.statusCode, reply.elapsedTime, request.countsAsClientError)
    done()
  })
}
