import { type KeyboardEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { linkStateOf, type MenuNode } from '#src/ui/frame/menu/menu-node.ts'
import { searchMenu } from '#src/ui/frame/menu/menu-search.ts'

/** Search over the menu: arrow keys mark an entry, Enter opens it, Esc clears the search. */
export function MenuSearchBox({ menu }: { menu: readonly MenuNode[] }) {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const [typedText, setTypedText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const foundEntries = searchMenu(menu, typedText)
  const isOpen = typedText.trim() !== ''
  const changeText = (newText: string) => {
    setTypedText(newText)
    setActiveIndex(0)
  }
  const moveActive = (offset: number) =>
    setActiveIndex((activeIndex + offset + foundEntries.length) % Math.max(1, foundEntries.length))
  const handleKeyDown = (event: KeyboardEvent) => {
    const chosenEntry = foundEntries[activeIndex]
    const action = {
      ArrowDown: () => moveActive(1),
      ArrowUp: () => moveActive(-1),
      Escape: isOpen ? () => changeText('') : undefined,
      Enter:
        chosenEntry &&
        (() => {
          changeText('')
          void navigate(chosenEntry.path, { state: linkStateOf(chosenEntry) })
        }),
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
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
        aria-activedescendant={foundEntries.length > 0 ? `${id}-${activeIndex}` : undefined}
        value={typedText}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isOpen && (
        <div className="menu-search-results" role="listbox" id={id} aria-label={text('ui.menu_search.label')}>
          {foundEntries.map((entry, index) => (
            <Link
              key={entry.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              to={entry.path}
              state={linkStateOf(entry)}
              onClick={() => changeText('')}
            >
              {entry.trail.at(-1)}
              <small>{[...entry.trail.slice(0, -1), entry.path].join(' · ')}</small>
            </Link>
          ))}
        </div>
      )}
      <p className="menu-search-none" role="status">
        {isOpen && foundEntries.length === 0 && text('No Element found')}
      </p>
    </div>
  )
}
