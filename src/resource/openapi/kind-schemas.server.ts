import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** Schemas of a value in a request, as JSON and in a form. */
export type InputSchemas = { json: Schema; form: Schema }

/** OpenAPI schemas of a kind's values; `isNullable` tells whether null is added. */
export type KindSchemas<F> = {
  /** In an answer. */
  read(field: F): Schema
  input(field: F): InputSchemas
  /** As a list's filter. */
  filter(field: F): Schema
  /** Further names of a write, with their schemas. */
  extraInputs(name: string, field: F): Record<string, InputSchemas>
}

/** For a kind whose values have one schema everywhere. */
export const sameSchemaEverywhere = <F>(schemaOf: (field: F) => Schema): KindSchemas<F> => ({
  read: schemaOf,
  input: (field) => ({ json: schemaOf(field), form: schemaOf(field) }),
  filter: schemaOf,
  extraInputs: () => ({}),
})

/** True where a field may be null: lists are empty instead, and defaults fill the rest. */
export const isNullable = (field: Field): boolean => !field.required && kindOf(field).emptyValue(field) === null

export function allowNull(schema: Schema): Schema {
  if ([schema.type].flat().includes('null')) return schema
  const enumWithNull = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}
  return { ...schema, ...enumWithNull, type: [schema.type, 'null'] }
}

/** Empty text is a form's null. */
export function allowEmptyText(schema: Schema): Schema {
  const isConstrained = ['pattern', 'minLength', 'format', 'enum'].some((name) => name in schema)
  const allowsEmptyText = schema.type === 'string' && !isConstrained
  return allowsEmptyText ? schema : { anyOf: [{ type: 'string', const: '' }, schema] }
}
