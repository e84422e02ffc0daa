import { rowsPerPage } from '#src/importer/screen/review/use-rows.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFigure } from '#src/ui/table/pages.tsx'

type RowsPagesProps = { page: number; total: number; shown: number; onPage: (page: number) => void }

/** Pagination; nothing where all rows are in sight. */
export function RowsPages({ page, total, shown, onPage }: RowsPagesProps) {
  const text = useText()
  const figure = useFigure()
  const last = Math.max(1, Math.ceil(total / rowsPerPage))
  if (last === 1) return null
  const first = (page - 1) * rowsPerPage + 1
  const steps = [
    { icon: 'chevron-double-left', key: 'ui.table.first_page', to: 1, off: page <= 1 },
    { icon: 'chevron-left', key: 'ui.table.previous_page', to: page - 1, off: page <= 1 },
    { icon: 'chevron-right', key: 'ui.table.next_page', to: page + 1, off: page >= last },
    { icon: 'chevron-double-right', key: 'ui.table.last_page', to: last, off: page >= last },
  ]
  return (
    <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
      <span>
        {text('ui.table.range', { first: figure(first), last: figure(first + shown - 1), total: figure(total) })}
      </span>
      <div className="pages">
        {steps.map(({ icon, key, to, off }) => (
          <Button
            key={key}
            variant="quiet"
            size="small"
            icon={icon}
            aria-label={text(key)}
            title={text(key)}
            disabled={off}
            onClick={() => onPage(to)}
          />
        ))}
      </div>
    </nav>
  )
}
