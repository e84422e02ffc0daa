import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { Parameters } from '#src/resource/scope/scope.server.ts'

/** A row to write, by its place in the write: its columns, and the row as it was, null for a new one. */
export type RowChange = {
  place: number
  columns: Given
  before: Entity | null
  /** True where something beside the columns has changed: the row gets a new stamp. */
  isForced: boolean
}

type Statement = { text: string; parameters: Parameters }

/**
 * Writes rows that have the same columns, all new or all known, and returns them, in one statement: a single row by its
 * parameters, several from a JSON array that the table's own type reads.
 */
export function writeStatement(resource: Resource, rows: readonly RowChange[]): Statement {
  const parameters = new Parameters()
  const names = Object.keys(rows[0]?.columns ?? {})
  const text = rows[0]?.before
    ? updateText(resource, names, rows, parameters)
    : insertText(resource, names, rows, parameters)
  return { text, parameters }
}

function insertText({ table }: Resource, names: readonly string[], rows: readonly RowChange[], parameters: Parameters) {
  const [row] = rows
  if (names.length === 0) return rows.length === 1 ? `insert into ${table} default values returning *` : ''
  if (row && rows.length === 1) {
    const values = names.map((name) => parameters.add(row.columns[name])).join(', ')
    return `insert into ${table} (${names.join(', ')}) values (${values}) returning *`
  }
  const given = parameters.add(JSON.stringify(rows.map(({ columns }) => columns)))
  return `
    insert into ${table} (${names.join(', ')})
    select ${names.map((name) => `g.${name}`).join(', ')}
    from jsonb_populate_recordset(null::${table}, ${given}::text::jsonb) with ordinality g
    order by g.ordinality returning *`
}

/**
 * The trigger sets `updated_at` on any UPDATE, so a change of links alone updates the row too (`isForced`); otherwise
 * only a row of which some column differs is written.
 */
function updateText({ table }: Resource, names: readonly string[], rows: readonly RowChange[], parameters: Parameters) {
  const [row] = rows
  if (row?.before && rows.length === 1) {
    const given = names.map((name) => ({ name, value: parameters.add(row.columns[name]) }))
    const set = given.map(({ name, value }) => `${name} = ${value}`).join(', ') || 'updated_at = updated_at'
    const differs = given.map(({ name, value }) => `t.${name} is distinct from ${value}`).join(' or ') || 'false'
    const where = `id = ${parameters.add(row.before.id)}${row.isForced ? '' : ` and (${differs})`}`
    return `update ${table} t set ${set} where ${where} returning *`
  }
  const all = rows.map(({ columns, before, isForced }) => ({
    row: { ...columns, id: before?.id },
    is_forced: isForced,
  }))
  const given = parameters.add(JSON.stringify(all))
  const set = names.map((name) => `${name} = (g.r).${name}`).join(', ') || 'updated_at = t.updated_at'
  const differs = names.map((name) => `t.${name} is distinct from (g.r).${name}`)
  // OFFSET 0 keeps the planner from reading each row's JSON anew for each of its columns.
  return `
    update ${table} t set ${set}
    from (select jsonb_populate_record(null::${table}, value->'row') as r, (value->>'is_forced')::boolean as is_forced
      from jsonb_array_elements(${given}::text::jsonb) offset 0) g
    where t.id = (g.r).id and (${['g.is_forced', ...differs].join(' or ')}) returning t.*`
}
