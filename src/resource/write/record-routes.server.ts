import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Conflict } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { addressesIn, type NamedParent, parentIn, requireOfParent } from '#src/resource/nested/parent-address.server.ts'
import { describe } from '#src/resource/openapi/operations.server.ts'
import { lockRow, readOne } from '#src/resource/read/read-rows.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { offerUndo, sendUndoable, type Undoable } from '#src/resource/undo/undo-token.server.ts'
import { answerTo } from '#src/resource/visibility/answer-entity.server.ts'
import { checkGiven, stampOf } from '#src/resource/write/check-input.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireStillSeen } from '#src/resource/write/idempotency.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { inUse } from '#src/resource/write/rows/in-use.server.ts'
import { saveRow } from '#src/resource/write/rows/save-rows.server.ts'
import { claimFiles, enterUploads, keepReplaced } from '#src/resource/write/rows/upload-rows.server.ts'
import { filesTaken, planUploads } from '#src/resource/write/uploads.server.ts'

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** Routes of every resource's create, update and delete; `app` must have `takeForms`, for multipart bodies. */
export function resourceWrites(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of addressesIn(registry)) {
    const { access } = prepared.resource
    const { path } = address
    const writeOf = <Id>(request: FastifyRequest, id: Id) => {
      return { services, prepared, request, id, parent: parentIn(services, prepared, request) }
    }
    if (access.create !== 'never')
      app.post(path, { config: { access: access.create }, schema: describe(prepared, 'create', address) }, (request) =>
        writeRecord(writeOf(request, null)),
      )
    if (access.update !== 'never')
      for (const method of ['PUT', 'PATCH'] as const)
        app.route({
          method,
          url: `${path}/:id`,
          config: { access: access.update },
          schema: describe(prepared, method === 'PUT' ? 'put' : 'update', address),
          handler: (request: RecordRequest) => writeRecord(writeOf(request, idOf(request.params.id))),
        })
    if (access.delete !== 'never')
      app.delete(
        `${path}/:id`,
        { config: { access: access.delete }, schema: describe(prepared, 'delete', address) },
        async (request: RecordRequest, reply) =>
          sendUndoable(reply, await deleteRecord(writeOf(request, idOf(request.params.id)))),
      )
  }
}

/** A request that writes one record; `id` is null for a new one, `parent` the one that the address names. */
type RecordWrite<Id = number | null> = {
  services: Services
  prepared: Prepared
  request: FastifyRequest
  id: Id
  parent: NamedParent | null
}

/** Creates or updates a record, with its files. Returns the new entity, as its writer may see it. */
export async function writeRecord({ services, prepared, request, id, parent }: RecordWrite): Promise<Entity> {
  const { rules, files } = prepared
  const isCostly = files.length > 0 || rules.prepare !== undefined
  const entity = await handleWrite(services, request, {
    prepared,
    takes: filesTaken(prepared.seenBy(request.actor)),
    async check({ fields, uploads }, actor) {
      await parent?.requireSeen(actor)
      // A body says nothing of the parent: the address does.
      const body = { fields: parent ? { ...fields, [parent.by]: parent.id } : fields, uploads }
      const given = checkGiven(prepared.seenBy(actor), id === null ? 'create' : 'update', body)
      return { body, given, stamp: stampOf(body) }
    },
    /** All that can refuse a write before the costly work on its files. The lock and the database judge again. */
    prepare: isCostly
      ? async ({ body, given, stamp }, actor) => {
          const values = (await rules.prepare?.(services.sql, actor, given)) ?? given
          const isKnown = files.length > 0 && id !== null
          const row = isKnown ? await readOne(services.sql, prepared, actor, id, { stamp }) : null
          return { input: { body, given: values, stamp }, uploads: planUploads(prepared, body, row) }
        }
      : undefined,
    /** Locks the row, enters its files, saves it. */
    async run(context, { body, given, stamp }, stored) {
      const before = id === null ? null : requireOfParent(parent, await lockRow(context, prepared, id, { stamp }))
      // Planned again under the lock: another editor may have changed the files since.
      const plans = planUploads(prepared, body, before)
      const { columns, released } = await enterUploads(context, prepared, { plans, stored, before })
      const saved = await saveRow(context, prepared, { ...given, ...columns }, before)
      if (before === null) await claimFiles(context.tx, stored, saved.id)
      await keepReplaced(context, prepared, saved.id, released)
      return saved
    },
    requireSeen: (db, actor, saved: Entity) => requireStillSeen(db, prepared, actor, saved.id),
  })
  return answerTo(services.links, prepared, request.actor, entity)
}

/**
 * Deletes a row and its files, with an audit row; returns the row as it was. Throws NotFound, or Conflict `IN_USE`
 * where others refer to it.
 */
async function deleteRecord(write: RecordWrite<number>): Promise<Undoable<Entity>> {
  const { services, prepared, request, id, parent } = write
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    check: () => null,
    async run(context) {
      const entity = requireOfParent(parent, await lockRow(context, prepared, id, { lock: 'for update of t' }))
      await deleteRows(context, prepared, [entity])
      return { body: entity, undo: await offerUndo(context) }
    },
  }).catch(async (error) => {
    const isInUse = error instanceof Conflict && error.code === 'IN_USE'
    throw isInUse ? await inUse(services.sql, prepared, actorOf(request), id) : error
  })
  return { body: answerTo(services.links, prepared, actorOf(request), body), undo }
}
