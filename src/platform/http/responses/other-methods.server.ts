import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { MethodNotAllowed } from '#src/platform/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that ends with `*`: whether there is anything at such a path. */
    hasPath?: (path: string) => boolean
  }
}

/**
 * 405 Method Not Allowed, with Allow, where the address answers to other methods; OPTIONS lists them. Register before
 * the routes: each is noted as it is declared.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const maxParamLength = app.initialConfig.routerOptions?.maxParamLength ?? 100
  const declared: Declared[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) declared.push({ method: each, url, hasPath: config?.hasPath ?? anyPath })
  })
  let routers: Map<string, Router> | undefined
  const methodsAt = (url: string) => {
    // Lazy: a server that is asked for nothing unknown starts without them.
    routers ??= routersOf(declared, maxParamLength)
    return [...routers].flatMap(([method, router]) => (isAnswered(router, url) ? [method] : []))
  }
  app.addHook('onRequest', (request, reply, done) => {
    const known = request.is404 ? methodsAt(request.url) : []
    if (known.length === 0) return done()
    const allowed = [...known, 'OPTIONS']
    if (request.method === 'OPTIONS') reply.status(204).header('allow', allowed.join(', ')).send()
    else done(new MethodNotAllowed(allowed))
  })
}

type Declared = { method: string; url: string; hasPath: (path: string) => boolean }
type Router = ReturnType<typeof findMyWay>

const anyPath = () => true

function isAnswered(router: Router, url: string): boolean {
  const found = router.find('GET', url)
  return found?.store(found.params['*'] ?? '') === true
}

/** One router per method, like the framework's own. */
function routersOf(declared: readonly Declared[], maxParamLength: number): Map<string, Router> {
  const routers = new Map<string, Router>()
  for (const { method, url, hasPath } of declared) {
    const router = routers.get(method) ?? findMyWay({ maxParamLength })
    router.on('GET', url, () => undefined, hasPath)
    routers.set(method, router)
  }
  return routers
}
