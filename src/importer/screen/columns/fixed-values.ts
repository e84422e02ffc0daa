import type { ImportRequest } from '#src/importer/import-types.ts'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { isMissingOrBlankText } from '#src/resource/kinds/read-with-kind.ts'
import { readField } from '#src/resource/schema.ts'
import { buildFormValues, type FormValues } from '#src/resource/screens/form/form-values.ts'

/** Initial values of the form: empty, but for the fields that were fixed before. */
export function buildInitialFixedValues(resource: Resource, constants: ImportRequest['constants']): FormValues {
  const pseudoRecord = { id: 0, created_at: '', updated_at: '', ...constants }
  const fixedEntries = Object.keys(constants).flatMap((name) => {
    const field = resource.fields[name]
    return field ? [[name, kindOf(field).form.initialValue(name, field, pseudoRecord)] as const] : []
  })
  return { ...buildFormValues(resource, null), ...Object.fromEntries(fixedEntries) }
}

/** Returns the valid values as a form sends them, and the errors of the others. Blank values are left out. */
export function readFixedValuesAndErrors(resource: Resource, names: readonly string[], values: FormValues) {
  const constants: Record<string, unknown> = {}
  const errors: Record<string, { type: string; message: string }> = {}
  for (const name of names) {
    const field = resource.fields[name]
    if (!field) continue
    const value = values[name]
    const reading = readField(field, value)
    if ('problem' in reading) errors[name] = { type: 'custom', message: encodeMessageRef(reading.problem) }
    else if (!isMissingOrBlankText(value))
      Object.assign(
        constants,
        kindOf(field).form.buildInput(name, field, {
          checkedValue: reading.value,
          formValue: value,
          formValues: values,
          storedRecord: null,
        }),
      )
  }
  return { constants, errors }
}
