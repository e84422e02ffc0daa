import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Collects the routes as they are declared; register before them. */
export async function collectDocs(app: FastifyInstance, version: string): Promise<void> {
  // What comes in is checked by the declarations and what goes out is selected by name: the schemas only describe.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(swagger, {
    // Pages and files are no part of the API.
    transform: ({ schema, url }) => ({ schema: url.startsWith('/api/') ? schema : { ...schema, hide: true }, url }),
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mostrador', version, description: 'Every list, row and write of the shop.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  })
}

/** `/api/docs` to read, `/api/docs/json` for programs. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Its script adds one sheet of styles; that one, by its hash, and no other.
      staticCSP:
        "default-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
    })
  })
}
