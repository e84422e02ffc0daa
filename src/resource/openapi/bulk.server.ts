import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pluralName } from '#src/resource/openapi/names.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'

const refused = listOf(objectSchema({ id: idSchema, message: { type: 'string' } }))
const count: Schema = { type: 'integer', minimum: 0 }

const rows: Record<string, Schema> = {
  ids: { ...listOf(idSchema), maxItems: 10_000, description: 'These rows, or those of `filter`' },
  filter: { type: 'object', description: "The list's own parameters, `q` included; never empty" },
  expected: { ...count, description: 'Refuses where the rows are not so many' },
  preview: { type: 'boolean', description: 'Does all but the commit, and says what would become of it' },
}

const stamp: Schema = { type: 'string', description: 'As the preview gave it: refuses where a row has changed since' }

const set: Schema = {
  type: 'object',
  minProperties: 1,
  description: 'Fields and their values; `{"percent": 8}` raises',
}
const shown = { before: { type: 'object' }, after: { type: 'object' } }

/** Header of a write that can be undone. */
export const undoHeader = {
  'X-Undo': { description: 'For `POST /api/audit/restore`, ten minutes long', schema: { type: 'string' } },
}

/** What `/api/docs` says of editing and deleting many. */
export function describeBulk({ resource, rules }: Prepared, verb: 'edit' | 'delete') {
  const isEdit = verb === 'edit'
  const answer = isEdit ? { changed: count } : { deleted: count }
  const preview = {
    refused,
    rows: listOf(objectSchema({ id: idSchema, label: { type: 'string' }, ...(isEdit && shown) })),
    ...(isEdit && { stamp: { type: 'string' as const } }),
  }
  return documented({
    id: `${verb}Many${pluralName(resource)}`,
    tag: resource.name,
    summary: isEdit ? 'Sets the same in many rows, all or none' : 'Deletes many rows, all or none',
    parameters: [keyParameter],
    body: jsonContent(objectSchema(isEdit ? { ...rows, stamp, set } : rows, isEdit ? ['set'] : [])),
    answer: objectSchema({ ...answer, ...preview }, Object.keys(answer)),
    headers: undoHeader,
    refuses: [400, 429],
    more: {
      409: refusal('The state forbids it', {
        anyOf: [
          codedError(['REFUSED'], { refused }),
          codedError([
            'KEY_REUSED',
            'COUNT_CHANGED',
            ...(isEdit ? ['ROWS_CHANGED'] : []),
            'IN_USE',
            ...(rules.conflicts ?? []),
          ]),
        ],
      }),
    },
  })
}
