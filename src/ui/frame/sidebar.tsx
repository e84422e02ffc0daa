import { type FocusEvent, useRef } from 'react'
import { Link } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'
import { MenuSearchBox } from '#src/ui/frame/menu-search-box.tsx'
import { SidebarItem } from '#src/ui/frame/sidebar-item.tsx'
import { UserPanel } from '#src/ui/frame/user-panel.tsx'
import { Mark } from '#src/ui/mark.tsx'

type SidebarProps = {
  brand: string
  user: SignedInUser
  menu: readonly MenuNode[]
  /** Hidden and inert. */
  hidden: boolean
  /** Keyboard focus within: an icon-only sidebar expands meanwhile. */
  onReach: (reaching: boolean) => void
}

export function Sidebar({ brand, user, menu, hidden, onReach }: SidebarProps) {
  const text = useText()
  const aside = useRef<HTMLElement>(null)
  const left = (event: FocusEvent) => {
    if (!aside.current?.contains(event.relatedTarget)) onReach(false)
  }
  return (
    <aside
      ref={aside}
      id="sidebar"
      className="app-sidebar main-sidebar"
      inert={hidden}
      onFocus={(event) => event.target.matches(':focus-visible') && onReach(true)}
      onBlur={left}
    >
      <div className="sidebar-brand">
        <Link to="/admin" className="brand-link" title={brand}>
          <Mark />
          <span className="brand-text">{brand}</span>
        </Link>
      </div>
      <div className="sidebar-wrapper">
        <UserPanel user={user} />
        <MenuSearchBox menu={menu} />
        <nav aria-label={text('ui.frame.menu')}>
          <ul className="nav sidebar-menu flex-column">
            {menu.map((node) => (
              <SidebarItem key={node.name} node={node} />
            ))}
          </ul>
        </nav>
      </div>
    </aside>
  )
}
