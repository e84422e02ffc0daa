/** Why a permission of a user cannot be changed. */
export type PermissionLock = 'reaches_further' | 'not_held' | 'holds_more' | 'last_holder'

export type PermissionLimits = {
  /** Permissions of the person who changes them. */
  actorNames: ReadonlySet<string>
  /** Permissions of the user, before the change. */
  userNames: ReadonlySet<string>
  /** The user sees a company or a client that the other does not. */
  reachesFurther: boolean
  /** The user is the last active person who can assign permissions. */
  isLastHolder: boolean
}

/**
 * Privilege escalation: the rules by which a permission is given or taken, for the page and the server alike; null
 * where it may change. The server asks for the last holder under a lock of its own.
 */
export function findLock(
  permission: string,
  { actorNames, userNames, reachesFurther, isLastHolder }: PermissionLimits,
): PermissionLock | null {
  if (reachesFurther) return 'reaches_further'
  if (!actorNames.has(permission)) return 'not_held'
  if (permission !== 'update_permissions' || !userNames.has(permission)) return null
  if (findMissingNames(actorNames, userNames).length > 0) return 'holds_more'
  return isLastHolder ? 'last_holder' : null
}

/** Permissions that the user holds and the other lacks. */
export const findMissingNames = (actorNames: ReadonlySet<string>, userNames: ReadonlySet<string>): string[] =>
  [...userNames].filter((name) => !actorNames.has(name))
