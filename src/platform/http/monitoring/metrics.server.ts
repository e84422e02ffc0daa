import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'

export type MeasuredCache = Pick<PublicCache, 'measure'>

/**
 * Metrics in Prometheus's text format: responses, the public cache if there is one, and the process. This module is
 * loaded at the first scrape.
 */
export async function formatMetrics(
  counts: ResponseCounts,
  cache?: MeasuredCache,
): Promise<{ type: string; text: string }> {
  processRegistry ??= createProcessRegistry()
  const registry = cache ? Registry.merge([createCacheRegistry(cache), processRegistry]) : processRegistry
  return { type: registry.contentType, text: `${counts.formatLines().join('\n')}\n\n${await registry.metrics()}` }
}

function createCacheRegistry(cache: MeasuredCache): Registry {
  const registry = new Registry()
  const registers = [registry]
  const { bytes, entries } = cache.measure()
  new Gauge({ name: 'mostrador_public_cache_bytes', help: 'Memory taken by public answers.', registers }).set(bytes)
  new Gauge({ name: 'mostrador_public_cache_entries', help: 'Public answers in memory.', registers }).set(entries)
  return registry
}

let processRegistry: Registry | undefined

/** Process metrics: memory, CPU, event loop lag and garbage collection, collected since the first scrape. */
function createProcessRegistry(): Registry {
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
