import { jsonContent, jsonOrForm, type RouteDescription } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { codedErrorSchema, errorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { buildInputProperties, stampSchema } from '#src/resource/openapi/bodies.server.ts'
import { pluralName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { listFieldsWithFiles, type PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { listUploadFields } from '#src/resource/write/uploads.server.ts'

const refusedRowsSchema = arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } }))
const countSchema: Schema = { type: 'integer', minimum: 0 }

const selectorProperties: Record<string, Schema> = {
  ids: { ...arraySchema(idSchema), maxItems: 10_000, description: 'These rows, or those of `filter`' },
  filter: { type: 'object', description: "The list's own parameters, `q` included; never empty" },
  expected: { ...countSchema, description: 'Refuses where the rows are not so many' },
  preview: { type: 'boolean', description: 'Does all but the commit, and says what would become of it' },
}

const previewStampSchema: Schema = {
  type: 'string',
  description: 'As the preview gave it: refuses where a row has changed since',
}

const setSchema: Schema = {
  type: 'object',
  minProperties: 1,
  description: 'Fields and their values; `{"percent": 8}` raises',
}

/** Header of a write that can be undone. */
export const undoHeader = {
  'X-Undo': { description: 'For `POST /api/audit/restore`, ten minutes long', schema: { type: 'string' } },
}

/** What `/api/docs` says of editing and deleting many. */
export function describeBulkWrite(prepared: PreparedResource, verb: 'update' | 'delete'): RouteDescription {
  const { resource } = prepared
  const isEdit = verb === 'update'
  return {
    id: `${isEdit ? 'edit' : 'delete'}Many${pluralName(resource)}`,
    tag: resource.name,
    summary: isEdit ? 'Sets the same in many rows, all or none' : 'Deletes many rows, all or none',
    ...describeBulkRequest(
      prepared,
      isEdit ? { countName: 'changed', properties: { set: setSchema }, required: ['set'] } : { countName: 'deleted' },
    ),
  }
}

type BulkOptions = {
  /** Name of the answer's count; of changed rows a preview tells what changes in them. */
  countName: 'changed' | 'deleted'
  /** What the body holds besides. */
  properties?: Record<string, Schema>
  required?: readonly string[]
}

/** What all writes of many rows have in common. */
export function describeBulkRequest(
  { resource, rules }: PreparedResource,
  { countName, properties = {}, required = [] }: BulkOptions,
) {
  const rowProperties = {
    id: idSchema,
    label: { type: 'string' },
    ...(countName === 'changed' && { before: changesSchemaRef(resource), after: changesSchemaRef(resource) }),
  }
  const answerProperties = {
    [countName]: countSchema,
    refused: refusedRowsSchema,
    rows: arraySchema(objectSchema(rowProperties, ['id', 'label'])),
    stamp: { type: 'string' },
  }
  return {
    parameters: [keyParameter],
    body: jsonContent(objectSchema({ ...selectorProperties, stamp: previewStampSchema, ...properties }, [...required])),
    responseSchema: objectSchema(answerProperties, [countName]),
    headers: undoHeader,
    refusals: [400, 429],
    extraResponses: {
      409: errorResponse('The state forbids it', {
        anyOf: [
          codedErrorSchema(['REFUSED'], { refused: refusedRowsSchema }),
          codedErrorSchema(['KEY_REUSED', 'COUNT_CHANGED', 'ROWS_CHANGED', 'IN_USE', ...(rules.conflictCodes ?? [])]),
        ],
      }),
    },
  } satisfies Partial<RouteDescription>
}

/** Some properties of a row: those that change. */
const changesSchemaRef = (resource: PreparedResource['resource']): Schema =>
  componentRef(`${typeName(resource)}Changes`)

/** What `/api/docs` says of an action on one row, or on many. */
export const describeAction = (prepared: PreparedResource, name: string, rows: 'one' | 'many'): RouteDescription =>
  rows === 'one' ? describeRecordAction(prepared, name) : describeBulkAction(prepared, name)

function describeRecordAction({ resource, rules }: PreparedResource, name: string): RouteDescription {
  const type = typeName(resource)
  const { input = {} } = resource.actions[name] ?? {}
  const buildBodySchema = (encoding: 'json' | 'form') => {
    const { properties, required } = buildInputProperties(input, encoding)
    return objectSchema({ ...properties, updated_at: stampSchema }, required)
  }
  return {
    id: `mark${type}${pluralName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on one row; the answer is the row afterwards`,
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(
      buildBodySchema('json'),
      buildBodySchema('form'),
      listUploadFields({ files: listFieldsWithFiles({ fields: input }) }),
    ),
    responseSchema: componentRef(type),
    ...(rules.actions?.[name]?.undo && { headers: undoHeader }),
    refusals: [400, 404, 429],
    extraResponses: {
      409: errorResponse('The state forbids it', {
        anyOf: [codedErrorSchema(['KEY_REUSED', ...(rules.conflictCodes ?? [])]), componentRef(`Stale${type}`)],
      }),
    },
  }
}

function describeBulkAction(prepared: PreparedResource, name: string): RouteDescription {
  const { resource, rules } = prepared
  const { input = {} } = resource.actions[name] ?? {}
  return {
    id: `mark${pluralName(resource)}${pluralName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on many rows, all or none`,
    ...describeBulkRequest(prepared, { countName: 'changed', ...buildInputProperties(input, 'json') }),
    ...(!rules.actions?.[name]?.undo && { headers: {} }),
  }
}
