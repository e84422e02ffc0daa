/** Why a permission of a user cannot be changed. */
export type Lock = 'reaches_further' | 'not_held' | 'holds_more' | 'last_holder'

export type Limits = {
  /** Permissions of the person who changes them. */
  own: ReadonlySet<string>
  /** Permissions of the user, before the change. */
  theirs: ReadonlySet<string>
  /** The user sees a company or a client that the other does not. */
  reachesFurther: boolean
  /** The user is the last active person who can assign permissions. */
  isLastHolder: boolean
}

/**
 * Privilege escalation: the rules by which a permission is given or taken, for the page and the server alike; null
 * where it may change. The server asks for the last holder under a lock of its own.
 */
export function lockOf(permission: string, { own, theirs, reachesFurther, isLastHolder }: Limits): Lock | null {
  if (reachesFurther) return 'reaches_further'
  if (!own.has(permission)) return 'not_held'
  if (permission !== 'update_permissions' || !theirs.has(permission)) return null
  if (namesBeyond(own, theirs).length > 0) return 'holds_more'
  return isLastHolder ? 'last_holder' : null
}

/** Permissions that the user holds and the other lacks. */
export const namesBeyond = (own: ReadonlySet<string>, theirs: ReadonlySet<string>): string[] =>
  [...theirs].filter((name) => !own.has(name))
