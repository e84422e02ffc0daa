import { hasAccess } from '#src/platform/actor.ts'
import { BulkRefused, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import { buildRestoredValues, type EntryStates, requireAnyValue } from '#src/resource/history/restore-values.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { lockRows } from '#src/resource/read/read-rows.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { restoreDeletedRows } from '#src/resource/undo/deleted-rows.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { findIdsInUse } from '#src/resource/write/rows/in-use.server.ts'
import { describeRefusedRows, writeAcceptedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import { type ActionUndo, undoAction } from '#src/resource/write/rows/run-action.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type UndoneEntry = { id: number; resource: string; entity_id: string; action: string } & EntryStates

/** Rows put back in one statement. */
const batchSize = 1000

/**
 * Undoes what a request of this user's did, the last first, in the transaction: all or nothing. Throws BulkRefused
 * where rows have changed since, are in use or refuse. `onProgress` hears how many are done; returns their number.
 */
export async function undoRequest(
  context: WriteContext,
  registry: Registry,
  requestId: string,
  onProgress?: (undoneCount: number) => Promise<unknown>,
): Promise<number> {
  let lastId = Number.MAX_SAFE_INTEGER
  let done = 0
  for (;;) {
    const entries = await context.tx.query<UndoneEntry[]>(
      `select id::int, resource, entity_id, action, before, after from audit
      where request_id = $1 and user_id = $2 and id < $3
        and (action in ('created', 'updated', 'deleted') or resource || ' ' || action = any($4))
      order by id desc limit ${batchSize}`,
      [requestId, context.actor.id, lastId, listUndoableActions(registry)],
    )
    if (entries.length === 0) return done
    for (const [name, resourceEntries] of Map.groupBy(entries, ({ resource }) => resource)) {
      const prepared = registry.get(name)
      if (prepared) await undoEntries(context, prepared, resourceEntries)
    }
    lastId = entries.at(-1)?.id ?? 0
    done += entries.length
    await onProgress?.(done)
  }
}

/** Undoes what was done to rows of one resource, each with the permission for it. */
async function undoEntries(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const { access, actions } = prepared.resource
  const byAction = Map.groupBy(entries, ({ action }) => action)
  const undoAllowed = async (
    action: string,
    permission: string,
    work: (actionEntries: readonly UndoneEntry[]) => Promise<unknown>,
  ) => {
    const actionEntries = byAction.get(action)
    if (!actionEntries) return
    if (!hasAccess(context.actor, permission)) throw new MissingPermission(permission)
    await work(actionEntries)
  }
  await undoAllowed('deleted', access.delete, (actionEntries) =>
    restoreDeletedRows(
      context,
      prepared,
      actionEntries.map(({ id }) => id),
    ),
  )
  await undoAllowed('updated', access.update, (actionEntries) => undoUpdates(context, prepared, actionEntries))
  // Whatever its user may delete.
  await undoAllowed('created', 'signed_in', (actionEntries) => undoCreates(context, prepared, actionEntries))
  for (const [name, { undo: inverse }] of Object.entries(prepared.rules.actions ?? {}))
    if (inverse)
      await undoAllowed(name, actions[name]?.access ?? 'never', (actionEntries) =>
        undoActions(context, prepared, inverse, actionEntries),
      )
}

/** Actions that can be taken back, each with its resource's name before it. */
const listUndoableActions = (registry: Registry): string[] =>
  [...registry.values()].flatMap(({ resource, rules }) =>
    Object.entries(rules.actions ?? {}).flatMap(([name, { undo }]) => (undo ? [`${resource.name} ${name}`] : [])),
  )

/** Each entry with its row, locked, which stands as the entry left it. Throws BulkRefused that names the others. */
async function lockUnchanged(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(context, prepared, { ids, lock: 'for no key update of t' })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const unchanged = entries.flatMap((entry) => {
    const row = byId.get(entry.after.id)
    return row?.updated_at === entry.after.updated_at ? [{ entry, row }] : []
  })
  const changedIds = new Set(ids).difference(new Set(unchanged.map(({ row }) => row.id)))
  refuseIfAny(prepared, entries, [...changedIds], 'changed')
  return unchanged
}

async function undoUpdates(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const unchanged = await lockUnchanged(context, prepared, entries)
  const changes = unchanged.map(({ entry, row }) => ({
    before: row,
    values: requireAnyValue(buildRestoredValues(prepared, entry, null)),
  }))
  const accepted = await writeAcceptedRows(context, changes, (acceptedChanges) =>
    saveRows(context, prepared, acceptedChanges, []),
  )
  if (accepted.refusedRows.length) throw new BulkRefused(describeRefusedRows(accepted, ({ before }) => before.id))
}

async function undoActions(
  context: WriteContext,
  prepared: PreparedResource,
  inverse: ActionUndo,
  entries: readonly UndoneEntry[],
) {
  const unchanged = await lockUnchanged(context, prepared, entries)
  const changes = unchanged.map(({ entry: { before }, row }) => ({ before, after: row }))
  await undoAction(context, prepared, inverse, changes)
}

/**
 * Rows that a request created are deleted. Rows that somebody has deleted since are passed over, rows that somebody has
 * moved out of the actor's reach are refused.
 */
async function undoCreates(context: WriteContext, prepared: PreparedResource, entries: readonly UndoneEntry[]) {
  const stamps = new Map(entries.map(({ after }) => [after.id, after.updated_at]))
  const ids = [...stamps.keys()]
  const rows = await lockRows(context, prepared, { ids, lock: 'for update of t' })
  const changed = rows.filter(({ id, updated_at }) => stamps.get(id) !== updated_at)
  const presentIds = new Set(rows.map(({ id }) => id))
  // Tenant scope: those that somebody has moved out of the actor's reach, and not deleted.
  const text = `select id from ${prepared.resource.table} where id = any($1::int[]) order by id`
  const moved = await context.tx.query<{ id: number }[]>(text, [ids.filter((id) => !presentIds.has(id))])
  refuseIfAny(
    prepared,
    entries,
    [...changed, ...moved].map(({ id }) => id),
    'changed',
  )
  refuseIfAny(prepared, entries, [...(await findIdsInUse(context, prepared, ids))], 'in_use')
  if (rows.length) await deleteRows(context, prepared, rows)
}

const maxNamedRows = 5

const messagesByReason = {
  changed: { row: 'resource.undo.changed_since', summary: 'resource.undo.rows_changed' },
  in_use: { row: 'resource.delete.in_use', summary: 'resource.undo.rows_in_use' },
} as const

/** All or nothing: names what stands in the way, where something does. */
function refuseIfAny(
  { resource }: PreparedResource,
  entries: readonly UndoneEntry[],
  ids: readonly number[],
  reason: keyof typeof messagesByReason,
): void {
  if (ids.length === 0) return
  const rows = entries.filter(({ after }) => ids.includes(after.id))
  const labels = rows.slice(0, maxNamedRows).map(({ after }) => labelOf(resource, after))
  const message: MessageRef = {
    key: messagesByReason[reason].summary,
    params: { names: labels.join(', ') + (rows.length > maxNamedRows ? '…' : '') },
  }
  throw new BulkRefused(
    ids.map((id) => ({ id, message: messagesByReason[reason].row })),
    message,
  )
}
