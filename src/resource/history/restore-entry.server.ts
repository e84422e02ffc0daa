import type { FastifyRequest } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Forbidden, Invalid, MissingPermission, NotFound } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isRestorableField } from '#src/resource/history/changed-fields.ts'
import {
  buildRestoredValues,
  type MissingFile,
  requireSomethingToRestore,
  restoreUploadRows,
} from '#src/resource/history/restore-values.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import {
  buildScopeCondition,
  deriveAuditScope,
  isStateWithinScope,
  SqlParameters,
} from '#src/resource/scope/scope.server.ts'
import { type DeletionEntry, restoreDeletedRows } from '#src/resource/undo/deleted-rows.server.ts'
import { prepareEntityAnswer } from '#src/resource/visibility/answer-entity.server.ts'
import { parseStamp } from '#src/resource/write/check-input.server.ts'
import { lockRowOrRefuseStale } from '#src/resource/write/edit-conflict.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { requireVisibleUnlessDeleted } from '#src/resource/write/idempotency.server.ts'
import { rethrowDuplicateAsTaken } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { listChildrenDeletedWith } from '#src/resource/write/rows/delete-rows.server.ts'
import { saveRow } from '#src/resource/write/rows/save-rows.server.ts'
import { archiveReplacedUploads } from '#src/resource/write/rows/upload-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type RestoredEntry = {
  id: number
  entity_id: string
  action: string
  before: Entity | null
  after: Entity | null
}

export type RestoreAnswer = { entity: Entity; left_out: MissingFile[] }

/**
 * Restores the state before an entry: the values of the body's `fields`, or of all fields that the entry changed; a
 * deleted record as a whole. Throws NotFound for an entry or a record out of the actor's scope, Forbidden without the
 * resource's permission, Conflict for an entry that cannot be restored, TakenMeanwhile for a unique value that another
 * record has by now, and every other refusal of an ordinary write.
 */
export async function restoreEntry(
  services: Services,
  registry: Registry,
  request: FastifyRequest,
  id: string,
): Promise<RestoreAnswer> {
  let entryResource: PreparedResource | undefined
  const { resource, entity, left_out } = await handleWrite(services, request, {
    get prepared() {
      return entryResource
    },
    async checkBody(body) {
      const unknownNames = Object.keys(body.fields).filter((name) => name !== 'fields' && name !== 'updated_at')
      if (unknownNames.length)
        throw new Invalid(Object.fromEntries(unknownNames.map((name) => [name, 'resource.fields.unknown'])))
      entryResource = await requireEntryResource(services.sql, registry, id)
      return { body, prepared: entryResource }
    },
    async run(context, { body, prepared }) {
      const entry = await requireEntry(context.tx, prepared.resource, context.actor, id)
      const isDeleted = entry.action === 'deleted'
      requireVerbAccess(context.actor, prepared.resource, isDeleted ? 'create' : 'update')
      const restore = isDeleted
        ? restoreDeletedRecordWithChildren(context, prepared, entry)
        : lockAndRestoreFields(context, prepared, entry, body)
      const restoredRecord = await restore.catch(rethrowDuplicateAsTaken)
      return { ...restoredRecord, resource: prepared.resource.name }
    },
    async requireVisible(db, actor, storedAnswer: RestoreAnswer & { resource: string }) {
      const prepared = registry.get(storedAnswer.resource)
      if (prepared) await requireVisibleUnlessDeleted(db, prepared, actor, storedAnswer.entity.id)
    },
  })
  const prepared = registry.get(resource)
  return {
    left_out,
    entity: prepared ? prepareEntityAnswer(services.links, prepared, requireActor(request), entity) : entity,
  }
}

/** The resource of an entry. Throws NotFound for an unknown entry, and for one of a resource that is not registered. */
async function requireEntryResource(sql: Sql, registry: Registry, id: string): Promise<PreparedResource> {
  const [entry] = await sql<{ resource: string }[]>`select resource from audit where id = ${id}::bigint`
  const prepared = registry.get(entry?.resource ?? '')
  if (!prepared) throw new NotFound()
  return prepared
}

/** Reads an entry. Throws NotFound if the record's company or client at that time is out of the actor's scope. */
async function requireEntry(tx: Tx, resource: Resource, actor: Actor, id: string): Promise<RestoredEntry> {
  const parameters = new SqlParameters()
  const idParameter = parameters.add(id)
  const where = buildScopeCondition(deriveAuditScope(resource), actor, parameters)
  const text = `
    select t.id, t.entity_id, t.action, t.before, t.after from audit t where t.id = ${idParameter}::bigint and ${where}`
  const [entry] = await tx.query<RestoredEntry[]>(text, parameters.values)
  if (!entry) throw new NotFound()
  return entry
}

function requireVerbAccess(actor: Actor, { access }: Resource, verb: 'create' | 'update'): void {
  if (access[verb] === 'never') throw new Forbidden()
  if (!hasAccess(actor, access[verb])) throw new MissingPermission(access[verb])
}

async function restoreDeletedRecordWithChildren(
  context: WriteContext,
  prepared: PreparedResource,
  entry: RestoredEntry,
): Promise<RestoreAnswer> {
  const [entity] = await restoreDeletedRowsWithChildren(context, prepared, entry.id, [entry])
  if (!entity) throw new NotFound()
  return { entity, left_out: [] }
}

/**
 * Restores the rows that the entries `entries` deleted, and their child rows at any depth that were deleted in the
 * same request as `entryId`. Returns the restored rows without the child rows.
 */
async function restoreDeletedRowsWithChildren(
  context: WriteContext,
  prepared: PreparedResource,
  entryId: number,
  entries: readonly DeletionEntry[],
): Promise<Entity[]> {
  const entities = await restoreDeletedRows(context, prepared, entries)
  for (const child of listChildrenDeletedWith(prepared)) {
    const childEntries = await findChildDeletions(context.tx, child, entryId, entities)
    if (childEntries.length > 0) await restoreDeletedRowsWithChildren(context, child, entryId, childEntries)
  }
  return entities
}

/** Finds the entries by which child rows of these parents were deleted, in the same request as the entry `entryId`. */
async function findChildDeletions(
  tx: Tx,
  { resource }: PreparedResource,
  entryId: number,
  parents: readonly Entity[],
): Promise<DeletionEntry[]> {
  return tx.query<DeletionEntry[]>(
    `select t.id, t.before from audit own
     join audit t on t.request_id = own.request_id and t.resource = $2 and t.action = 'deleted'
     join deleted_rows kept on kept.audit_id = t.id
     where own.id = $1::bigint and (kept.row ->> '${resource.parent?.fieldName}')::int = any($3::int[])`,
    [entryId, resource.name, parents.map(({ id }) => id)],
  )
}

/**
 * Locks a record and saves the former values of its fields and files. Files that are stored no longer are left out.
 * Throws Conflict if the entry is no update, if the record came from another company or client by it, or if nothing is
 * left to restore.
 */
async function lockAndRestoreFields(
  context: WriteContext,
  prepared: PreparedResource,
  { entity_id, action, before, after }: RestoredEntry,
  body: RequestBody,
): Promise<RestoreAnswer> {
  const current = await lockRowOrRefuseStale(context, prepared, Number(entity_id), { stamp: parseStamp(body) })
  const isVisibleChange = before && after && isStateWithinScope(prepared.resource, context.actor, before)
  if (action !== 'updated' || !isVisibleChange) throw new Conflict('resource.history.not_restorable', 'NOT_RESTORABLE')
  const visibleResource = prepared.narrowTo(context.actor)
  const fieldNames = parseFieldNames(visibleResource.resource, body)
  const states = { before, after }
  const { columns, returnedNames, releasedNames, left_out } = await restoreUploadRows(
    context.tx,
    visibleResource,
    states,
    current,
    fieldNames,
  )
  const values = requireSomethingToRestore({ ...buildRestoredValues(visibleResource, states, fieldNames), ...columns })
  const entity = await saveRow(context, prepared, values, current)
  await archiveReplacedUploads(context, prepared, entity.id, releasedNames)
  context.afterCommit(() => context.files.bringBack(returnedNames))
  return { entity, left_out }
}

/** Parses the names of the fields to restore; null for all. Throws Invalid for a field that cannot be restored. */
function parseFieldNames(
  { fields: declared }: Resource,
  { fields: { fields } }: RequestBody,
): readonly string[] | null {
  if (fields === undefined || fields === null || fields === '') return null
  const names = typeof fields === 'string' ? parseJsonOrNull(fields) : fields
  const isRestorableName = (name: unknown) =>
    typeof name === 'string' && Object.hasOwn(declared, name) && isRestorableField(declared[name])
  if (!Array.isArray(names) || names.length === 0 || !names.every(isRestorableName))
    throw new Invalid({ fields: 'resource.fields.unknown' })
  return names
}
