import { type FocusEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import type { Layout } from '#src/ui/frame/layout/layout-rules.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { MenuSearchBox } from '#src/ui/frame/menu/menu-search-box.tsx'
import { groupByHeading, MenuSection } from '#src/ui/frame/menu/menu-section.tsx'
import { UserPanel } from '#src/ui/frame/menu/user-panel.tsx'

type SidebarProps = {
  brand: string
  user: SignedInUser
  menu: readonly MenuNode[]
  layout: Layout
  /** True to hide the sidebar and make it inert. */
  isHidden: boolean
  /** Called when the keyboard focus enters or leaves: a collapsed sidebar expands meanwhile. */
  onFocusChange: (isFocusInside: boolean) => void
}

export function Sidebar({ brand, user, menu, layout, isHidden, onFocusChange }: SidebarProps) {
  const text = useText()
  const sidebarRef = useRef<HTMLElement>(null)
  const reportFocusLeft = (event: FocusEvent) => {
    if (!sidebarRef.current?.contains(event.relatedTarget)) onFocusChange(false)
  }
  return (
    <aside
      ref={sidebarRef}
      id="sidebar"
      className="app-sidebar main-sidebar"
      inert={isHidden}
      onFocus={(event) => event.target.matches(':focus-visible') && onFocusChange(true)}
      onBlur={reportFocusLeft}
    >
      <div className="sidebar-brand">
        <Link to="/admin" className="brand-link" title={brand}>
          <BrandMark />
          <span className="brand-text">{brand}</span>
        </Link>
      </div>
      <div className="sidebar-wrapper">
        <UserPanel user={user} />
        <MenuSearchBox menu={menu} />
        <nav aria-label={text('ui.frame.menu')}>
          <ul className="nav sidebar-menu flex-column">
            {groupByHeading(menu).map((section) => (
              <MenuSection key={section.heading?.name ?? ''} {...section} layout={layout} />
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  )
}
