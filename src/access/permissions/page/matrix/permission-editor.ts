import type { PermissionLock } from '#src/access/permissions/page/assignment/locks.ts'
import type { PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { openedScreensKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** State that every checkbox of the page needs: stored permissions, draft, and the lock of each. */
export type PermissionEditor = {
  base: PermissionNames
  draft: PermissionNames
  findLock: (permission: string) => PermissionLock | null
  /** Gives or takes all of these permissions, except locked ones. */
  onToggle: (permissions: readonly string[]) => void
  registry: PermissionRegistry
}

/** CSS classes of a checkbox: dashed, or grey if ticked, if no route, screen or menu asks for the permission. */
export const checkboxClass = ({ registry }: PermissionEditor, permission: string) =>
  registry.guardingNames.has(permission) ? 'form-check-input' : 'form-check-input permission-idle'

/** Sentences: what a permission opens, that nothing asks for it if so, and why it may not change if it is locked. */
export function describePermission(
  { registry, findLock }: PermissionEditor,
  permission: string,
  text: Translate,
): string {
  const lock = findLock(permission)
  const lockMessage = lock && text(`access.permissions_page.lock.${lock}`)
  return [
    text(openedScreensKey(permission)),
    ...(registry.guardingNames.has(permission) ? [] : [`${text('access.permissions_page.idle')}.`]),
    ...(lockMessage ? [`${lockMessage}.`] : []),
  ].join(' ')
}

/** True if the draft gives or takes this permission. */
export const isPermissionChanged = ({ base, draft }: PermissionEditor, permission: string) =>
  base.has(permission) !== draft.has(permission)
