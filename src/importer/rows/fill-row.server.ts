import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'

/**
 * The values of a new row. Blank cells become empty values, so that all rows have the same columns and one statement
 * writes them. A blank required field adds its error. A blank cell is left out if the resource's rules propose a value
 * for its field.
 */
export function buildNewRecordValuesAndAddErrors(
  { prepared }: ImportPlan,
  row: ReadRow,
  errors: Record<string, MessageRef>,
): CheckedValues {
  const values: CheckedValues = { ...row.values }
  for (const name of row.blankFields) {
    const field = prepared.resource.fields[name]
    if (!field || field.isProposed || kindOf(field).read === null) continue
    const reading = readField(field, null)
    if ('problem' in reading) errors[name] ??= reading.problem
    else values[name] = reading.value
  }
  return values
}

/** The values of a row that matches a record. Blank cells keep the stored values. */
export function buildUpdateValues({ prepared }: ImportPlan, row: ReadRow, record: Entity): CheckedValues {
  const values: CheckedValues = { ...row.values }
  for (const name of row.blankFields) {
    const value = readStoredValueAsInput(prepared, name, record)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** True if writing the values would change nothing. */
export const isUnchanged = (plan: ImportPlan, values: CheckedValues, record: Entity) =>
  listChangedFields(plan, values, record).length === 0

/** The fields that writing the values would change. */
export const listChangedFields = ({ prepared }: ImportPlan, values: CheckedValues, record: Entity): string[] =>
  Object.keys(values).filter((name) => !isSameValue(values[name], readStoredValueAsInput(prepared, name, record)))

/** A field's stored value in the form of a checked input, so that both can be compared. */
function readStoredValueAsInput({ resource }: ImportPlan['prepared'], name: string, record: Entity): unknown {
  const field = resource.fields[name]
  if (!field || kindOf(field).read === null) return undefined
  const reading = readField(
    { ...field, required: undefined } as typeof field,
    kindOf(field).form.initialValue(name, field, record),
  )
  return 'value' in reading ? reading.value : record[name]
}
