import { idSchema, listOf, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Field, RefField, RefsField } from '#src/resource/fields.ts'
import { isNullable, orNull } from '#src/resource/openapi/kind.server.ts'
import { describedKind } from '#src/resource/openapi/kinds.server.ts'
import { type Registry, refFields, refsFields, resourceNamed } from '#src/resource/registry.server.ts'

/** Microseconds: what a client sends back is compared exactly. */
export const stamp: Schema = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?Z$',
  examples: ['2026-02-28T12:30:00.123456Z'],
}

/** A row as answers carry it: every name is there, null where there is nothing. */
export function entitySchema(resource: Resource, registry: Registry): Schema {
  const joined = refFields(resource).flatMap(({ field }) => joinedProperties(field, registry))
  const linked = refsFields(resource).flatMap(({ field }) => linkedProperties(field, registry))
  const { id, created_at, updated_at, ...own } = ownProperties(resource)
  return objectSchema({ id, ...own, ...Object.fromEntries([...joined, ...linked]), created_at, updated_at })
}

/** Some names of a row, where an answer carries no more. */
export function partOf(resource: Resource, names: readonly string[]): Schema {
  const own = ownProperties(resource)
  return objectSchema(Object.fromEntries(names.map((name) => [name, own[name] ?? {}])))
}

function ownProperties(resource: Resource): Record<string, Schema> {
  const fields = Object.entries(resource.fields).filter(([, field]) => !field.writeOnly && field.kind !== 'refs')
  const own = fields.flatMap(([name, field]) => namesOf(name, field).map((known) => [known, readSchema(field)]))
  return { id: idSchema, ...Object.fromEntries(own), created_at: stamp, updated_at: stamp }
}

/** A picture may be read and sent under a second name. */
export const namesOf = (name: string, field: Field) =>
  field.kind === 'picture' && field.alias ? [name, field.alias] : [name]

function readSchema(field: Field): Schema {
  const schema = describedKind(field).read(field)
  return isNullable(field) ? orNull(schema) : schema
}

/** Names of the row that a reference leads to: none of them where there may be no reference. */
function joinedProperties(field: RefField, registry: Registry): [string, Schema][] {
  const properties = ownProperties(resourceNamed(registry, field.to))
  return Object.entries(field.joins).map(([as, column]) => {
    const schema = properties[column] ?? { type: 'string' }
    return [as, field.required || [schema.type].flat().includes('null') ? schema : orNull(schema)]
  })
}

function linkedProperties(field: RefsField, registry: Registry): [string, Schema][] {
  const rows = listOf(partOf(resourceNamed(registry, field.to), field.shows))
  const first = { ...orNull(idSchema), description: `The first of ${field.as}` }
  return [[field.as, rows], ...(field.first ? [[field.first, first] satisfies [string, Schema]] : [])]
}
