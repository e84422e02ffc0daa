import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Conflict, NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildDetailColumns, buildEntityColumns } from '#src/resource/read/bind-reader.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** The parts of a resource that reading needs. */
export type ReadableResource = Pick<PreparedResource, 'resource' | 'select'>

/**
 * Row lock until the end of the transaction: `for update` before a delete, `for no key update` otherwise, which lets
 * other transactions insert rows that refer to the row.
 */
export type RowLock = 'for no key update of t' | 'for update of t'

type RowsQuery = {
  condition: string
  extraColumns?: string
  orderAndLock?: string
  prepare?: boolean
  withDetails?: boolean
}

/** Reads the entities that meet a condition on `t`, within the reader's scope. */
function readEntitiesWhere<Row extends Entity = Entity>(
  db: Queryable,
  { resource, select }: ReadableResource,
  reader: Actor | null,
  buildQuery: (parameters: SqlParameters) => RowsQuery,
): Promise<Row[]> {
  const parameters = new SqlParameters()
  const { condition, extraColumns = '', orderAndLock = '', prepare = true, withDetails } = buildQuery(parameters)
  const details = withDetails ? buildDetailColumns(select, reader, parameters) : ''
  const text = `
    select ${buildEntityColumns(select, reader, parameters)}${details}${extraColumns}
    from ${resource.table} t ${select.joins}
    where ${condition} and ${buildScopeCondition(resource, reader, parameters)} ${orderAndLock}`
  return db.query<Row[]>(text, parameters.values, { prepare })
}

/** Reads rows in no particular order. Rows that are missing or out of the reader's scope are left out. */
export const readRowsByIds = (
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  ids: readonly number[],
) =>
  readEntitiesWhere(db, readable, reader, (parameters) => ({
    condition: `t.id = any(${parameters.add([...ids])}::int[])`,
  }))

/** Reads the rows whose column holds one of the values, by id. Rows out of the reader's scope are left out. */
export const readRowsByColumn = (
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  { column, values }: { column: string; values: readonly number[] },
) =>
  readEntitiesWhere(db, readable, reader, (parameters) => ({
    condition: `t.${column} = any(${parameters.add([...values])}::int[])`,
    orderAndLock: 'order by t.id',
  }))

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
  readEntitiesWhere(tx, resource, actor, (parameters) => ({
    condition: `t.${column} = any(${parameters.add([...ids])}::int[])`,
    orderAndLock: `order by t.id ${lock}`,
    prepare: false,
  }))

/**
 * Reads one row with its details, and locks it if `lock` is set. Throws NotFound if it is missing or out of the
 * reader's scope. Optimistic lock: throws Conflict `STALE` if the row's `updated_at` differs from `stamp`.
 */
export async function requireRow(
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  id: number,
  { stamp = null, lock }: { stamp?: string | null; lock?: RowLock } = {},
): Promise<Entity> {
  const [row] = await readEntitiesWhere<Entity & { is_current?: boolean }>(db, readable, reader, (parameters) => ({
    condition: `t.id = ${parameters.add(id)}`,
    ...(stamp !== null && {
      extraColumns: `, t.updated_at = ${parameters.add(stamp)}::text::timestamptz as is_current`,
    }),
    orderAndLock: lock,
    withDetails: true,
  }))
  if (!row) throw new NotFound()
  const { is_current: isCurrent = true, ...entity } = row
  if (!isCurrent) throw new Conflict('resource.write.stale', 'STALE', { entity })
  return entity
}

/** Throws NotFound if the row is missing or out of the reader's scope. Reads no values of the row. */
export async function requireVisibleRow(
  db: Queryable,
  { resource }: Pick<PreparedResource, 'resource'>,
  reader: Actor | null,
  id: number,
): Promise<void> {
  const parameters = new SqlParameters()
  const text = `
    select t.id from ${resource.table} t
    where t.id = ${parameters.add(id)} and ${buildScopeCondition(resource, reader, parameters)}`
  const rows = await db.query<{ id: number }[]>(text, parameters.values, { prepare: true })
  if (rows.length === 0) throw new NotFound()
}

/** Adds its details to a written record, as the answer of a write has the whole record. */
export async function addDetails(
  { tx, actor }: WriteContext,
  { resource, select }: ReadableResource,
  entity: Entity,
): Promise<Entity> {
  if (select.detailColumns === '') return entity
  const parameters = new SqlParameters()
  const text = `
    select t.id${buildDetailColumns(select, actor, parameters)} from ${resource.table} t
    where t.id = ${parameters.add(entity.id)}`
  const [details] = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  return { ...entity, ...details }
}

/**
 * Locks and reads one row. The stamp is compared before every other check, as these are about the row that the editor
 * saw. Throws like `requireRow`.
 */
export const lockRow = (
  { tx, actor }: WriteContext,
  resource: ReadableResource,
  id: number,
  { stamp = null, lock = 'for no key update of t' }: { stamp?: string | null; lock?: RowLock },
) => requireRow(tx, resource, actor, id, { stamp, lock })
