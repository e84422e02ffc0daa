import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access, Actor } from '#src/platform/actor.ts'
import { Unauthorized } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { chooseLanguage } from '#src/platform/i18n/request-language.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which users may use the route. Required: without it the server refuses to start. */
    access?: Access
    /** The route reads the session in its own statement and throws Unauthorized itself. */
    readsSession?: boolean
    /** A ticket in the address replaces the token, for addresses that a browser opens or downloads by itself. */
    takesTicket?: boolean
    /** Throws if the route would refuse this actor now. Called before a ticket for the route is issued. */
    refuseTicket?: (actor: Actor) => void
  }
  interface FastifyRequest {
    /**
     * The signed-in user. Null on a public route, and on one that reads the session itself. Read it with
     * `requireActor`.
     */
    actor: Actor | null
    /** Time of the authorization at the head, by the clock of `createAuthorization`, in milliseconds. */
    admittedAt: number
    /** Ids of the rows that the request's ticket was issued for; null means all rows. */
    ticketRowIds: readonly number[] | null
  }
}

/** Authorizes a request by its head. Throws Unauthorized or Forbidden. */
export type AuthorizeRequest = (request: FastifyRequest) => Promise<void>

/**
 * Authorization hook: checks the access of every route and forbids caches to store private answers. The server refuses
 * to start if a route states no access or an unknown permission.
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
    // Cache-Control: caches must not store answers to one user or to a write.
    if (!isPublic || !isReadRequest(request)) reply.header('cache-control', 'no-store')
    // Referrer-Policy: the address holds a ticket. It is used up, yet no other site should learn it.
    if (request.routeOptions.config.takesTicket) reply.header('referrer-policy', 'no-referrer')
    // Public requests are the most frequent, so they await no promise.
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

/**
 * The ticket in the address's last parameter, `?ticket=…`, and the address before it with its other parameters. Null if
 * the route takes no ticket or the address has none.
 */
export function readTicket(request: FastifyRequest): { token: string; path: string } | null {
  if (!request.routeOptions.config.takesTicket) return null
  const [, path, token] = /^([^#]*)[?&]ticket=([^&#]*)$/.exec(request.url) ?? []
  return path === undefined || token === undefined ? null : { token, path }
}

/**
 * The signed-in user as last read. A write uses the actor that `runWriteTransaction` has read again. Throws
 * Unauthorized if the route has not been authorized.
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Unauthorized()
  return request.actor
}

export function readLanguage(request: FastifyRequest): Language {
  return chooseLanguage(request.headers['accept-language'])
}
