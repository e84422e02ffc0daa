import type { PermissionChange } from '#src/access/permissions/page/assignment/changes.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'

/** '3 cambios (+2 −1)'. */
export function countOf(changes: readonly PermissionChange[], text: Translate): string {
  return `${text('access.permissions_page.changes', { count: changes.length })} (${signsOf(changes)})`
}

/** 'Da Editar productos · Quita Eliminar EPP'; '' where nothing changes. */
export function wordsOf(changes: readonly PermissionChange[], text: Translate): string {
  const names = (isGiven: boolean) =>
    changes.filter((change) => change.isGiven === isGiven).map(({ name }) => text(nameKey(name)))
  const said = (key: string, list: string[]) => (list.length ? [text(key, { names: list.join(', ') })] : [])
  return [
    ...said('access.permissions_page.gives', names(true)),
    ...said('access.permissions_page.takes', names(false)),
  ].join(' · ')
}

function signsOf(changes: readonly PermissionChange[]): string {
  const given = changes.filter(({ isGiven }) => isGiven).length
  const taken = changes.length - given
  return [...(given ? [`+${given}`] : []), ...(taken ? [`−${taken}`] : [])].join(' ')
}
