import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'

type Holder = Pick<Actor, 'permissions'> | null

/** Permissions with which some of a resource's fields are seen. */
export const permissionsToSee = ({ fields }: Pick<Resource, 'fields'>): string[] => [
  ...new Set(Object.values(fields).flatMap(({ readPermission }) => readPermission ?? [])),
]

/** Every name of an entity and of a write that belongs to a field which this reader may not see. */
export function unseenNames({ fields }: Pick<Resource, 'fields'>, reader: Holder): Set<string> {
  const unseen = Object.entries(fields).filter(
    ([, { readPermission }]) => readPermission !== undefined && (reader === null || !hasAccess(reader, readPermission)),
  )
  return new Set(
    unseen.flatMap(([name, field]) => [
      name,
      ...Object.keys(kindOf(field).sourcesByName(name, field)),
      ...kindOf(field).extraInputNames(name, field),
    ]),
  )
}

/** The declaration as if it had no fields but those that this reader may see; the same object where that is all. */
export function seenBy(resource: Resource, reader: Holder): Resource {
  const unseen = unseenNames(resource, reader)
  if (unseen.size === 0) return resource
  const seen = (names: readonly string[]) => names.filter((name) => !unseen.has(name))
  const entries = <T>(of: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !unseen.has(name)))
  return {
    ...resource,
    fields: entries(resource.fields),
    filters: entries(resource.filters),
    columns: seen(resource.columns),
    lesser: seen(resource.lesser),
    sorts: seen(resource.sorts),
    bulk: seen(resource.bulk),
  }
}
