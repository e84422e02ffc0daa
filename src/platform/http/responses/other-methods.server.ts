import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { MethodNotAllowed } from '#src/platform/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a path exists, for a route that ends with `*`. */
    hasPath?: (path: string) => boolean
  }
}

/**
 * 405 Method Not Allowed, with Allow, if the address has other methods. OPTIONS lists them. Must be registered before
 * the routes, because it records their declarations.
 */
export function answerUndeclaredMethods(app: FastifyInstance): void {
  const maxParamLength = app.initialConfig.routerOptions?.maxParamLength ?? 100
  const declaredRoutes: DeclaredRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const routeMethod of [method].flat())
      declaredRoutes.push({ method: routeMethod, url, hasPath: config?.hasPath ?? acceptAnyPath })
  })
  let routers: Map<string, Router> | undefined
  const findMethods = (url: string) => {
    // Lazy: the routers are built at the first request for an unknown address.
    routers ??= buildRouters(declaredRoutes, maxParamLength)
    const knownMethods = [...routers].flatMap(([method, router]) => (hasRoute(router, url) ? [method] : []))
    return knownMethods.sort((a, b) => listedMethods.indexOf(a) - listedMethods.indexOf(b))
  }
  app.addHook('onRequest', (request, reply, done) => {
    const knownMethods = request.is404 ? findMethods(request.url) : []
    if (knownMethods.length === 0) return done()
    const allowed = [...knownMethods, 'OPTIONS']
    if (request.method === 'OPTIONS') reply.status(204).header('allow', allowed.join(', ')).send()
    else done(new MethodNotAllowed(allowed))
  })
}

type DeclaredRoute = { method: string; url: string; hasPath: (path: string) => boolean }
type Router = ReturnType<typeof findMyWay>

/** The order of the methods in an answer, whatever the order of the routes. */
const listedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const acceptAnyPath = () => true

function hasRoute(router: Router, url: string): boolean {
  const route = router.find('GET', url)
  return route?.store(route.params['*'] ?? '') === true
}

/** Builds one router per method, like Fastify's own. */
function buildRouters(declaredRoutes: readonly DeclaredRoute[], maxParamLength: number): Map<string, Router> {
  const routers = new Map<string, Router>()
  for (const { method, url, hasPath } of declaredRoutes) {
    const router = routers.get(method) ?? findMyWay({ maxParamLength })
    router.on('GET', url, () => undefined, hasPath)
    routers.set(method, router)
  }
  return routers
}
