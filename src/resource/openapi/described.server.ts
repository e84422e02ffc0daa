import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** How a value is written, in JSON and in a form. */
export type Written = { json: Schema; form: Schema }

/** OpenAPI: what the document says of the values of a kind; whether there may be none is said with `isNullable`. */
export type Described<F> = {
  /** As an entity carries it. */
  read(field: F): Schema
  written(field: F): Written
  /** As a list is filtered by it. */
  filter(field: F): Schema
  /** What a write may say of it under other names. */
  besides(name: string, field: F): Record<string, Written>
}

/** A kind whose values look the same wherever they stand. */
export const plain = <F>(schemaOf: (field: F) => Schema): Described<F> => ({
  read: schemaOf,
  written: (field) => ({ json: schemaOf(field), form: schemaOf(field) }),
  filter: schemaOf,
  besides: () => ({}),
})

/** Whether a field of an entity may be null: a list is empty instead, and a default fills the rest. */
export const isNullable = (field: Field): boolean => !field.required && kindOf(field).empty(field) === null

export const orNull = (schema: Schema): Schema =>
  [schema.type].flat().includes('null') ? schema : { ...schema, type: [schema.type, 'null'] }

/** Empty text is how a form says that there is nothing. */
export function orEmpty(schema: Schema): Schema {
  const takesEmpty = schema.type === 'string' && !('pattern' in schema || 'minLength' in schema || 'format' in schema)
  return takesEmpty ? schema : { anyOf: [{ type: 'string', const: '' }, schema] }
}
