import type { Entity, Resource } from '#src/resource/declaration.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** A form's values by field: texts as typed, references as ids, stored pictures by name, new pictures as files. */
export type FormValues = Record<string, unknown>

/** The fields that a form shows and sends. */
export function listFormFieldEntries(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => !field.hiddenInForm && !field.readOnly)
}

/** The form values of a row, or the empty values of a new one. */
export function buildFormValues(resource: Resource, entity: Entity | null): FormValues {
  return mapFormFields(resource, (name, field) => kindOf(field).form.initialValue(name, field, entity))
}

/**
 * Request body: each field's part as its kind builds it, and the stored row's `updated_at` for the optimistic lock.
 * Leaves out a `fixed` field that already has a value. `checkedValues` come from the resource's schema, `values` from
 * the form. `base` is the stored row; null for a new one.
 */
export function buildRequestBody(
  resource: Resource,
  checkedValues: FormValues,
  values: FormValues,
  base: Entity | null,
): FormValues {
  const changeableFields = listFormFieldEntries(resource).filter(
    ([name, { fixed }]) => fixed === undefined || (base?.[name] ?? null) === null,
  )
  const fieldBodies = changeableFields.map(([name, field]) =>
    kindOf(field).form.buildInput(name, field, {
      checkedValue: checkedValues[name],
      formValue: values[name],
      formValues: values,
      storedRecord: base,
    }),
  )
  return Object.assign({}, ...fieldBodies, base && { updated_at: base.updated_at })
}

/** The form's values for a new record: without stored files and pictures, which belong to the old record. */
export function copyValuesForNewRecord(resource: Resource, values: FormValues): FormValues {
  return mapFormFields(resource, (name, field) => kindOf(field).form.copyForNewRecord(values[name]))
}

/** Form values of a copy of a record: without its stored files and pictures, and without its unique values (a code). */
export function buildValuesOfDuplicate(resource: Resource, entity: Entity): FormValues {
  const copiedValues = copyValuesForNewRecord(resource, buildFormValues(resource, entity))
  const emptyValues = buildFormValues(resource, null)
  return mapFormFields(resource, (name, { unique }) => (unique ? emptyValues[name] : copiedValues[name]))
}

function mapFormFields(resource: Resource, readValue: (name: string, field: Field) => unknown): FormValues {
  return Object.fromEntries(listFormFieldEntries(resource).map(([name, field]) => [name, readValue(name, field)]))
}
