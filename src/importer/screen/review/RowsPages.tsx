import { rowsPerPage } from '#src/importer/screen/review/use-rows.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { PageSteps } from '#src/ui/table/page-steps.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'

type RowsPagesProps = { page: number; total: number; shown: number; onPage: (page: number) => void }

/** Pagination; nothing where all rows are in sight. */
export function RowsPages({ page, total, shown, onPage }: RowsPagesProps) {
  const text = useText()
  const figure = useFigure()
  const last = Math.max(1, Math.ceil(total / rowsPerPage))
  if (last === 1) return null
  const first = (page - 1) * rowsPerPage + 1
  return (
    <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
      <span>
        {text('ui.table.range', { first: figure(first), last: figure(first + shown - 1), total: figure(total) })}
      </span>
      <PageSteps {...{ page, last, onPage }} isLast={page >= last} />
    </nav>
  )
}
