import type { Resource } from '#src/resource/declaration.ts'
import { isColumn, serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Index } from '#src/resource/verify/index-problems.server.ts'

export type Column = {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: boolean
  has_default: boolean
  /** Of a column that is worked out from others: how. */
  expression: string | null
}

export type Tables = {
  columns: ReadonlyMap<string, ReadonlyMap<string, Column>>
  indexes: readonly Index[]
}

/** Differences between a declaration and its table; one sentence each. */
export function problemsOfTable(prepared: Prepared, { columns, indexes }: Tables): string[] {
  const { resource } = prepared
  const table = columns.get(resource.table)
  const indexNames = new Set(indexes.map(({ name }) => name))
  if (!table) return [`${resource.name}: there is no table ${resource.table}`]
  return [
    ...['id', 'created_at', 'updated_at', 'search', ...Object.values(resource.scope)]
      .filter((name) => !table.has(name))
      .map((name) => `${resource.name}: the table lacks ${name}`),
    ...Object.entries(resource.fields)
      .filter(([, field]) => isColumn(field))
      .flatMap(([name, field]) => columnProblems(resource, name, field, table.get(name), indexNames)),
    ...unwritableColumns(resource, table),
    ...searchedUnseen(resource, table),
    ...otherTables(prepared)
      .filter(({ table, column }) => columns.has(table) && !columns.get(table)?.has(column))
      .map(({ field, table, column }) => `${resource.name}.${field}: ${table} has no ${column}`),
  ]
}

function columnProblems(
  resource: Resource,
  name: string,
  field: Field,
  column: Column | undefined,
  indexes: ReadonlySet<string>,
): string[] {
  const at = `${resource.name}.${name}`
  if (!column) return [`${at}: the table has no such column`]
  const problems: string[] = []
  if (!serverKindOf(field).columnTypes.includes(column.data_type))
    problems.push(`${at}: a ${field.kind}, but the column is ${column.data_type}`)
  if (field.required && column.is_nullable) problems.push(`${at}: required, but the column may be null`)
  if (!field.required && !column.is_nullable && !column.has_default)
    problems.push(`${at}: not required, but the column may not be null`)
  if (field.unique && !indexes.has(`${resource.table}_${name}_unique`))
    problems.push(`${at}: unique, but there is no index ${resource.table}_${name}_unique`)
  return problems
}

/** Words of what not everybody sees would be guessed by searching for them. */
function searchedUnseen({ name, fields }: Resource, table: ReadonlyMap<string, Column>): string[] {
  const words = new Set(table.get('search')?.expression?.match(/\w+/g))
  return Object.entries(fields)
    .filter(([field, { readPermission }]) => readPermission && words.has(field))
    .map(([field]) => `${name}.${field}: not everybody sees it, yet the search column holds it`)
}

/** A NOT NULL column without default that no field fills could never be inserted. */
function unwritableColumns({ name, fields }: Resource, table: ReadonlyMap<string, Column>): string[] {
  if (Object.values(fields).some((field) => field.writeOnly)) return []
  return [...table.values()]
    .filter(({ is_nullable, has_default, column_name }) => !is_nullable && !has_default && !(column_name in fields))
    .map(({ column_name }) => `${name}: the column ${column_name} must be given, but no field gives it`)
}

/** Columns needed in join tables and in the tables behind them. */
function otherTables({ links, references, registry }: Prepared) {
  return links.flatMap(({ name, field, links: link }) => {
    const { table, columns } = link.requiredTable(field)
    const to = references.find((reference) => reference.name === name)?.to ?? ''
    const target = registry.get(to)?.resource.table ?? to
    return [
      ...columns.map((column) => ({ field: name, table, column })),
      ...link.shownColumns(field).map((column) => ({ field: name, table: target, column })),
    ]
  })
}
