import { useQuery } from '@tanstack/react-query'
import type { PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { Permission } from '#src/access/permissions/permission.ts'
import { call, callList } from '#src/platform/browser/client.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import { parseId } from '#src/resource/record-id.ts'

/** A user as this page shows them. */
export type Person = {
  id: number
  name: string
  surname: string
  dni: string
  image: string | null
  active: boolean
  company?: string | null
}

/** A user with their permissions, the ids of all permissions, and the limits of changing them. */
export type PersonPermissions = {
  person: Person
  names: PermissionNames
  /** Ids of all stored permissions by name, also of permissions that only other versions of the program know. */
  ids: ReadonlyMap<string, number>
  limits: { reaches_further: boolean; last_holder: boolean }
}

export const formatPersonName = ({ surname, name }: Person): string => joinLabel([surname, name])

export const collectPermissionNames = (permissions: readonly Permission[]): PermissionNames =>
  new Set(permissions.map(({ name }) => name))

/** The current permissions of the user, from the refusal of a save that began with outdated ones. */
export const parsePermissionList = (permissions: unknown): PermissionNames =>
  new Set(Array.isArray(permissions) ? permissions.map((permission) => String(permission?.name)) : [])

/** Reads a user's permissions. The id is a text if it comes from the page's address. */
export const readPermissionNamesOfUser = async (id: number | string, signal?: AbortSignal): Promise<PermissionNames> =>
  collectPermissionNames((await call<Permission[]>('GET', `users/${id}/permissions`, signal && { signal })).body)

/** Loads the user, the user's permissions, the limits of changing them and the ids of all permissions, all at once. */
export function usePersonPermissions(id: string) {
  return useQuery({
    queryKey: ['users', 'permissions', id],
    queryFn: async ({ signal }): Promise<PersonPermissions> => {
      const [person, list, names, limits] = await Promise.all([
        call<Person>('GET', `users/${id}`, { signal }),
        callList<Permission>('permissions', { signal }),
        readPermissionNamesOfUser(id, signal),
        call<PersonPermissions['limits']>('GET', `users/${id}/permissions/limits`, { signal }),
      ])
      const ids = new Map(list.body.map((permission) => [permission.name, permission.id]))
      return { person: person.body, names, ids, limits: limits.body }
    },
    // No caching or refetching: the form begins with the stored state, which must not change while somebody edits it.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: parseId(id) !== null,
  })
}
