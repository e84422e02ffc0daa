import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** A record before and after a change. `before` is null for a created record, `after` for a deleted one. */
export type RecordStates = { before: Entity | null; after: Entity | null }

/** A field's values before and after a change, formatted for a reader; null for no value. */
export type DescribedChange = { field: string; before: string | null; after: string | null }

/**
 * The fields whose form values differ between two states of a record, each with its name. Write-only and computed
 * fields are left out.
 */
export function listChangedFormFields(
  { fields }: Resource,
  before: Entity,
  after: Entity,
): [name: string, field: Field][] {
  return Object.entries(fields).filter(([name, field]) => {
    const { initialValue } = kindOf(field).form
    return (
      !field.writeOnly &&
      !field.computed &&
      !isSameValue(initialValue(name, field, before), initialValue(name, field, after))
    )
  })
}

/** True if a restore may write the field. */
export const isRestorableField = (field: Field | undefined): boolean =>
  field !== undefined && !field.readOnly && !field.writeOnly && field.fixed === undefined

/** Describes each changed field for a reader; for a created or deleted record every field that has a value. */
export function describeChanges(
  resource: Resource,
  { before, after }: RecordStates,
  locale: DisplayLocale,
): DescribedChange[] {
  if (before && after)
    return listChangedFormFields(resource, before, after).map(([name, field]) => ({
      field: name,
      before: describeValue(name, field, before, locale) || null,
      after: describeValue(name, field, after, locale, before) || null,
    }))
  const state = before ?? after
  if (!state) return []
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const description = field.writeOnly || field.computed ? '' : describeValue(name, field, state, locale)
    return description === '' ? [] : [{ field: name, before: before && description, after: after && description }]
  })
}

/**
 * Formats a field's value for a reader; empty text for no value. `stateBefore` is the record before the change, if
 * `entity` is the record after it.
 */
export function describeValue(
  name: string,
  field: Field,
  entity: Entity,
  locale: DisplayLocale,
  stateBefore: Entity | null = null,
): string {
  const kind = kindOf(field)
  return kind.formatForHistory
    ? kind.formatForHistory(name, field, entity, locale, stateBefore)
    : kind.format(field, entity[name], locale)
}
