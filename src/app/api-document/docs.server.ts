import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { DescribedRoute } from '#src/app/api-document/api-document.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/**
 * Routes of `/api/docs`, to read, and of `/api/docs/json`, for programs: of the routes declared after it. Throws at a
 * route of the API without documentation. The document is made, and what shows it loaded, when it is first asked for.
 */
export function addDocsRoutes(app: FastifyInstance, registry: Registry): void {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    if (!isApiRoute(route)) return
    if (!route.schema?.operation) throw new Error(`The route ${String(route.method)} ${route.url} is not described.`)
    const { method, url, schema, config } = route
    routes.push({ method, url, schema, config })
  })
  let docsServer: Promise<FastifyInstance> | undefined
  const loadDocsServer = async () => {
    const { createDocsServer } = await import('#src/app/api-document/docs-pages.server.ts')
    return createDocsServer(routes, registry)
  }
  for (const path of paths) {
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      docsServer ??= loadDocsServer()
      return sendPage(await docsServer, request, reply)
    })
  }
  app.addHook('onClose', async () => (await docsServer)?.close())
}

/** Those that Swagger UI serves. */
const paths = [
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/static/*',
]

/** Pages, files and the document's own routes are no part of the API. */
const isApiRoute = ({ url, method, schema }: RouteOptions) =>
  url.startsWith('/api/') && method !== 'HEAD' && !schema?.hide

/** Headers of the connection, which the answer to the injected request has not. */
const connectionHeaders = ['connection', 'date', 'transfer-encoding']

async function sendPage(pages: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // HEAD too: Fastify leaves the body out, and says how long it is.
  const answer = await pages.inject({ method: 'GET', url: request.url, headers: request.headers })
  if (answer.statusCode === 404) {
    reply.callNotFound()
    return reply
  }
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !connectionHeaders.includes(name)) reply.header(name, value)
  const { statusCode, rawPayload } = answer
  // A body of no bytes would be given a type.
  return reply.status(statusCode).send(rawPayload.length > 0 ? rawPayload : undefined)
}
