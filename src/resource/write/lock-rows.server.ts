import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type ReadableResource, readOrLockEntitiesWhere } from '#src/resource/read/read-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Row lock until the end of the transaction: `for update` before a delete, `for no key update` otherwise, which lets
 * other transactions insert rows that refer to the row.
 */
export type RowLock = 'for no key update of t' | 'for update of t'

/**
 * Locks and reads rows. Against deadlocks they are locked in the order of their ids. `column` is the column that holds
 * `ids`: the rows' own id by default, or the reference to their parents. Rows that are missing or out of the actor's
 * scope are left out.
 */
export const lockRows = (
  { tx, actor }: WriteContext,
  resource: ReadableResource,
  { column = 'id', ids, lock }: { column?: string | undefined; ids: readonly number[]; lock: RowLock },
): Promise<Entity[]> =>
  readOrLockEntitiesWhere(tx, resource, actor, (parameters) => ({
    condition: `t.${column} = any(${parameters.add([...ids])}::int[])`,
    orderAndLock: `order by t.id ${lock}`,
    prepare: false,
  }))

/**
 * Reads one row with its details, and locks it if `lock` is set. Throws NotFound if it is missing or out of the
 * reader's scope. Optimistic lock: throws Conflict `STALE` if the row's `updated_at` differs from `stamp`.
 */
export async function requireCurrentRow(
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  id: number,
  { stamp, lock }: { stamp: string | null; lock?: RowLock },
): Promise<Entity> {
  const [row] = await readOrLockEntitiesWhere<Entity & { is_current?: boolean }>(
    db,
    readable,
    reader,
    (parameters) => ({
      condition: `t.id = ${parameters.add(id)}`,
      ...(stamp !== null && {
        extraColumns: `, t.updated_at = ${parameters.add(stamp)}::text::timestamptz as is_current`,
      }),
      orderAndLock: lock,
      withDetails: true,
    }),
  )
  if (!row) throw new NotFound()
  const { is_current: isCurrent = true, ...entity } = row
  if (!isCurrent) throw new Conflict('resource.write.stale', 'STALE', { entity })
  return entity
}

/**
 * Locks and reads one row. The stamp is compared before every other check, as these are about the row that the editor
 * saw. Throws like `requireCurrentRow`.
 */
export const lockCurrentRow = (
  { tx, actor }: WriteContext,
  resource: ReadableResource,
  id: number,
  { stamp = null, lock = 'for no key update of t' }: { stamp?: string | null; lock?: RowLock },
) => requireCurrentRow(tx, resource, actor, id, { stamp, lock })
