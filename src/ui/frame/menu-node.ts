/** A line of the sidebar, with its name in the reader's language. One with children and no path only expands. */
export type MenuNode = { name: string; icon: string; path?: string; children?: readonly MenuNode[] }

/** `/admin/` and `/admin` are one place. */
export function samePlace(path: string | undefined, pathname: string): boolean {
  return path !== undefined && path.replace(/\/+$/, '') === pathname.replace(/\/+$/, '')
}

export function holdsPlace(node: MenuNode, pathname: string): boolean {
  return (node.children ?? []).some((child) => samePlace(child.path, pathname) || holdsPlace(child, pathname))
}
