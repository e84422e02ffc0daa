import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { decodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Action } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { readBoolean } from '#src/resource/kinds/boolean/boolean.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { stampField } from '#src/resource/model.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'

/**
 * Parses the fields of a record; fields that are not sent are absent. Throws Invalid with every wrong or unknown field.
 */
export function parseRecordFieldsOrRefuse(
  { resource, model, schemas }: PreparedResource,
  mode: 'create' | 'update',
  body: RequestBody,
): CheckedValues {
  const inputs: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const input = kindOf(field).pickInput(name, field, body.fields)
    if (input !== undefined) inputs[name] = input
  }
  const problems: Record<string, MessageRef> = {}
  for (const name of Object.keys(body.fields)) {
    if (!Object.hasOwn(resource.fields, name) && !model.acceptedInputNames.has(name))
      problems[name] = 'resource.fields.unknown'
    const field = resource.fields[name]
    if (mode === 'create' && field?.sheetAccess && !isEmptyInput(field, body.fields[name]))
      problems[name] = 'resource.fields.unknown'
  }
  const result = schemas[mode].safeParse(inputs)
  for (const issue of result.error?.issues ?? []) problems[issue.path.join('.')] = decodeMessageRef(issue.message)
  if (!result.success || Object.keys(problems).length) throw new Invalid(problems)
  return Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined))
}

/**
 * True if the input of a field is empty. A record that is sent back contains fields that only sheets may set, empty
 * ones too.
 */
function isEmptyInput(field: Field, raw: unknown): boolean {
  const reading = readField(field, raw)
  return 'value' in reading && isSameValue(reading.value, kindOf(field).emptyValue(field))
}

/**
 * Parses the input of an action, except its files. A partial input lacks the fields that the request leaves out. Throws
 * Invalid with every wrong or unknown field.
 */
export function parseActionInputOrRefuse(
  { input: fields = {}, takesPartialInput, hasPreview }: Pick<Action, 'input' | 'takesPartialInput' | 'hasPreview'>,
  values: RequestBody['fields'],
): CheckedValues {
  const knownNames = [...Object.keys(fields), 'updated_at', ...(hasPreview ? ['preview'] : [])]
  const unknownNames = Object.keys(values).filter((name) => !knownNames.includes(name))
  const inputFields = Object.entries(fields).filter(
    ([name, field]) => kindOf(field).read !== null && (name in values || !takesPartialInput),
  )
  return parseFieldsOrRefuse(
    inputFields.map(([name, field]) => [name, field, values[name]]),
    Object.fromEntries(unknownNames.map((name) => [name, 'resource.fields.unknown'])),
  )
}

/** Parses each field from its raw value. Throws Invalid with every wrong field, and with `earlierProblems`. */
export function parseFieldsOrRefuse(
  fields: readonly (readonly [name: string, field: Field, raw: unknown])[],
  earlierProblems: Record<string, MessageRef> = {},
): CheckedValues {
  const values: CheckedValues = {}
  const problems = { ...earlierProblems }
  for (const [name, field, raw] of fields) {
    const reading = readField(field, raw)
    if ('problem' in reading) problems[name] = reading.problem
    else values[name] = reading.value
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return values
}

/**
 * True if an action's request is a preview. Throws Invalid for a malformed `preview`: else the action would be done
 * instead of previewed.
 */
export function parsePreview({ fields: { preview = false } }: RequestBody): boolean {
  const isPreview = readBoolean(preview)
  if (isPreview === undefined) throw new Invalid({ preview: 'resource.list.bad_parameter' })
  return isPreview
}

/**
 * Optimistic lock: parses the `updated_at` that a write sends back; null without one. Throws Invalid if it is
 * malformed.
 */
export function parseStamp({ fields: { updated_at: stamp } }: RequestBody): string | null {
  if (stamp === undefined || stamp === null || stamp === '') return null
  const reading = readField(stampField, stamp)
  if ('problem' in reading) throw new Invalid({ updated_at: 'resource.fields.stamp' })
  return String(reading.value)
}
