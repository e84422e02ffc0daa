import type { MenuFoldSetting } from '#src/ui/frame/layout/layout-rules.ts'

/** A heading of the menu, and the setting of the layout that folds its entries. */
export type MenuHeading = { name: string; foldSetting: MenuFoldSetting }

/** A menu entry with its translated name. An entry with children and no path only expands. */
export type MenuNode = {
  name: string
  icon: string
  path?: string
  /** Prefix of the addresses of the records' screens, on which this entry counts as current too. */
  recordsPath?: string
  /** True for a list whose link leads on to the form of its only record. */
  opensOnlyRecord?: true
  children?: readonly MenuNode[]
  /** The heading above the entry. Entries of one heading follow one another. */
  heading?: MenuHeading
  /** A list below `/api` whose number of rows is shown, and the label of that number: 'unread'. */
  counts?: { address: string; label: string }
  /** The number of rows, if loaded and not zero. */
  count?: number
}

/** State of a link to a list, in the browser's history, that leads on to the form of the list's only record. */
export const onlyRecordState = { opensOnlyRecord: true }

/** State of the link of a menu entry. */
export const linkStateOf = ({ opensOnlyRecord }: Pick<MenuNode, 'opensOnlyRecord'>) =>
  opensOnlyRecord ? onlyRecordState : undefined

/** True if two paths are equal, apart from a slash at the end. */
export function isSamePath(path: string | undefined, pathname: string): boolean {
  return path !== undefined && path.replace(/\/+$/, '') === pathname.replace(/\/+$/, '')
}

/** True if the entry's own screen, or the screen of one of its records, is open. */
export function isCurrentEntry({ path, recordsPath }: MenuNode, pathname: string): boolean {
  return isSamePath(path, pathname) || (recordsPath !== undefined && pathname.startsWith(recordsPath))
}

export function hasCurrentDescendant(node: MenuNode, pathname: string): boolean {
  return (node.children ?? []).some((child) => isCurrentEntry(child, pathname) || hasCurrentDescendant(child, pathname))
}
