import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import {
  type EditConflict,
  listOtherEditorsChanges,
} from '#src/resource/screens/conflict/list-other-editors-changes.ts'
import { buildFormValues, type FormValues, listFormFieldEntries } from '#src/resource/screens/form/form-values.ts'

/** Stored draft of a form: the changed values, and the record from which the changes began. */
export type Draft = {
  values: FormValues
  /** The record from which the changes began, without the fields that are never stored. Null for a new record. */
  before: Readonly<Record<string, unknown>> | null
  /** True if new files had been chosen in the form. Files are never stored. */
  hadFiles: boolean
}

/** True if a typed value may stay in the browser: no secrets, no bank or health data, no files. */
const isStorableInBrowser = (field: Field): boolean =>
  !field.isSensitive && !field.writeOnly && !kindOf(field).isSecret && kindOf(field).read !== null

const hasFile = (value: unknown): boolean => [value].flat().some((item) => item instanceof Blob)

/** Builds the draft of a form; null if no storable field differs from its initial value. */
export function buildDraft(
  resource: Resource,
  { values, initialValues, base }: { values: FormValues; initialValues: FormValues; base: Entity | null },
): Draft | null {
  const changedFields = listFormFieldEntries(resource).filter(
    ([name]) => !isSameValue(values[name], initialValues[name]),
  )
  const storableFields = changedFields.filter(([, field]) => isStorableInBrowser(field))
  if (storableFields.length === 0) return null
  return {
    values: Object.fromEntries(storableFields.map(([name]) => [name, values[name] ?? null])),
    before: base && pickStorableProperties(resource, base),
    hadFiles: changedFields.some(([name]) => hasFile(values[name])),
  }
}

function pickStorableProperties(resource: Resource, entity: Entity): Readonly<Record<string, unknown>> {
  const storableFields = listFormFieldEntries(resource).filter(([, field]) => isStorableInBrowser(field))
  const names = storableFields.flatMap(([name, field]) => Object.keys(kindOf(field).sourcesByName(name, field)))
  return Object.fromEntries([...names, 'updated_at'].map((name) => [name, entity[name] ?? null]))
}

/**
 * Reads a draft from the storage, without fields that the form no longer has; null if no field remains, or if the
 * stored value is no draft. Never throws: the storage may hold anything.
 */
export function parseDraft(resource: Resource, storedValue: unknown): Draft | null {
  if (typeof storedValue !== 'object' || storedValue === null || !('values' in storedValue && 'before' in storedValue))
    return null
  const { values, before } = storedValue
  if (!isStoredObject(values) || !(before === null || isStoredObject(before))) return null
  const storedFields = listFormFieldEntries(resource).filter(
    ([name, field]) => name in values && isStorableInBrowser(field),
  )
  if (storedFields.length === 0) return null
  const hadFiles = 'hadFiles' in storedValue && storedValue.hadFiles === true
  return { values: Object.fromEntries(storedFields.map(([name]) => [name, values[name]])), before, hadFiles }
}

const isStoredObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Edit conflict between a draft and the current record; null if nobody else has changed the typed fields. Fields that a
 * draft never stores count as unchanged.
 */
export function findDraftConflict(
  resource: Resource,
  { values, before: draftBase }: Draft,
  theirs: Entity,
): EditConflict | null {
  if (draftBase === null || draftBase.updated_at === theirs.updated_at) return null
  const before: Entity = { ...theirs, ...draftBase, id: theirs.id }
  const conflict = { theirs, before, mine: { ...buildFormValues(resource, before), ...values } }
  return listOtherEditorsChanges(resource, conflict).some(({ isOtherOnly }) => !isOtherOnly) ? conflict : null
}
