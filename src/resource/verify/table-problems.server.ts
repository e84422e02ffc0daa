import type { Resource } from '#src/resource/declaration.ts'
import { isColumn, serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { TableIndex } from '#src/resource/verify/index-problems.server.ts'

export type DatabaseColumn = {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: boolean
  has_default: boolean
  /** The expression of a generated column. */
  expression: string | null
}

export type DatabaseTables = {
  columns: ReadonlyMap<string, ReadonlyMap<string, DatabaseColumn>>
  indexes: readonly TableIndex[]
  /** The columns, as `table.column`, whose foreign keys refuse the deletion of a row to which they refer. */
  refusingReferences: ReadonlySet<string>
}

/** Finds the differences between a declaration and its table, one sentence each. */
export function findTableProblems(
  prepared: PreparedResource,
  { columns, indexes, refusingReferences }: DatabaseTables,
): string[] {
  const { resource } = prepared
  const { parent } = resource
  const table = columns.get(resource.table)
  const indexNames = new Set(indexes.map(({ name }) => name))
  if (!table) return [`${resource.name}: there is no table ${resource.table}`]
  return [
    ...[
      'id',
      'created_at',
      'updated_at',
      'search',
      ...Object.values(resource.scope),
      ...Object.values(resource.personal ?? {}),
    ]
      .filter((name) => !table.has(name))
      .map((name) => `${resource.name}: the table lacks ${name}`),
    ...Object.entries(resource.fields)
      .filter(([, field]) => isColumn(field))
      .flatMap(([name, field]) => findColumnProblems(resource, name, field, table.get(name), indexNames)),
    ...(parent?.isKeptByChildren && !refusingReferences.has(`${resource.table}.${parent.fieldName}`)
      ? [`${resource.name}.${parent.fieldName}: keeps its parent, but no foreign key refuses the parent's deletion`]
      : []),
    ...findUnfilledColumnProblems(resource, table),
    ...findSearchExposureProblems(resource, table),
    ...listRequiredLinkColumns(prepared)
      .filter(({ table, column }) => columns.has(table) && !columns.get(table)?.has(column))
      .map(({ field, table, column }) => `${resource.name}.${field}: ${table} has no ${column}`),
  ]
}

function findColumnProblems(
  resource: Resource,
  name: string,
  field: Field,
  column: DatabaseColumn | undefined,
  indexes: ReadonlySet<string>,
): string[] {
  const fieldPath = `${resource.name}.${name}`
  if (!column) return [`${fieldPath}: the table has no such column`]
  const problems: string[] = []
  if (!serverKindOf(field).columnTypes.includes(column.data_type))
    problems.push(`${fieldPath}: a ${field.kind}, but the column is ${column.data_type}`)
  if (field.required && column.is_nullable) problems.push(`${fieldPath}: required, but the column may be null`)
  if (!field.required && !column.is_nullable && !column.has_default)
    problems.push(`${fieldPath}: not required, but the column may not be null`)
  if (field.unique && !indexes.has(`${resource.table}_${name}_unique`))
    problems.push(`${fieldPath}: unique, but there is no index ${resource.table}_${name}_unique`)
  return problems
}

/** Finds fields that need a permission and are in the search column: a search for their values would reveal them. */
function findSearchExposureProblems({ name, fields }: Resource, table: ReadonlyMap<string, DatabaseColumn>): string[] {
  const words = new Set(table.get('search')?.expression?.match(/\w+/g))
  return Object.entries(fields)
    .filter(([field, { readPermission }]) => readPermission && words.has(field))
    .map(([field]) => `${name}.${field}: not everybody sees it, yet the search column holds it`)
}

/**
 * Finds NOT NULL columns without a default that no field fills: no row could be inserted. A resource with a write-only
 * field is not checked, as its rules fill columns from that field.
 */
function findUnfilledColumnProblems(
  { name, fields, personal }: Resource,
  table: ReadonlyMap<string, DatabaseColumn>,
): string[] {
  if (Object.values(fields).some((field) => field.writeOnly)) return []
  return [...table.values()]
    .filter(({ is_nullable, has_default, column_name }) => !is_nullable && !has_default && !(column_name in fields))
    .filter(({ column_name }) => column_name !== personal?.makerColumn)
    .map(({ column_name }) => `${name}: the column ${column_name} must be given, but no field gives it`)
}

/** The columns that join tables and the linked tables must have. */
function listRequiredLinkColumns({ links, references, registry }: PreparedResource) {
  return links.flatMap(({ name, field, links: link }) => {
    const { table, columns } = link.requiredTable(field)
    const resourceName = references.find((reference) => reference.name === name)?.to ?? ''
    const target = registry.get(resourceName)?.resource.table ?? resourceName
    return [
      ...columns.map((column) => ({ field: name, table, column })),
      ...link.shownColumns(field).map((column) => ({ field: name, table: target, column })),
    ]
  })
}
