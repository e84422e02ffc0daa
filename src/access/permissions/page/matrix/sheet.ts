import type { Held } from '#src/access/permissions/page/assignment/changes.ts'
import type { Lock } from '#src/access/permissions/page/assignment/locks.ts'
import type { PermissionRegistry } from '#src/access/permissions/page/matrix/permission-table.ts'
import { opensKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** What each checkbox asks: how it stands, how it stood, whether and why it may not change. */
export type Sheet = {
  base: Held
  wanted: Held
  lockOf: (permission: string) => Lock | null
  /** Gives or takes all of these; what is locked stays. */
  onToggle: (permissions: readonly string[]) => void
  registry: PermissionRegistry
}

/** Dashed, or grey, where the permission opens nothing. */
export const boxClass = ({ registry }: Sheet, permission: string) =>
  registry.guarding.has(permission) ? 'form-check-input' : 'form-check-input permission-idle'

/** What a permission opens, and why it may not change. */
export function saysOf({ registry, lockOf }: Sheet, permission: string, text: Translate): string {
  const lock = lockOf(permission)
  const locked = lock && text(`access.permissions_page.lock.${lock}`)
  return [
    text(opensKey(permission)),
    ...(registry.guarding.has(permission) ? [] : [`${text('access.permissions_page.idle')}.`]),
    ...(locked ? [`${locked}.`] : []),
  ].join(' ')
}

/** True where it differs from what is stored. */
export const isChanged = ({ base, wanted }: Sheet, permission: string) =>
  base.has(permission) !== wanted.has(permission)
