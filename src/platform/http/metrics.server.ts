import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PublicCache } from '#src/platform/public-answers/public-cache.server.ts'

const classes = ['other', '1xx', '2xx', '3xx', '4xx', '5xx']

/** Prometheus metrics of the answers: number by class of status, and duration. */
export class AnswerCounts {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by class of status.',
    labelNames: ['class'],
    registers: [this.#registry],
  })
  readonly #seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [this.#registry],
  })

  /** `countsAsClientError`: the 500 that the specification wants for a duplicate counts as 4xx. */
  count(status: number, milliseconds: number, countsAsClientError = false): void {
    const answerClass = countsAsClientError ? '4xx' : (classes[Math.floor(status / 100)] ?? 'other')
    this.#requests.inc({ class: answerClass })
    this.#seconds.observe(milliseconds / 1000)
  }

  /** Adds gauges of the cache's size, read at each scrape. */
  watch(cache: Pick<PublicCache, 'held'>): void {
    const held = (name: string, help: string, figure: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(figure())
        },
      })
    held('mostrador_public_cache_bytes', 'Memory taken by public answers.', () => cache.held().bytes)
    held('mostrador_public_cache_entries', 'Public answers in memory.', () => cache.held().entries)
  }

  /** These metrics and the process's in Prometheus's text format. */
  async print(): Promise<{ type: string; text: string }> {
    const all = Registry.merge([this.#registry, processMetrics()])
    return { type: all.contentType, text: await all.metrics() }
  }
}

let ofProcess: Registry | undefined

/** Process metrics: memory, CPU, event loop lag and garbage collection, collected from the first scrape on. */
function processMetrics(): Registry {
  ofProcess ??= watchedProcess()
  return ofProcess
}

function watchedProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'JavaScript memory in use.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage().heapUsed)
    },
  })
  return registry
}

/** Counts every answer of the framework; the cache in front of it counts its own. */
export function countAnswers(app: FastifyInstance, counts: AnswerCounts): void {
  app.addHook('onResponse', (request, reply, done) => {
    counts.count(reply.statusCode, reply.elapsedTime, request.countsAsClientError)
    done()
  })
}
