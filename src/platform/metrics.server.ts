import type { FastifyInstance } from 'fastify'
import type { PublicCache } from '#src/platform/public-cache.server.ts'

type Held = ReturnType<PublicCache['held']>

const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10]
const classes = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']

/** What was answered so far, as Prometheus reads it. */
export class AnswerCounts {
  readonly #requests = new Map<string, number>()
  readonly #buckets = buckets.map(() => 0)
  #seconds = 0
  #total = 0

  /** A duplicate is answered with 500 because the specification says so; the mistake is the client's. */
  count(status: number, milliseconds: number, countsAsClientError = false): void {
    const answerClass = countsAsClientError ? '4xx' : (classes[Math.floor(status / 100)] ?? 'other')
    this.#requests.set(answerClass, (this.#requests.get(answerClass) ?? 0) + 1)
    const seconds = milliseconds / 1000
    const first = buckets.findIndex((limit) => seconds <= limit)
    if (first >= 0) this.#buckets[first] = (this.#buckets[first] ?? 0) + 1
    this.#seconds += seconds
    this.#total++
  }

  print(cache: Held): string {
    return [...this.#lines(), ...cacheLines(cache), ...processLines(), ''].join('\n')
  }

  #lines(): string[] {
    let below = 0
    return [
      ...head('http_requests_total', 'counter', 'Answers by class of status.'),
      ...[...this.#requests].sort().map(([name, count]) => `http_requests_total{class="${name}"} ${count}`),
      ...head('http_request_duration_seconds', 'histogram', 'Time from a request to the end of its answer.'),
      ...buckets.map((limit, i) => {
        below += this.#buckets[i] ?? 0
        return `http_request_duration_seconds_bucket{le="${limit}"} ${below}`
      }),
      `http_request_duration_seconds_bucket{le="+Inf"} ${this.#total}`,
      `http_request_duration_seconds_sum ${this.#seconds}`,
      `http_request_duration_seconds_count ${this.#total}`,
    ]
  }
}

/** Counts every answer that the framework gives. */
export function countAnswers(app: FastifyInstance, counts: AnswerCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    counts.count(reply.statusCode, reply.elapsedTime, request.countsAsClientError)
    done()
  })
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const started = Date.now() / 1000 - process.uptime()
  return [
    ...metric('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6),
    ...metric('process_resident_memory_bytes', 'gauge', 'Memory held.', rss),
    ...metric('nodejs_heap_used_bytes', 'gauge', 'JavaScript memory in use.', heapUsed),
    ...metric('process_start_time_seconds', 'gauge', 'When the process started.', started.toFixed(3)),
  ]
}

function cacheLines({ bytes, entries }: Held): string[] {
  return [
    ...metric('mostrador_public_cache_bytes', 'gauge', 'Memory held by public answers.', bytes),
    ...metric('mostrador_public_cache_entries', 'gauge', 'Public answers held.', entries),
  ]
}

function metric(name: string, kind: string, help: string, value: number | string): string[] {
  return [...head(name, kind, help), `${name} ${value}`]
}

function head(name: string, kind: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]
}
