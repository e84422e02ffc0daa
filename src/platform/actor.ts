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

/** Permissions that concern the whole shop: they give nothing to users of a company or client. */
const wholeShopPermissions: ReadonlySet<string> = new Set(['see_operations', 'manage_backups'])

type PermissionHolder = Pick<Actor, 'permissions'> & Partial<Pick<Actor, 'company_id' | 'client_id'>>

export function hasAccess(actor: PermissionHolder, access: Access): boolean {
  if (access === 'public' || access === 'signed_in') return true
  return [access].flat().some((permission) => actor.permissions.has(permission) && !isWithheld(actor, permission))
}

/** True if the actor holds one of these permissions, and none gives anything to users of a company or client. */
export const isWithheldFromActor = (actor: PermissionHolder, access: Access): boolean =>
  !hasAccess(actor, access) && [access].flat().some((permission) => actor.permissions.has(permission))

/** True for a permission that gives nothing to the actor, who belongs to a company or client. */
function isWithheld({ company_id = null, client_id = null }: PermissionHolder, permission: string): boolean {
  return wholeShopPermissions.has(permission) && (company_id !== null || client_id !== null)
}
