import type { PermissionChange } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** Number of changes, and how many give and take a permission: '3 cambios (+2 −1)'. */
export function describeChangeCounts(changes: readonly PermissionChange[], text: Translate): string {
  return `${text('access.permissions_page.changes', { count: changes.length })} (${formatGrantAndRevokeCounts(changes)})`
}

/** Sentence of all changes: 'Da Editar productos · Quita Eliminar EPP', or '' without changes. */
export function describeChanges(changes: readonly PermissionChange[], text: Translate): string {
  const names = (isGiven: boolean) =>
    changes.filter((change) => change.isGiven === isGiven).map(({ name }) => text(permissionNameKey(name)))
  const describeNames = (key: string, list: string[]) => (list.length ? [text(key, { names: list.join(', ') })] : [])
  return [
    ...describeNames('access.permissions_page.gives', names(true)),
    ...describeNames('access.permissions_page.takes', names(false)),
  ].join(' · ')
}

/** How many changes give and how many take a permission: '+2 −1'. */
function formatGrantAndRevokeCounts(changes: readonly PermissionChange[]): string {
  const granted = changes.filter(({ isGiven }) => isGiven).length
  const revoked = changes.length - granted
  return [...(granted ? [`+${granted}`] : []), ...(revoked ? [`−${revoked}`] : [])].join(' ')
}
