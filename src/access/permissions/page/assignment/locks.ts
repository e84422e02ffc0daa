/** Why a permission of a user cannot be changed. */
export type PermissionLock = 'reaches_further' | 'not_held' | 'holds_more' | 'last_holder'

export type PermissionLimits = {
  /** Permissions of the editor. */
  actorNames: ReadonlySet<string>
  /** Permissions of the edited user, before the change. */
  userNames: ReadonlySet<string>
  /** The edited user sees a company or a client that the editor does not see. */
  reachesFurther: boolean
  /** The edited user is the last active user who can assign permissions. */
  isLastHolder: boolean
}

/**
 * Privilege escalation: why an editor may not give or take a permission, or null if they may. The page and the server
 * share these rules, but the server checks the last holder under a row lock (`lockAndRequireOtherAssigner`).
 */
export function findPermissionLock(
  permission: string,
  { actorNames, userNames, reachesFurther, isLastHolder }: PermissionLimits,
): PermissionLock | null {
  if (reachesFurther) return 'reaches_further'
  if (!actorNames.has(permission)) return 'not_held'
  if (permission !== 'update_permissions' || !userNames.has(permission)) return null
  if (findNamesActorLacks(actorNames, userNames).length > 0) return 'holds_more'
  return isLastHolder ? 'last_holder' : null
}

/** Permissions that the edited user holds and the editor lacks. */
export const findNamesActorLacks = (actorNames: ReadonlySet<string>, userNames: ReadonlySet<string>): string[] =>
  [...userNames].filter((name) => !actorNames.has(name))
