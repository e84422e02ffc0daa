import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Body, readBody } from '#src/platform/body.server.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import type { Upload } from '#src/platform/files.server.ts'
import { actorOf } from '#src/platform/http.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { record } from '#src/resource/audit.server.ts'
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
import { inUse, refusalOfWrite } from '#src/resource/refusals.server.ts'
import { pictureFields } from '#src/resource/registry.server.ts'
import { idOf } from '#src/resource/routes.server.ts'
import { checkGiven, type Prepared, save, stampOf, standing } from '#src/resource/save.server.ts'
import { earlierAnswer, inWrite } from '#src/resource/write.server.ts'

type Params = { id: string }

/** Gives every resource its create, update and delete; their scope reads multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, resources: readonly Prepared[]): void {
  for (const prepared of resources) writeRoutes(app, services, prepared)
}

function writeRoutes(app: FastifyInstance, services: Services, prepared: Prepared): void {
  const { resource, select } = prepared
  const path = `/api/${resource.name}`
  app.post(
    path,
    { config: { access: resource.access.create }, schema: describe(resource, 'create', select) },
    (request) => write({ services, prepared, request, id: null }),
  )
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route<{ Params: Params }>({
      method,
      url: `${path}/:id`,
      config: { access: resource.access.update },
      schema: describe(resource, 'update', select),
      handler: (request) => write({ services, prepared, request, id: idOf(request.params.id) }),
    })
  }
  app.delete<{ Params: Params }>(
    `${path}/:id`,
    { config: { access: resource.access.delete }, schema: describe(resource, 'delete', select) },
    (request) => remove({ services, prepared, request, id: idOf(request.params.id) }),
  )
}

/** One request to write; `id` null for a new row. */
type Asked<Id = number | null> = { services: Services; prepared: Prepared; request: FastifyRequest; id: Id }

/** A create or an update: read, check, work on the pictures, then one transaction. */
async function write(asked: Asked): Promise<Entity> {
  const { services, prepared, request } = asked
  const uploads: Upload[] = []
  try {
    const body = await readBody(request, services.files, uploads)
    return await saveBody(asked, body)
  } catch (error) {
    throw refusalOfWrite(error, prepared.resource)
  } finally {
    await services.files.discard(uploads.map(({ path }) => path))
  }
}

async function saveBody({ services, prepared, request, id }: Asked, body: Body): Promise<Entity> {
  const { resource, rules } = prepared
  const actor = actorOf(request)
  const given = checkGiven(prepared, id === null ? 'create' : 'update', body)
  const stamp = stampOf(body)
  const touchesPictures = pictureFields(resource).length > 0
  // Before anything is held against the row as it now is: this very write may have made it so.
  const earlier = touchesPictures ? await earlierAnswer(services, request, body) : null
  if (earlier) return earlier.answer as Entity
  const known =
    touchesPictures && id !== null
      ? await standing({ tx: services.sql, actor }, prepared, id, { stamp, strength: 'unlocked' })
      : null
  const plans = planPictures(resource, body, known)
  const stored = await storePictures(services.files, plans)
  let isWritten = false
  try {
    const answer = await inWrite(services, request, body, async (tx, afterCommit) => {
      const by = { tx, actor }
      const before = id === null ? null : await standing(by, prepared, id, { stamp, strength: 'for no key update' })
      // Between the first look and the lock another editor may have changed the pictures: judge again.
      const current = touchesPictures ? planPictures(resource, body, before) : []
      const { columns, released } = await usePictures(tx, current, stored, before)
      const entity = await save(by, prepared, { ...given, ...columns }, before)
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

async function remove({ services, prepared, request, id }: Asked<number>): Promise<Entity> {
  const { resource, rules } = prepared
  const actor = actorOf(request)
  try {
    return await inWrite(services, request, { fields: {}, uploads: [] }, async (tx, afterCommit) => {
      const entity = await standing({ tx, actor }, prepared, id, { stamp: null, strength: 'for update' })
      await rules.beforeDelete?.(tx, actor, entity)
      await tx.query(`delete from ${resource.table} where id = $1`, [id])
      const company = resource.scope.company_id ? Number(entity[resource.scope.company_id]) || null : actor.company_id
      await record(tx, actor, { resource: resource.name, id, action: 'deleted', before: entity, after: null, company })
      const names = pictureFields(resource).flatMap(({ name }) => picturesOf(entity, name))
      await forgetPictures(tx, names)
      afterCommit(() => services.files.remove(names))
      return entity
    })
  } catch (error) {
    if (databaseRefusal(error)?.code === '23503') throw await inUse(services.sql, prepared, actor, id)
    throw error
  }
}
