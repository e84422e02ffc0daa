import type { Asked } from '#src/importer/wire.ts'
import { packRef } from '#src/platform/i18n/message-ref.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { isBlank } from '#src/resource/kinds/read-with.ts'
import { readField } from '#src/resource/schema.ts'
import { buildFormValues, type FormValues } from '#src/resource/screens/form/form-values.ts'

/** A form's values with those that were fixed before, as a stored record would give them. */
export function beginFixed(resource: Resource, constants: Asked['constants']): FormValues {
  const stored = { id: 0, created_at: '', updated_at: '', ...constants }
  const given = Object.keys(constants).flatMap((name) => {
    const field = resource.fields[name]
    return field ? [[name, kindOf(field).form.begin(name, field, stored)] as const] : []
  })
  return { ...buildFormValues(resource, null), ...Object.fromEntries(given) }
}

/** The values of these fields as a form sends them, and what is wrong with the others; a blank one is none. */
export function readFixed(resource: Resource, names: readonly string[], values: FormValues) {
  const constants: Record<string, unknown> = {}
  const errors: Record<string, { type: string; message: string }> = {}
  for (const name of names) {
    const field = resource.fields[name]
    if (!field) continue
    const typed = values[name]
    const reading = readField(field, typed)
    if ('problem' in reading) errors[name] = { type: 'custom', message: packRef(reading.problem) }
    else if (!isBlank(typed))
      Object.assign(constants, kindOf(field).form.send(name, field, { checked: reading.value, typed, base: null }))
  }
  return { constants, errors }
}
