import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#src/platform/errors.ts'
import type { MeasuredCache } from '#src/platform/http/monitoring/metrics.server.ts'
import { mayReadMetrics } from '#src/platform/http/monitoring/metrics-access.server.ts'
import { addResponseCounting, type ResponseCounts } from '#src/platform/http/monitoring/response-counts.server.ts'
import type { Services } from '#src/platform/services.server.ts'

const checkTimeoutMs = 2000

type MonitoredServices = Pick<Services, 'sql' | 'files' | 'settings'> & {
  counts: ResponseCounts
  cache?: MeasuredCache
}

/**
 * Health checks and metrics: `/healthz` (liveness), `/readyz` (readiness: database and files) and `/metrics`
 * (Prometheus). Also begins to count the responses.
 */
export function addHealthChecksAndMetrics(
  app: FastifyInstance,
  { sql, files, settings, counts, cache }: MonitoredServices,
): void {
  const config = { access: 'public' } as const
  addResponseCounting(app, counts)

  app.get('/healthz', { config, schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', { config, schema: { hide: true } }, async (_, reply) => {
    const [databaseReady, filesReady] = await Promise.all([
      succeedsInTime(sql`select 1`),
      succeedsInTime(files.checkReady()),
    ])
    const isReady = databaseReady && filesReady
    const status = {
      status: isReady ? 'ok' : 'unavailable',
      database: describeHealth(databaseReady),
      files: describeHealth(filesReady),
    }
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(status)
  })

  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Unauthorized()
    const { formatMetrics } = await import('#src/platform/http/monitoring/metrics.server.ts')
    const { type, text } = await formatMetrics(counts, cache)
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** True if `work` succeeds within 2 seconds, a timeout that is shorter than the prober's own. */
async function succeedsInTime(work: PromiseLike<unknown>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, checkTimeoutMs, false)
  try {
    return await Promise.race([timeout, Promise.resolve(work).then(() => true)])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function describeHealth(isReady: boolean): string {
  return isReady ? 'ok' : 'unavailable'
}
