import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Invalid, NotFound } from '#src/platform/errors.ts'
import type { Upload } from '#src/platform/files.server.ts'
import { actorOf } from '#src/platform/http.server.ts'
import type { PublicCache } from '#src/platform/public-cache.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { record } from '#src/resource/audit.server.ts'
import { type Body, readBody } from '#src/resource/body.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { describe } from '#src/resource/openapi.server.ts'
import {
  forgetPictures,
  namesOf,
  picturesOf,
  planPictures,
  storePictures,
  usePictures,
} from '#src/resource/pictures.server.ts'
import { parseListQuery, readOne, readPage } from '#src/resource/read.server.ts'
import { inUse, isDatabaseError, refusalOfWrite } from '#src/resource/refusals.server.ts'
import { pictureFields, registryOf } from '#src/resource/registry.server.ts'
import type { Registration } from '#src/resource/rules.server.ts'
import { checkGiven, lock, namesOfEntity, type Prepared, save, stampOf } from '#src/resource/save.server.ts'
import { parseId, resourceSchema } from '#src/resource/schema.ts'
import { selectOf } from '#src/resource/select.server.ts'
import { earlierAnswer, inWrite } from '#src/resource/write.server.ts'

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

/** Gives every resource its create, update and delete; their scope reads multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, resources: readonly Prepared[]): void {
  for (const prepared of resources) writeRoutes(app, services, prepared)
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
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).send(body)
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config, schema: describe(resource, 'list', select) },
    (request, reply) =>
      answer(request, reply, async () => {
        const { page, headers } = await list(request, request.query)
        return { body: rules.listAnswer ? await rules.listAnswer(services.sql, page.rows) : page.rows, headers }
      }),
  )
  app.get<{ Params: Params; Querystring: Record<string, unknown> }>(
    `${path}/search/:text`,
    { config, schema: describe(resource, 'search', select) },
    (request, reply) =>
      answer(request, reply, async () => {
        const { page, headers } = await list(request, { ...request.query, q: request.params.text })
        return { body: page.rows, headers }
      }),
  )
  app.get<{ Params: Params }>(`${path}/:id`, { config, schema: describe(resource, 'read', select) }, (request, reply) =>
    answer(request, reply, async () => ({
      body: await readOne(services.sql, resource, select, request.actor, idOf(request.params.id)),
    })),
  )
}

function idOf(text: string): number {
  const id = parseId(text)
  if (id === null)
    throw /^\d+$/.test(text)
      ? new NotFound()
      : new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
  return id
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { resource, select } = prepared
  const path = `/api/${resource.name}`
  app.post(
    path,
    { config: { access: resource.access.create }, schema: describe(resource, 'create', select) },
    (request) => write(services, prepared, request, null),
  )
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route<{ Params: Params }>({
      method,
      url: `${path}/:id`,
      config: { access: resource.access.update },
      schema: describe(resource, 'update', select),
      handler: (request) => write(services, prepared, request, idOf(request.params.id)),
    })
  }
  app.delete<{ Params: Params }>(
    `${path}/:id`,
    { config: { access: resource.access.delete }, schema: describe(resource, 'delete', select) },
    (request) => remove(services, prepared, request, idOf(request.params.id)),
  )
}

/** A create (`id` null) or an update: read, check, work on the pictures, then one transaction. */
async function write(
  services: Services,
  prepared: Prepared,
  request: FastifyRequest,
  id: number | null,
): Promise<Entity> {
  const uploads: Upload[] = []
  try {
    const body = await readBody(request, services.files, uploads)
    return await saveBody(services, prepared, request, id, body)
  } catch (error) {
    throw refusalOfWrite(error, prepared.resource)
  } finally {
    await services.files.discard(uploads.map(({ path }) => path))
  }
}

async function saveBody(
  services: Services,
  prepared: Prepared,
  request: FastifyRequest,
  id: number | null,
  body: Body,
): Promise<Entity> {
  const { resource, rules, select } = prepared
  const actor = actorOf(request)
  const given = checkGiven(prepared, id === null ? 'create' : 'update', body)
  const stamp = stampOf(body)
  const touchesPictures = pictureFields(resource).length > 0
  // Before anything is held against the row as it now is: this very write may have made it so.
  const earlier = touchesPictures ? await earlierAnswer(services, request, body) : null
  if (earlier) return earlier.answer as Entity
  const known = touchesPictures && id !== null ? await readOne(services.sql, resource, select, actor, id) : null
  const plans = planPictures(resource, body, known)
  const stored = await storePictures(services.files, plans)
  let isWritten = false
  try {
    const answer = await inWrite(services, request, body, async (tx, afterCommit) => {
      const before = id === null ? null : await lock(tx, prepared, actor, id, { stamp, strength: 'for no key update' })
      // Between the first look and the lock another editor may have changed the pictures: judge again.
      const current = touchesPictures ? planPictures(resource, body, before) : []
      const { columns, released } = await usePictures(tx, current, stored, before)
      const entity = await save(tx, prepared, actor, { ...given, ...columns }, before)
      await rules.written?.(tx, actor, entity, before)
      await forgetPictures(tx, released)
      afterCommit(() => services.files.remove(released))
      isWritten = true
      return entity
    })
    // An earlier answer given again, or nothing written at all: these files belong to nobody.
    if (!isWritten) await services.files.remove(namesOf(stored))
    return answer
  } catch (error) {
    await services.files.remove(namesOf(stored))
    throw error
  }
}

async function remove(services: Services, prepared: Prepared, request: FastifyRequest, id: number): Promise<Entity> {
  const { resource, rules, registry } = prepared
  const actor = actorOf(request)
  try {
    return await inWrite(services, request, { fields: {}, uploads: [] }, async (tx, afterCommit) => {
      const entity = await lock(tx, prepared, actor, id, { stamp: null, strength: 'for update' })
      await rules.beforeDelete?.(tx, actor, entity)
      await tx.unsafe(`delete from ${resource.table} where id = $1`, [id])
      const company = resource.scope.company_id ? Number(entity[resource.scope.company_id]) || null : actor.company_id
      await record(tx, actor, resource.name, id, 'deleted', entity, null, company)
      const names = pictureFields(resource).flatMap(({ name }) => picturesOf(entity, name))
      await forgetPictures(tx, names)
      afterCommit(() => services.files.remove(names))
      return entity
    })
  } catch (error) {
    if (isDatabaseError(error) && error.code === '23503') throw await inUse(services.sql, registry, resource, actor, id)
    throw error
  }
}
