import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildDetailColumnsAfterComma, buildEntityColumns } from '#src/resource/read/bind-reader.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** The parts of a resource that reading needs. */
export type ReadableResource = Pick<PreparedResource, 'resource' | 'select'>

type RowsQuery = {
  condition: string
  extraColumns?: string
  orderAndLock?: string
  prepare?: boolean
  withDetails?: boolean
}

/** Reads, and locks if the query says so, the entities that meet a condition on `t`, within the reader's scope. */
export function readOrLockEntitiesWhere<Row extends Entity = Entity>(
  db: Queryable,
  { resource, select }: ReadableResource,
  reader: Actor | null,
  buildQuery: (parameters: SqlParameters) => RowsQuery,
): Promise<Row[]> {
  const parameters = new SqlParameters()
  const { condition, extraColumns = '', orderAndLock = '', prepare = true, withDetails } = buildQuery(parameters)
  const details = withDetails ? buildDetailColumnsAfterComma(select, reader, parameters) : ''
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
  readOrLockEntitiesWhere(db, readable, reader, (parameters) => ({
    condition: `t.id = any(${parameters.add([...ids])}::int[])`,
  }))

/**
 * Reads the rows whose column holds one of the values, in the order of their ids. Rows out of the reader's scope are
 * left out.
 */
export const readRowsByColumn = (
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  { column, values }: { column: string; values: readonly number[] },
) =>
  readOrLockEntitiesWhere(db, readable, reader, (parameters) => ({
    condition: `t.${column} = any(${parameters.add([...values])}::int[])`,
    orderAndLock: 'order by t.id',
  }))

/** Reads one row with its details. Throws NotFound if it is missing or out of the reader's scope. */
export async function requireRow<Row extends Entity = Entity>(
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  id: number,
): Promise<Row> {
  const [entity] = await readOrLockEntitiesWhere<Row>(db, readable, reader, (parameters) => ({
    condition: `t.id = ${parameters.add(id)}`,
    withDetails: true,
  }))
  if (!entity) throw new NotFound()
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

/** Reads the details of a written record and adds them to it, as the answer of a write has the whole record. */
export async function readAndAddDetails(
  { tx, actor }: WriteContext,
  { resource, select }: ReadableResource,
  entity: Entity,
): Promise<Entity> {
  if (select.detailColumns === '') return entity
  const parameters = new SqlParameters()
  const text = `
    select t.id${buildDetailColumnsAfterComma(select, actor, parameters)} from ${resource.table} t
    where t.id = ${parameters.add(entity.id)}`
  const [details] = await tx.query<Entity[]>(text, parameters.values, { prepare: true })
  return { ...entity, ...details }
}
