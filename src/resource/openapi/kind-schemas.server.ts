import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** Schemas of a value in a request, as JSON and in a form. */
export type Written = { json: Schema; form: Schema }

/** OpenAPI schemas of a kind's values; `isNullable` tells whether null is added. */
export type Described<F> = {
  /** In an answer. */
  read(field: F): Schema
  written(field: F): Written
  /** As a list's filter. */
  filter(field: F): Schema
  /** Further names of a write, with their schemas. */
  besides(name: string, field: F): Record<string, Written>
}

/** For a kind whose values have one schema everywhere. */
export const plain = <F>(schemaOf: (field: F) => Schema): Described<F> => ({
  read: schemaOf,
  written: (field) => ({ json: schemaOf(field), form: schemaOf(field) }),
  filter: schemaOf,
  besides: () => ({}),
})

/** True where a field may be null: lists are empty instead, and defaults fill the rest. */
export const isNullable = (field: Field): boolean => !field.required && kindOf(field).emptyValue(field) === null

export function orNull(schema: Schema): Schema {
  if ([schema.type].flat().includes('null')) return schema
  const words = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}
  return { ...schema, ...words, type: [schema.type, 'null'] }
}

/** Empty text is a form's null. */
export function orEmpty(schema: Schema): Schema {
  const isBound = ['pattern', 'minLength', 'format', 'enum'].some((name) => name in schema)
  const takesEmpty = schema.type === 'string' && !isBound
  return takesEmpty ? schema : { anyOf: [{ type: 'string', const: '' }, schema] }
}
