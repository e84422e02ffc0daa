import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { type Access, type Actor, holds } from '#src/platform/actor.ts'
import { Forbidden, Unauthorized } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/messages.ts'
import { preferredLanguage } from '#src/platform/negotiation.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server refuses to start where one is missing. */
    access?: Access
  }
  interface FastifyRequest {
    /** Set on every route whose access is not 'public'; read it with `actorOf`. */
    actor: Actor | null
  }
}

export type LoadActor = (token: string, requestId: string) => Promise<Actor | null>

/** The one hook that decides who may call what, and the refusal to start with a route that does not say. */
export function guardRoutes(app: FastifyInstance, loadActor: LoadActor, permissions: ReadonlySet<string>): void {
  app.decorateRequest('actor', null)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', (done) => {
    const problems = routes.flatMap((route) => accessProblem(route, permissions))
    done(problems.length ? new Error(problems.join('\n')) : undefined)
  })
  app.addHook('onRequest', (request, _, done) => {
    const access = request.routeOptions.config.access
    // Most requests are visitors': they wait for no promise.
    if (access === undefined || access === 'public') done()
    else
      admit(request, access, loadActor).then(
        () => done(),
        (error) => done(error),
      )
  })
}

async function admit(request: FastifyRequest, access: Access, loadActor: LoadActor): Promise<void> {
  const token = bearerOf(request)
  request.actor = token ? await loadActor(token, request.id) : null
  if (!request.actor) throw new Unauthorized()
  if (!holds(request.actor, access)) throw new Forbidden()
}

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

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7).trim() || null : null
}

/** The signed-in user of a guarded route. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Unauthorized()
  return request.actor
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'])
}
