import { useState } from 'react'
import { useLocation } from 'react-router'
import { changeAndStoreLayout } from '#src/ui/frame/layout/layout.ts'
import type { Layout } from '#src/ui/frame/layout/layout-rules.ts'
import { hasCurrentDescendant, isCurrentEntry, type MenuHeading, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { MenuCount, SidebarItem } from '#src/ui/frame/menu/sidebar-item.tsx'

/** Consecutive entries of one heading, or of none. */
type MenuSectionOfNodes = { heading: MenuHeading | undefined; nodes: readonly MenuNode[] }

export function groupByHeading(menu: readonly MenuNode[]): MenuSectionOfNodes[] {
  return [...Map.groupBy(menu, ({ heading }) => heading?.name).values()].map((nodes) => ({
    heading: nodes[0]?.heading,
    nodes,
  }))
}

/**
 * The entries under a heading that folds. They are items of the menu's own list (AdminLTE). A folded section is open
 * while it holds the current entry; a press folds it until the next navigation.
 */
export function MenuSection({ heading, nodes, layout }: MenuSectionOfNodes & { layout: Layout }) {
  const { pathname } = useLocation()
  const [press, setPress] = useState<{ pathname: string; isOpen: boolean } | null>(null)
  const items = nodes.map((node) => <SidebarItem key={node.name} node={node} />)
  if (!heading) return items
  const { name, foldSetting } = heading
  const hasCurrent = nodes.some((node) => isCurrentEntry(node, pathname) || hasCurrentDescendant(node, pathname))
  const isOpen = press?.pathname === pathname ? press.isOpen : hasCurrent || !layout[foldSetting]
  const countedNode = nodes.find(({ count }) => count !== undefined)
  const toggle = () => {
    setPress({ pathname, isOpen: !isOpen })
    changeAndStoreLayout({ [foldSetting]: isOpen })
  }
  return (
    <>
      <li className={`nav-header ${isOpen ? 'section-open' : ''}`}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          {name}
          {!isOpen && countedNode?.count !== undefined && (
            <MenuCount count={countedNode.count} description={countedNode.counts?.label} />
          )}
          <i className="bi bi-chevron-right" aria-hidden="true" />
        </button>
      </li>
      {isOpen && items}
    </>
  )
}
