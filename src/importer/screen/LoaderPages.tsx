import { useText } from '#src/platform/i18n/i18n.tsx'
import { PageButtons } from '#src/ui/table/pages/page-buttons.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type LoaderPagesProps = {
  page: number
  perPage: number
  total: number
  /** How many this page has. */
  shown: number
  onPage: (page: number) => void
}

/** Pagination; nothing where all of a list is in sight. */
export function LoaderPages({ page, perPage, total, shown, onPage }: LoaderPagesProps) {
  const text = useText()
  const figure = useCountFormat()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return null
  const first = (page - 1) * perPage + 1
  return (
    <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
      <span>
        {text('ui.table.range', { first: figure(first), last: figure(first + shown - 1), total: figure(total) })}
      </span>
      <PageButtons {...{ page, lastPage: last, onPage }} isLast={page >= last} />
    </nav>
  )
}
