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
