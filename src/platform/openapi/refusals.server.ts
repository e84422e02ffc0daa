import { componentRef, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'

type RefusalDescription = { name: string; codes: readonly string[]; description: string; hasRetryAfter?: true }

/** Error responses that operations refer to, by status: the name in the API document and the error codes. */
const refusals = {
  400: {
    name: 'BadRequest',
    codes: ['INVALID', 'BAD_REQUEST'],
    description: 'Something that was sent is wrong; `fields` says what, where it can be said',
  },
  401: { name: 'Unauthorized', codes: ['UNAUTHORIZED'], description: 'No session, or one that ended' },
  403: {
    name: 'Forbidden',
    codes: ['FORBIDDEN'],
    description:
      'Signed in, but not allowed to; `permission` and `needs` say which permission is missing, where one is',
  },
  404: { name: 'NotFound', codes: ['NOT_FOUND'], description: 'Nothing there, or nothing that the caller may know of' },
  408: { name: 'TooSlow', codes: ['TIMEOUT'], description: 'The body did not arrive, or too slowly' },
  413: { name: 'TooLarge', codes: ['TOO_LARGE'], description: 'A body, a file or a picture beyond its limit' },
  415: { name: 'UnsupportedMedia', codes: ['UNSUPPORTED_MEDIA'], description: 'A body or a file of a kind not taken' },
  429: {
    name: 'TooMany',
    codes: ['TOO_MANY'],
    description: 'Too many attempts, or too much work of the kind under way',
    hasRetryAfter: true,
  },
  500: {
    name: 'Duplicate',
    codes: ['ER_DUP_ENTRY', 'INTERNAL'],
    description: 'ER_DUP_ENTRY: there is such a row already, `fields` says by which field. INTERNAL: a fault of ours',
  },
  503: {
    name: 'Unavailable',
    codes: ['UNAVAILABLE'],
    description: 'The database does not answer just now',
    hasRetryAfter: true,
  },
  507: { name: 'StorageFull', codes: ['STORAGE_FULL'], description: 'No room for what was sent; nothing was saved' },
} as const satisfies Record<number, RefusalDescription>

export type RefusalStatus = keyof typeof refusals

/** The error schema, limited to these codes and with additional properties. */
export function buildCodedErrorSchema(codes: readonly string[], extraProperties: Schema = {}): Schema {
  const codeSchema = objectSchema({ code: { type: 'string', enum: codes }, ...extraProperties })
  return { allOf: [componentRef('Error'), codeSchema] }
}

type ErrorResponse = { description: string; headers?: Record<string, object>; content: Record<string, object> }

/** An error response of one operation. */
export const buildErrorResponse = (description: string, schema: Schema): ErrorResponse => ({
  description,
  content: { 'application/json': { schema } },
})

export const buildRefusalRefs = (statuses: readonly RefusalStatus[]): Record<string, object> =>
  Object.fromEntries(statuses.map((status) => [status, componentRef(refusals[status].name, 'responses')]))

const retryAfter: Record<string, object> = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 1 } },
}

/** The responses that `buildRefusalRefs` refers to, by their names in the API document. */
export const sharedResponses = Object.fromEntries(
  Object.values(refusals).map(({ name, codes, description, ...optional }) => [
    name,
    {
      ...buildErrorResponse(description, buildCodedErrorSchema(codes)),
      ...('hasRetryAfter' in optional && { headers: retryAfter }),
    },
  ]),
)
