import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useTyped } from '#src/ui/fields/typed.ts'
import type { ChangeView, View } from '#src/ui/table/view.ts'

type TableFilterProps = {
  view: View
  onView: ChangeView
  /** Fields of further filters, opened by the button; and how many are in use. */
  panel?: ReactNode
  inUse: number
  hasSearch: boolean
  /** What stands between the search and the panel. */
  children?: ReactNode
}

/** Search in all records, and 'Filter', which opens further filters; without any it leads to the search. */
export function TableFilter({ view, onView, panel, inUse, hasSearch, children }: TableFilterProps) {
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useTyped(view.q, (q) => onView({ q }, { replace: true }))
  const clear = () => {
    setTyped('')
    onView({ q: '' })
    input.current?.focus()
  }
  return (
    <>
      <div className="data-table-toolbar">
        <search className="data-table-filter">
          <Button
            variant="secondary"
            icon="funnel"
            {...(panel ? { 'aria-expanded': isOpen, 'aria-controls': id } : {})}
            className={isOpen ? 'active' : ''}
            onClick={() => (panel ? setOpen(!isOpen) : input.current?.focus())}
          >
            {text('Filter')}
            {inUse > 0 && (
              <span className="n">
                <span aria-hidden="true">{inUse}</span>
                <span className="visually-hidden">{text('ui.filters.count', { count: inUse })}</span>
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
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && typed !== '') {
                    event.preventDefault()
                    clear()
                  } else if (event.key === 'Enter') onView({ q: typed })
                }}
              />
              {typed !== '' && (
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
      {panel && isOpen && (
        <div className="data-table-filters" id={id}>
          {panel}
        </div>
      )}
    </>
  )
}
