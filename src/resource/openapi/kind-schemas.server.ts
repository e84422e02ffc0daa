import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** The schemas of a value in a request: in a JSON body, and in a form. */
export type InputSchemas = { json: Schema; form: Schema }

/** The OpenAPI schemas of a kind's values. They leave null out: `allowNull` adds it for fields that may be empty. */
export type KindSchemas<F> = {
  /** The schema of a value in an answer. */
  read(field: F): Schema
  input(field: F): InputSchemas
  /** The schema of a filter's value. */
  filter(field: F): Schema
  /** The schemas of the further names under which a write may send the field's input. */
  extraInputs(name: string, field: F): Record<string, InputSchemas>
}

/** Creates the schemas of a kind whose values have the same schema everywhere. */
export const createUniformSchemas = <F>(buildSchema: (field: F) => Schema): KindSchemas<F> => ({
  read: buildSchema,
  input: (field) => ({ json: buildSchema(field), form: buildSchema(field) }),
  filter: buildSchema,
  extraInputs: () => ({}),
})

/** True if a field may be null. Lists never are: they are empty instead. */
export const isNullable = (field: Field): boolean => !field.required && kindOf(field).emptyValue(field) === null

export function allowNull(schema: Schema): Schema {
  if ([schema.type].flat().includes('null')) return schema
  const enumWithNull = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}
  return { ...schema, ...enumWithNull, type: [schema.type, 'null'] }
}

/** Allows the empty text, which stands for null in a form, besides the values of the schema. */
export function allowEmptyText(schema: Schema): Schema {
  const isConstrained = ['pattern', 'minLength', 'format', 'enum'].some((name) => name in schema)
  const allowsEmptyText = schema.type === 'string' && !isConstrained
  return allowsEmptyText ? schema : { anyOf: [{ type: 'string', const: '' }, schema] }
}
