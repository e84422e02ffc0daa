import { jsonContent, jsonOrForm, type RouteDescription } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { buildInputPropertiesAndRequired, stampSchema } from '#src/resource/openapi/bodies.server.ts'
import { pluralTypeName, typeName } from '#src/resource/openapi/type-names.server.ts'
import { listFieldsWithFiles, type PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { ActionRules } from '#src/resource/write/rows/run-action.server.ts'
import { listUploadFields } from '#src/resource/write/uploads.server.ts'

const refusedRowsSchema = arraySchema(objectSchema({ id: idSchema, message: { type: 'string' } }))
const countSchema: Schema = { type: 'integer', minimum: 0 }

const selectorProperties: Record<string, Schema> = {
  ids: { ...arraySchema(idSchema), maxItems: 10_000, description: 'These rows, or those of `filter`' },
  filter: { type: 'object', description: "The list's own parameters, `q` included; never empty" },
  expected: { ...countSchema, description: 'The request is refused if the number of rows differs' },
  preview: { type: 'boolean', description: 'The write is rolled back; the answer shows what it would change' },
}

const previewStampSchema: Schema = {
  type: 'string',
  description: 'As in the answer of the preview: the request is refused if a row has changed since',
}

const setSchema: Schema = {
  type: 'object',
  minProperties: 1,
  description: 'Fields and their values; `{"percent": 8}` raises, and with `"round"` (whole, five, ten, nine) rounds',
}

/** The answer of a preview of an action on one row. */
const followsSchema = objectSchema({
  follows: arraySchema(objectSchema({ what: { type: 'string' }, count: countSchema })),
})

/** The header in the answer of a write that can be undone. */
export const undoHeader = {
  'X-Undo': { description: 'For `POST /api/audit/restore`, ten minutes long', schema: { type: 'string' } },
}

/** Describes the routes that edit or delete many rows, for `/api/docs`. */
export function describeBulkWrite(prepared: PreparedResource, verb: 'update' | 'delete'): RouteDescription {
  const { resource } = prepared
  const isEdit = verb === 'update'
  return {
    id: `${isEdit ? 'edit' : 'delete'}Many${pluralTypeName(resource)}`,
    tag: resource.name,
    summary: isEdit ? 'Sets the same in many rows, all or none' : 'Deletes many rows, all or none',
    ...describeBulkBodyAndAnswers(
      prepared,
      isEdit ? { countName: 'changed', properties: { set: setSchema }, required: ['set'] } : { countName: 'deleted' },
    ),
  }
}

type BulkOptions = {
  /** The name of the count in the answer. If it is `changed`, a preview shows the changes of each row. */
  countName: 'changed' | 'deleted'
  /** Properties of the body besides those that select the rows. */
  properties?: Record<string, Schema>
  required?: readonly string[]
  /** True if a preview has warnings. */
  warns?: boolean
}

/** Describes what all bulk writes have in common: the selection of rows, the preview and the refusals. */
export function describeBulkBodyAndAnswers(
  { resource, rules }: PreparedResource,
  { countName, properties = {}, required = [], warns = false }: BulkOptions,
) {
  const rowProperties = {
    id: idSchema,
    label: { type: 'string' },
    ...(countName === 'changed' && { before: buildChangesSchemaRef(resource), after: buildChangesSchemaRef(resource) }),
  }
  const answerProperties = {
    [countName]: countSchema,
    refused: refusedRowsSchema,
    ...(warns && { warnings: refusedRowsSchema }),
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
      409: buildErrorResponse('The state forbids it', {
        anyOf: [
          buildCodedErrorSchema(['REFUSED'], { refused: refusedRowsSchema }),
          buildCodedErrorSchema([
            'KEY_REUSED',
            'COUNT_CHANGED',
            'ROWS_CHANGED',
            'IN_USE',
            ...(rules.conflictCodes ?? []),
          ]),
        ],
      }),
    },
  } satisfies Partial<RouteDescription>
}

/** Reference to the schema of a row's changed properties. */
const buildChangesSchemaRef = (resource: PreparedResource['resource']): Schema =>
  componentRef(`${typeName(resource)}Changes`)

/** Describes the route of an action on one row or on many rows, for `/api/docs`. */
export const describeAction = (prepared: PreparedResource, name: string, rowCount: 'one' | 'many'): RouteDescription =>
  rowCount === 'one' ? describeRecordAction(prepared, name) : describeBulkAction(prepared, name)

function describeRecordAction({ resource, rules }: PreparedResource, name: string): RouteDescription {
  const type = typeName(resource)
  const { input = {}, takesPartialInput, hasPreview } = resource.actions[name] ?? {}
  const buildBodySchema = (encoding: 'json' | 'form') => {
    const { properties, required } = buildInputPropertiesAndRequired(input, encoding)
    const commonProperties = {
      updated_at: stampSchema,
      ...(hasPreview && { preview: selectorProperties['preview'] ?? {} }),
    }
    return objectSchema({ ...properties, ...commonProperties }, takesPartialInput ? [] : required)
  }
  return {
    id: `mark${type}${pluralTypeName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on one row; the answer is the row afterwards, if it is still there`,
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(
      buildBodySchema('json'),
      buildBodySchema('form'),
      listUploadFields({ files: listFieldsWithFiles({ fields: input }) }),
    ),
    responseSchema: hasPreview
      ? { anyOf: [componentRef(type), followsSchema] }
      : buildActionAnswerSchema(rules.actions?.[name], type),
    ...(rules.actions?.[name]?.undo && { headers: undoHeader }),
    refusals: [400, 404, 429],
    extraResponses: {
      409: buildErrorResponse('The state forbids it', {
        anyOf: [buildCodedErrorSchema(['KEY_REUSED', ...(rules.conflictCodes ?? [])]), componentRef(`Stale${type}`)],
      }),
    },
  }
}

/** Schema of an action's answer: the entity, or the fixed answer of an action after which the record is gone. */
function buildActionAnswerSchema(action: ActionRules | undefined, type: string): Schema {
  if (!action?.goneAnswer) return componentRef(type)
  const names = Object.keys(action.goneAnswer)
  return objectSchema(Object.fromEntries(names.map((name) => [name, { const: true }])), names)
}

function describeBulkAction(prepared: PreparedResource, name: string): RouteDescription {
  const { resource, rules } = prepared
  const { input = {} } = resource.actions[name] ?? {}
  return {
    id: `mark${pluralTypeName(resource)}${pluralTypeName({ name })}`,
    tag: resource.name,
    summary: `The action \`${name}\` on many rows, all or none`,
    ...describeBulkBodyAndAnswers(prepared, {
      countName: 'changed',
      warns: rules.actions?.[name]?.findWarning !== undefined,
      ...buildInputPropertiesAndRequired(input, 'json'),
    }),
    ...(!rules.actions?.[name]?.undo && { headers: {} }),
  }
}
