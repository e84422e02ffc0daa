import type { FastifyInstance } from 'fastify'

const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']
/** Upper bounds of the histogram's buckets, in seconds. */
const bucketBounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

/**
 * Counts responses by class of status, and their durations. Plain numbers, because a cached response costs so little:
 * counting takes less than a hundredth of it (decisions/094).
 */
export class ResponseCounts {
  readonly #byClass = statusClasses.map(() => 0)
  readonly #byBound = bucketBounds.map(() => 0)
  #seconds = 0
  #total = 0

  /**
   * Counts a response by its status and duration. `countsAsClientError`: the specification requires status 500 for a
   * duplicate, which counts as 4xx here.
   */
  countResponse(status: number, milliseconds: number, countsAsClientError = false): void {
    const classNumber = countsAsClientError ? 4 : Math.floor(status / 100)
    const classIndex = classNumber < statusClasses.length ? classNumber : 0
    this.#byClass[classIndex] = (this.#byClass[classIndex] ?? 0) + 1
    const seconds = milliseconds / 1000
    const bucketIndex = bucketBounds.findIndex((bound) => seconds <= bound)
    if (bucketIndex >= 0) this.#byBound[bucketIndex] = (this.#byBound[bucketIndex] ?? 0) + 1
    this.#seconds += seconds
    this.#total++
  }

  /** Formats the counts as lines of Prometheus's text format. */
  formatLines(): string[] {
    let cumulativeCount = 0
    const name = 'http_request_duration_seconds'
    return [
      '# HELP http_requests_total Answers by class of status.',
      '# TYPE http_requests_total counter',
      ...statusClasses.flatMap((statusClass, classIndex) => {
        const count = this.#byClass[classIndex] ?? 0
        return count > 0 ? [`http_requests_total{class="${statusClass}"} ${count}`] : []
      }),
      `# HELP ${name} Time from a request to the end of its answer.`,
      `# TYPE ${name} histogram`,
      ...bucketBounds.map((bound, bucketIndex) => {
        cumulativeCount += this.#byBound[bucketIndex] ?? 0
        return `${name}_bucket{le="${bound}"} ${cumulativeCount}`
      }),
      `${name}_bucket{le="+Inf"} ${this.#total}`,
      `${name}_sum ${this.#seconds}`,
      `${name}_count ${this.#total}`,
    ]
  }
}

/** Counts every response of Fastify. The cache in front of it counts its own. */
export function addResponseCounting(app: FastifyInstance, counts: ResponseCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    counts.countResponse(reply.statusCode, reply.elapsedTime, request.countsAsClientError)
    done()
  })
}
