import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { sendFile } from '#src/platform/files/file-routes.server.ts'
import { leavingOf } from '#src/platform/http/caller.server.ts'
import type { PublicCache } from '#src/platform/public-answers/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { isKept } from '#src/resource/kinds/file/file.ts'
import {
  type Address,
  addressesOf,
  requireOfParent,
  seenParentIn,
  withinParent,
} from '#src/resource/nested/parent-address.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import { isLongList, jsonInParts, listTurnOf, mapInParts } from '#src/resource/read/list-answer.server.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import { type OptionsQuery, optionsAccess, parseOptionsQuery, readOptions } from '#src/resource/read/options.server.ts'
import { readPage } from '#src/resource/read/page.server.ts'
import { readOne } from '#src/resource/read/read-rows.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { answerTo } from '#src/resource/signed.server.ts'

type Params = { id: string; text: string }

/** Routes of every resource's list, search and read, under `/api/{resource}`. */
export function resourceReads(app: FastifyInstance, services: Services, cache: PublicCache, registry: Registry): void {
  for (const prepared of registry.values())
    for (const address of addressesOf(prepared)) readRoutes(app, services, cache, { prepared, registry, address })
}

type ReadAddress = { prepared: Prepared; registry: Registry; address: Address }

function readRoutes(
  app: FastifyInstance,
  services: Services,
  cache: PublicCache,
  { prepared, registry, address }: ReadAddress,
): void {
  const { resource, rules } = prepared
  const config = { access: resource.access.read }
  const isPublic = resource.access.read === 'public'
  const { path } = address

  async function list(reads: Reads, actor: Actor | null, query: ListQuery) {
    const page = await readPage(reads, prepared.seenBy(actor), actor, query)
    const headers: Record<string, string> = { 'x-total-count': String(page.total) }
    if (page.isLowerBound) headers['x-total-count-relation'] = 'gte'
    return { rows: await mapInParts(page.rows, (row) => answerTo(services.links, prepared, actor, row)), headers }
  }

  type Produce = (reads: Reads) => Promise<{ body: unknown; headers?: Record<string, string> }>
  type Wanted = readonly [what: 'list' | 'search' | 'options' | 'one', of: ListQuery | OptionsQuery | number]

  /** Cache key: `wanted` is the parsed request, so addresses that ask for the same share one public answer. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Wanted,
    produce: Produce,
    { isLong } = { isLong: false },
  ) {
    const { sql } = services
    const pool = isLong ? sql.bulk : sql
    const inTurn = isLong ? listTurnOf(services, request) : undefined
    if (isPublic) {
      const key = JSON.stringify([resource.name, ...wanted])
      const render = async (_version: number, signal: AbortSignal) => {
        const { body, headers } = await produce(pool.until(signal))
        const type = 'application/json; charset=utf-8'
        const text = await jsonInParts(body)
        return { status: 200, type, body: text, audience: 'one', ...(headers && { headers }) } as const
      }
      await cache.answer(request, reply, key, render, { inTurn, isCancellable: true })
      return reply
    }
    const signal = leavingOf(request.raw)
    const read = () => produce(pool.until(signal))
    const { body, headers } = await (inTurn ? inTurn(read, signal) : read())
    reply.headers({ ...headers })
    return isLong ? reply.type('application/json; charset=utf-8').send(await jsonInParts(body)) : reply.send(body)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config, schema: describe(prepared, 'list', address) },
    async (request, reply) => {
      const parent = await seenParentIn(services, prepared, request)
      const query = withinParent(parent, parseListQuery(prepared.seenBy(request.actor), request.query))
      const produce = async (reads: Reads) => {
        const { rows, headers } = await list(reads, request.actor, query)
        return { body: rules.listAnswer ? await rules.listAnswer(services.sql, rows) : rows, headers }
      }
      return answer(request, reply, ['list', query], produce, { isLong: !parent && isLongList(prepared, query) })
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    `${path}/options`,
    { config: { access: optionsAccess(prepared, registry) }, schema: describe(prepared, 'options', address) },
    async (request, reply) => {
      const parent = await seenParentIn(services, prepared, request)
      const query = { ...parseOptionsQuery(request.query), parent: parent && { by: parent.by, id: parent.id } }
      return answer(request, reply, ['options', query], async (reads) => ({
        body: await readOptions(reads, prepared, request.actor, query),
      }))
    },
  )
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(
    `${path}/search/:text`,
    { config, schema: describe(prepared, 'search', address) },
    async (request, reply) => {
      const parent = await seenParentIn(services, prepared, request)
      const sought = { ...request.query, q: request.params.text }
      const query = withinParent(parent, parseListQuery(prepared.seenBy(request.actor), sought))
      const produce = async (reads: Reads) => {
        const { rows, headers } = await list(reads, request.actor, query)
        return { body: rows, headers }
      }
      return answer(request, reply, ['search', query], produce, { isLong: !parent && isLongList(prepared, query) })
    },
  )
  app.get<{ Params: Params }>(
    `${path}/:id`,
    { config, schema: describe(prepared, 'read', address) },
    async (request, reply) => {
      const parent = await seenParentIn(services, prepared, request)
      const id = idOf(request.params.id)
      return answer(request, reply, ['one', id], async (reads) => {
        const seen = prepared.seenBy(request.actor)
        const entity = requireOfParent(parent, await readOne(reads, seen, request.actor, id))
        return { body: answerTo(services.links, prepared, request.actor, entity) }
      })
    },
  )
  if (resource.parent) for (const { name } of prepared.files) fileRoute(app, services, { prepared, address, name })
}

/** The file of a record of a nested resource, by the rights of the record. */
function fileRoute(
  app: FastifyInstance,
  services: Services,
  { prepared, address, name }: { prepared: Prepared; address: Address; name: string },
): void {
  app.get<{ Params: Params }>(
    `${address.path}/:id/${name}`,
    { config: { access: prepared.resource.access.read }, schema: describe(prepared, 'file', address) },
    async (request, reply) => {
      const parent = await seenParentIn(services, prepared, request)
      const seen = prepared.seenBy(request.actor)
      const row = await readOne(services.sql, seen, request.actor, idOf(request.params.id))
      const stored = requireOfParent(parent, row)[name]
      if (!isKept(stored)) throw new NotFound()
      return sendFile(services, request, reply, stored.key)
    },
  )
}
