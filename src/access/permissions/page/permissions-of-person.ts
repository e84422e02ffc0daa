import { useQuery } from '@tanstack/react-query'
import type { Held } from '#src/access/permissions/page/assignment/changes.ts'
import { call, callList } from '#src/platform/browser/client.ts'
import { parseId } from '#src/resource/record-id.ts'

/** A user as this page names them. */
export type Person = {
  id: number
  name: string
  surname: string
  dni: string
  image: string | null
  active: boolean
  company?: string | null
}

export type Permission = { id: number; name: string }

/** Whose permissions, what they are, and what the server says of changing them. */
export type Loaded = {
  person: Person
  held: Held
  /** By name, those that this version does not know included. */
  ids: ReadonlyMap<string, number>
  limits: { reaches_further: boolean; last_holder: boolean }
}

export const personName = ({ surname, name }: Person): string => `${surname} ${name}`

export const namesOf = (list: readonly Permission[]): Held => new Set(list.map(({ name }) => name))

/** Names in a list that an error brought. */
export const namesIn = (list: unknown): Held =>
  new Set(Array.isArray(list) ? list.map((permission) => String(permission?.name)) : [])

/** What a user may do now; as text, an id comes from an address. */
export const readHeld = async (id: number | string, signal?: AbortSignal): Promise<Held> =>
  namesOf((await call<Permission[]>('GET', `users/${id}/permissions`, signal && { signal })).body)

/** All that the page begins with, in one go. */
export function useLoaded(id: string) {
  return useQuery({
    queryKey: ['users', 'permissions', id],
    queryFn: async ({ signal }): Promise<Loaded> => {
      const [person, all, held, limits] = await Promise.all([
        call<Person>('GET', `users/${id}`, { signal }),
        callList<Permission>('permissions', { signal }),
        readHeld(id, signal),
        call<Loaded['limits']>('GET', `users/${id}/permissions/limits`, { signal }),
      ])
      const ids = new Map(all.body.map((permission) => [permission.name, permission.id]))
      return { person: person.body, held, ids, limits: limits.body }
    },
    // No caching or refetching: the table begins with what is stored, and is not changed while the reader works.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: parseId(id) !== null,
  })
}
