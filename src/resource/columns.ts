import { type Entity, labelOf, type Resource } from '#src/resource/declaration.ts'
import type { Field, RefField, RefsField } from '#src/resource/fields.ts'
import type { Reading, Sortable } from '#src/ui/table/arrange.ts'

/** What a name in a declaration's `columns` stands for: a field, a name joined from another row, or linked rows. */
export type ListColumn =
  | { kind: 'field'; name: string; field: Field }
  | { kind: 'joined'; name: string; field: RefField }
  | { kind: 'linked'; name: string; field: RefsField }

export function listColumns(resource: Resource): ListColumn[] {
  return resource.columns.map((name) => columnOf(resource, name))
}

function columnOf(resource: Resource, name: string): ListColumn {
  const own = resource.fields[name]
  if (own) return { kind: 'field', name, field: own }
  for (const field of Object.values(resource.fields)) {
    if (field.kind === 'ref' && name in field.joins) return { kind: 'joined', name, field }
    if (field.kind === 'refs' && field.as === name) return { kind: 'linked', name, field }
  }
  throw new Error(`${resource.name} lists ${name}, which it does not declare.`)
}

/** What the server sorts by as well: not pictures, not lists of other rows. */
export function isSortable(column: ListColumn): boolean {
  if (column.kind === 'field') return !['picture', 'pictures', 'refs'].includes(column.field.kind)
  return column.kind === 'joined'
}

/** A linked row as the list carries it. */
export type Linked = { id: number; name: string; color_code?: string }

export function linkedOf(row: Entity, name: string): Linked[] {
  const value = row[name]
  return Array.isArray(value) ? value : []
}

/** How the table filters and sorts a resource's rows while they are all here: the rule is the server's. */
export function readingOf(resource: Resource): Reading<Entity> {
  const columns = listColumns(resource)
  const shown = new Set(resource.columns)
  const own = Object.entries(resource.fields).filter(([name, field]) => isText(field) || shown.has(name))
  const searched = [
    ...own.map(([name, field]) => columnFrom(name, field)),
    ...columns.filter((c) => c.kind !== 'field'),
  ]
  const texts = new WeakMap<Entity, string>()
  return {
    id: (row) => row.id,
    sortValue: (row, column) => sortable(row[column]),
    searchText: (row) => {
      const known = texts.get(row)
      if (known !== undefined) return known
      const made = [labelOf(resource, row), ...searched.flatMap((column) => textsOf(column, row))].join(' ')
      texts.set(row, made)
      return made
    },
  }
}

const columnFrom = (name: string, field: Field): ListColumn => ({ kind: 'field', name, field })

const isText = (field: Field) => ['text', 'long_text', 'email', 'phone', 'url', 'color'].includes(field.kind)

/** A number is found with all its decimals, behind a point or a comma, as the database's search spells it. */
function textsOf(column: ListColumn, row: Entity): string[] {
  if (column.kind === 'linked') return linkedOf(row, column.name).map(({ name }) => name)
  const value = row[column.name]
  if (column.kind === 'field' && ['picture', 'pictures', 'ref', 'refs', 'boolean'].includes(column.field.kind))
    return []
  if (typeof value === 'number') {
    const decimals = column.kind === 'field' && column.field.kind === 'number' ? column.field.decimals : 0
    return [value.toFixed(decimals), value.toFixed(decimals).replace('.', ',')]
  }
  return typeof value === 'string' ? [value] : []
}

function sortable(value: unknown): Sortable {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A list's rows: the body itself, or, where a resource answers with more, under its own name. */
export function rowsIn(resource: string, body: unknown): Entity[] {
  if (Array.isArray(body)) return body
  const rows = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[resource] : null
  return Array.isArray(rows) ? rows : []
}
