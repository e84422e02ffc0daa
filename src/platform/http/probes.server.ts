import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { Unauthorized } from '#src/platform/errors.ts'
import { bearerOf } from '#src/platform/http/guard.server.ts'
import { type AnswerCounts, countAnswers } from '#src/platform/http/metrics.server.ts'
import type { Services } from '#src/platform/services.server.ts'

const patienceMs = 2000

type Watched = Pick<Services, 'sql' | 'files' | 'settings'>

/** Health checks: `/healthz` (liveness), `/readyz` (readiness: database and files) and `/metrics` (Prometheus). */
export function probes(app: FastifyInstance, { sql, files, settings }: Watched, counts: AnswerCounts): void {
  const config = { access: 'public' } as const
  countAnswers(app, counts)

  app.get('/healthz', { config, schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', { config, schema: { hide: true } }, async (_, reply) => {
    const [database, stored] = await Promise.all([answers(sql`select 1`), answers(files.ready())])
    const isReady = database && stored
    const status = { status: isReady ? 'ok' : 'unavailable', database: word(database), files: word(stored) }
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(status)
  })

  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Unauthorized()
    const { type, text } = await counts.print()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** With METRICS_TOKEN from anywhere; without a token only from loopback, and not through a reverse proxy. */
function mayReadMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Watched['settings']): boolean {
  const token = bearerOf(request)
  if (metricsToken && token) return isSame(token, metricsToken)
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in request.headers)
  return !isForwarded && trustProxy.length === 0 && isLoopback(request.socket.remoteAddress ?? '')
}

/** Timing attack: the comparison takes the same time however much of the token is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
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
