import type { PermissionLock } from '#src/access/permissions/page/assignment/locks.ts'
import type { PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { opensKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** What each checkbox asks: how it stands, how it stood, whether and why it may not change. */
export type PermissionEditor = {
  base: PermissionNames
  draft: PermissionNames
  findLock: (permission: string) => PermissionLock | null
  /** Gives or takes all of these; what is locked stays. */
  onToggle: (permissions: readonly string[]) => void
  registry: PermissionRegistry
}

/** Dashed, or grey, where the permission opens nothing. */
export const checkboxClass = ({ registry }: PermissionEditor, permission: string) =>
  registry.guardingNames.has(permission) ? 'form-check-input' : 'form-check-input permission-idle'

/** What a permission opens, and why it may not change. */
export function describePermission(
  { registry, findLock }: PermissionEditor,
  permission: string,
  text: Translate,
): string {
  const lock = findLock(permission)
  const lockMessage = lock && text(`access.permissions_page.lock.${lock}`)
  return [
    text(opensKey(permission)),
    ...(registry.guardingNames.has(permission) ? [] : [`${text('access.permissions_page.idle')}.`]),
    ...(lockMessage ? [`${lockMessage}.`] : []),
  ].join(' ')
}

/** True where it differs from what is stored. */
export const isChanged = ({ base, draft }: PermissionEditor, permission: string) =>
  base.has(permission) !== draft.has(permission)
