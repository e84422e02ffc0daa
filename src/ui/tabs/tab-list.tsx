import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import '#src/ui/tabs/tabs.css'

/** Marks of a tab about its content: the number of errors, unsaved changes, the number of records. */
export type TabMarks = { errorCount?: number; isChanged?: boolean; count?: number | undefined }

export type TabButton<Name extends string> = { name: Name; caption: string; marks?: TabMarks }

type TabListProps<Name extends string> = {
  /** Prefix of the ids by which the buttons and the panels of their tabs refer to each other. */
  id: string
  label: string
  tabs: readonly TabButton<Name>[]
  chosenName: Name
  onChoose: (name: Name) => void
  /** True for so many tabs that a narrow screen cuts them: a last button then opens a dialog with all of them. */
  hasOverview?: boolean
}

/**
 * The buttons of tabs (ARIA tabs pattern). The Tab key reaches only the chosen tab's button; the arrows, Home and End
 * choose another tab and focus its button.
 */
export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { id, label, tabs, chosenName, onChoose, hasOverview = false } = props
  const list = useRef<HTMLDivElement>(null)
  useScrollToChosenTab(list, chosenName)
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
    <div className={hasOverview ? 'tab-bar tab-bar-long' : 'tab-bar'}>
      <div ref={list} className="nav nav-tabs" role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ name, caption, marks }) => (
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
            {marks && <TabMarkBadges {...marks} />}
          </button>
        ))}
      </div>
      {hasOverview && <TabOverview {...props} />}
    </div>
  )
}

/** Button at the end of the bar, which opens a dialog with all tabs. */
function TabOverview<Name extends string>({ label, tabs, chosenName, onChoose }: TabListProps<Name>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const errorCount = tabs.reduce((sum, { marks }) => sum + (marks?.errorCount ?? 0), 0)
  return (
    <>
      <button type="button" className="tab-bar-all" onClick={() => setOpen(true)}>
        <i className="bi bi-list-ul" aria-hidden="true" />
        <span className="visually-hidden">{text('ui.tabs.all')}</span>
        {errorCount > 0 && (
          <span className="n">
            <span className="visually-hidden">{text('ui.tabs.errors')}</span> {errorCount}
          </span>
        )}
      </button>
      {isOpen && (
        <Modal title={label} size="sm" onClose={() => setOpen(false)}>
          <ul className="tab-overview">
            {tabs.map(({ name, caption, marks }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === chosenName}
                  onClick={() => {
                    setOpen(false)
                    onChoose(name)
                  }}
                >
                  <span>{caption}</span>
                  {marks && <TabMarkBadges {...marks} />}
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}

function TabMarkBadges({ errorCount = 0, isChanged = false, count = 0 }: TabMarks) {
  const text = useText()
  return (
    <>
      {errorCount > 0 && (
        <span className="n tone-danger">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />
          <span className="visually-hidden">{text('ui.tabs.errors')}</span> {errorCount}
        </span>
      )}
      {isChanged && (
        <span className="tab-changed">
          <span className="visually-hidden">{text('ui.fields.unsaved')}</span>
        </span>
      )}
      {count > 0 && <span className="n">{count}</span>}
    </>
  )
}

/** Scrolls the bar sideways, so that the chosen tab stands in its middle. The page itself is not scrolled. */
function useScrollToChosenTab(list: { current: HTMLDivElement | null }, chosenName: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen.
  useEffect(() => {
    const bar = list.current
    const tab = bar?.querySelector<HTMLElement>('[aria-selected=true]')
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [chosenName])
}

type TabPanelsProps<Name extends string> = {
  id: string
  tabs: readonly { name: Name; content: ReactNode; panelId?: string }[]
  chosenName: Name
}

/**
 * The panels of tabs. A panel is rendered when its tab is first opened. Afterwards it stays mounted, though hidden, and
 * keeps its typed text.
 */
export function TabPanels<Name extends string>({ id, tabs, chosenName }: TabPanelsProps<Name>) {
  const [openedNames, setOpenedNames] = useState<ReadonlySet<Name>>(new Set([chosenName]))
  if (!openedNames.has(chosenName)) setOpenedNames(new Set([...openedNames, chosenName]))
  return tabs
    .filter(({ name }) => openedNames.has(name))
    .map(({ name, content, panelId = `${id}-panel-${name}` }) => (
      <div key={name} id={panelId} role="tabpanel" aria-labelledby={`${id}-${name}`} hidden={name !== chosenName}>
        {content}
      </div>
    ))
}
