import { componentRef, idSchema, type Schema } from '#src/platform/openapi/schema.server.ts'

type ParameterLocation = 'path' | 'query' | 'header'

/** Builds an OpenAPI parameter, which takes the description of its schema. Path parameters are required. */
export const buildParameter = (location: ParameterLocation, name: string, { description, ...schema }: Schema) => ({
  name,
  in: location,
  ...(location === 'path' && { required: true }),
  ...(typeof description === 'string' && { description }),
  schema,
})

const keySchema: Schema = {
  type: 'string',
  pattern: '^[\\x21-\\x7e]+$',
  minLength: 1,
  maxLength: 200,
  description:
    'Idempotency: made up by the caller for one write. The same key with the same body within a day gives the first ' +
    'answer again and writes nothing; with another body it is refused with 409 `KEY_REUSED`.',
}

/** Parameters that operations refer to, by their names in the API document. */
export const sharedParameters = {
  Id: buildParameter('path', 'id', { ...idSchema, description: 'The id of a row: digits and nothing else' }),
  IdempotencyKey: buildParameter('header', 'Idempotency-Key', keySchema),
}

export const idParameter = componentRef('Id', 'parameters')
export const keyParameter = componentRef('IdempotencyKey', 'parameters')
