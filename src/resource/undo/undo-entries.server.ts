import { holds } from '#src/platform/actor.ts'
import { ManyRefused, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type EntryStates, givenBack, orNothing } from '#src/resource/history/put-back.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { lockRows } from '#src/resource/read/read-rows.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { restoreDeleted } from '#src/resource/undo/deleted-rows.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { inUseAmong } from '#src/resource/write/rows/in-use.server.ts'
import { nameRefused, writeAccepted } from '#src/resource/write/rows/rows-refused.server.ts'
import { type ActionUndo, undoAction } from '#src/resource/write/rows/run-action.server.ts'
import { saveRows } from '#src/resource/write/rows/save-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

type Entry = { id: number; resource: string; entity_id: string; action: string } & EntryStates

/** Rows put back in one statement. */
const chunk = 1000

/** EntryStates how many rows are done. */
type OnProgress = (done: number) => Promise<unknown>

/**
 * Undoes what a request of this user's did, the last first, in the transaction: all or nothing. Throws ManyRefused
 * where rows have changed since, are in use or refuse. Returns how many rows it was.
 */
export async function undoEntriesOf(
  context: WriteContext,
  registry: Registry,
  requestId: string,
  onProgress?: OnProgress,
): Promise<number> {
  let last = Number.MAX_SAFE_INTEGER
  let done = 0
  for (;;) {
    const entries = await context.tx.query<Entry[]>(
      `select id::int, resource, entity_id, action, before, after from audit
      where request_id = $1 and user_id = $2 and id < $3
        and (action in ('created', 'updated', 'deleted') or resource || ' ' || action = any($4))
      order by id desc limit ${chunk}`,
      [requestId, context.actor.id, last, undoableActions(registry)],
    )
    if (entries.length === 0) return done
    for (const [name, own] of Map.groupBy(entries, ({ resource }) => resource)) {
      const prepared = registry.get(name)
      if (prepared) await undoEntries(context, prepared, own)
    }
    last = entries.at(-1)?.id ?? 0
    done += entries.length
    await onProgress?.(done)
  }
}

async function undoEntries(context: WriteContext, prepared: Prepared, entries: readonly Entry[]) {
  const of = (which: string) => entries.filter(({ action }) => action === which)
  await undoDeletes(context, prepared, of('deleted'))
  await undoUpdates(context, prepared, of('updated'))
  await undoCreates(context, prepared, of('created'))
  for (const [name, { undo }] of Object.entries(prepared.rules.actions ?? {}))
    if (undo) await undoActions(context, prepared, { name, undo }, of(name))
}

/** Actions that can be taken back, each with its resource's name before it. */
const undoableActions = (registry: Registry): string[] =>
  [...registry.values()].flatMap(({ resource, rules }) =>
    Object.entries(rules.actions ?? {}).flatMap(([name, { undo }]) => (undo ? [`${resource.name} ${name}`] : [])),
  )

async function undoActions(
  context: WriteContext,
  prepared: Prepared,
  { name, undo }: { name: string; undo: ActionUndo },
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  const { access } = prepared.resource.actions[name] ?? { access: 'never' }
  if (!holds(context.actor, access)) throw new MissingPermission(access)
  const rows = await lockUnchanged(context, prepared, entries)
  const changes = entries.flatMap(({ before, after }) => {
    const row = rows.get(after.id)
    return row ? [{ before, after: row }] : []
  })
  await undoAction(context, prepared, undo, changes)
}

/** Rows that stand as the entries left them, locked, by their ids. Throws ManyRefused that names the others. */
async function lockUnchanged(
  context: WriteContext,
  prepared: Prepared,
  entries: readonly Entry[],
): Promise<ReadonlyMap<number, Entity>> {
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(context, prepared, { ids, lock: 'for no key update of t' })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const changed = entries.flatMap(({ after }) =>
    byId.get(after.id)?.updated_at === after.updated_at ? [] : [after.id],
  )
  if (changed.length) refuseNamed(prepared, entries, changed, 'changed')
  return byId
}

async function undoDeletes(context: WriteContext, prepared: Prepared, entries: readonly Entry[]) {
  if (entries.length === 0) return
  if (!holds(context.actor, prepared.resource.access.delete))
    throw new MissingPermission(prepared.resource.access.delete)
  const ids = entries.map(({ id }) => id)
  await restoreDeleted(context, prepared, ids)
}

async function undoUpdates(context: WriteContext, prepared: Prepared, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  if (!holds(context.actor, prepared.resource.access.update))
    throw new MissingPermission(prepared.resource.access.update)
  const rows = await lockUnchanged(context, prepared, entries)
  const changes = entries.flatMap((entry) => {
    const before = rows.get(entry.after.id)
    return before ? [{ before, given: orNothing(givenBack(prepared, entry, null)) }] : []
  })
  const accepted = await writeAccepted(context, changes, (some) => saveRows(context, prepared, some, []))
  if (accepted.without.length) throw new ManyRefused(nameRefused(accepted, ({ before }) => before.id))
}

/**
 * Rows that a request created are deleted, whatever its user may delete. Rows that somebody has deleted since are
 * passed over, rows that somebody has moved out of the actor's reach are refused.
 */
async function undoCreates(context: WriteContext, prepared: Prepared, entries: readonly Entry[]) {
  if (entries.length === 0) return
  const ids = entries.map(({ after }) => after.id)
  const rows = await lockRows(context, prepared, { ids, lock: 'for update of t' })
  const made = new Map(entries.map(({ after }) => [after.id, after.updated_at]))
  const changed = [
    ...rows.filter(({ id, updated_at }) => made.get(id) !== updated_at).map(({ id }) => id),
    ...(await findExistingIds(context, prepared, idsWithout(ids, rows))),
  ]
  if (changed.length) refuseNamed(prepared, entries, changed, 'changed')
  const used = await inUseAmong(context, prepared, ids)
  if (used.size) refuseNamed(prepared, entries, [...used], 'in_use')
  if (rows.length) await deleteRows(context, prepared, rows)
}

const idsWithout = (ids: readonly number[], rows: readonly Entity[]): number[] => {
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !present.has(id))
}

/** Tenant scope: which of these rows somebody has moved out of the actor's reach, and not deleted. */
async function findExistingIds(
  { tx }: WriteContext,
  { resource }: Prepared,
  ids: readonly number[],
): Promise<number[]> {
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
