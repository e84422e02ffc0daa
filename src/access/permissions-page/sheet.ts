import type { Held } from '#src/access/permissions-page/changes.ts'
import type { Lock } from '#src/access/permissions-page/locks.ts'
import type { PermissionRegistry } from '#src/access/permissions-page/permission-table.ts'

/** What each checkbox asks: how it stands, how it stood, whether and why it may not change. */
export type Sheet = {
  base: Held
  wanted: Held
  lockOf: (permission: string) => Lock | null
  /** Gives or takes all of these; what is locked stays. */
  onToggle: (permissions: readonly string[]) => void
  registry: PermissionRegistry
}
