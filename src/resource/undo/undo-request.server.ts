import { hasAccess } from '#src/platform/actor.ts'
import { BulkRefused, Conflict, MissingPermission } from '#src/platform/errors.ts'
import {
  buildRestoredValues,
  type EntryStates,
  requireSomethingToRestore,
} from '#src/resource/history/restore-values.server.ts'
import { labelOf } from '#src/resource/model.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { restoreDeletedRows } from '#src/resource/undo/deleted-rows.server.ts'
import { buildMessageWithNames, refuseRestoreIfAnyRefused } from '#src/resource/undo/undo-refusals.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { rethrowDuplicateAsTaken } from '#src/resource/write/rows/constraint-refusals.server.ts'
import { deleteRowsWithChildren } from '#src/resource/write/rows/delete-rows.server.ts'
import { findIdsInUse } from '#src/resource/write/rows/in-use.server.ts'
import { writeAcceptedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import { type ActionUndo, undoAction } from '#src/resource/write/rows/run-action.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type UndoneEntry = { id: number; resource: string; entity_id: string; action: string } & EntryStates

/** A row that an undo has left, because somebody has worked on it or uses it. */
export type StayingRow = { resource: string; label: string }

type UndoRequestOptions = {
  onProgress?: ((undoneCount: number) => Promise<unknown>) | undefined
  mayStay?: (resource: string) => boolean
}

/** The number of entries that are undone at a time. */
const batchSize = 1000

/**
 * Undoes the entries of one of the actor's requests, in batches from the last to the first, in one transaction. Entries
 * of actions that have no undo are skipped. Throws MissingPermission as `undoEntries` does, BulkRefused if rows have
 * changed since, are in use, or are refused by a rule, TakenMeanwhile if a unique value is taken by now, and Conflict
 * if data were erased or a deleted row is no longer kept. With `findsRefusedRows` BulkRefused also names the rows whose
 * unique value is taken. `onProgress` is called with the number of undone entries after each batch. Created rows of
 * resources for which `mayStay` is true stay if they have changed since or are in use. Returns the number of all
 * entries, and the rows that stay.
 */
export async function undoUndoableEntriesOfOwnRequest(
  context: WriteContext,
  registry: Registry,
  requestId: string,
  { onProgress, mayStay = () => false }: UndoRequestOptions = {},
): Promise<{ undoneCount: number; stayingRows: StayingRow[] }> {
  let lastId = Number.MAX_SAFE_INTEGER
  let undoneCount = 0
  const stayingRows: StayingRow[] = []
  for (;;) {
    const entries = await context.tx.query<UndoneEntry[]>(
      `select id::int, resource, entity_id, action, before, after from audit
      where request_id = $1 and user_id = $2 and id < $3
        and (action in ('created', 'updated', 'deleted') or resource || ' ' || action = any($4))
      order by id desc limit ${batchSize}`,
      [requestId, context.actor.id, lastId, listUndoableActions(registry)],
    )
    if (entries.length === 0) return { undoneCount, stayingRows }
    if (entries.some(isErased)) throw new Conflict('resource.undo.gone', 'GONE')
    for (const [name, resourceEntries] of Map.groupBy(entries, ({ resource }) => resource)) {
      const prepared = registry.get(name)
      if (!prepared) continue
      const stayingIds = mayStay(name) ? await findStayingIds(context, prepared, resourceEntries) : new Set<number>()
      const [undoableEntries, stayingEntries] = [
        resourceEntries.filter(({ after }) => !stayingIds.has(after?.id)),
        resourceEntries.filter(({ after }) => stayingIds.has(after?.id)),
      ]
      stayingRows.push(
        ...stayingEntries.map(({ after }) => ({ resource: name, label: labelOf(prepared.resource, after) })),
      )
      await undoEntries(context, prepared, undoableEntries).catch(rethrowDuplicateAsTaken)
    }
    lastId = entries.at(-1)?.id ?? 0
    undoneCount += entries.length
    await onProgress?.(undoneCount)
  }
}

/** Created rows that have changed since, have left the actor's scope, or are in use. */
async function findStayingIds(
  context: WriteContext,
  prepared: PreparedResource,
  entries: readonly UndoneEntry[],
): Promise<Set<number>> {
  const created = entries.filter(({ action }) => action === 'created')
  const ids = created.map(({ after }) => after.id)
  const rows = await lockRows(context, prepared, { ids, lock: 'for update of t' })
  const stampsById = new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
  const changedIds = created.flatMap(({ after }) => (stampsById.get(after.id) === after.updated_at ? [] : [after.id]))
  return new Set([...changedIds, ...(await findIdsInUse(context, prepared, ids))])
}

/** True for an entry whose values were erased with those of its record. */
const isErased = ({ action, after }: { action: string; after: object | null }): boolean =>
  action !== 'deleted' && after === null

/**
 * Undoes entries of one resource. Throws MissingPermission if the actor lacks the permission for an undone action. The
 * creation of rows is undone without any permission.
 */
async function undoEntries(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const { access, sheetAccess, actions } = prepared.resource
  const entriesByAction = Map.groupBy(entries, ({ action }) => action)
  const undoAllowed = async (
    action: string,
    permission: string,
    undo: (actionEntries: readonly UndoneEntry[]) => Promise<unknown>,
  ) => {
    const actionEntries = entriesByAction.get(action)
    if (!actionEntries) return
    if (!hasAccess(context.actor, permission)) throw new MissingPermission(permission)
    await undo(actionEntries)
  }
  await undoAllowed('deleted', access.delete, (actionEntries) => restoreDeletedRows(context, prepared, actionEntries))
  // Created rows are deleted before updates are undone: a created row may have taken a unique value that an updated row
  // gave up. Users may undo their own creation of rows, even without the permission to delete.
  await undoAllowed('created', 'signed_in', (actionEntries) =>
    lockAndDeleteCreatedRows(context, prepared, actionEntries),
  )
  await undoAllowed('updated', sheetAccess?.update ?? access.update, (actionEntries) =>
    undoUpdates(context, prepared, actionEntries),
  )
  for (const [name, { undo: actionUndo }] of Object.entries(prepared.rules.actions ?? {}))
    if (actionUndo)
      await undoAllowed(name, actions[name]?.access ?? 'never', (actionEntries) =>
        undoActions(context, prepared, actionUndo, actionEntries),
      )
}

/** The actions that can be undone, each as `resource action`. */
const listUndoableActions = (registry: Registry): string[] =>
  [...registry.values()].flatMap(({ resource, rules }) =>
    Object.entries(rules.actions ?? {}).flatMap(([name, { undo }]) => (undo ? [`${resource.name} ${name}`] : [])),
  )

/**
 * Locks the row of each entry. Returns pairs of an entry and its row. Throws BulkRefused with the rows that have
 * changed since their entry, or are gone.
 */
async function pairWithLockedRowsOrRefuseChanged(
  context: WriteContext,
  prepared: PreparedResource,
  entries: readonly UndoneEntry[],
) {
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(context, prepared, { ids, lock: 'for no key update of t' })
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const unchangedRows = entries.flatMap((entry) => {
    const row = rowsById.get(entry.after.id)
    return row?.updated_at === entry.after.updated_at ? [{ entry, row }] : []
  })
  const changedIds = new Set(ids).difference(new Set(unchangedRows.map(({ row }) => row.id)))
  refuseEntriesIfAny(prepared, entries, [...changedIds], 'changed')
  return unchangedRows
}

async function undoUpdates(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const unchangedRows = await pairWithLockedRowsOrRefuseChanged(context, prepared, entries)
  const changes = unchangedRows.map(({ entry, row }) => ({
    before: row,
    values: requireSomethingToRestore(buildRestoredValues(prepared, entry, null)),
  }))
  const outcome = await writeAcceptedRows(context, changes, (acceptedChanges) =>
    saveRows(context, prepared, acceptedChanges, []),
  )
  refuseRestoreIfAnyRefused(
    prepared,
    outcome.refusedRows.map(({ row: { before }, refusal }) => ({ id: before.id, record: before, refusal })),
  )
}

async function undoActions(
  context: WriteContext,
  prepared: PreparedResource,
  actionUndo: ActionUndo,
  entries: readonly UndoneEntry[],
) {
  const unchangedRows = await pairWithLockedRowsOrRefuseChanged(context, prepared, entries)
  const changes = unchangedRows.map(({ entry: { before }, row }) => ({ before, after: row }))
  const { refusedRows } = await writeAcceptedRows(context, changes, async (acceptedChanges) => {
    await undoAction(context, prepared, actionUndo, acceptedChanges)
    return acceptedChanges
  })
  refuseRestoreIfAnyRefused(
    prepared,
    refusedRows.map(({ row: { before }, refusal }) => ({ id: before.id, record: before, refusal })),
  )
}

/**
 * Locks and deletes the rows that a request has created. Rows that somebody has deleted since are left out. Throws
 * BulkRefused for rows that have changed, are in use, are refused by a rule, or are no longer in the actor's scope.
 */
async function lockAndDeleteCreatedRows(
  context: WriteContext,
  prepared: PreparedResource,
  entries: readonly UndoneEntry[],
) {
  const stampsById = new Map(entries.map(({ after }) => [after.id, after.updated_at]))
  const ids = [...stampsById.keys()]
  const rows = await lockRows(context, prepared, { ids, lock: 'for update of t' })
  const changedRows = rows.filter(({ id, updated_at }) => stampsById.get(id) !== updated_at)
  const presentIds = new Set(rows.map(({ id }) => id))
  // Tenant scope: rows that still exist, but belong to another company or client by now.
  const text = `select id from ${prepared.resource.table} where id = any($1::int[]) order by id`
  const movedRows = await context.tx.query<{ id: number }[]>(text, [ids.filter((id) => !presentIds.has(id))])
  refuseEntriesIfAny(
    prepared,
    entries,
    [...changedRows, ...movedRows].map(({ id }) => id),
    'changed',
  )
  refuseEntriesIfAny(prepared, entries, [...(await findIdsInUse(context, prepared, ids))], 'in_use')
  const { refusedRows } = await writeAcceptedRows(context, rows, async (acceptedRows) => {
    await deleteRowsWithChildren(context, prepared, acceptedRows)
    return acceptedRows
  })
  refuseRestoreIfAnyRefused(
    prepared,
    refusedRows.map(({ row, refusal }) => ({ id: row.id, record: row, refusal })),
  )
}

const messagesByReason = {
  changed: { row: 'resource.undo.changed_since', summary: 'resource.undo.rows_changed' },
  in_use: { row: 'resource.delete.in_use', summary: 'resource.undo.rows_in_use' },
} as const

/** Throws BulkRefused with the reason, unless `ids` is empty. Its message names the first rows. */
function refuseEntriesIfAny(
  prepared: PreparedResource,
  entries: readonly UndoneEntry[],
  ids: readonly number[],
  reason: keyof typeof messagesByReason,
): void {
  if (ids.length === 0) return
  const records = entries.map(({ after }) => after).filter(({ id }) => ids.includes(id))
  throw new BulkRefused(
    ids.map((id) => ({ id, message: messagesByReason[reason].row })),
    buildMessageWithNames(messagesByReason[reason].summary, prepared, records),
  )
}
