import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { isSame } from '#src/resource/same.ts'
import { readField } from '#src/resource/schema.ts'

/** A new row has every field that the sheet feeds, the blank ones empty; all rows can then be written alike. */
export function filled({ prepared }: Plan, one: ReadRow, errors: Record<string, MessageRef>): Given {
  const given: Given = { ...one.given }
  for (const name of one.blank) {
    const field = prepared.resource.fields[name]
    if (!field || kindOf(field).read === null) continue
    const read = readField(field, null)
    if ('problem' in read) errors[name] ??= read.problem
    else given[name] = read.value
  }
  return given
}

/** Of a row that exists, a blank cell changes nothing. */
export function filledIn({ prepared }: Plan, one: ReadRow, before: Entity): Given {
  const given: Given = { ...one.given }
  for (const name of one.blank) {
    const stands = storedValue(prepared, name, before)
    if (stands !== undefined) given[name] = stands
  }
  return given
}

/** True where a write of these values would change nothing. */
export const isUnchanged = (plan: Plan, given: Given, before: Entity) => changedBy(plan, given, before).length === 0

/** The fields that a write of these values would change. */
export const changedBy = ({ prepared }: Plan, given: Given, before: Entity): string[] =>
  Object.keys(given).filter((name) => !isSame(given[name], storedValue(prepared, name, before)))

/** A field's stored value as a write would give it. */
function storedValue({ resource }: Plan['prepared'], name: string, before: Entity): unknown {
  const field = resource.fields[name]
  if (!field || kindOf(field).read === null) return undefined
  const read = readField(
    { ...field, required: undefined } as typeof field,
    kindOf(field).form.begin(name, field, before),
  )
  return 'value' in read ? read.value : before[name]
}
