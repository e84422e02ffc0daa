import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { entityFor } from '#src/resource/read/bind-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** The parts of a resource that reading needs. */
export type Readable = Pick<Prepared, 'resource' | 'select'>

/** Row lock until the transaction ends. `for update` before deleting; the weaker one lets others refer to the row. */
export type RowLock = 'for no key update of t' | 'for update of t'

type RowsQuery = { condition: string; moreColumns?: string; end?: string; prepare?: boolean }

/** Entities within the reader's scope that meet a condition on `t`. */
function readWhere<Row extends Entity = Entity>(
  db: Queryable,
  { resource, select }: Readable,
  reader: Actor | null,
  ask: (parameters: Parameters) => RowsQuery,
): Promise<Row[]> {
  const parameters = new Parameters()
  const { condition, moreColumns = '', end = '', prepare = true } = ask(parameters)
  const text = `
    select ${entityFor(select, reader, parameters)}${moreColumns} from ${resource.table} t ${select.joins}
    where ${condition} and ${withinScope(resource, reader, parameters)} ${end}`
  return db.query<Row[]>(text, parameters.values, { prepare })
}

/** These rows, in no order; what is missing or out of the reader's scope is left out. */
export const readMany = (db: Queryable, readable: Readable, reader: Actor | null, ids: readonly number[]) =>
  readWhere(db, readable, reader, (parameters) => ({ condition: `t.id = any(${parameters.add([...ids])}::int[])` }))

/**
 * Many rows, locked in the order of their ids, so that no two requests wait for each other crosswise (deadlock).
 * `column` names what `ids` are of: the rows' own, or their parents'. What is missing or out of scope is left out.
 */
export const lockRows = (
  { tx, actor }: WriteContext,
  prepared: Readable,
  { column = 'id', ids, lock }: { column?: string | undefined; ids: readonly number[]; lock: RowLock },
): Promise<Entity[]> =>
  readWhere(tx, prepared, actor, (parameters) => ({
    condition: `t.${column} = any(${parameters.add([...ids])}::int[])`,
    end: `order by t.id ${lock}`,
    prepare: false,
  }))

/**
 * One row. Throws NotFound where it is missing or out of the reader's scope. Optimistic lock: throws Conflict `STALE`
 * where `stamp` is not its `updated_at`.
 */
export async function readOne(
  db: Queryable,
  readable: Readable,
  reader: Actor | null,
  id: number,
  { stamp = null, lock }: { stamp?: string | null; lock?: RowLock } = {},
): Promise<Entity> {
  const [row] = await readWhere<Entity & { is_current?: boolean }>(db, readable, reader, (parameters) => ({
    condition: `t.id = ${parameters.add(id)}`,
    ...(stamp !== null && {
      moreColumns: `, t.updated_at = ${parameters.add(stamp)}::text::timestamptz as is_current`,
    }),
    end: lock,
  }))
  if (!row) throw new NotFound()
  const { is_current: isCurrent = true, ...entity } = row
  if (!isCurrent) throw new Conflict('resource.write.stale', 'STALE', { entity })
  return entity
}

/** One row, locked. The stamp is compared first, since every other check depends on the row that the editor saw. */
export const lockRow = (
  { tx, actor }: WriteContext,
  prepared: Readable,
  id: number,
  { stamp = null, lock = 'for no key update of t' }: { stamp?: string | null; lock?: RowLock },
) => readOne(tx, prepared, actor, id, { stamp, lock })
