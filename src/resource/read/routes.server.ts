import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { sendFile } from '#src/platform/files/serving/file-routes.server.ts'
import { getDisconnectSignal } from '#src/platform/http/access/caller.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { isAttachedFile } from '#src/resource/kinds/file/file.ts'
import {
  addressesIn,
  type NamedParent,
  requireOfParent,
  seenParentIn,
  withinParent,
} from '#src/resource/nested/parent-address.server.ts'
import { type DescribedVerb, describe } from '#src/resource/openapi/operations.server.ts'
import { readPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { isLongList, jsonInParts, listTurnOf, mapInParts } from '#src/resource/read/long-lists.server.ts'
import { optionsAccess, parseOptionsQuery, readOptions } from '#src/resource/read/options.server.ts'
import { readOne } from '#src/resource/read/read-rows.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { answerTo } from '#src/resource/visibility/answer-entity.server.ts'

type ReadRoute = { Params: { id: string; text: string }; Querystring: Record<string, unknown> }
type ReadRequest = FastifyRequest<ReadRoute>

/** What a request asks for. `key` holds what was parsed: addresses that ask for the same share one public answer. */
type ReadWork = {
  key: readonly unknown[]
  isLong?: boolean
  produce(reads: Queryable): Promise<{ body: unknown; headers?: Record<string, string> }>
}

/** Routes of every resource's list, search and read, under `/api/{resource}`. */
export function resourceReads(app: FastifyInstance, services: Services, cache: PublicCache, registry: Registry): void {
  for (const { prepared, ...address } of addressesIn(registry)) {
    const { path } = address
    const { read } = prepared.resource.access
    const options = (verb: DescribedVerb, access = read) => ({
      config: { access },
      schema: describe(prepared, verb, address),
    })
    const get = (
      url: string,
      routeOptions: ReturnType<typeof options>,
      ask: (request: ReadRequest, parent: NamedParent | null) => ReadWork,
    ) =>
      app.get<ReadRoute>(url, routeOptions, async (request, reply) => {
        const parent = await seenParentIn(services, prepared, request)
        return answer(services, cache, prepared, request, reply, ask(request, parent))
      })
    get(path, options('list'), (request, parent) => prepareList(services, prepared, 'list', request, parent))
    get(`${path}/options`, options('options', optionsAccess(prepared)), ({ query, actor }, parent) => {
      const asked = { ...parseOptionsQuery(query), parent: parent && { by: parent.by, id: parent.id } }
      return {
        key: ['options', asked],
        produce: async (reads) => ({ body: await readOptions(reads, prepared, actor, asked) }),
      }
    })
    get(`${path}/search/:text`, options('search'), (request, parent) =>
      prepareList(services, prepared, 'search', request, parent),
    )
    get(`${path}/:id`, options('read'), ({ params, actor }, parent) => {
      const id = idOf(params.id)
      return {
        key: ['one', id],
        async produce(reads) {
          const entity = requireOfParent(parent, await readOne(reads, prepared.seenBy(actor), actor, id))
          return { body: answerTo(services.links, prepared, actor, entity) }
        },
      }
    })
    // The file of a record of a nested resource, by the rights of the record.
    for (const { name } of prepared.resource.parent ? prepared.files : [])
      app.get<ReadRoute>(`${path}/:id/${name}`, options('file'), async (request, reply) => {
        const parent = await seenParentIn(services, prepared, request)
        const seen = prepared.seenBy(request.actor)
        const row = await readOne(services.sql, seen, request.actor, idOf(request.params.id))
        const stored = requireOfParent(parent, row)[name]
        if (!isAttachedFile(stored)) throw new NotFound()
        return sendFile(services, request, reply, stored.key)
      })
  }
}

function prepareList(
  services: Services,
  prepared: Prepared,
  verb: 'list' | 'search',
  { query: given, params, actor }: ReadRequest,
  parent: NamedParent | null,
): ReadWork {
  const seen = prepared.seenBy(actor)
  const query = withinParent(parent, parseListQuery(seen, verb === 'search' ? { ...given, q: params.text } : given))
  const { listAnswer } = prepared.rules
  return {
    key: [verb, query],
    isLong: !parent && isLongList(prepared, query),
    async produce(reads) {
      const page = await readPage(reads, seen, actor, query)
      const rows = await mapInParts(page.rows, (row) => answerTo(services.links, prepared, actor, row))
      const body = verb === 'list' && listAnswer ? await listAnswer(services.sql, rows) : rows
      const relation = page.isLowerBound && { 'x-total-count-relation': 'gte' }
      return { body, headers: { 'x-total-count': String(page.total), ...relation } }
    },
  }
}

async function answer(
  services: Services,
  cache: PublicCache,
  { resource }: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, produce, isLong = false }: ReadWork,
): Promise<FastifyReply> {
  const { sql } = services
  const pool = isLong ? sql.bulk : sql
  const runRender = isLong ? listTurnOf(services, request) : undefined
  const type = 'application/json; charset=utf-8'
  if (resource.access.read === 'public') {
    const render = async (_version: number, signal: AbortSignal) => {
      const { body, headers } = await produce(pool.withSignal(signal))
      return { status: 200, type, body: await jsonInParts(body), audience: 'one', ...(headers && { headers }) } as const
    }
    await cache.respond(request, reply, JSON.stringify([resource.name, ...key]), render, {
      runRender,
      isCancellable: true,
    })
    return reply
  }
  const signal = getDisconnectSignal(request.raw)
  const read = () => produce(pool.withSignal(signal))
  const { body, headers } = await (runRender ? runRender(read, signal) : read())
  reply.headers({ ...headers })
  return isLong ? reply.type(type).send(await jsonInParts(body)) : reply.send(body)
}
