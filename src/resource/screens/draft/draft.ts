import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { compareVersions, type EditConflict } from '#src/resource/screens/conflict/compare-versions.ts'
import { buildFormValues, type FormValues, listFormFields } from '#src/resource/screens/form/form-values.ts'

/** Stored draft of a form: the changed values, and the record from which the changes began. */
export type Draft = {
  values: FormValues
  /** The record from which the changes began, without the fields that are never stored. Null for a new record. */
  before: Readonly<Record<string, unknown>> | null
  /** True if files had been chosen, which are never stored. */
  hadFiles: boolean
}

/** True if a typed value may stay in the browser: no secrets, no bank or health data, no files. */
const isStorable = (field: Field): boolean =>
  !field.isSensitive && !field.writeOnly && !kindOf(field).isSecret && kindOf(field).read !== null

const hasFile = (value: unknown): boolean => [value].flat().some((item) => item instanceof Blob)

/** Builds the draft of a form; null if no storable field differs from its initial value. */
export function buildDraft(
  resource: Resource,
  { values, initialValues, base }: { values: FormValues; initialValues: FormValues; base: Entity | null },
): Draft | null {
  const changedFields = listFormFields(resource).filter(([name]) => !isSameValue(values[name], initialValues[name]))
  const storableFields = changedFields.filter(([, field]) => isStorable(field))
  if (storableFields.length === 0) return null
  return {
    values: Object.fromEntries(storableFields.map(([name]) => [name, values[name] ?? null])),
    before: base && pickStorableValues(resource, base),
    hadFiles: changedFields.some(([name]) => hasFile(values[name])),
  }
}

function pickStorableValues(resource: Resource, entity: Entity): Readonly<Record<string, unknown>> {
  const storableFields = listFormFields(resource).filter(([, field]) => isStorable(field))
  const names = storableFields.flatMap(([name, field]) => Object.keys(kindOf(field).sourcesByName(name, field)))
  return Object.fromEntries([...names, 'updated_at'].map((name) => [name, entity[name] ?? null]))
}

/** Reads the stored values of fields that the form still has. Never throws: the storage may hold anything. */
export function parseDraft(resource: Resource, storedValue: unknown): Draft | null {
  if (typeof storedValue !== 'object' || storedValue === null || !('values' in storedValue && 'before' in storedValue))
    return null
  const { values, before } = storedValue
  if (!isRecord(values) || !(before === null || isRecord(before))) return null
  const storedFields = listFormFields(resource).filter(([name, field]) => name in values && isStorable(field))
  if (storedFields.length === 0) return null
  const hadFiles = 'hadFiles' in storedValue && storedValue.hadFiles === true
  return { values: Object.fromEntries(storedFields.map(([name]) => [name, values[name]])), before, hadFiles }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Edit conflict between a draft and the current record; null if nobody else has changed the typed fields. Fields that
 * are not stored count as unchanged.
 */
export function findDraftConflict(
  resource: Resource,
  { values, before: draftBase }: Draft,
  theirs: Entity,
): EditConflict | null {
  if (draftBase === null || draftBase.updated_at === theirs.updated_at) return null
  const before: Entity = { ...theirs, ...draftBase, id: theirs.id }
  const conflict = { theirs, before, mine: { ...buildFormValues(resource, before), ...values } }
  return compareVersions(resource, conflict).some(({ isOtherOnly }) => !isOtherOnly) ? conflict : null
}
