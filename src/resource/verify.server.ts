import type { Sql } from '#src/platform/database/sql.server.ts'
import { columnsOf, type Resource } from '#src/resource/declaration.ts'
import type { Field } from '#src/resource/fields.ts'
import { type Registry, refFields, refsFields } from '#src/resource/registry.server.ts'

type Column = { table_name: string; column_name: string; data_type: string; is_nullable: boolean; has_default: boolean }

const typesOf: Record<Field['kind'], readonly string[]> = {
  text: ['text'],
  long_text: ['text'],
  email: ['text'],
  phone: ['text'],
  url: ['text'],
  color: ['text'],
  password: ['text'],
  time: ['text'],
  date: ['date'],
  number: ['numeric', 'integer', 'bigint', 'smallint'],
  boolean: ['boolean'],
  ref: ['integer'],
  refs: [],
  picture: ['text'],
  pictures: ['ARRAY'],
}

/**
 * Holds every declaration against its table, so that a mistake is told when the server starts and not when a clerk
 * saves. Throws one error that names all of them.
 */
export async function verifyDeclarations(sql: Sql, registry: Registry): Promise<void> {
  const columns = await sql<Column[]>`
    select table_name, column_name, data_type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns where table_schema = current_schema()`
  const indexes = await sql<
    { indexname: string }[]
  >`select indexname from pg_indexes where schemaname = current_schema()`
  const unique = new Set(indexes.map(({ indexname }) => indexname))
  const problems = [...registry.values()].flatMap(({ resource }) => problemsOf(resource, registry, columns, unique))
  if (problems.length)
    throw new Error(`Declarations and tables disagree:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

function problemsOf(
  resource: Resource,
  registry: Registry,
  all: readonly Column[],
  unique: ReadonlySet<string>,
): string[] {
  const table = new Map(
    all.filter((column) => column.table_name === resource.table).map((column) => [column.column_name, column]),
  )
  if (!table.size) return [`${resource.name}: there is no table ${resource.table}`]
  return [
    ...['id', 'created_at', 'updated_at', 'search']
      .filter((name) => !table.has(name))
      .map((name) => `${resource.name}: the table lacks ${name}`),
    ...columnsOf(resource).flatMap(([name, field]) => columnProblems(resource, name, field, table.get(name), unique)),
    ...undeclared(resource, table),
    ...referenceProblems(resource, registry, all),
    ...(resource.access.read === 'public' && Object.keys(resource.scope).length
      ? [`${resource.name}: public, yet bound to a company or a client`]
      : []),
    ...namesUsed(resource)
      .filter((name) => !knownNames(resource).has(name))
      .map((name) => `${resource.name}: ${name} is no field`),
  ]
}

function columnProblems(
  resource: Resource,
  name: string,
  field: Field,
  column: Column | undefined,
  unique: ReadonlySet<string>,
): string[] {
  const at = `${resource.name}.${name}`
  if (!column) return [`${at}: the table has no such column`]
  const problems: string[] = []
  if (!typesOf[field.kind].includes(column.data_type))
    problems.push(`${at}: a ${field.kind}, but the column is ${column.data_type}`)
  if (field.required && column.is_nullable) problems.push(`${at}: required, but the column may be null`)
  if (!field.required && !column.is_nullable && !column.has_default)
    problems.push(`${at}: not required, but the column may not be null`)
  if (field.unique && !unique.has(`${resource.table}_${name}_unique`))
    problems.push(`${at}: unique, but there is no index ${resource.table}_${name}_unique`)
  return problems
}

/** A column that must be given and that no field gives could never be written. */
function undeclared(resource: Resource, table: ReadonlyMap<string, Column>): string[] {
  const writeOnly = Object.values(resource.fields).some((field) => field.writeOnly)
  return [...table.values()]
    .filter(
      (column) => !column.is_nullable && !column.has_default && !(column.column_name in resource.fields) && !writeOnly,
    )
    .map((column) => `${resource.name}: the column ${column.column_name} must be given, but no field gives it`)
}

function referenceProblems(resource: Resource, registry: Registry, all: readonly Column[]): string[] {
  const has = (table: string, column: string) =>
    all.some((one) => one.table_name === table && one.column_name === column)
  const target = (to: string) => registry.get(to)?.resource.table ?? to
  return [
    ...[...refFields(resource), ...refsFields(resource)]
      .filter(({ field }) => !registry.has(field.to))
      .map(({ name, field }) => `${resource.name}.${name}: there is no resource ${field.to}`),
    ...refFields(resource).flatMap(({ name, field }) =>
      Object.values(field.joins)
        .filter((column) => !has(target(field.to), column))
        .map((column) => `${resource.name}.${name}: ${field.to} has no ${column}`),
    ),
    ...refsFields(resource).flatMap(({ name, field: { through, to, shows } }) => [
      ...[through.own, through.theirs, 'position']
        .filter((column) => !has(through.table, column))
        .map((column) => `${resource.name}.${name}: ${through.table} has no ${column}`),
      ...shows
        .filter((column) => !has(target(to), column))
        .map((column) => `${resource.name}.${name}: ${to} has no ${column}`),
    ]),
  ]
}

const namesUsed = (resource: Resource) => [
  ...resource.columns,
  ...resource.label,
  ...resource.order.map(({ field }) => field),
]

function knownNames(resource: Resource): Set<string> {
  return new Set([
    'id',
    'created_at',
    'updated_at',
    ...Object.keys(resource.fields),
    ...refFields(resource).flatMap(({ field }) => Object.keys(field.joins)),
    ...refsFields(resource).map(({ field }) => field.as),
  ])
}
