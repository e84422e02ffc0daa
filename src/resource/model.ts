import { joinLabel } from '#src/platform/text/label.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { datetime } from '#src/resource/kinds/datetime/datetime.ts'
import { id } from '#src/resource/kinds/id/id.ts'
import type { PropertySource } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import type { RowFilter } from '#src/resource/read/filters.ts'

/** A property of an entity: its own field, or a value that a field brings, such as the name of a referred record. */
export type EntityProperty = {
  name: string
  source: PropertySource
  /** The field that formats and sorts the values. For a joined property it is the other resource's field. */
  field: Field
  /** True for a column of the list. */
  isListed: boolean
  /** True if the declaration may order the list by the property. */
  isOrderable: boolean
  /** True if a request may sort the list by the property. */
  isSortable: boolean
}

/** The part of a resource that browser and server derive from its declaration and from those that it refers to. */
export type Model = {
  resource: Resource
  /** The properties of an entity by name, in the order of an answer. */
  properties: ReadonlyMap<string, EntityProperty>
  /**
   * Names that a write may contain besides those of its fields: properties of an answer, which the write ignores, and
   * the further names under which a field's input is sent.
   */
  acceptedInputNames: ReadonlySet<string>
  /** The filters that modules add to the resource's list. */
  rowFilters: readonly RowFilter[]
}

export type ResourcesByName = ReadonlyMap<string, Resource>

export const indexResourcesByName = (resources: readonly Resource[]): ResourcesByName =>
  new Map(resources.map((resource) => [resource.name, resource]))

/** The field of `created_at` and `updated_at`. The latter is the optimistic lock. */
export const stampField = datetime({ readOnly: true, required: 'resource.fields.required' })

/** The id of a row that SQL derives. */
const derivedId = text({ readOnly: true, required: 'resource.fields.required' })

/** Fields that every resource has besides the declared ones. */
export const commonFields: Readonly<Record<string, Field>> = { id, created_at: stampField, updated_at: stampField }

/** Finds a declared field of the resource or a common one. */
export const findField = (resource: Resource, name: string): Field | undefined =>
  Object.hasOwn(resource.fields, name) ? resource.fields[name] : commonFields[name]

/**
 * Derives a resource's model. A reference to a resource that is not among `resources` brings no joined properties; the
 * server does not start with such a reference. Of `allRowFilters` the model keeps those that apply to the resource.
 */
export function deriveModel(
  resource: Resource,
  resources: ResourcesByName,
  allRowFilters: readonly RowFilter[] = [],
): Model {
  const properties = new Map<string, EntityProperty>()
  const addProperty = (name: string, source: PropertySource, field: Field) =>
    properties.set(name, createProperty(resource, name, source, field))
  addProperty('id', { from: 'column' }, resource.isDerived ? derivedId : id)
  for (const [name, field] of listReadableFields(resource)) {
    for (const [propertyName, source] of Object.entries(listPropertySources(name, field))) {
      const valueField =
        source.from === 'first' ? id : source.from === 'joined' ? findJoinedField(source, resources) : field
      if (valueField) addProperty(propertyName, source, valueField)
    }
  }
  if (!resource.isDerived)
    for (const name of ['created_at', 'updated_at']) addProperty(name, { from: 'column' }, stampField)
  const rowFilters = allRowFilters.filter(({ appliesTo }) => appliesTo(resource))
  return {
    resource,
    properties,
    acceptedInputNames: new Set([...properties.keys(), ...listExtraInputNames(resource)]),
    rowFilters,
  }
}

function createProperty(resource: Resource, name: string, source: PropertySource, field: Field): EntityProperty {
  const kind = kindOf(field)
  const isOrderable = kind.order !== null && ['column', 'joined', 'computed'].includes(source.from)
  return {
    name,
    source,
    field,
    isListed: resource.columns.includes(name),
    isOrderable,
    isSortable: isOrderable && (resource.isSmall || name === 'id' || resource.sorts.includes(name)),
  }
}

const findJoinedField = (
  { to, column }: Extract<PropertySource, { from: 'joined' }>,
  resources: ResourcesByName,
): Field | undefined => {
  const target = resources.get(to)
  return target && findField(target, column)
}

/** The properties of an entity that a field brings, each with its source. */
const listPropertySources = (name: string, field: Field): Readonly<Record<string, PropertySource>> =>
  field.computed === undefined
    ? kindOf(field).sourcesByName(name, field)
    : { [name]: { from: 'computed', fieldName: name } }

/** The fields that answers contain: all but write-only fields. */
const listReadableFields = (resource: Resource) =>
  Object.entries(resource.fields).filter(([, field]) => !field.writeOnly)

const listExtraInputNames = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => kindOf(field).extraInputNames(name, field))

/** The list's columns, left to right. Throws if the declaration names a column that is no property. */
export function resolveListColumns(model: Model): EntityProperty[] {
  return model.resource.columns.map((column) => {
    const property = model.properties.get(column)
    if (!property) throw new Error(`${model.resource.name} lists ${column}, which it does not declare.`)
    return property
  })
}

/** A row's label in messages, selects and titles. */
export function labelOf({ label }: Pick<Resource, 'label'>, entity: Record<string, unknown>): string {
  return joinLabel(label.map((name) => entity[name]))
}

/**
 * The rows of a list's answer. The body is the array of rows, or an object of several lists, which has them under the
 * resource's name.
 */
export function extractListRows(resourceName: string, body: unknown): Entity[] {
  if (Array.isArray(body)) return body
  const rows = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[resourceName] : null
  return Array.isArray(rows) ? rows : []
}
