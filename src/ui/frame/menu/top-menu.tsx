import { Link, useLocation } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { hasCurrentDescendant, isCurrentEntry, linkStateOf, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'

/** The menu as a bar. Entries with children open a dropdown. */
export function TopMenu({ menu }: { menu: readonly MenuNode[] }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <nav className="top-menu" id="top-menu" aria-label={text('ui.frame.menu')}>
      <ul>
        {menu.map((node) => (
          <li key={node.name}>
            {node.children ? (
              <MenuDropdown node={node} pathname={pathname} />
            ) : (
              <MenuLink node={node} isCurrent={isCurrentEntry(node, pathname)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({ node, isCurrent }: { node: MenuNode; isCurrent: boolean }) {
  const { name, icon, path, count } = node
  return (
    <Link
      className={`nav-link ${isCurrent ? 'active' : ''}`}
      to={path ?? '/'}
      state={linkStateOf(node)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <i className={`bi bi-${icon}`} aria-hidden="true" />
      {name}
      {count !== undefined && <span className="count">{count}</span>}
    </Link>
  )
}

function MenuDropdown({ node, pathname }: { node: MenuNode; pathname: string }) {
  const { name, icon, children = [] } = node
  return (
    <Dropdown
      buttonClassName={`nav-link ${hasCurrentDescendant(node, pathname) ? 'active' : ''}`}
      toggle={
        <>
          <i className={`bi bi-${icon}`} aria-hidden="true" />
          {name}
          <i className="bi bi-chevron-down" aria-hidden="true" />
        </>
      }
    >
      {(closeMenu) =>
        children.map((child) => {
          const isCurrent = isCurrentEntry(child, pathname)
          return (
            <Link
              key={child.path}
              className={`dropdown-item ${isCurrent ? 'active' : ''}`}
              to={child.path ?? '/'}
              state={linkStateOf(child)}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={closeMenu}
            >
              {child.name}
            </Link>
          )
        })
      }
    </Dropdown>
  )
}
