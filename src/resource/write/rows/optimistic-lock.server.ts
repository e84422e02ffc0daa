import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { entityFor } from '#src/resource/read/for-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Row lock: the row until the transaction ends; others may still refer to it. Throws NotFound where it is missing or
 * out of scope, Conflict `STALE` where `stamp` is not its `updated_at`.
 */
export const loadForUpdate = ({ tx, actor }: WriteContext, prepared: Prepared, id: number, stamp: string | null) =>
  load(tx, actor, prepared, { id, stamp, lock: 'for no key update of t' })

/** The same with the strongest row lock, before deleting. */
export const loadForDelete = ({ tx, actor }: WriteContext, prepared: Prepared, id: number) =>
  load(tx, actor, prepared, { id, stamp: null, lock: 'for update of t' })

/** The same without a lock, for a first check before the transaction. */
export const loadUnlocked = (sql: Sql, actor: Actor, prepared: Prepared, id: number, stamp: string | null) =>
  load(sql, actor, prepared, { id, stamp, lock: '' })

/** `for update` before deleting; the weaker one lets others refer to the row. */
export type RowLock = 'for no key update of t' | 'for update of t'

/**
 * Row lock on many rows until the transaction ends, in the order of their ids, so that no two requests wait for each
 * other crosswise (deadlock). `column` names what `ids` are of: the rows' own, or their parents'. What is missing or
 * out of scope is left out.
 */
export async function lockRows(
  { tx, actor }: WriteContext,
  { resource, select }: Prepared,
  { column = 'id', ids, lock }: { column?: string; ids: readonly number[]; lock: RowLock },
): Promise<Entity[]> {
  const parameters = new Parameters()
  const all = parameters.add([...ids])
  const text = `
    select ${entityFor(select, actor, parameters)} from ${resource.table} t ${select.joins}
    where t.${column} = any(${all}::int[]) and ${withinScope(resource, actor, parameters)} order by t.id ${lock}`
  return tx.query<Entity[]>(text, parameters.values)
}

type Wanted = { id: number; stamp: string | null; lock: string }

/** Optimistic lock: the stamp is compared first, since every other check depends on the row that the editor saw. */
async function load(db: Sql | Tx, actor: Actor, { resource, select }: Prepared, wanted: Wanted): Promise<Entity> {
  const { id, stamp, lock } = wanted
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(resource, actor, parameters)
  const isCurrent = stamp === null ? 'true' : `t.updated_at = ${parameters.add(stamp)}::text::timestamptz`
  const text = `
    select ${entityFor(select, actor, parameters)}, ${isCurrent} as is_current
    from ${resource.table} t ${select.joins}
    where t.id = ${own} and ${where}
    ${lock}`
  const [row] = await db.query<(Entity & { is_current: boolean })[]>(text, parameters.values, {
    prepare: true,
  })
  if (!row) throw new NotFound()
  const { is_current: current, ...entity } = row
  if (!current) throw new Conflict('resource.write.stale', 'STALE', { entity })
  return entity
}
