import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import { preferredLanguage } from '#src/platform/http/negotiation.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server refuses to start where one is missing. */
    access?: Access
  }
  interface FastifyRequest {
    /** Set on every route whose access is not 'public'; read it with `actorOf`. */
    actor: Actor | null
    /** When its head was let in, by the clock of `Rights`. */
    admittedAt: number
  }
}

/** Lets in a request by its head, or throws Unauthorized or Forbidden. */
export type Admit = (request: FastifyRequest) => Promise<void>

/**
 * The one hook that decides who may call what and which answers no cache may keep, and the refusal to start with a
 * route that does not say.
 */
export function guardRoutes(app: FastifyInstance, admit: Admit, permissions: ReadonlySet<string>): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('admittedAt', 0)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', (done) => {
    const problems = routes.flatMap((route) => accessProblem(route, permissions))
    done(problems.length ? new Error(problems.join('\n')) : undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access
    const isPublic = access === undefined || access === 'public'
    // Cache-Control: what is said to one person and what a write answers are kept by no cache.
    if (!isPublic || !isReading(request)) reply.header('cache-control', 'no-store')
    // Most requests are visitors': they wait for no promise.
    if (isPublic) done()
    else
      admit(request).then(
        () => done(),
        (error) => done(error),
      )
  })
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function accessProblem(route: RouteOptions, permissions: ReadonlySet<string>): string[] {
  const access = route.config?.access
  const path = `${String(route.method)} ${route.url}`
  if (access === undefined) return [`The route ${path} states no access.`]
  const unknown = namesOf(access).find((name) => !permissions.has(name))
  return unknown ? [`The route ${path} names a permission that does not exist: ${unknown}.`] : []
}

function namesOf(access: Access): readonly string[] {
  if (access === 'public' || access === 'signed_in') return []
  return typeof access === 'string' ? [access] : access
}

/** The token of `Authorization: Bearer …`, or null. The scheme may be written in any case (RFC 7235, 2.1). */
export function bearerOf(request: FastifyRequest): string | null {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization?.trim() ?? '') ?? []
  return token ?? null
}

/** The signed-in user of a guarded route, as last read. A write takes the one that `inWrite` gives. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Unauthorized()
  return request.actor
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'])
}
