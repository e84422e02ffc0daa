import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

type PermissionHolder = Pick<Actor, 'permissions'> | null

/** Permissions with which some of a resource's fields are seen. */
export const listReadPermissions = ({ fields }: Pick<Resource, 'fields'>): string[] => [
  ...new Set(Object.values(fields).flatMap(({ readPermission }) => readPermission ?? [])),
]

/** Every name of an entity and of a write that belongs to a field which this reader may not see. */
export function listHiddenNames({ fields }: Pick<Resource, 'fields'>, reader: PermissionHolder): Set<string> {
  const hiddenFields = Object.entries(fields).filter(
    ([, { readPermission }]) => readPermission !== undefined && (reader === null || !hasAccess(reader, readPermission)),
  )
  return new Set(
    hiddenFields.flatMap(([name, field]) => [
      name,
      ...Object.keys(kindOf(field).sourcesByName(name, field)),
      ...kindOf(field).extraInputNames(name, field),
    ]),
  )
}

/** The declaration as if it had no fields but those that this reader may see; the same object where that is all. */
export function omitHiddenDeclarations(resource: Resource, reader: PermissionHolder): Resource {
  const hiddenNames = listHiddenNames(resource, reader)
  if (hiddenNames.size === 0) return resource
  const keepVisible = (names: readonly string[]) => names.filter((name) => !hiddenNames.has(name))
  const keepVisibleEntries = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !hiddenNames.has(name)))
  return {
    ...resource,
    fields: keepVisibleEntries(resource.fields),
    filters: keepVisibleEntries(resource.filters),
    columns: keepVisible(resource.columns),
    wideScreenColumns: keepVisible(resource.wideScreenColumns),
    sorts: keepVisible(resource.sorts),
    bulkFields: keepVisible(resource.bulkFields),
  }
}
