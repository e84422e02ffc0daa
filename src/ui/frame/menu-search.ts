import { fold } from '#src/platform/text/fold.ts'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'

/** An entry that leads somewhere; `trail` names it and what it stands under. */
export type FoundEntry = { trail: readonly string[]; path: string }

/** The menu's entries whose name, or that of an entry above, holds what is typed; accents and case do not count. */
export function searchMenu(menu: readonly MenuNode[], typed: string): FoundEntry[] {
  const wanted = fold(typed.trim())
  return wanted === '' ? [] : menu.flatMap((node) => entriesIn(node, [], wanted))
}

function entriesIn({ name, path, children = [] }: MenuNode, above: readonly string[], wanted: string): FoundEntry[] {
  const trail = [...above, name]
  const isFound = path !== undefined && trail.some((part) => fold(part).includes(wanted))
  return [...(isFound ? [{ trail, path }] : []), ...children.flatMap((child) => entriesIn(child, trail, wanted))]
}
