import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicCache } from '#src/platform/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseListQuery } from '#src/resource/list-query.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { readOne, readPage } from '#src/resource/read.server.ts'
import { idOf } from '#src/resource/record-id.ts'

type Params = { id: string; text: string }

/** Gives every resource its list, search and read under `/api/{resource}`. */
export function resourceReads(app: FastifyInstance, services: Services, cache: PublicCache, registry: Registry): void {
  for (const prepared of registry.values()) readRoutes(app, services, cache, prepared)
}

function readRoutes(app: FastifyInstance, services: Services, cache: PublicCache, prepared: Prepared): void {
  const { resource, rules } = prepared
  const config = { access: resource.access.read }
  const isPublic = resource.access.read === 'public'
  const path = `/api/${resource.name}`

  async function list(request: FastifyRequest, query: Record<string, unknown>) {
    const page = await readPage(services.sql, prepared, request.actor, parseListQuery(prepared, query))
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
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body)
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
      body: await readOne(services.sql, prepared, request.actor, idOf(request.params.id)),
    })),
  )
}
