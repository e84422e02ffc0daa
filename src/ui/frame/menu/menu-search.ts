import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

/** A matching entry with a path; `trail` has the names of its heading and parents, and its own. */
export type FoundMenuEntry = Pick<MenuNode, 'opensOnlyRecord'> & { trail: readonly string[]; path: string }

/** Finds the entries whose name, or that of a parent or heading, contains the text. Case and accents do not matter. */
export function searchMenu(menu: readonly MenuNode[], searchText: string): FoundMenuEntry[] {
  const foldedText = foldAccentsAndCase(searchText.trim())
  return foldedText === ''
    ? []
    : menu.flatMap((node) => findMatchingEntries(node, node.heading ? [node.heading.name] : [], foldedText))
}

function findMatchingEntries(
  { name, path, opensOnlyRecord, children = [] }: MenuNode,
  parentNames: readonly string[],
  foldedText: string,
): FoundMenuEntry[] {
  const trail = [...parentNames, name]
  const isMatch = path !== undefined && trail.some((name) => foldAccentsAndCase(name).includes(foldedText))
  return [
    ...(isMatch ? [{ trail, path, ...(opensOnlyRecord && { opensOnlyRecord }) }] : []),
    ...children.flatMap((child) => findMatchingEntries(child, trail, foldedText)),
  ]
}
