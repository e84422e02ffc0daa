import { fold } from '#src/platform/text/fold.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

/** An entry that leads somewhere; `trail` names it and what it stands under. */
export type FoundMenuEntry = { trail: readonly string[]; path: string }

/** The menu's entries whose name, or that of an entry above, holds what is typed; accents and case do not count. */
export function searchMenu(menu: readonly MenuNode[], searchText: string): FoundMenuEntry[] {
  const foldedText = fold(searchText.trim())
  return foldedText === '' ? [] : menu.flatMap((node) => findEntries(node, [], foldedText))
}

function findEntries(
  { name, path, children = [] }: MenuNode,
  parentNames: readonly string[],
  foldedText: string,
): FoundMenuEntry[] {
  const trail = [...parentNames, name]
  const isMatch = path !== undefined && trail.some((name) => fold(name).includes(foldedText))
  return [...(isMatch ? [{ trail, path }] : []), ...children.flatMap((child) => findEntries(child, trail, foldedText))]
}
