import { documentRoute, jsonContent, type RouteDescription } from '#src/platform/openapi/operation.server.ts'
import { buildParameter, idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { entriesPerPage } from '#src/resource/history/read-history.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

const text = { type: 'string' }
const nullableText: Schema = { type: ['string', 'null'] }

/** The id of an audit entry. It may be larger than a record's id. */
export const entryIdSchema: Schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

export const authorSchema: Schema = { anyOf: [objectSchema({ name: text, surname: text }), { type: 'null' }] }

export const changesSchema: Schema = {
  ...arraySchema(objectSchema({ field: text, before: nullableText, after: nullableText })),
  description: "Field by field in the reader's words; null for nothing",
}

const restorable = { type: 'boolean', description: 'The caller may put back what was before' }

export const beforeParameter = buildParameter('query', 'before', {
  type: 'integer',
  minimum: 0,
  maximum: 999_999_999_999_999,
  description: 'Only entries before the one with this id',
})

const entrySchema = objectSchema({
  id: entryIdSchema,
  at: { type: 'string', format: 'date-time' },
  user: authorSchema,
  action: text,
  changes: changesSchema,
  restorable,
})

export const describeHistoryRoute = ({ resource }: PreparedResource): Omit<RouteDescription, 'tag'> => ({
  id: `read${typeName(resource)}History`,
  summary: 'What happened to a row, newest first; of a deleted one for who may create it',
  parameters: [idParameter, beforeParameter],
  responseSchema: { ...arraySchema(entrySchema), maxItems: entriesPerPage },
  headers: { Link: { description: 'Where the older ones are, `rel="next"`; absent at the end', schema: text } },
  refusals: [400, 404],
})

export const restoreDocs = documentRoute(() => ({
  id: 'restoreEntry',
  tag: 'audit',
  summary: 'Puts back what an entry of the audit says was before: all of it, or some of its fields',
  parameters: [buildParameter('path', 'id', entryIdSchema), keyParameter],
  body: jsonContent(
    objectSchema(
      {
        fields: { ...arraySchema(text), minItems: 1, description: 'Names of the fields to put back; all without it' },
        updated_at: { ...text, description: 'Optimistic lock: of the record as the caller saw it' },
      },
      [],
    ),
  ),
  responseSchema: objectSchema({
    entity: { type: 'object', description: 'The record as it is now' },
    left_out: {
      ...arraySchema(objectSchema({ field: text, name: text })),
      description: 'Files that are stored no longer',
    },
  }),
  refusals: [400, 403, 404, 500],
  extraResponses: {
    409: buildErrorResponse(
      'The state forbids it',
      buildCodedErrorSchema([
        ...['STALE', 'GONE', 'NOT_RESTORABLE', 'NOTHING_TO_RESTORE', 'KEY_REUSED', 'LAST_HOLDER', 'ER_DUP_ENTRY'],
      ]),
    ),
  },
}))
