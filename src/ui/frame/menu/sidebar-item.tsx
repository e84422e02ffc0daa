import { useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import {
  hasCurrentDescendant,
  isCurrentEntry,
  isSamePath,
  linkStateOf,
  type MenuNode,
} from '#src/ui/frame/menu/menu-node.ts'

/** A menu entry. It is open while a child is current; a press toggles it until the next navigation. */
export function SidebarItem({ node }: { node: MenuNode }) {
  const { pathname } = useLocation()
  const isParentOfCurrent = hasCurrentDescendant(node, pathname)
  const isActive = isParentOfCurrent || isCurrentEntry(node, pathname)
  const [isOpen, setOpen] = useState(isParentOfCurrent)
  const listId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation opens or closes the entry.
  useEffect(() => setOpen(isParentOfCurrent), [isParentOfCurrent, pathname])
  const { name, icon, children } = node
  const className = `nav-link ${isActive ? 'active' : ''}`
  if (!children) {
    return (
      <li className="nav-item">
        <Link
          className={className}
          to={node.path ?? '/'}
          state={linkStateOf(node)}
          title={name}
          aria-current={isSamePath(node.path, pathname) ? 'page' : isActive || undefined}
        >
          <i className={`nav-icon bi bi-${icon}`} aria-hidden="true" />
          <p>{name}</p>
          {node.count !== undefined && <MenuCount count={node.count} description={node.counts?.label} />}
        </Link>
      </li>
    )
  }
  return (
    <li className={`nav-item ${isOpen ? 'menu-open' : ''}`}>
      <button
        type="button"
        className={className}
        title={name}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
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

const maxCount = 99

/** The number of an entry's rows, with its label for screen readers. */
export function MenuCount({ count, description }: { count: number; description: string | undefined }) {
  return (
    <span className="count">
      {count > maxCount ? `${maxCount}+` : count}
      <span className="visually-hidden"> {description}</span>
    </span>
  )
}
