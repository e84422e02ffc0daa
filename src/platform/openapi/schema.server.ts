/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>

/** A $ref to a named component, by default a schema. */
export const componentRef = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` })

/** An object schema. All properties are required unless `required` is given. */
export const objectSchema = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
})

export const arraySchema = (items: Schema): Schema => ({ type: 'array', items })

/** Ids are PostgreSQL integers. */
export const idSchema: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }

/** A text that holds JSON, as a form carries a list. */
export const jsonTextSchema = ({ description, ...contentSchema }: Schema): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  contentMediaType: 'application/json',
  contentSchema,
})
