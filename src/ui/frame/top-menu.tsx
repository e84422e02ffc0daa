import { Link, useLocation } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'
import { holdsPlace, isAt, type MenuNode } from '#src/ui/frame/menu-node.ts'

/** The menu as a bar; entries with children open a dropdown. */
export function TopMenu({ menu }: { menu: readonly MenuNode[] }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <nav className="top-menu" id="top-menu" aria-label={text('ui.frame.menu')}>
      <ul>
        {menu.map((node) => (
          <li key={node.name}>
            {node.children ? (
              <Children node={node} pathname={pathname} />
            ) : (
              <Entry node={node} isHere={isAt(node, pathname)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ node: { name, icon, path, count }, isHere }: { node: MenuNode; isHere: boolean }) {
  return (
    <Link className={`nav-link ${isHere ? 'active' : ''}`} to={path ?? '/'} aria-current={isHere ? 'page' : undefined}>
      <i className={`bi bi-${icon}`} aria-hidden="true" />
      {name}
      {count !== undefined && <span className="count">{count}</span>}
    </Link>
  )
}

function Children({ node, pathname }: { node: MenuNode; pathname: string }) {
  const { name, icon, children = [] } = node
  return (
    <Dropdown
      buttonClassName={`nav-link ${holdsPlace(node, pathname) ? 'active' : ''}`}
      toggle={
        <>
          <i className={`bi bi-${icon}`} aria-hidden="true" />
          {name}
          <i className="bi bi-chevron-down" aria-hidden="true" />
        </>
      }
    >
      {(choose) =>
        children.map((child) => {
          const isHere = isAt(child, pathname)
          return (
            <Link
              key={child.path}
              className={`dropdown-item ${isHere ? 'active' : ''}`}
              to={child.path ?? '/'}
              aria-current={isHere ? 'page' : undefined}
              onClick={choose}
            >
              {child.name}
            </Link>
          )
        })
      }
    </Dropdown>
  )
}
