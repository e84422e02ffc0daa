import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import { chooseLanguage } from '#src/platform/http/responses/negotiation.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The server refuses to start where it is missing. */
    access?: Access
    /** The route reads the session in a statement of its own, and throws Unauthorized itself. */
    readsSession?: boolean
    /** A ticket in the address stands in place of the token, for what a browser opens or downloads by itself. */
    takesTicket?: boolean
    /** Throws what the route would refuse this actor now; asked before a ticket for it is made. */
    beforeTicket?: (actor: Actor) => void
  }
  interface FastifyRequest {
    /** Set on every route whose access is not 'public'; read it with `requireActor`. */
    actor: Actor | null
    /** When its head was admitted, in the milliseconds of `Rights`' clock. */
    admittedAt: number
    /** Ids of the rows that its ticket is for; null for all. */
    ticketRowIds: readonly number[] | null
  }
}

/** Authorization by the request's head; throws Unauthorized or Forbidden. */
export type AuthorizeRequest = (request: FastifyRequest) => Promise<void>

/**
 * Authorization hook: checks the access of every route and forbids caches to keep private answers. Refuses to start
 * where a route states no access or an unknown permission.
 */
export function guardRoutes(app: FastifyInstance, authorize: AuthorizeRequest, permissions: ReadonlySet<string>): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('admittedAt', 0)
  app.decorateRequest('ticketRowIds', null)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', (done) => {
    const problems = routes.flatMap((route) => findAccessProblems(route, permissions))
    done(problems.length ? new Error(problems.join('\n')) : undefined)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { access, readsSession = false } = request.routeOptions.config
    const isPublic = access === undefined || access === 'public'
    // Cache-Control: answers to one person and to writes are not cached.
    if (!isPublic || !isReadRequest(request)) reply.header('cache-control', 'no-store')
    // The address holds a ticket: it is spent, and still no other address is to learn it.
    if (request.routeOptions.config.takesTicket) reply.header('referrer-policy', 'no-referrer')
    // Public requests, the most frequent, await no promise.
    if (isPublic || readsSession) done()
    else
      authorize(request).then(
        () => done(),
        (error) => done(error),
      )
  })
}

const isReadRequest = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function findAccessProblems(route: RouteOptions, permissions: ReadonlySet<string>): string[] {
  const access = route.config?.access
  const path = `${String(route.method)} ${route.url}`
  if (route.config?.readsSession && access !== 'signed_in')
    return [`The route ${path} reads the session itself, so it can ask for no permission.`]
  if (access === undefined) return [`The route ${path} states no access.`]
  const unknownPermission = listPermissions(access).find((name) => !permissions.has(name))
  return unknownPermission ? [`The route ${path} names a permission that does not exist: ${unknownPermission}.`] : []
}

function listPermissions(access: Access): readonly string[] {
  if (access === 'public' || access === 'signed_in') return []
  return typeof access === 'string' ? [access] : access
}

/** The token of `Authorization: Bearer …`, or null. The scheme is case-insensitive (RFC 9110, 11.1). */
export function readBearerToken(request: FastifyRequest): string | null {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization?.trim() ?? '') ?? []
  return token ?? null
}

/** The ticket that ends the address of a route that takes one, and the address without it; null where there is none. */
export function readTicket(request: FastifyRequest): { token: string; path: string } | null {
  if (!request.routeOptions.config.takesTicket) return null
  const [, path, token] = /^([^#]*)[?&]ticket=([^&#]*)$/.exec(request.url) ?? []
  return path === undefined || token === undefined ? null : { token, path }
}

/**
 * The signed-in user as last read. A write uses the one that `inWrite` gives. Throws Unauthorized on a public route.
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Unauthorized()
  return request.actor
}

export function readLanguage(request: FastifyRequest): Language {
  return chooseLanguage(request.headers['accept-language'])
}
