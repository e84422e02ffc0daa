import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { PublicCache } from '#src/platform/public-answers/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import { type OptionsQuery, optionsAccess, parseOptionsQuery, readOptions } from '#src/resource/read/options.server.ts'
import { readOne, readPage } from '#src/resource/read/page.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { answerTo } from '#src/resource/signed.server.ts'

type Params = { id: string; text: string }

/** Routes of every resource's list, search and read, under `/api/{resource}`. */
export function resourceReads(app: FastifyInstance, services: Services, cache: PublicCache, registry: Registry): void {
  for (const prepared of registry.values())
    if (!prepared.resource.under) readRoutes(app, services, cache, { prepared, registry })
}

type Read = { prepared: Prepared; registry: Registry }

function readRoutes(app: FastifyInstance, services: Services, cache: PublicCache, { prepared, registry }: Read): void {
  const { resource, rules } = prepared
  const config = { access: resource.access.read }
  const isPublic = resource.access.read === 'public'
  const path = `/api/${resource.name}`

  async function list(actor: Actor | null, query: ListQuery) {
    const page = await readPage(services.sql, prepared.seenBy(actor), actor, query)
    const headers: Record<string, string> = { 'x-total-count': String(page.total) }
    if (page.isLowerBound) headers['x-total-count-relation'] = 'gte'
    return { rows: page.rows.map((row) => answerTo(services.links, prepared, actor, row)), headers }
  }

  /** Cache key: `asked` is the parsed request, so addresses that ask for the same share one public answer. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: readonly [what: 'list' | 'search' | 'options' | 'one', of: ListQuery | OptionsQuery | number],
    produce: () => Promise<{ body: unknown; headers?: Record<string, string> }>,
  ) {
    if (isPublic) {
      await cache.answer(request, reply, JSON.stringify([resource.name, ...asked]), async () => {
        const { body, headers } = await produce()
        return {
          status: 200,
          type: 'application/json; charset=utf-8',
          body: JSON.stringify(body),
          audience: 'one',
          ...(headers && { headers }),
        }
      })
      return reply
    }
    const { body, headers } = await produce()
    return reply.headers({ ...headers }).send(body)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config, schema: describe(prepared, 'list') },
    async (request, reply) => {
      const query = parseListQuery(prepared.seenBy(request.actor), request.query)
      return answer(request, reply, ['list', query], async () => {
        const { rows, headers } = await list(request.actor, query)
        return { body: rules.listAnswer ? await rules.listAnswer(services.sql, rows) : rows, headers }
      })
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    `${path}/options`,
    { config: { access: optionsAccess(prepared, registry) }, schema: describe(prepared, 'options') },
    async (request, reply) => {
      const query = parseOptionsQuery(request.query)
      return answer(request, reply, ['options', query], async () => ({
        body: await readOptions(services.sql, prepared, request.actor, query),
      }))
    },
  )
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(
    `${path}/search/:text`,
    { config, schema: describe(prepared, 'search') },
    async (request, reply) => {
      const query = parseListQuery(prepared.seenBy(request.actor), { ...request.query, q: request.params.text })
      return answer(request, reply, ['search', query], async () => {
        const { rows, headers } = await list(request.actor, query)
        return { body: rows, headers }
      })
    },
  )
  app.get<{ Params: Params }>(`${path}/:id`, { config, schema: describe(prepared, 'read') }, async (request, reply) => {
    const id = idOf(request.params.id)
    return answer(request, reply, ['one', id], async () => ({
      body: answerTo(
        services.links,
        prepared,
        request.actor,
        await readOne(services.sql, prepared.seenBy(request.actor), request.actor, id),
      ),
    }))
  })
}
