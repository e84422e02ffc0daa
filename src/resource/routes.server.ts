import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicCache } from '#src/platform/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import { parseListQuery, readOne, readPage } from '#src/resource/read.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { registryOf } from '#src/resource/registry.server.ts'
import type { Registration } from '#src/resource/rules.server.ts'
import { namesOfEntity, type Prepared } from '#src/resource/save.server.ts'
import { resourceSchema } from '#src/resource/schema.ts'
import { selectOf } from '#src/resource/select.server.ts'

type Params = { id: string; text: string }

/** What every resource needs to be served, put together once. */
export function prepareResources(registrations: readonly Registration[]): Prepared[] {
  const registry = registryOf(registrations)
  return registrations.map((registration) => ({
    ...registration,
    registry,
    select: selectOf(registration.resource, registry),
    schemas: {
      create: resourceSchema(registration.resource, 'create'),
      update: resourceSchema(registration.resource, 'update'),
    },
    echoed: namesOfEntity(registration.resource),
  }))
}

/** Gives every resource its list, search and read under `/api/{resource}`. */
export function resourceReads(
  app: FastifyInstance,
  services: Services,
  cache: PublicCache,
  resources: readonly Prepared[],
): void {
  for (const prepared of resources) readRoutes(app, services, cache, prepared)
}

function readRoutes(app: FastifyInstance, services: Services, cache: PublicCache, prepared: Prepared): void {
  const { resource, select, rules } = prepared
  const config = { access: resource.access.read }
  const isPublic = resource.access.read === 'public'
  const path = `/api/${resource.name}`

  async function list(request: FastifyRequest, query: Record<string, unknown>) {
    const page = await readPage(services.sql, resource, select, request.actor, parseListQuery(resource, select, query))
    const headers: Record<string, string> = { 'x-total-count': String(page.total) }
    if (page.isLowerBound) headers['x-total-count-relation'] = 'gte'
    return { page, headers }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    produce: () => Promise<{ body: unknown; headers?: Record<string, string> }>,
  ) {
    if (isPublic) {
      return cache.answer(request, reply, `json ${request.url}`, async () => {
        const { body, headers } = await produce()
        return {
          status: 200,
          type: 'application/json; charset=utf-8',
          body: JSON.stringify(body),
          ...(headers && { headers }),
        }
      })
    }
    const { body, headers } = await produce()
    return reply.headers(headers ?? {}).send(body)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config, schema: describe(prepared, 'list') },
    (request, reply) =>
      answer(request, reply, async () => {
        const { page, headers } = await list(request, request.query)
        return { body: rules.listAnswer ? await rules.listAnswer(services.sql, page.rows) : page.rows, headers }
      }),
  )
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(
    `${path}/search/:text`,
    { config, schema: describe(prepared, 'search') },
    (request, reply) =>
      answer(request, reply, async () => {
        const { page, headers } = await list(request, { ...request.query, q: request.params.text })
        return { body: page.rows, headers }
      }),
  )
  app.get<{ Params: Params }>(`${path}/:id`, { config, schema: describe(prepared, 'read') }, (request, reply) =>
    answer(request, reply, async () => ({
      body: await readOne(services.sql, resource, select, request.actor, idOf(request.params.id)),
    })),
  )
}
