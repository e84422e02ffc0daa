import { type ReactNode, type RefObject, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useSlashShortcut } from '#src/ui/keyboard/shortcuts.ts'
import '#src/ui/table/table.css'

/**
 * Which rows the page shows: all, or only those with a permission that the user holds. `changed` shows the list of
 * changes in place of the table.
 */
export type MatrixFilter = 'all' | 'given' | 'changed'

type MatrixFrameWithToolbarProps = {
  searchText: string
  onSearch: (searchText: string) => void
  filter: MatrixFilter
  onFilter: (filter: MatrixFilter) => void
  changeCount: number
  draftCount: number
  total: number
  /** The button that shows the changes. It gets the focus when no change is left. */
  changesButton: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** Frame of the table: a search, which the key `/` focuses, filter buttons and the count of held permissions. */
export function MatrixFrameWithToolbar(props: MatrixFrameWithToolbarProps) {
  const { searchText, onSearch, filter, onFilter, changeCount, draftCount, total, changesButton, children } = props
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  useSlashShortcut(() => input.current?.focus())
  const renderFilterButton = (value: MatrixFilter, label: ReactNode) => (
    <Button
      ref={value === 'changed' ? changesButton : undefined}
      variant="secondary"
      className={filter === value ? 'active' : ''}
      aria-pressed={filter === value}
      onClick={() => onFilter(value)}
    >
      {label}
    </Button>
  )
  return (
    <div className="data-table permission-matrix">
      <div className="data-table-toolbar">
        <search className="with-icon permission-search">
          <i className="bi bi-search" aria-hidden="true" />
          <input
            ref={input}
            type="search"
            className="form-control"
            aria-label={text('access.permissions_page.search')}
            aria-keyshortcuts="/"
            placeholder={text('access.permissions_page.search')}
            maxLength={100}
            value={searchText}
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onSearch('')
              // Prevented, because Escape would leave the form around the search, and Enter would save it.
              if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault()
            }}
          />
        </search>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row are not a fieldset. */}
        <div className="permission-showing" role="group" aria-label={text('access.permissions_page.show')}>
          {renderFilterButton('all', text('access.permissions_page.all'))}
          {renderFilterButton('given', text('access.permissions_page.given'))}
          {renderFilterButton(
            'changed',
            <>
              {text('access.permissions_page.changed')} {changeCount > 0 && changeCount}
            </>,
          )}
        </div>
        <span className="permission-count soft small" role="status">
          {text('access.permissions_page.count', { given: draftCount, total })}
        </span>
      </div>
      {children}
    </div>
  )
}
