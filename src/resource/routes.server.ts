import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { Invalid, NotFound } from '#src/platform/errors.ts'
import type { PublicCache } from '#src/platform/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { describe } from '#src/resource/openapi.server.ts'
import { type ListQuery, parseListQuery, readOne, readPage } from '#src/resource/read.server.ts'
import { registryOf } from '#src/resource/registry.server.ts'
import type { Registration } from '#src/resource/rules.server.ts'
import { namesOfEntity, type Prepared } from '#src/resource/save.server.ts'
import { parseId, resourceSchema } from '#src/resource/schema.ts'
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

  async function list(actor: Actor | null, query: ListQuery) {
    const page = await readPage(services.sql, resource, select, actor, query)
    const headers: Record<string, string> = { 'x-total-count': String(page.total) }
    if (page.isLowerBound) headers['x-total-count-relation'] = 'gte'
    return { page, headers }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: readonly [what: 'list' | 'search' | 'one', of: ListQuery | number],
    produce: () => Promise<{ body: unknown; headers?: Record<string, string> }>,
  ) {
    if (isPublic) {
      await cache.answer(request, reply, JSON.stringify([resource.name, ...asked]), async () => {
        const { body, headers } = await produce()
        return {
          status: 200,
          type: 'application/json; charset=utf-8',
          body: JSON.stringify(body),
          ...(headers && { headers }),
        }
      })
      return reply
    }
    const { body, headers } = await produce()
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config, schema: describe(resource, 'list', select, rules.listSchema) },
    async (request, reply) => {
      const query = parseListQuery(resource, select, request.query)
      return answer(request, reply, ['list', query], async () => {
        const { page, headers } = await list(request.actor, query)
        return { body: rules.listAnswer ? await rules.listAnswer(services.sql, page.rows) : page.rows, headers }
      })
    },
  )
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(
    `${path}/search/:text`,
    { config, schema: describe(resource, 'search', select) },
    async (request, reply) => {
      const query = parseListQuery(resource, select, { ...request.query, q: request.params.text })
      return answer(request, reply, ['search', query], async () => {
        const { page, headers } = await list(request.actor, query)
        return { body: page.rows, headers }
      })
    },
  )
  app.get<{ Params: Params }>(
    `${path}/:id`,
    { config, schema: describe(resource, 'read', select) },
    async (request, reply) => {
      const id = idOf(request.params.id)
      return answer(request, reply, ['one', id], async () => ({
        body: await readOne(services.sql, resource, select, request.actor, id),
      }))
    },
  )
}

/** The id in an address; what cannot be one is refused, what cannot be ours is not there. */
export function idOf(text: string): number {
  const id = parseId(text)
  if (id === null)
    throw /^\d+$/.test(text)
      ? new NotFound()
      : new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
  return id
}
