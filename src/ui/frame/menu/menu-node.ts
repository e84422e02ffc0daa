/** A menu entry with its translated name. One with children and no path only expands. */
export type MenuNode = {
  name: string
  icon: string
  path?: string
  /** Beginning of the paths of its records' screens, which mark it as well. */
  recordsPath?: string
  children?: readonly MenuNode[]
  /** A list's address below `/api`, whose number of rows stands beside the entry, and what they are: 'unread'. */
  counts?: { address: string; says: string }
  /** That number, once it is known and not zero. */
  count?: number
}

/** Equal paths, whatever their trailing slash. */
export function isSamePath(path: string | undefined, pathname: string): boolean {
  return path !== undefined && path.replace(/\/+$/, '') === pathname.replace(/\/+$/, '')
}

/** True at the entry's own screen and at those of its records. */
export function isCurrentEntry({ path, recordsPath }: MenuNode, pathname: string): boolean {
  return isSamePath(path, pathname) || (recordsPath !== undefined && pathname.startsWith(recordsPath))
}

export function containsCurrentEntry(node: MenuNode, pathname: string): boolean {
  return (node.children ?? []).some((child) => isCurrentEntry(child, pathname) || containsCurrentEntry(child, pathname))
}
