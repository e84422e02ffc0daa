import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useDebouncedInput } from '#src/ui/fields/typing/use-debounced.ts'
import type { ChangeListView, ListView } from '#src/ui/table/list-view.ts'

type TableFilterProps = {
  view: ListView
  onView: ChangeListView
  /** Fields of further filters, which the button opens. */
  panel?: ReactNode
  /** Number of active filters. */
  filterCount: number
  hasSearch: boolean
  /** Content between the search and the panel. */
  children?: ReactNode
}

/**
 * Text search, and the button 'Filter', which opens further filters. Without further filters it focuses the search. Esc
 * closes the filters.
 */
export function TableSearchAndFilters({ view, onView, panel, filterCount, hasSearch, children }: TableFilterProps) {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The closed panel stays, so that a value typed a moment before still filters.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  const [typedText, setTypedText] = useDebouncedInput(view.q, (q) => onView({ q }, { replace: true }))
  const clear = () => {
    setTypedText('')
    onView({ q: '' })
    input.current?.focus()
  }
  return (
    <>
      <div className="data-table-toolbar">
        <search className="data-table-filter">
          <Button
            ref={button}
            variant="secondary"
            icon="funnel"
            onKeyDown={closeOnEscape}
            {...(panel ? { 'aria-expanded': isOpen, 'aria-controls': id } : {})}
            className={isOpen ? 'active' : ''}
            onClick={() => {
              if (!panel) return input.current?.focus()
              setOpen(!isOpen)
              setWasOpened(true)
            }}
          >
            {text('Filter')}
            {filterCount > 0 && (
              <span className="n">
                <span aria-hidden="true">{filterCount}</span>
                <span className="visually-hidden">{text('ui.filters.count', { count: filterCount })}</span>
              </span>
            )}
          </Button>
          {hasSearch && (
            <div className="with-icon data-table-search">
              <i className="bi bi-search" aria-hidden="true" />
              <input
                ref={input}
                type="search"
                className="form-control"
                aria-label={text('ui.table.filter_label')}
                placeholder={text('ui.table.filter_label')}
                maxLength={200}
                value={typedText}
                onChange={(event) => setTypedText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && typedText !== '') {
                    event.preventDefault()
                    clear()
                  } else if (event.key === 'Enter') onView({ q: typedText })
                }}
              />
              {typedText !== '' && (
                <Button
                  variant="quiet"
                  size="small"
                  icon="x-lg"
                  aria-label={text('ui.table.clear')}
                  title={text('ui.table.clear')}
                  onClick={clear}
                />
              )}
            </div>
          )}
        </search>
        {children}
      </div>
      {panel && wasOpened && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc works from each of its fields.
        <div className="data-table-filters" id={id} hidden={!isOpen} onKeyDown={closeOnEscape}>
          {panel}
        </div>
      )}
    </>
  )
}
