import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { differencesOf, type Stale } from '#src/resource/screens/conflict/stale.ts'
import { type FormValues, formFields, valuesOf } from '#src/resource/screens/form/form-values.ts'

/** A half-typed form as it is kept: what was changed, and the record that it was changed in. */
export type Draft = {
  values: FormValues
  /** Without what is not kept; null for a new record. */
  before: Readonly<Record<string, unknown>> | null
  /** True where files had been chosen, which are not kept. */
  hadFiles: boolean
}

/** A field whose typed value may stay in the browser: no secret, nothing of a bank or an illness, no file. */
const isKept = (field: Field): boolean =>
  !field.isSensitive && !field.writeOnly && !kindOf(field).isSecret && kindOf(field).read !== null

const isFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof Blob)

/** What is to be kept of a form that began with `begun`; null where nothing differs that may be. */
export function draftOf(
  resource: Resource,
  { values, begun, base }: { values: FormValues; begun: FormValues; base: Entity | null },
): Draft | null {
  const changed = formFields(resource).filter(([name]) => !isSame(values[name], begun[name]))
  const kept = changed.filter(([, field]) => isKept(field))
  if (kept.length === 0) return null
  return {
    values: Object.fromEntries(kept.map(([name]) => [name, values[name] ?? null])),
    before: base && keptOf(resource, base),
    hadFiles: changed.some(([name]) => isFile(values[name])),
  }
}

function keptOf(resource: Resource, entity: Entity): Readonly<Record<string, unknown>> {
  const kept = formFields(resource).filter(([, field]) => isKept(field))
  const names = kept.flatMap(([name, field]) => Object.keys(kindOf(field).names(name, field)))
  return Object.fromEntries([...names, 'updated_at'].map((name) => [name, entity[name] ?? null]))
}

/** The kept values that the form still has a field for. The storage may hold anything. */
export function readDraft(resource: Resource, kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || !('values' in kept && 'before' in kept)) return null
  const { values, before } = kept
  if (!isRecord(values) || !(before === null || isRecord(before))) return null
  const known = formFields(resource).filter(([name, field]) => name in values && isKept(field))
  if (known.length === 0) return null
  const hadFiles = 'hadFiles' in kept && kept.hadFiles === true
  return { values: Object.fromEntries(known.map(([name]) => [name, values[name]])), before, hadFiles }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Edit conflict of a draft with the record as it is now; null where nobody has since changed what was typed. What is
 * not kept counts as unchanged.
 */
export function conflictOf(resource: Resource, { values, before: kept }: Draft, theirs: Entity): Stale | null {
  if (kept === null || kept.updated_at === theirs.updated_at) return null
  const before: Entity = { ...theirs, ...kept, id: theirs.id }
  const stale = { theirs, before, mine: { ...valuesOf(resource, before), ...values } }
  return differencesOf(resource, stale).some(({ isTheirsAlone }) => !isTheirsAlone) ? stale : null
}
