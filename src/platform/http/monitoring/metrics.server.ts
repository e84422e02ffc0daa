import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { AnswerCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'

export type HeldAnswers = Pick<PublicCache, 'held'>

/**
 * Metrics in Prometheus's text format: answers, the public cache where there is one, the process. Loaded at the first
 * scrape.
 */
export async function printMetrics(counts: AnswerCounts, cache?: HeldAnswers): Promise<{ type: string; text: string }> {
  ofProcess ??= watchProcess()
  const registry = cache ? Registry.merge([gaugesOf(cache), ofProcess]) : ofProcess
  return { type: registry.contentType, text: `${counts.lines().join('\n')}\n\n${await registry.metrics()}` }
}

function gaugesOf(cache: HeldAnswers): Registry {
  const registry = new Registry()
  const registers = [registry]
  const { bytes, entries } = cache.held()
  new Gauge({ name: 'mostrador_public_cache_bytes', help: 'Memory taken by public answers.', registers }).set(bytes)
  new Gauge({ name: 'mostrador_public_cache_entries', help: 'Public answers in memory.', registers }).set(entries)
  return registry
}

let ofProcess: Registry | undefined

/** Process metrics: memory, CPU, event loop lag and garbage collection, collected from the first scrape on. */
function watchProcess(): Registry {
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
