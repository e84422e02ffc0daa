import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { type ReadableResource, readOrLockEntitiesWhere } from '#src/resource/read/read-rows.server.ts'
import type { RowLock } from '#src/resource/write/lock-rows.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/**
 * Edit conflict (optimistic lock): reads one row with its details, and locks it if `lock` is set. Throws Conflict
 * `STALE`, with the stored row, if somebody has saved the row since the editor read it: if its `updated_at` is not
 * `stamp`. A null stamp is not compared. Throws NotFound if the row is missing or out of the reader's scope.
 */
export async function readRowOrRefuseStale(
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
 * Locks and reads one row. Throws like `readRowOrRefuseStale`. A write calls it before its other checks, as an editor
 * who has not seen the stored row must learn that first.
 */
export const lockRowOrRefuseStale = (
  { tx, actor }: WriteContext,
  resource: ReadableResource,
  id: number,
  { stamp = null, lock = 'for no key update of t' }: { stamp?: string | null; lock?: RowLock },
) => readRowOrRefuseStale(tx, resource, actor, id, { stamp, lock })
