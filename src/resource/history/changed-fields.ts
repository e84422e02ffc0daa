import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** A record before and after a change; null where it was not there. */
export type RecordStates = { before: Entity | null; after: Entity | null }

/** A field's change in words; null for nothing. */
export type DescribedChange = { field: string; before: string | null; after: string | null }

/** The fields in which two states of a row differ, as a form would hold them. */
export function listChangedFields({ fields }: Resource, before: Entity, after: Entity): [name: string, field: Field][] {
  return Object.entries(fields).filter(([name, field]) => {
    const { initialValue } = kindOf(field).form
    return (
      !field.writeOnly &&
      !field.computed &&
      !isSameValue(initialValue(name, field, before), initialValue(name, field, after))
    )
  })
}

/** True where an entry of the audit can put the field back. */
export const isRestorable = (field: Field | undefined): boolean =>
  field !== undefined && !field.readOnly && !field.writeOnly && field.fixed === undefined

/** What changed, field by field, in the reader's words; of a new or a deleted record what it holds. */
export function describeChanges(
  resource: Resource,
  { before, after }: RecordStates,
  locale: DisplayLocale,
): DescribedChange[] {
  if (before && after)
    return listChangedFields(resource, before, after).map(([name, field]) => ({
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

/** What a record holds in a field, in the reader's words; empty for nothing. */
export function describeValue(
  name: string,
  field: Field,
  entity: Entity,
  locale: DisplayLocale,
  former: Entity | null = null,
): string {
  const kind = kindOf(field)
  return kind.formatForHistory
    ? kind.formatForHistory(name, field, entity, locale, former)
    : kind.format(field, entity[name], locale)
}
