import { useId } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { TableSource } from '#src/ui/table/column.ts'
import { type ChangeListView, isPageReachable, type ListView, perPageOptions } from '#src/ui/table/list-view.ts'
import { PageButtons } from '#src/ui/table/pages/page-buttons.tsx'

type TablePagesProps = { view: ListView; onView: ChangeListView; source: TableSource<object> }

/** Pagination: range, records per page, first to last page. */
export function TablePages({ view, onView, source }: TablePagesProps) {
  const text = useText()
  const id = useId()
  const formatCount = useCountFormat()
  const lastPage = Math.max(1, Math.ceil(source.total / view.perPage))
  const firstRow = (view.page - 1) * view.perPage + 1
  const isLastReachable = !isPageReachable(view.page + 1, view.perPage)
  const isLast = isLastReachable || source.isLowerBound ? source.rows.length < view.perPage : view.page >= lastPage
  const total = useTotalText(source)
  return (
    <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
      <div className="data-table-per-page">
        <label htmlFor={id}>{text('ui.table.per_page')}</label>
        <select
          id={id}
          className="form-select form-select-sm"
          value={view.perPage}
          onChange={(event) => onView({ perPage: Number(event.target.value) })}
        >
          {perPageOptions.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      <span>
        {text('ui.table.range', {
          first: formatCount(firstRow),
          last: formatCount(firstRow + source.rows.length - 1),
          total,
        })}
      </span>
      {isLastReachable && source.isLowerBound && <span role="status">{text('ui.table.last_reachable')}</span>}
      <PageButtons
        page={view.page}
        {...{ lastPage, isLast }}
        isOpenEnded={source.isLowerBound}
        onPage={(page) => onView({ page })}
      />
    </nav>
  )
}

/** Formatted total; 'más de 10.000' if the server stopped counting. */
export function useTotalText(source: TableSource<object>): string {
  const text = useText()
  const formatCount = useCountFormat()
  const total = formatCount(source.total)
  return source.isLowerBound ? text('ui.table.more_than', { total }) : total
}

/** Returns a function that formats a count in the reader's language. */
export function useCountFormat(): (value: number) => string {
  const language = useLanguage()
  return (value) => value.toLocaleString(language, { useGrouping: 'always' })
}
