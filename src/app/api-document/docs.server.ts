import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { DescribedRoute } from '#src/app/api-document/api-document.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/**
 * Adds `/api/docs` (the page) and `/api/docs/json` (the document) for all routes that are declared later. Throws at an
 * API route without documentation. The document and Swagger UI are built at the first request.
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

/** Pages, files and the document's own routes are not part of the API. */
const isApiRoute = ({ url, method, schema }: RouteOptions) =>
  url.startsWith('/api/') && method !== 'HEAD' && !schema?.hide

/** Headers of the connection, which must not be copied from the injected answer. */
const connectionHeaders = ['connection', 'date', 'transfer-encoding']

async function sendPage(pages: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // HEAD included: Fastify omits the body but keeps its length.
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
