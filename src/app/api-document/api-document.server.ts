import { formatParamUrl } from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { authSchemas, authTag } from '#src/access/openapi.server.ts'
import { permissionSchemas, permissionsTag } from '#src/access/permissions/permissions-openapi.server.ts'
import { importsTag } from '#src/importer/routes/openapi.server.ts'
import { importSchemas } from '#src/importer/routes/openapi-schemas.server.ts'
import { operationsTag } from '#src/operations/state/operations-routes.server.ts'
import { filesTag } from '#src/platform/files/serving/file-routes.server.ts'
import { errorSchema } from '#src/platform/openapi/error-schema.server.ts'
import { buildRouteOperation, type Operation } from '#src/platform/openapi/operation.server.ts'
import { idParameter, sharedParameters } from '#src/platform/openapi/parameters.server.ts'
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
      operationsTag,
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

/** Addresses that differ only in the names of their parameters are one path, with the names of the first route. */
function buildPaths(routes: readonly DescribedRoute[]) {
  const paths = new Map<string, { path: string; operations: Record<string, object | null> }>()
  for (const route of routes) {
    const address = formatParamUrl(route.url)
    const key = address.replace(parameterPattern, '{}')
    const { path, operations } = paths.get(key) ?? { path: address, operations: {} }
    const operation = renamePathParameters(buildRouteOperation(route), address, path)
    for (const method of [route.method].flat()) operations[method.toLowerCase()] = operation
    paths.set(key, { path, operations })
  }
  return Object.fromEntries([...paths.values()].map(({ path, operations }) => [path, operations]))
}

const parameterPattern = /\{[^}]+\}/g

function renamePathParameters(operation: Operation | null, address: string, path: string): Operation | null {
  if (!operation?.parameters || address === path) return operation
  const newNames = path.match(parameterPattern) ?? []
  const renames = new Map(address.match(parameterPattern)?.map((name, index) => [name, newNames[index] ?? name]))
  const parameters = operation.parameters.map((parameter) => {
    const described = parameter === idParameter ? sharedParameters.Id : (parameter as { name?: string; in?: string })
    const newName = described.in === 'path' ? renames.get(`{${described.name}}`) : undefined
    return newName ? { ...described, name: newName.slice(1, -1) } : parameter
  })
  return { ...operation, parameters }
}
