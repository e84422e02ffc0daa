import { outlines } from '#src/app/modules/outlines.ts'
import { holderOf, holds } from '#src/platform/actor.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { ResourceOutline } from '#src/resource/outline.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

type Entry = {
  /** Message key. */
  name: string
  icon: string
  /** Permission that shows it; everybody holds the empty one. */
  visible: string
  path?: string
  /** A list whose number of rows stands beside the entry, and the key of what they are. */
  counts?: { address: string; says: string }
  /** Beginning of the paths of its records' screens. */
  records?: string
  children?: readonly Child[]
}
type Child = Entry & { path: string }

const dashboard: Entry = { name: 'app.menu.dashboard', icon: 'speedometer2', visible: '', path: '/admin' }

/** The menu, made from the declarations in the order of the resources. */
const entries: readonly Entry[] = [dashboard, ...inOneEntry(outlines.flatMap(entryOf))]

function entryOf({ name, access, menu, screens }: ResourceOutline): Entry[] {
  if (!menu || !screens) return []
  const { icon, visible, list, under, counts } = menu
  const title = `pages.${name}.list`
  const path = `/admin/${screens.list.path}`
  const records = screens.update ? { records: `/admin/${screens.update.path}/` } : {}
  const listed = { icon, visible, path, ...records }
  if (under !== undefined) return [{ name: under, icon, visible, children: [{ name: title, ...listed }] }]
  const count = counts === undefined ? {} : { counts: { address: `${name}?${counts.where}`, says: counts.says } }
  if (list === undefined || !screens.create) return [{ name: title, ...listed, ...count }]
  const creates = `/admin/${screens.create.path}`
  const children: Child[] = [
    { name: 'app.menu.list', ...listed, icon: 'list-ul', visible: list },
    { name: `pages.${name}.create`, icon: 'plus-lg', visible: access.create, path: creates },
  ]
  return [{ name: title, icon, visible, children }]
}

/** Merges entries of the same name into the first of them. */
function inOneEntry(all: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>()
  for (const entry of all) {
    const first = merged.get(entry.name) ?? { ...entry, children: [] }
    const children = [...(first.children ?? []), ...(entry.children ?? [])]
    merged.set(entry.name, children.length ? { ...first, children } : entry)
  }
  return [...merged.values()]
}

/** The menu as this user may see it, without links they may not open and without empty entries. */
export function menuFor(user: Pick<SignedInUser, 'permissions'>, text: Translate): MenuNode[] {
  const actor = holderOf(user.permissions)
  const shown = ({ visible, path }: Entry) => holds(actor, visible) && (!path || holds(actor, routeAccess(path)))
  const nodeOf = ({ name, icon, path, records, counts, children }: Entry): MenuNode => {
    const counted = counts && { counts: { ...counts, says: text(counts.says) } }
    if (path) return { name: text(name), icon, path, ...(records && { recordsPath: records }), ...counted }
    return { name: text(name), icon, children: (children ?? []).filter(shown).map(nodeOf) }
  }
  const leads = ({ path, children }: MenuNode) => path !== undefined || (children ?? []).length > 0
  return entries.filter(shown).map(nodeOf).filter(leads)
}

/** The permission of the screen at `path`; '' for the index. */
function routeAccess(path: string): string {
  const screens = outlines.flatMap(({ screens }) => (screens ? [screens.list, screens.create] : []))
  return screens.find((screen) => screen && `/admin/${screen.path}` === path)?.access ?? ''
}
