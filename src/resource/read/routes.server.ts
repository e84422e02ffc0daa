import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { sendPrivateFile } from '#src/platform/files/serving/file-routes.server.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import type { PublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { isAttachedFile } from '#src/resource/kinds/file/file.ts'
import {
  addParentFilter,
  listAllApiAddresses,
  type ParentInAddress,
  parseVisibleParent,
  requireChildOf,
} from '#src/resource/nested/parent-address.server.ts'
import { type DescribedVerb, documentResourceRoute } from '#src/resource/openapi/operations.server.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery, requireListableProperties } from '#src/resource/read/list-query.server.ts'
import { chooseListQueue, isLongList, mapInBatches, stringifyInBatches } from '#src/resource/read/long-lists.server.ts'
import { readNeighbors } from '#src/resource/read/neighbors/neighbors.server.ts'
import { deriveOptionsAccess, parseOptionsQuery, readOptions } from '#src/resource/read/options/options.server.ts'
import { requireRow } from '#src/resource/read/read-rows.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { createEntityPreparer, prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'

type ReadRoute = { Params: { id: string; text: string }; Querystring: Record<string, unknown> }
type ReadRequest = FastifyRequest<ReadRoute>

/**
 * A parsed read request and the work to answer it. `key` contains the parsed request: requests with an equal key share
 * one cached public answer. `isLong` is true for a long list, which waits in a queue.
 */
type ReadPlan = {
  key: readonly unknown[]
  isLong?: boolean
  readAnswer(db: Queryable): Promise<{ body: unknown; headers?: Record<string, string> }>
}

/**
 * Registers the routes that read a resource, under `/api/{resource}`: its list, options, search, a record, the record's
 * neighbors and, if nested, its files.
 */
export function registerReadRoutes(
  app: FastifyInstance,
  services: Services,
  cache: PublicCache,
  registry: Registry,
): void {
  for (const { prepared, ...address } of listAllApiAddresses(registry)) {
    const { path } = address
    const { read } = prepared.resource.access
    const buildRouteOptions = (verb: DescribedVerb, access = read) => ({
      config: { access },
      schema: documentResourceRoute(prepared, verb, address),
    })
    const addGetRoute = (
      url: string,
      routeOptions: ReturnType<typeof buildRouteOptions>,
      planRead: (request: ReadRequest, parent: ParentInAddress | null) => ReadPlan,
    ) =>
      app.get<ReadRoute>(url, routeOptions, async (request, reply) => {
        const parent = await parseVisibleParent(services, prepared, request)
        return sendCachedOrFreshAnswer(services, cache, prepared, request, reply, planRead(request, parent))
      })
    addGetRoute(path, buildRouteOptions('list'), (request, parent) =>
      planListRead(services, prepared, 'list', request, parent),
    )
    addGetRoute(
      `${path}/options`,
      buildRouteOptions('options', deriveOptionsAccess(prepared)),
      ({ query, actor }, parent) => {
        const optionsQuery = {
          ...parseOptionsQuery(query),
          parent: parent && { fieldName: parent.fieldName, id: parent.id },
        }
        return {
          key: ['options', optionsQuery],
          readAnswer: async (db) => ({ body: await readOptions(db, prepared, actor, optionsQuery) }),
        }
      },
    )
    addGetRoute(`${path}/search/:text`, buildRouteOptions('search'), (request, parent) =>
      planListRead(services, prepared, 'search', request, parent),
    )
    addGetRoute(`${path}/:id`, buildRouteOptions('read'), ({ params, actor }, parent) => {
      const id = requirePathId(params.id)
      return {
        key: ['one', id],
        async readAnswer(db) {
          const entity = requireChildOf(parent, await requireRow(db, prepared.narrowTo(actor), actor, id))
          return { body: prepareEntityAnswer(services.links, prepared, actor, entity) }
        },
      }
    })
    addGetRoute(
      `${path}/:id/neighbors`,
      buildRouteOptions('neighbors'),
      ({ params, query: parameters, actor }, parent) => {
        const id = requirePathId(params.id)
        const visibleResource = prepared.narrowTo(actor)
        const query = addParentFilter(parent, parseListQuery(visibleResource, parameters))
        return {
          key: ['neighbors', id, query],
          async readAnswer(db) {
            const neighbors = await readNeighbors(db, visibleResource, actor, id, query)
            if (neighbors) return { body: neighbors }
            requireChildOf(parent, await requireRow(db, visibleResource, actor, id))
            return { body: { previous: null, next: null } }
          },
        }
      },
    )
    // The file of a nested resource's record: whoever may read the record may read its file.
    for (const { name } of prepared.resource.parent ? listStoredFileFields(prepared) : [])
      app.get<ReadRoute>(`${path}/:id/${name}`, buildRouteOptions('file'), async (request, reply) => {
        const parent = await parseVisibleParent(services, prepared, request)
        const visibleResource = prepared.narrowTo(request.actor)
        const row = await requireRow(services.sql, visibleResource, request.actor, requirePathId(request.params.id))
        const attachedFile = requireChildOf(parent, row)[name]
        if (!isAttachedFile(attachedFile)) throw new NotFound()
        return sendPrivateFile(services, request, reply, attachedFile.key)
      })
  }
}

function planListRead(
  services: Services,
  prepared: PreparedResource,
  verb: 'list' | 'search',
  { query: parameters, params, actor }: ReadRequest,
  parent: ParentInAddress | null,
): ReadPlan {
  const visibleResource = prepared.narrowTo(actor)
  const query = addParentFilter(
    parent,
    parseListQuery(visibleResource, verb === 'search' ? { ...parameters, q: params.text } : parameters),
  )
  requireListableProperties(visibleResource, actor, query)
  const { buildListAnswer } = prepared.rules
  return {
    key: [verb, query],
    isLong: !parent && isLongList(prepared, query),
    async readAnswer(db) {
      const page = await readListPage(db, visibleResource, actor, query)
      const rows = await mapInBatches(page.rows, createEntityPreparer(services.links, prepared, actor))
      const body = verb === 'list' && buildListAnswer ? await buildListAnswer(services.sql, rows, query) : rows
      const relation = page.isLowerBound && { 'x-total-count-relation': 'gte' }
      return { body, headers: { 'x-total-count': String(page.total), ...relation } }
    },
  }
}

async function sendCachedOrFreshAnswer(
  services: Services,
  cache: PublicCache,
  { resource }: PreparedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, readAnswer, isLong = false }: ReadPlan,
): Promise<FastifyReply> {
  const { sql } = services
  const pool = isLong ? sql.bulk : sql
  const runRender = isLong ? chooseListQueue(services, request) : undefined
  const type = 'application/json; charset=utf-8'
  if (resource.access.read === 'public') {
    const render = async (_version: number, signal: AbortSignal) => {
      const { body, headers } = await readAnswer(pool.withSignal(signal))
      return {
        status: 200,
        type,
        body: await stringifyInBatches(body),
        expectedClients: 'one',
        ...(headers && { headers }),
      } as const
    }
    await cache.respond(request, reply, JSON.stringify([resource.name, ...key]), render, {
      runRender,
      isCancellable: true,
    })
    return reply
  }
  const signal = getOrCreateDisconnectSignal(request.raw)
  const readNow = () => readAnswer(pool.withSignal(signal))
  const { body, headers } = await (runRender ? runRender(readNow, signal) : readNow())
  reply.headers({ ...headers })
  return isLong ? reply.type(type).send(await stringifyInBatches(body)) : reply.send(body)
}

/** The fields with private files. Pictures have addresses of their own. */
const listStoredFileFields = ({ files }: PreparedResource) =>
  files.filter(({ field, files: fileHandling }) => fileHandling.store(field) === 'file')
