/** Why a permission of a user cannot be changed. */
export type Lock = 'reaches_further' | 'not_held' | 'last_holder'

export type Limits = {
  /** Permissions of who changes them. */
  own: ReadonlySet<string>
  /** The user sees a company or a client that the other does not. */
  reachesFurther: boolean
  /** The user is the last active person who can assign permissions. */
  isLastHolder: boolean
}

/** The rules of `assign.server.ts` as far as they are known beforehand; null where the permission may change. */
export function lockOf(permission: string, { own, reachesFurther, isLastHolder }: Limits): Lock | null {
  if (reachesFurther) return 'reaches_further'
  if (!own.has(permission)) return 'not_held'
  return isLastHolder && permission === 'update_permissions' ? 'last_holder' : null
}
