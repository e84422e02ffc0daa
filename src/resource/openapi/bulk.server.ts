import { jsonContent, jsonOrForm, type RouteDescription } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedErrorSchema, errorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { inputProperties, stampSchema } from '#src/resource/openapi/bodies.server.ts'
import { pluralName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { filesOf, type Prepared } from '#src/resource/registration/prepared.server.ts'
import { listUploadFields } from '#src/resource/write/uploads.server.ts'

const refused = arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } }))
const count: Schema = { type: 'integer', minimum: 0 }

const rows: Record<string, Schema> = {
  ids: { ...arraySchema(idSchema), maxItems: 10_000, description: 'These rows, or those of `filter`' },
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

/** Header of a write that can be undone. */
export const undoHeader = {
  'X-Undo': { description: 'For `POST /api/audit/restore`, ten minutes long', schema: { type: 'string' } },
}

/** What `/api/docs` says of editing and deleting many. */
export function describeBulk(prepared: Prepared, verb: 'update' | 'delete'): RouteDescription {
  const { resource } = prepared
  const isEdit = verb === 'update'
  return {
    id: `${isEdit ? 'edit' : 'delete'}Many${pluralName(resource)}`,
    tag: resource.name,
    summary: isEdit ? 'Sets the same in many rows, all or none' : 'Deletes many rows, all or none',
    ...describeMany(
      prepared,
      isEdit ? { counts: 'changed', properties: { set }, required: ['set'] } : { counts: 'deleted' },
    ),
  }
}

type ManyOptions = {
  /** Name of the answer's count; of changed rows a preview tells what changes in them. */
  counts: 'changed' | 'deleted'
  /** What the body holds besides. */
  properties?: Record<string, Schema>
  required?: readonly string[]
}

/** What all writes of many rows have in common. */
export function describeMany({ resource, rules }: Prepared, { counts, properties = {}, required = [] }: ManyOptions) {
  const shown = {
    id: idSchema,
    label: { type: 'string' },
    ...(counts === 'changed' && { before: partlyOf(resource), after: partlyOf(resource) }),
  }
  const answer = {
    [counts]: count,
    refused,
    rows: arraySchema(objectSchema(shown, ['id', 'label'])),
    stamp: { type: 'string' },
  }
  return {
    parameters: [keyParameter],
    body: jsonContent(objectSchema({ ...rows, stamp, ...properties }, [...required])),
    responseSchema: objectSchema(answer, [counts]),
    headers: undoHeader,
    refusals: [400, 429],
    extraResponses: {
      409: errorResponse('The state forbids it', {
        anyOf: [
          codedErrorSchema(['REFUSED'], { refused }),
          codedErrorSchema(['KEY_REUSED', 'COUNT_CHANGED', 'ROWS_CHANGED', 'IN_USE', ...(rules.conflicts ?? [])]),
        ],
      }),
    },
  } satisfies Partial<RouteDescription>
}

/** Some properties of a row: those that change. */
const partlyOf = (resource: Prepared['resource']): Schema => componentRef(`${typeName(resource)}Changes`)

/** What `/api/docs` says of an action on one row, or on many. */
export const describeAction = (prepared: Prepared, name: string, rows: 'one' | 'many'): RouteDescription =>
  rows === 'one' ? describeOnRecord(prepared, name) : describeOnMany(prepared, name)

function describeOnRecord({ resource, rules }: Prepared, name: string): RouteDescription {
  const type = typeName(resource)
  const { input = {} } = resource.actions[name] ?? {}
  const schemaIn = (encoding: 'json' | 'form') => {
    const { properties, required } = inputProperties(input, encoding)
    return objectSchema({ ...properties, updated_at: stampSchema }, required)
  }
  return {
    id: `mark${type}${pluralName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on one row; the answer is the row afterwards`,
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(schemaIn('json'), schemaIn('form'), listUploadFields({ files: filesOf({ fields: input }) })),
    responseSchema: componentRef(type),
    ...(rules.actions?.[name]?.undo && { headers: undoHeader }),
    refusals: [400, 404, 429],
    extraResponses: {
      409: errorResponse('The state forbids it', {
        anyOf: [codedErrorSchema(['KEY_REUSED', ...(rules.conflicts ?? [])]), componentRef(`Stale${type}`)],
      }),
    },
  }
}

function describeOnMany(prepared: Prepared, name: string): RouteDescription {
  const { resource, rules } = prepared
  const { input = {} } = resource.actions[name] ?? {}
  return {
    id: `mark${pluralName(resource)}${pluralName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on many rows, all or none`,
    ...describeMany(prepared, { counts: 'changed', ...inputProperties(input, 'json') }),
    ...(!rules.actions?.[name]?.undo && { headers: {} }),
  }
}
