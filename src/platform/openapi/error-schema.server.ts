import type { Schema } from '#src/platform/openapi/schema.server.ts'

/**
 * OpenAPI schema of `ErrorBody` (`platform/http/responses/error-responses.server.ts`). Properties that
 * only some codes have are documented with those codes (`buildCodedErrorSchema`).
 */
export const errorSchema: Schema = {
  type: 'object',
  required: ['error', 'code', 'message'],
  properties: {
    error: {
      type: 'string',
      description: 'The code of a conflict, a duplicate and a refused sign-in, else the message',
    },
    code: { type: 'string', description: 'For programs' },
    message: { type: 'string', description: 'For people, in the language of `Accept-Language`' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'By field the key of the message that belongs under it, or its text',
    },
    permission: {
      type: 'string',
      description: 'Of a 403 the permission that is missing; of several the first that would do',
    },
    needs: { type: 'string', description: 'A sentence that names all of them, after `message`' },
    params: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      description: 'By field the values that its message speaks of',
    },
    request_id: { type: 'string', description: 'Of a fault of ours, to find it in the log' },
  },
}
