import { useId } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Source } from '#src/ui/table/column.ts'
import { PageSteps } from '#src/ui/table/page-steps.tsx'
import { type ChangeView, isReachable, perPageOptions, type View } from '#src/ui/table/view.ts'

type TablePagesProps = { view: View; onView: ChangeView; source: Source<object> }

/** Pagination: range, records per page, first to last page. */
export function TablePages({ view, onView, source }: TablePagesProps) {
  const text = useText()
  const id = useId()
  const figure = useFigure()
  const last = Math.max(1, Math.ceil(source.total / view.perPage))
  const first = (view.page - 1) * view.perPage + 1
  const isEnd = !isReachable(view.page + 1, view.perPage)
  const isLast = isEnd || source.isLowerBound ? source.rows.length < view.perPage : view.page >= last
  const total = useTotal(source)
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
        {text('ui.table.range', { first: figure(first), last: figure(first + source.rows.length - 1), total })}
      </span>
      {isEnd && source.isLowerBound && <span role="status">{text('ui.table.last_reachable')}</span>}
      <PageSteps
        page={view.page}
        {...{ last, isLast }}
        isOpenEnded={source.isLowerBound}
        onPage={(page) => onView({ page })}
      />
    </nav>
  )
}

/** Formatted total; 'más de 10.000' where the server stops counting. */
export function useTotal(source: Source<object>): string {
  const text = useText()
  const figure = useFigure()
  const total = figure(source.total)
  return source.isLowerBound ? text('ui.table.more_than', { total }) : total
}

/** A count in the reader's spelling. */
export function useFigure(): (value: number) => string {
  const language = useLanguage()
  return (value) => value.toLocaleString(language, { useGrouping: 'always' })
}
