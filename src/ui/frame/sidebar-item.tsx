import { useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { holdsPlace, isAt, type MenuNode, samePlace } from '#src/ui/frame/menu-node.ts'

/** Open while a child's path matches; a press toggles it until the next navigation. */
export function SidebarItem({ node }: { node: MenuNode }) {
  const { pathname } = useLocation()
  const within = holdsPlace(node, pathname)
  const active = within || isAt(node, pathname)
  const [open, setOpen] = useState(within)
  const listId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place decides anew.
  useEffect(() => setOpen(within), [within, pathname])
  const { name, icon, children } = node
  const className = `nav-link ${active ? 'active' : ''}`
  if (!children) {
    return (
      <li className="nav-item">
        <Link
          className={className}
          to={node.path ?? '/'}
          title={name}
          aria-current={samePlace(node.path, pathname) ? 'page' : active || undefined}
        >
          <i className={`nav-icon bi bi-${icon}`} aria-hidden="true" />
          <p>{name}</p>
          {node.count !== undefined && <MenuCount count={node.count} says={node.counts?.says} />}
        </Link>
      </li>
    )
  }
  return (
    <li className={`nav-item ${open ? 'menu-open' : ''}`}>
      <button
        type="button"
        className={className}
        title={name}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <i className={`nav-icon bi bi-${icon}`} aria-hidden="true" />
        <p>
          {name}
          <i className="nav-arrow bi bi-chevron-right" aria-hidden="true" />
        </p>
      </button>
      <ul className="nav nav-treeview flex-column" id={listId}>
        {children.map((child) => (
          <SidebarItem key={child.name} node={child} />
        ))}
      </ul>
    </li>
  )
}

const most = 99

function MenuCount({ count, says }: { count: number; says: string | undefined }) {
  return (
    <span className="count">
      {count > most ? `${most}+` : count}
      <span className="visually-hidden"> {says}</span>
    </span>
  )
}
