import type { Entity, Resource } from '#src/resource/declaration.ts'
import { isSame } from '#src/resource/is-same-value.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'

/** A record before and after a change; null where it was not there. */
export type States = { before: Entity | null; after: Entity | null }

/** A field's change in words; null for nothing. */
export type ToldChange = { field: string; before: string | null; after: string | null }

/** The fields in which two states of a row differ, as a form would hold them. */
export function changedFields({ fields }: Resource, before: Entity, after: Entity): [name: string, field: Field][] {
  return Object.entries(fields).filter(([name, field]) => {
    const { initialValue } = kindOf(field).form
    return (
      !field.writeOnly &&
      !field.computed &&
      !isSame(initialValue(name, field, before), initialValue(name, field, after))
    )
  })
}

/** True where an entry of the audit can put the field back. */
export const isRestorable = (field: Field | undefined): boolean =>
  field !== undefined && !field.readOnly && !field.writeOnly && field.fixed === undefined

/** What changed, field by field, in the reader's words; of a new or a deleted record what it holds. */
export function toldChanges(resource: Resource, { before, after }: States, reader: DisplayLocale): ToldChange[] {
  if (before && after)
    return changedFields(resource, before, after).map(([name, field]) => ({
      field: name,
      before: told(name, field, before, reader) || null,
      after: told(name, field, after, reader, before) || null,
    }))
  const only = before ?? after
  if (!only) return []
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const words = field.writeOnly || field.computed ? '' : told(name, field, only, reader)
    return words === '' ? [] : [{ field: name, before: before && words, after: after && words }]
  })
}

/** What a record holds in a field, in the reader's words; empty for nothing. */
export function told(
  name: string,
  field: Field,
  entity: Entity,
  reader: DisplayLocale,
  was: Entity | null = null,
): string {
  const kind = kindOf(field)
  return kind.formatForHistory
    ? kind.formatForHistory(name, field, entity, reader, was)
    : kind.format(field, entity[name], reader)
}
