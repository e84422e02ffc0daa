/** The signed-in user as every room sees it, loaded afresh for each request. */
export type Actor = {
  id: number
  name: string
  surname: string
  image: string | null
  company_id: number | null
  client_id: number | null
  /** Includes '', the permission of a menu entry that needs none, so that every entry is checked alike. */
  permissions: ReadonlySet<string>
  /** The session that the request came with; `auth/logout` ends this one. */
  session_id: number
  /** Request id, written into audit rows. */
  request_id: string
}

/** Who may call a route: everybody, any signed-in user, or holders of a permission (of any one, where a list). */
export type Access = 'public' | 'signed_in' | string | readonly string[]

/** Who holds these permissions, and the empty one, which everybody holds; for `hasAccess`. */
export const createPermissionHolder = (permissions: readonly string[] = []): Pick<Actor, 'permissions'> => ({
  permissions: new Set(['', ...permissions]),
})

export function hasAccess(actor: Pick<Actor, 'permissions'>, access: Access): boolean {
  if (access === 'public' || access === 'signed_in') return true
  if (typeof access === 'string') return actor.permissions.has(access)
  return access.some((permission) => actor.permissions.has(permission))
}
