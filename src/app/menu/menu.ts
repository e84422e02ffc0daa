import { outlines } from '#src/app/modules/outlines.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { ResourceOutline } from '#src/resource/outline.ts'
import type { MenuFoldSetting } from '#src/ui/frame/layout/layout-rules.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

type MenuEntry = {
  /** Message key of the menu entry's caption. */
  name: string
  icon: string
  /** The permission to see the menu entry. Empty for everybody. */
  visible: string
  path?: string
  /** A list whose number of rows the entry shows, and the message key of the counted noun. */
  counts?: { address: string; label: string }
  /** Prefix of the addresses of the records' screens, on which this entry counts as current too. */
  records?: string
  opensOnlyRecord?: true
  children?: readonly MenuChild[]
}
type MenuChild = MenuEntry & { path: string }

const dashboard: MenuEntry = { name: 'app.menu.dashboard', icon: 'speedometer2', visible: '', path: '/admin' }

/** The headings of the menu: each with the setting that folds it and the captions of its entries, in their order. */
export const menuHeadings: readonly { name: string; foldSetting: MenuFoldSetting; entries: readonly string[] }[] = [
  {
    name: 'app.menu.shop',
    foldSetting: 'shopMenuFolded',
    entries: ['products', 'categories', 'colors', 'messages', 'parameters'].map(getListTitle),
  },
  {
    name: 'app.menu.staff',
    foldSetting: 'staffMenuFolded',
    entries: [
      ...['employees', 'certifications'].map(getListTitle),
      'workforce.general_data.title',
      ...['ppes', 'ppe_deliveries', 'training_items', 'quality_items', 'notifications', 'events'].map(getListTitle),
    ],
  },
  {
    name: 'app.menu.system',
    foldSetting: 'systemMenuFolded',
    entries: ['users', 'clients', 'companies', 'imports', 'audit', 'operations'].map(getListTitle),
  },
]

/** The menu, built from the declarations in the order of the headings. */
const entries: readonly MenuEntry[] = sortByHeading([
  dashboard,
  ...mergeEntriesByName(outlines.flatMap(buildMenuEntries)),
])

function getListTitle(resourceName: string): string {
  return `pages.${resourceName}.list`
}

/** Sorts entries by their headings. Entries without a heading come first. */
function sortByHeading(unsortedEntries: readonly MenuEntry[]): MenuEntry[] {
  const captions = menuHeadings.flatMap((heading) => heading.entries)
  return unsortedEntries.toSorted((a, b) => captions.indexOf(a.name) - captions.indexOf(b.name))
}

function buildMenuEntries({ name, access, menu, screens, expectsOneRecord }: ResourceOutline): MenuEntry[] {
  if (!menu || !screens) return []
  const { icon, access: visible, listAccess, parentTitle, counter } = menu
  const title = getListTitle(name)
  const path = `/admin/${screens.list.path}`
  const records = screens.update ? { records: `/admin/${screens.update.path}/` } : {}
  const listEntry = { icon, visible, path, ...records, ...(expectsOneRecord && { opensOnlyRecord: expectsOneRecord }) }
  if (parentTitle !== undefined)
    return [{ name: parentTitle, icon, visible, children: [{ name: title, ...listEntry }] }]
  const countEntry =
    counter === undefined ? {} : { counts: { address: `${name}?${counter.filter}`, label: counter.label } }
  if (listAccess === undefined || !screens.create) return [{ name: title, ...listEntry, ...countEntry }]
  const createPath = `/admin/${screens.create.path}`
  const children: MenuChild[] = [
    { name: 'app.menu.list', ...listEntry, icon: 'list-ul', visible: listAccess },
    { name: `pages.${name}.create`, icon: 'plus-lg', visible: access.create, path: createPath },
  ]
  return [{ name: title, icon, visible, children }]
}

/** Merges entries of the same name: the first of them gets the children of all. */
function mergeEntriesByName(entriesToMerge: readonly MenuEntry[]): MenuEntry[] {
  const entriesByName = new Map<string, MenuEntry>()
  for (const entry of entriesToMerge) {
    const mergedEntry = entriesByName.get(entry.name) ?? { ...entry, children: [] }
    const children = [...(mergedEntry.children ?? []), ...(entry.children ?? [])]
    entriesByName.set(entry.name, children.length ? { ...mergedEntry, children } : entry)
  }
  return [...entriesByName.values()]
}

/** Builds a user's menu, without links that the user may not open and without entries that have no link left. */
export function buildMenu(user: Pick<SignedInUser, 'permissions'>, text: Translate): MenuNode[] {
  const actor = createPermissionHolder(user.permissions)
  const isVisible = ({ visible, path }: MenuEntry) =>
    hasAccess(actor, visible) && (!path || hasAccess(actor, findScreenPermissionOrEmpty(path)))
  const buildNode = ({ name, icon, path, records, opensOnlyRecord, counts, children }: MenuEntry): MenuNode => {
    const linkNode = { ...(records && { recordsPath: records }), ...(opensOnlyRecord && { opensOnlyRecord }) }
    const countNode = counts && { counts: { ...counts, label: text(counts.label) } }
    if (path) return { name: text(name), icon, path, ...linkNode, ...countNode }
    return { name: text(name), icon, children: (children ?? []).filter(isVisible).map(buildNode) }
  }
  const buildHeading = ({ name }: MenuEntry) => {
    const heading = menuHeadings.find(({ entries }) => entries.includes(name))
    return heading && { heading: { name: text(heading.name), foldSetting: heading.foldSetting } }
  }
  const hasTarget = ({ path, children }: MenuNode) => path !== undefined || (children ?? []).length > 0
  return entries
    .filter(isVisible)
    .map((entry) => ({ ...buildNode(entry), ...buildHeading(entry) }))
    .filter(hasTarget)
}

/** The permission that the screen at `path` needs, or '' for the start page. */
function findScreenPermissionOrEmpty(path: string): string {
  const screens = outlines.flatMap(({ screens }) => (screens ? [screens.list, screens.create] : []))
  return screens.find((screen) => screen && `/admin/${screen.path}` === path)?.access ?? ''
}
