import { JsonParameter } from '#src/platform/database/statements/parameters.server.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** A row to write: its index in the write, its columns, and the row before the write, null for a new row. */
export type RowChange = {
  index: number
  columns: CheckedValues
  before: Entity | null
  /**
   * True if the row gets a new stamp although its columns may be unchanged: its links change, or the resource has the
   * hook `afterRows`.
   */
  touchesStamp: boolean
}

type Statement = { text: string; parameters: SqlParameters }

/**
 * Builds one statement that writes rows with the same columns, all new or all existing, and returns them. A single row
 * is passed as parameters; several rows as a JSON array, which is read with the table's row type.
 */
export function buildWriteStatement(resource: Resource, rows: readonly RowChange[]): Statement {
  const parameters = new SqlParameters()
  const names = Object.keys(rows[0]?.columns ?? {})
  const text = rows[0]?.before
    ? buildUpdateText(resource, names, rows, parameters)
    : buildInsertText(resource, names, rows, parameters)
  return { text, parameters }
}

/** Quotes the name of a column, which may be a word of SQL: `end`. */
export const quoteColumn = (name: string): string => `"${name}"`

/** Wraps the value of a jsonb column, an object. In a JSON array of rows it stands as it is. */
const wrapObject = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? new JsonParameter(value)
    : value

function buildInsertText(
  { table }: Resource,
  names: readonly string[],
  rows: readonly RowChange[],
  parameters: SqlParameters,
) {
  const [row] = rows
  if (names.length === 0) return rows.length === 1 ? `insert into ${table} default values returning *` : ''
  if (row && rows.length === 1) {
    const values = names.map((name) => parameters.add(wrapObject(row.columns[name]))).join(', ')
    return `insert into ${table} (${names.map(quoteColumn).join(', ')}) values (${values}) returning *`
  }
  const rowsParameter = parameters.add(JSON.stringify(rows.map(({ columns }) => columns)))
  return `
    insert into ${table} (${names.map(quoteColumn).join(', ')})
    select ${names.map((name) => `g.${name}`).join(', ')}
    from jsonb_populate_recordset(null::${table}, ${rowsParameter}::text::jsonb) with ordinality g
    order by g.ordinality returning *`
}

/**
 * The trigger sets `updated_at` on every UPDATE, so a change of links alone updates the row too (`touchesStamp`).
 * Otherwise a row is updated only if one of its columns differs.
 */
function buildUpdateText(
  { table }: Resource,
  names: readonly string[],
  rows: readonly RowChange[],
  parameters: SqlParameters,
) {
  const [row] = rows
  if (row?.before && rows.length === 1) {
    const parametersByName = names.map((name) => ({ name, value: parameters.add(wrapObject(row.columns[name])) }))
    const assignments =
      parametersByName.map(({ name, value }) => `${quoteColumn(name)} = ${value}`).join(', ') ||
      'updated_at = updated_at'
    const differences =
      parametersByName.map(({ name, value }) => `t.${name} is distinct from ${value}`).join(' or ') || 'false'
    const where = `id = ${parameters.add(row.before.id)}${row.touchesStamp ? '' : ` and (${differences})`}`
    return `update ${table} t set ${assignments} where ${where} returning *`
  }
  const changes = rows.map(({ columns, before, touchesStamp }) => ({
    row: { ...columns, id: before?.id },
    is_forced: touchesStamp,
  }))
  const rowsParameter = parameters.add(JSON.stringify(changes))
  const assignments =
    names.map((name) => `${quoteColumn(name)} = (g.r).${name}`).join(', ') || 'updated_at = t.updated_at'
  const differences = names.map((name) => `t.${name} is distinct from (g.r).${name}`)
  // OFFSET 0 keeps the planner from parsing each row's JSON once for each column.
  return `
    update ${table} t set ${assignments}
    from (select jsonb_populate_record(null::${table}, value->'row') as r, (value->>'is_forced')::boolean as is_forced
      from jsonb_array_elements(${rowsParameter}::text::jsonb) offset 0) g
    where t.id = (g.r).id and (${['g.is_forced', ...differences].join(' or ')}) returning t.*`
}
