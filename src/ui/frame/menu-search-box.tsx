import { type KeyboardEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { MenuNode } from '#src/ui/frame/menu-node.ts'
import { searchMenu } from '#src/ui/frame/menu-search.ts'

/** Search over the menu's entries: arrow keys choose, Enter opens, Esc empties it. */
export function MenuSearchBox({ menu }: { menu: readonly MenuNode[] }) {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchMenu(menu, typed)
  const isOpen = typed.trim() !== ''
  const type = (words: string) => {
    setTyped(words)
    setActive(0)
  }
  const step = (by: number) => setActive((active + by + found.length) % Math.max(1, found.length))
  const keys = (event: KeyboardEvent) => {
    const chosen = found[active]
    const act = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: isOpen ? () => type('') : undefined,
      Enter:
        chosen &&
        (() => {
          type('')
          void navigate(chosen.path)
        }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className="menu-search">
      <i className="bi bi-search" aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        aria-label={text('ui.menu_search.label')}
        placeholder={text('ui.menu_search.label')}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
      />
      {isOpen && (
        <div className="menu-search-results" role="listbox" id={id} aria-label={text('ui.menu_search.label')}>
          {found.map(({ trail, path }, at) => (
            <Link
              key={path}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              to={path}
              onClick={() => type('')}
            >
              {trail.at(-1)}
              <small>{[...trail.slice(0, -1), path].join(' · ')}</small>
            </Link>
          ))}
        </div>
      )}
      <p className="menu-search-none" role="status">
        {isOpen && found.length === 0 && text('No Element found')}
      </p>
    </div>
  )
}
