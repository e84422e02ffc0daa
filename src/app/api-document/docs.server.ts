import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { DescribedRoute } from '#src/app/api-document/api-document.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/**
 * Adds `/api/docs` (Swagger UI) and `/api/docs/json` (the OpenAPI document) for all routes that are added later. The
 * pages and the document are built at the first request. Adding an API route without documentation throws.
 */
export function addDocsRoutes(app: FastifyInstance, registry: Registry): void {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    if (!isRouteToDocument(route)) return
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
      return forwardToDocsServer(await docsServer, request, reply)
    })
  }
  app.addHook('onClose', async () => (await docsServer)?.close())
}

/** Paths that Swagger UI serves. */
const paths = [
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/static/*',
]

/** True for a route of the API. False for pages, files, and the routes of the API document itself. */
const isRouteToDocument = ({ url, method, schema }: RouteOptions) =>
  url.startsWith('/api/') && method !== 'HEAD' && !schema?.hide

/** Headers that belong to a connection and are not copied from the response of the docs server. */
const connectionHeaders = ['connection', 'date', 'transfer-encoding']

async function forwardToDocsServer(
  pages: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A HEAD request is injected as GET: Fastify then omits the body but keeps its length.
  const answer = await pages.inject({ method: 'GET', url: request.url, headers: request.headers })
  if (answer.statusCode === 404) {
    reply.callNotFound()
    return reply
  }
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !connectionHeaders.includes(name)) reply.header(name, value)
  const { statusCode, rawPayload } = answer
  // Fastify would add a content type to an empty buffer.
  return reply.status(statusCode).send(rawPayload.length > 0 ? rawPayload : undefined)
}
