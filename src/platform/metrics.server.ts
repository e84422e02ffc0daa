import type { FastifyInstance, FastifyRequest } from 'fastify'

const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

type Counts = { requests: Map<string, number>; buckets: number[]; seconds: number; total: number }

/** Counts every answer from now on; the result prints them as Prometheus reads them. */
export function countAnswers(app: FastifyInstance): () => string {
  const counts: Counts = { requests: new Map(), buckets: buckets.map(() => 0), seconds: 0, total: 0 }
  app.addHook('onResponse', (request, reply, done) => {
    const answerClass = classOf(request, reply.statusCode)
    counts.requests.set(answerClass, (counts.requests.get(answerClass) ?? 0) + 1)
    const seconds = reply.elapsedTime / 1000
    const first = buckets.findIndex((limit) => seconds <= limit)
    if (first >= 0) counts.buckets[first] = (counts.buckets[first] ?? 0) + 1
    counts.seconds += seconds
    counts.total++
    done()
  })
  return () => [...httpLines(counts), ...processLines(), ''].join('\n')
}

/** A duplicate is answered with 500 because the specification says so; the mistake is the client's. */
function classOf(request: FastifyRequest, status: number): string {
  return request.countsAsClientError ? '4xx' : `${Math.floor(status / 100)}xx`
}

function httpLines({ requests, buckets: counted, seconds, total }: Counts): string[] {
  let below = 0
  return [
    ...head('http_requests_total', 'counter', 'Answers by class of status.'),
    ...[...requests].sort().map(([name, count]) => `http_requests_total{class="${name}"} ${count}`),
    ...head('http_request_duration_seconds', 'histogram', 'Time from a request to the end of its answer.'),
    ...buckets.map((limit, i) => {
      below += counted[i] ?? 0
      return `http_request_duration_seconds_bucket{le="${limit}"} ${below}`
    }),
    `http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
    `http_request_duration_seconds_sum ${seconds}`,
    `http_request_duration_seconds_count ${total}`,
  ]
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

function metric(name: string, kind: string, help: string, value: number | string): string[] {
  return [...head(name, kind, help), `${name} ${value}`]
}

function head(name: string, kind: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`]
}
