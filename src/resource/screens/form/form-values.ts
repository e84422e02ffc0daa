import type { Entity, Resource } from '#src/resource/declaration.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** A form's values by field: text as typed, ids, stored pictures by name, new ones as files. */
export type FormValues = Record<string, unknown>

/** The fields that a form shows and sends. */
export function formFields(resource: Resource): [string, Field][] {
  return Object.entries(resource.fields).filter(([, field]) => !field.hiddenInForm && !field.readOnly)
}

/** A row as its form shows it; without one, an empty form. */
export function valuesOf(resource: Resource, entity: Entity | null): FormValues {
  return fromFields(resource, (name, field) => kindOf(field).form.initialValue(name, field, entity))
}

/**
 * Request body: the checked values, the pictures in their order, and the row's `updated_at` for the optimistic lock.
 * `checked` comes from the resource's schema, `values` from the form.
 */
export function bodyOf(resource: Resource, checked: FormValues, values: FormValues, base: Entity | null): FormValues {
  const changeable = formFields(resource).filter(([, { fixed }]) => base === null || fixed === undefined)
  const sent = changeable.map(([name, field]) =>
    kindOf(field).form.buildInput(name, field, {
      checkedValue: checked[name],
      formValue: values[name],
      storedRecord: base,
    }),
  )
  return Object.assign({}, ...sent, base && { updated_at: base.updated_at })
}

/** The typed values for a new record: without stored pictures, which belong to the old one. */
export function detachedValues(resource: Resource, values: FormValues): FormValues {
  return fromFields(resource, (name, field) => kindOf(field).form.copyForNewRecord(values[name]))
}

/** A new record like this one: without its pictures and without what only one record may have (a code). */
export function copiedValues(resource: Resource, entity: Entity): FormValues {
  const copied = detachedValues(resource, valuesOf(resource, entity))
  const empty = valuesOf(resource, null)
  return fromFields(resource, (name, { unique }) => (unique ? empty[name] : copied[name]))
}

function fromFields(resource: Resource, value: (name: string, field: Field) => unknown): FormValues {
  return Object.fromEntries(formFields(resource).map(([name, field]) => [name, value(name, field)]))
}
