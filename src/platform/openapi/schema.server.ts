/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>

/** A part of the document that stands under its own name: a named type, unless another section is told. */
export const named = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` })

/** An object of these properties, all required unless it is said otherwise. */
export const objectSchema = (properties: Schema, required: readonly string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  ...(required.length > 0 && { required }),
  properties,
})

export const listOf = (items: Schema): Schema => ({ type: 'array', items })

/** Ids are PostgreSQL integers. */
export const idSchema: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }

/** Text that holds JSON: how a form carries a list. */
export const jsonText = ({ description, ...contentSchema }: Schema): Schema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  contentMediaType: 'application/json',
  contentSchema,
})
