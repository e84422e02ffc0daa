import type { PermissionChange } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** '3 cambios (+2 −1)'. */
export function describeChangeCount(changes: readonly PermissionChange[], text: Translate): string {
  return `${text('access.permissions_page.changes', { count: changes.length })} (${describeSigns(changes)})`
}

/** 'Da Editar productos · Quita Eliminar EPP', or '' without changes. */
export function describeChanges(changes: readonly PermissionChange[], text: Translate): string {
  const names = (isGiven: boolean) =>
    changes.filter((change) => change.isGiven === isGiven).map(({ name }) => text(nameKey(name)))
  const describeNames = (key: string, list: string[]) => (list.length ? [text(key, { names: list.join(', ') })] : [])
  return [
    ...describeNames('access.permissions_page.gives', names(true)),
    ...describeNames('access.permissions_page.takes', names(false)),
  ].join(' · ')
}

/** '+2 −1'. */
function describeSigns(changes: readonly PermissionChange[]): string {
  const granted = changes.filter(({ isGiven }) => isGiven).length
  const revoked = changes.length - granted
  return [...(granted ? [`+${granted}`] : []), ...(revoked ? [`−${revoked}`] : [])].join(' ')
}
