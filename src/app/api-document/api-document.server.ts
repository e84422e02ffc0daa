import { formatParamUrl } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { authSchemas, authTag } from '#src/access/openapi.server.ts'
import { permissionSchemas, permissionsTag } from '#src/access/permissions/permissions-openapi.server.ts'
import { importsTag } from '#src/importer/routes/openapi.server.ts'
import { importSchemas } from '#src/importer/routes/openapi-schemas.server.ts'
import { filesTag } from '#src/platform/files/serving/file-routes.server.ts'
import { errorSchema } from '#src/platform/openapi/error-schema.server.ts'
import { buildRouteOperation } from '#src/platform/openapi/operation.server.ts'
import { sharedParameters } from '#src/platform/openapi/parameters.server.ts'
import { sharedResponses } from '#src/platform/openapi/refusals.server.ts'
import { programVersion } from '#src/platform/program.server.ts'
import { dashboardTag } from '#src/resource/cards/routes.server.ts'
import { searchTag } from '#src/resource/find/routes.server.ts'
import { buildResourceSchemas, buildResourceTag } from '#src/resource/openapi/schemas.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { contactTag, storefrontSchemas } from '#src/storefront/openapi.server.ts'

const description = `Every list, row and write of the shop.

- **Access**: \`signIn\` gives the token that guarded calls carry as \`Authorization: Bearer\`.
- **Language**: \`message\` of a refusal is in the language of \`Accept-Language\`: es, en or pt, es where none fits.
- **Rows** carry every name; null stands where there is nothing. Numbers are exact decimals.
- **Writes** take JSON and forms; pictures come in forms. What is understood besides: a number as people type it
  (\`"1.249,50"\`), blanks around a text. Texts hold no control characters but the lines and tabs of a long one.`

export type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>

/** Builds the OpenAPI document of these routes. */
export function buildApiDocument(routes: readonly DescribedRoute[], registry: Registry) {
  return {
    openapi: '3.1.0',
    info: { title: 'Mostrador', version: programVersion, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The shop itself' }],
    security: [{ token: [] }],
    tags: [
      ...[...registry.values()].map(buildResourceTag),
      searchTag,
      importsTag,
      dashboardTag,
      permissionsTag,
      authTag,
      contactTag,
      filesTag,
    ],
    paths: buildPaths(routes),
    components: {
      securitySchemes: {
        token: { type: 'http' as const, scheme: 'bearer', description: 'The token of a sign-in' },
        ticket: {
          type: 'apiKey' as const,
          in: 'query',
          name: 'ticket',
          description: 'In its place: one of `createTicket`',
        },
      },
      schemas: {
        Error: errorSchema,
        ...buildResourceSchemas(registry),
        ...permissionSchemas,
        ...authSchemas,
        ...importSchemas,
        ...storefrontSchemas,
      },
      parameters: sharedParameters,
      responses: sharedResponses,
    },
  }
}

function buildPaths(routes: readonly DescribedRoute[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const operation = buildRouteOperation(route)
    const path = formatParamUrl(route.url)
    const methods = [route.method].flat().map((method) => [method.toLowerCase(), operation])
    paths[path] = { ...paths[path], ...Object.fromEntries(methods) }
  }
  return paths
}
