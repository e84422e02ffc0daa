import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Conflict } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import {
  listAllApiAddresses,
  type ParentInAddress,
  parseParentInAddress,
  requireChildOf,
} from '#src/resource/nested/parent-address.server.ts'
import { documentResourceRoute } from '#src/resource/openapi/operations.server.ts'
import { readAndAddDetails } from '#src/resource/read/read-rows.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import {
  createAndStoreUndoToken,
  sendUndoableAnswer,
  type UndoableAnswer,
} from '#src/resource/undo/undo-token.server.ts'
import { prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'
import { parseRecordFieldsOrRefuse, parseStamp } from '#src/resource/write/check-input.server.ts'
import { lockRowOrRefuseStale, readRowOrRefuseStale } from '#src/resource/write/edit-conflict.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireVisibleUnlessDeleted } from '#src/resource/write/idempotency.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { createInUseConflict } from '#src/resource/write/rows/in-use.server.ts'
import { saveRow } from '#src/resource/write/rows/save-rows.server.ts'
import {
  archiveReplacedUploads,
  assignFilesToRecord,
  insertUploadRowsAndBuildColumns,
} from '#src/resource/write/rows/upload-rows.server.ts'
import { listUploadFields, planUploads, resolveTags } from '#src/resource/write/uploads.server.ts'

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** Registers the routes that create, update and delete a record. `app` must have `acceptMultipartForms`. */
export function registerRecordWriteRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  for (const { prepared, ...address } of listAllApiAddresses(registry)) {
    const { access } = prepared.resource
    const { path } = address
    const buildWrite = <Id>(request: FastifyRequest, id: Id) => {
      return { services, prepared, request, id, parent: parseParentInAddress(services, prepared, request) }
    }
    if (access.create !== 'never')
      app.post(
        path,
        { config: { access: access.create }, schema: documentResourceRoute(prepared, 'create', address) },
        (request) => writeRecord(buildWrite(request, null)),
      )
    if (access.update !== 'never')
      for (const method of ['PUT', 'PATCH'] as const)
        app.route({
          method,
          url: `${path}/:id`,
          config: { access: access.update },
          schema: documentResourceRoute(prepared, method === 'PUT' ? 'put' : 'update', address),
          handler: (request: RecordRequest) => writeRecord(buildWrite(request, requirePathId(request.params.id))),
        })
    if (access.delete !== 'never')
      app.delete(
        `${path}/:id`,
        { config: { access: access.delete }, schema: documentResourceRoute(prepared, 'delete', address) },
        async (request: RecordRequest, reply) =>
          sendUndoableAnswer(reply, await deleteRecord(buildWrite(request, requirePathId(request.params.id)))),
      )
  }
}

/** A request that writes one record. `id` is null for a new record; `parent` is the parent in the address, if any. */
type RecordWrite<Id = number | null> = {
  services: Services
  prepared: PreparedResource
  request: FastifyRequest
  id: Id
  parent: ParentInAddress | null
}

/** Creates or updates a record and its files. Returns the new entity with the fields that its writer may see. */
export async function writeRecord({ services, prepared, request, id, parent }: RecordWrite): Promise<Entity> {
  const { rules, files } = prepared
  const isCostly = files.length > 0 || rules.prepareValues !== undefined
  const entity = await handleWrite(services, request, {
    prepared,
    uploadFields: listUploadFields(prepared.narrowTo(request.actor)),
    async checkBody({ fields, uploads }, actor) {
      await parent?.requireVisible(actor)
      // The address names the parent, never the body.
      const body = { fields: parent ? { ...fields, [parent.fieldName]: parent.id } : fields, uploads }
      const values = parseRecordFieldsOrRefuse(prepared.narrowTo(actor), id === null ? 'create' : 'update', body)
      return { body, values, stamp: parseStamp(body) }
    },
    /**
     * Before the costly work on files: runs the hook `prepareValues`, and checks the stamp, the plan of the files and
     * their tags. The transaction checks these again.
     */
    prepare: isCostly
      ? async ({ body, values, stamp }, actor) => {
          const preparedValues = (await rules.prepareValues?.(services.sql, actor, values)) ?? values
          const needsStoredRow = files.length > 0 && id !== null
          const row = needsStoredRow ? await readRowOrRefuseStale(services.sql, prepared, actor, id, { stamp }) : null
          const plans = planUploads(prepared, body, row)
          resolveTags(prepared, { plans, storedUploads: null }, preparedValues, row)
          return { input: { body, values: preparedValues, stamp }, uploads: plans }
        }
      : undefined,
    /** Locks the row, inserts its files and saves it. */
    async run(context, { body, values, stamp }, storedUploads) {
      const before =
        id === null ? null : requireChildOf(parent, await lockRowOrRefuseStale(context, prepared, id, { stamp }))
      // The plan is made again under the lock: another editor may have changed the files since.
      const plans = planUploads(prepared, body, before)
      const taggedValues = resolveTags(prepared, { plans, storedUploads }, values, before)
      const { columns, releasedNames } = await insertUploadRowsAndBuildColumns(context, prepared, {
        plans,
        storedUploads,
        before,
      })
      const savedRecord = await saveRow(context, prepared, { ...taggedValues, ...columns }, before)
      if (before === null) await assignFilesToRecord(context, storedUploads, savedRecord.id)
      await archiveReplacedUploads(context, prepared, savedRecord.id, releasedNames)
      return readAndAddDetails(context, prepared, savedRecord)
    },
    requireVisible: (db, actor, savedRecord: Entity) =>
      requireVisibleUnlessDeleted(db, prepared, actor, savedRecord.id),
  })
  return prepareEntityAnswer(services.links, prepared, request.actor, entity)
}

/**
 * Deletes a row with its child rows and files, with audit entries. Returns the row as it was, and the undo token.
 * Throws NotFound, refusals of rules and hooks, and Conflict `IN_USE` if other rows refer to the row.
 */
async function deleteRecord(write: RecordWrite<number>): Promise<UndoableAnswer<Entity>> {
  const { services, prepared, request, id, parent } = write
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    checkBody: () => null,
    async run(context) {
      const entity = requireChildOf(
        parent,
        await lockRowOrRefuseStale(context, prepared, id, { lock: 'for update of t' }),
      )
      await deleteRowsWithChildren(context, prepared, [entity])
      return { body: entity, undo: await createAndStoreUndoToken(context) }
    },
  }).catch(async (error) => {
    const isInUse = error instanceof Conflict && error.code === 'IN_USE'
    throw isInUse ? await createInUseConflict(services.sql, prepared, requireActor(request), id) : error
  })
  return { body: prepareEntityAnswer(services.links, prepared, requireActor(request), body), undo }
}
