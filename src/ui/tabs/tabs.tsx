import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import '#src/ui/tabs/tabs.css'

export type Tab<Name extends string> = { name: Name; caption: string; content: ReactNode }

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  chosenName: Name
  onChoose: (name: Name) => void
}

/**
 * Tabs of a card (ARIA tabs pattern): one tab stop; arrows, Home and End move between tabs. A tab opened once stays
 * mounted, hidden, with its typed text.
 */
export function Tabs<Name extends string>({ label, tabs, chosenName, onChoose }: TabsProps<Name>) {
  const id = useId()
  const [openedNames, setOpenedNames] = useState<ReadonlySet<Name>>(new Set([chosenName]))
  if (!openedNames.has(chosenName)) setOpenedNames(new Set([...openedNames, chosenName]))
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // Counts from the focused tab, because the chosen one may not be rendered yet when the next key comes.
    const focusedIndex = tabs.findIndex(({ name }) => event.target === document.getElementById(`${id}-${name}`))
    const nextIndex = { ArrowRight: focusedIndex + 1, ArrowLeft: focusedIndex - 1, Home: 0, End: -1 }[event.key]
    const tab = nextIndex === undefined ? undefined : tabs.at(nextIndex % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(`${id}-${tab.name}`)?.focus()
  }
  return (
    <>
      <div className="nav nav-tabs" role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ name, caption }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className={`nav-link ${name === chosenName ? 'active' : ''}`}
            aria-selected={name === chosenName}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === chosenName ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {caption}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ name }) => openedNames.has(name))
        .map(({ name, content }) => (
          <div
            key={name}
            id={`${id}-panel-${name}`}
            role="tabpanel"
            aria-labelledby={`${id}-${name}`}
            hidden={name !== chosenName}
          >
            {content}
          </div>
        ))}
    </>
  )
}
