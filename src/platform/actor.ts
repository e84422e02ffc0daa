/** The signed-in user of a request, loaded afresh for each request. */
export type Actor = {
  id: number
  name: string
  surname: string
  image: string | null
  company_id: number | null
  client_id: number | null
  /**
   * Names of the user's permissions. They include `''`, the access of menu entries that need no permission, so that all
   * entries are checked alike.
   */
  permissions: ReadonlySet<string>
  /** The session of the request's token; `auth/logout` ends it. */
  session_id: number
  /** The request's id, which audit rows record. */
  request_id: string
}

/**
 * Access of a route: everybody, any signed-in user, or users with the permission. For a list of permissions, any one of
 * them is enough.
 */
export type Access = 'public' | 'signed_in' | string | readonly string[]

/** A stand-in for an actor with these permissions, for `hasAccess` when there is no request. */
export const createPermissionHolder = (permissions: readonly string[] = []): Pick<Actor, 'permissions'> => ({
  permissions: new Set(['', ...permissions]),
})

export function hasAccess(actor: Pick<Actor, 'permissions'>, access: Access): boolean {
  if (access === 'public' || access === 'signed_in') return true
  if (typeof access === 'string') return actor.permissions.has(access)
  return access.some((permission) => actor.permissions.has(permission))
}
