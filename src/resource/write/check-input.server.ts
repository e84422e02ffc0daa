import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import { unpackRef } from '#src/platform/i18n/message-ref.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { stampField } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'

/** Checked values of a write; fields not sent are absent. Throws Invalid with every wrong or unknown field. */
export function checkGiven(
  { resource, model, schemas }: Prepared,
  mode: 'create' | 'update',
  body: RequestBody,
): Given {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const sent = kindOf(field).sent(name, field, body.fields)
    if (sent !== undefined) fields[name] = sent
  }
  const problems: Record<string, MessageRef> = {}
  for (const name of Object.keys(body.fields)) {
    if (!Object.hasOwn(resource.fields, name) && !model.written.has(name)) problems[name] = 'resource.fields.unknown'
  }
  const result = schemas[mode].safeParse(fields)
  for (const issue of result.error?.issues ?? []) problems[issue.path.join('.')] = unpackRef(issue.message)
  if (!result.success || Object.keys(problems).length) throw new Invalid(problems)
  return Object.fromEntries(Object.entries(result.data).filter(([, value]) => value !== undefined))
}

/** Checked input of an action, files apart. Throws Invalid with every wrong or unknown field. */
export function readInput(input: Readonly<Record<string, Field>>, sent: RequestBody['fields']): Given {
  const unknown = Object.keys(sent).filter((name) => !(name in input) && name !== 'updated_at')
  const read = Object.entries(input).filter(([, field]) => kindOf(field).read !== null)
  return readFields(
    read.map(([name, field]) => [name, field, sent[name]]),
    Object.fromEntries(unknown.map((name) => [name, 'resource.fields.unknown'])),
  )
}

/** Values of fields, each read from what stands for it. Throws Invalid with every wrong field, and with `problems`. */
export function readFields(
  fields: readonly (readonly [name: string, field: Field, raw: unknown])[],
  problems: Record<string, MessageRef> = {},
): Given {
  const given: Given = {}
  for (const [name, field, raw] of fields) {
    const read = readField(field, raw)
    if ('problem' in read) problems[name] = read.problem
    else given[name] = read.value
  }
  if (Object.keys(problems).length) throw new Invalid(problems)
  return given
}

/**
 * Optimistic lock: the `updated_at` that a write sends back, as text; null without one. Throws Invalid for a malformed
 * one.
 */
export function stampOf({ fields: { updated_at: given } }: RequestBody): string | null {
  if (given === undefined || given === null || given === '') return null
  const read = readField(stampField, given)
  if ('problem' in read) throw new Invalid({ updated_at: 'resource.fields.stamp' })
  return String(read.value)
}
