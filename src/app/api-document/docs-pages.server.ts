import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import { buildApiDocument, type DescribedRoute } from '#src/app/api-document/api-document.server.ts'
import { installErrorHandler } from '#src/platform/http/responses/error-responses.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

/** Creates a server for the pages of `/api/docs` only. It never listens: the main server injects its requests. */
export async function createDocsServer(
  routes: readonly DescribedRoute[],
  registry: Registry,
): Promise<FastifyInstance> {
  const pages = fastify()
  installErrorHandler(pages)
  await pages.register(swagger, { mode: 'static', specification: { document: buildApiDocument(routes, registry) } })
  await pages.register(swaggerUi, {
    routePrefix: '/api/docs',
    // CSP: Swagger UI's script adds one style sheet, which its hash allows.
    staticCSP:
      "default-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
  })
  return pages
}
