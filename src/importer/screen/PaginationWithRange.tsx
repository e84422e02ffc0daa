import { useText } from '#src/platform/i18n/i18n.tsx'
import { PageButtons } from '#src/ui/table/pages/page-buttons.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type PaginationWithRangeProps = {
  page: number
  perPage: number
  total: number
  /** Number of entries on this page. */
  shownCount: number
  onPage: (page: number) => void
}

/** Pagination. It is hidden if the list fits on one page. */
export function PaginationWithRange({ page, perPage, total, shownCount, onPage }: PaginationWithRangeProps) {
  const text = useText()
  const figure = useCountFormat()
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  if (lastPage === 1) return null
  const firstRow = (page - 1) * perPage + 1
  return (
    <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
      <span>
        {text('ui.table.range', {
          first: figure(firstRow),
          last: figure(firstRow + shownCount - 1),
          total: figure(total),
        })}
      </span>
      <PageButtons {...{ page, onPage }} lastPage={lastPage} isLast={page >= lastPage} />
    </nav>
  )
}
