import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import '#src/ui/tabs/tabs.css'

export type Tab<Name extends string> = { name: Name; caption: string; content: ReactNode }

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/**
 * Tabs of a card (ARIA tabs pattern): one stop of the Tab key; arrows, Home and End choose among them. What was open
 * once stays, hidden, with what was typed in it.
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<Name>>(new Set([chosen]))
  if (!opened.has(chosen)) setOpened(new Set([...opened, chosen]))
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    // From the focused tab: the chosen one may still be on its way when the next key comes.
    const at = tabs.findIndex(({ name }) => event.target === document.getElementById(`${id}-${name}`))
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChoose(tab.name)
    document.getElementById(`${id}-${tab.name}`)?.focus()
  }
  return (
    <>
      <div className="nav nav-tabs" role="tablist" aria-label={label} onKeyDown={keys}>
        {tabs.map(({ name, caption }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className={`nav-link ${name === chosen ? 'active' : ''}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {caption}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ name }) => opened.has(name))
        .map(({ name, content }) => (
          <div
            key={name}
            id={`${id}-panel-${name}`}
            role="tabpanel"
            aria-labelledby={`${id}-${name}`}
            hidden={name !== chosen}
          >
            {content}
          </div>
        ))}
    </>
  )
}
