import type { Entity, Resource } from '#src/resource/declaration.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { id } from '#src/resource/kinds/id/id.ts'
import type { PropertySource } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'

/** A property of an entity. */
export type Name = {
  name: string
  source: PropertySource
  /** Formats and sorts its values: for a joined name the other resource's field, for a linked one the list's. */
  field: Field
  isShown: boolean
  /** The list can be ordered by it, by its declaration at least. */
  isOrdered: boolean
  /** The reader may sort by it. */
  isSorted: boolean
}

/** Everything derived from a declaration and those that it refers to. */
export type Model = {
  resource: Resource
  /** In the order of an answer. */
  names: ReadonlyMap<string, Name>
  /** Names that a write may carry besides fields: what a read gave (ignored), and further names of fields. */
  written: ReadonlySet<string>
  /** Filters of its list that modules add. */
  rowFilters: readonly RowFilter[]
}

export type Resources = ReadonlyMap<string, Resource>

export const resourcesByName = (resources: readonly Resource[]): Resources =>
  new Map(resources.map((resource) => [resource.name, resource]))

/** Timestamps of creation and of the last change; the latter is the optimistic lock. */
export const stampField = datetime({ readOnly: true, required: 'resource.fields.required' })

/** Columns of every table, besides the declared fields. */
export const commonFields: Readonly<Record<string, Field>> = { id, created_at: stampField, updated_at: stampField }

/** A field of the resource, or one that every row has. */
export const fieldNamed = (resource: Resource, name: string): Field | undefined =>
  Object.hasOwn(resource.fields, name) ? resource.fields[name] : commonFields[name]

/**
 * Derives every property of an entity. A reference to a resource outside of `resources` gives no joined names; the
 * server refuses to start with one. `added` are filters of rows, of any resource.
 */
export function modelOf(resource: Resource, resources: Resources, added: readonly RowFilter[] = []): Model {
  const names = new Map<string, Name>()
  const add = (name: string, source: PropertySource, field: Field) =>
    names.set(name, nameOf(resource, name, source, field))
  add('id', { from: 'column' }, id)
  for (const [name, field] of readFields(resource)) {
    for (const [known, source] of Object.entries(namesOf(name, field))) {
      const shown = source.from === 'first' ? id : source.from === 'joined' ? joinedField(source, resources) : field
      if (shown) add(known, source, shown)
    }
  }
  for (const name of ['created_at', 'updated_at']) add(name, { from: 'column' }, stampField)
  const rowFilters = added.filter(({ appliesTo }) => appliesTo(resource))
  return { resource, names, written: new Set([...names.keys(), ...besides(resource)]), rowFilters }
}

function nameOf(resource: Resource, name: string, source: PropertySource, field: Field): Name {
  const kind = kindOf(field)
  const isOrdered = kind.order !== null && ['column', 'joined', 'computed'].includes(source.from)
  return {
    name,
    source,
    field,
    isShown: resource.columns.includes(name),
    isOrdered,
    isSorted: isOrdered && (resource.isSmall || name === 'id' || resource.sorts.includes(name)),
  }
}

const joinedField = (
  { to, column }: Extract<PropertySource, { from: 'joined' }>,
  resources: Resources,
): Field | undefined => {
  const target = resources.get(to)
  return target && fieldNamed(target, column)
}

/** The properties under which an entity carries a field. */
const namesOf = (name: string, field: Field): Readonly<Record<string, PropertySource>> =>
  field.computed === undefined
    ? kindOf(field).sourcesByName(name, field)
    : { [name]: { from: 'computed', fieldName: name } }

/** Fields that are read back. */
const readFields = (resource: Resource) => Object.entries(resource.fields).filter(([, field]) => !field.writeOnly)

const besides = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => kindOf(field).extraInputNames(name, field))

/** The list's columns, left to right. Throws where `columns` names a property that does not exist. */
export function shownNames(model: Model): Name[] {
  return model.resource.columns.map((column) => {
    const name = model.names.get(column)
    if (!name) throw new Error(`${model.resource.name} lists ${column}, which it does not declare.`)
    return name
  })
}

/** A row's label for messages and selects. */
export function labelOf({ label }: Pick<Resource, 'label'>, entity: Record<string, unknown>): string {
  const parts = label.map((name) => entity[name]).filter((part) => part !== null && part !== undefined && part !== '')
  return parts.map(String).join(' ')
}

/** A list's rows: the body itself or, where the resource answers with several lists, the one under its own name. */
export function rowsIn(resource: string, body: unknown): Entity[] {
  if (Array.isArray(body)) return body
  const rows = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[resource] : null
  return Array.isArray(rows) ? rows : []
}
