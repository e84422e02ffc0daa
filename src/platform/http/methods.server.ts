import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { MethodNotAllowed } from '#src/platform/errors.ts'

/**
 * 405 Method Not Allowed, with Allow, where the address answers to other methods; OPTIONS lists them. Register before
 * the routes: each is noted as it is declared, in one router per method like the framework's own.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const maxParamLength = app.initialConfig.routerOptions?.maxParamLength ?? 100
  const routers = new Map<string, ReturnType<typeof findMyWay>>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      const router = routers.get(each) ?? findMyWay({ maxParamLength })
      router.on('GET', url, () => undefined)
      routers.set(each, router)
    }
  })
  const methodsAt = (url: string) =>
    [...routers].flatMap(([method, router]) => (router.find('GET', url) ? [method] : []))
  app.addHook('onRequest', (request, reply, done) => {
    const known = request.is404 ? methodsAt(request.url) : []
    if (known.length === 0) return done()
    const allowed = [...known, 'OPTIONS']
    if (request.method === 'OPTIONS') reply.status(204).header('allow', allowed.join(', ')).send()
    else done(new MethodNotAllowed(allowed))
  })
}
