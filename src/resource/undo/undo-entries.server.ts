import { holds } from '#src/platform/actor.ts'
import { ManyRefused, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import { refuseAll, refusedRows } from '#src/resource/bulk/refused.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { restoreDeleted } from '#src/resource/undo/restore-deleted.server.ts'
import { type Told, undoChanges } from '#src/resource/undo/restore-updated.server.ts'
import { inUseAmong } from '#src/resource/write/in-use.server.ts'
import type { AfterCommit } from '#src/resource/write/in-write.server.ts'
import { type By, lockRows } from '#src/resource/write/optimistic-lock.server.ts'
import { removeMany } from '#src/resource/write/remove-many.server.ts'
import { withoutRefused } from '#src/resource/write/rows-refused.server.ts'
import { saveManyUnread } from '#src/resource/write/save.server.ts'

type Entry = { id: number; resource: string; entity_id: string; action: string } & Told

/** Rows put back in one statement. */
const chunk = 1000

type Afterwards = {
  files: Files
  afterCommit: AfterCommit
  /** Told how many rows are done. */
  onProgress?: (done: number) => Promise<unknown>
}

/**
 * Undoes what a request of this user's did, the last first, in the transaction: all or nothing. Throws ManyRefused
 * where rows have changed since, are in use or refuse. Returns how many rows it was.
 */
export async function undoEntriesOf(
  by: By,
  registry: Registry,
  requestId: string,
  afterwards: Afterwards,
): Promise<number> {
  let last = Number.MAX_SAFE_INTEGER
  let done = 0
  for (;;) {
    const entries = await by.tx.query<Entry[]>(
      `select id::int, resource, entity_id, action, before, after from audit
      where request_id = $1 and user_id = $2 and id < $3 and action in ('created', 'updated', 'deleted')
      order by id desc limit ${chunk}`,
      [requestId, by.actor.id, last],
    )
    if (entries.length === 0) return done
    for (const [name, own] of Map.groupBy(entries, ({ resource }) => resource)) {
      const prepared = registry.get(name)
      if (prepared) await undoEntries(by, prepared, own, afterwards)
    }
    last = entries.at(-1)?.id ?? 0
    done += entries.length
    await afterwards.onProgress?.(done)
  }
}

async function undoEntries(by: By, prepared: Prepared, entries: readonly Entry[], afterwards: Afterwards) {
  const of = (which: string) => entries.filter(({ action }) => action === which)
  await undoDeletes(by, prepared, of('deleted'), afterwards)
  await undoUpdates(by, prepared, of('updated'))
  await undoCreates(by, prepared, of('created'), afterwards)
}

async function undoDeletes(by: By, prepared: Prepared, entries: readonly Entry[], { files, afterCommit }: Afterwards) {
  if (entries.length === 0) return
  if (!holds(by.actor, prepared.resource.access.delete)) throw new MissingPermission(prepared.resource.access.delete)
  const ids = entries.map(({ id }) => id)
  const { held } = await restoreDeleted(by, prepared, ids)
  afterCommit(() => files.bringBack(held))
}

async function undoUpdates(by: By, prepared: Prepared, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  if (!holds(by.actor, prepared.resource.access.update)) throw new MissingPermission(prepared.resource.access.update)
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(by, prepared, { ids, lock: 'for no key update of t' })
  const missingIds = idsWithout(ids, rows)
  if (missingIds.length) refuseNamed(prepared, entries, missingIds, 'changed')
  const { changes, changed } = undoChanges(prepared, entries, rows)
  if (changed.length) refuseNamed(prepared, entries, changed, 'changed')
  const { without } = await withoutRefused(changes, (some) => saveManyUnread(by, prepared, some))
  if (without.length) refuseAll(refusedRows(without, ({ before }) => before.id))
}

/**
 * Rows that a request created are deleted, whatever its user may delete. Rows that somebody has deleted since are
 * passed over, rows that somebody has moved out of the actor's reach are refused.
 */
async function undoCreates(by: By, prepared: Prepared, entries: readonly Entry[], afterwards: Afterwards) {
  if (entries.length === 0) return
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(by, prepared, { ids, lock: 'for update of t' })
  const made = new Map(entries.map(({ after }) => [after.id, after.updated_at]))
  const changed = [
    ...rows.filter(({ id, updated_at }) => made.get(id) !== updated_at).map(({ id }) => id),
    ...(await findExistingIds(by, prepared, idsWithout(ids, rows))),
  ]
  if (changed.length) refuseNamed(prepared, entries, changed, 'changed')
  const used = await inUseAmong(by, prepared, ids)
  if (used.size) refuseNamed(prepared, entries, [...used], 'in_use')
  if (rows.length) await removeMany(by, prepared, rows, afterwards)
}

const idsWithout = (ids: readonly number[], rows: readonly Entity[]): number[] => {
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !present.has(id))
}

/** Tenant scope: which of these rows somebody has moved out of the actor's reach, and not deleted. */
async function findExistingIds({ tx }: By, { resource }: Prepared, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const text = `select id from ${resource.table} where id = any($1::int[]) order by id`
  const rows = await tx.query<{ id: number }[]>(text, [ids])
  return rows.map(({ id }) => id)
}

const mostNamed = 5

const reasons = {
  changed: { row: 'resource.undo.changed_since', all: 'resource.undo.rows_changed' },
  in_use: { row: 'resource.delete.in_use', all: 'resource.undo.rows_in_use' },
} as const

/** All or nothing: names what stands in the way. */
function refuseNamed(
  { resource }: Prepared,
  told: readonly Entry[],
  ids: readonly number[],
  why: keyof typeof reasons,
): never {
  const rows = told.filter(({ after }) => ids.includes(after.id))
  const names = rows.slice(0, mostNamed).map(({ after }) => labelOf(resource, after))
  const message: MessageRef = {
    key: reasons[why].all,
    params: { names: names.join(', ') + (rows.length > mostNamed ? '…' : '') },
  }
  throw new ManyRefused(
    ids.map((id) => ({ id, message: reasons[why].row })),
    message,
  )
}
