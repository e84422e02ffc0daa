import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

type PermissionHolder = Pick<Actor, 'permissions'> | null

/** The permissions that a resource's fields need to be seen. */
export const listReadPermissions = ({ fields }: Pick<Resource, 'fields'>): string[] => [
  ...new Set(Object.values(fields).flatMap(({ readPermission }) => readPermission ?? [])),
]

/** The names, in entities and in writes, of fields that the reader may not see. */
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

/** The declaration without the fields that the reader may not see; the same object if the reader may see all. */
export function omitHiddenFields(resource: Resource, reader: PermissionHolder): Resource {
  const hiddenNames = listHiddenNames(resource, reader)
  if (hiddenNames.size === 0) return resource
  const keepVisible = (names: readonly string[]) => names.filter((name) => !hiddenNames.has(name))
  const keepIfVisible = (name: string | undefined) => (name !== undefined && hiddenNames.has(name) ? undefined : name)
  const keepVisibleEntries = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !hiddenNames.has(name)))
  const { display } = resource
  return {
    ...resource,
    fields: keepVisibleEntries(resource.fields),
    filters: keepVisibleEntries(resource.filters),
    columns: keepVisible(resource.columns),
    wideScreenColumns: keepVisible(resource.wideScreenColumns),
    sorts: keepVisible(resource.sorts),
    bulkFields: keepVisible(resource.bulkFields),
    ...(display && {
      display: {
        title: display.title,
        subtitle: keepVisible(display.subtitle ?? []),
        picture: keepIfVisible(display.picture),
        badge: keepIfVisible(display.badge),
      },
    }),
  }
}
