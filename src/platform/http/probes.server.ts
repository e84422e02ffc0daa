import type { FastifyInstance } from 'fastify'
import { Unauthorized } from '#src/platform/errors.ts'
import { type AnswerCounts, countAnswers } from '#src/platform/http/metrics/answer-counts.server.ts'
import type { HeldAnswers } from '#src/platform/http/metrics/metrics.server.ts'
import { mayReadMetrics } from '#src/platform/http/metrics/metrics-access.server.ts'
import type { Services } from '#src/platform/services.server.ts'

const patienceMs = 2000

type Watched = Pick<Services, 'sql' | 'files' | 'settings'> & { counts: AnswerCounts; cache?: HeldAnswers }

/** Health checks: `/healthz` (liveness), `/readyz` (readiness: database and files) and `/metrics` (Prometheus). */
export function probes(app: FastifyInstance, { sql, files, settings, counts, cache }: Watched): void {
  const config = { access: 'public' } as const
  countAnswers(app, counts)

  app.get('/healthz', { config, schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', { config, schema: { hide: true } }, async (_, reply) => {
    const [database, stored] = await Promise.all([answers(sql`select 1`), answers(files.checkReady())])
    const isReady = database && stored
    const status = { status: isReady ? 'ok' : 'unavailable', database: word(database), files: word(stored) }
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(status)
  })

  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Unauthorized()
    const { printMetrics } = await import('#src/platform/http/metrics/metrics.server.ts')
    const { type, text } = await printMetrics(counts, cache)
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** Timeout of 2 seconds counts as not ready: the prober has a limit of its own and would learn less from it. */
async function answers(work: PromiseLike<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, patienceMs, false)
  try {
    return await Promise.race([tooLate, Promise.resolve(work).then(() => true)])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function word(isFine: boolean): string {
  return isFine ? 'ok' : 'unavailable'
}
