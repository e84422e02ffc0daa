import { useText } from '#src/platform/i18n/i18n.tsx'
import type { StyledColumn } from '#src/ui/table/column.ts'
import { PageCheck } from '#src/ui/table/page-check.tsx'
import type { ChangeView, View } from '#src/ui/table/view.ts'

type TableHeadProps<Row> = {
  columns: readonly StyledColumn<Row>[]
  view: View
  onView: ChangeView
  /** Selection of this page's rows; null where none can be selected. */
  chosen: 'all' | 'some' | 'none' | null
  onChooseAll: ((all: boolean) => void) | undefined
}

/** Sticky header; sortable columns are buttons. */
export function TableHead<Row>({ columns, view, onView, chosen, onChooseAll }: TableHeadProps<Row>) {
  const text = useText()
  return (
    <thead role="rowgroup">
      <tr role="row">
        {chosen !== null && (
          <th role="columnheader" scope="col" className="data-table-check">
            <PageCheck chosen={chosen} onChoose={onChooseAll} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} {...{ column, view, onView }} />
        ))}
        <th role="columnheader" scope="col" className="data-table-actions">
          <span className="visually-hidden">{text('ui.table.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

const icons = { ascending: 'bi-chevron-up', descending: 'bi-chevron-down', none: 'bi-chevron-expand' } as const

function ColumnHead<Row>({ column, view, onView }: { column: StyledColumn<Row>; view: View; onView: ChangeView }) {
  const { className } = column
  if (!column.sortable) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {column.kind === 'picture' ? <span className="visually-hidden">{column.header}</span> : column.header}
      </th>
    )
  }
  const sorted = view.sort !== column.id ? 'none' : view.dir === 'asc' ? 'ascending' : 'descending'
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={sorted === 'none' ? undefined : sorted}>
      <button type="button" className="data-table-sort" onClick={() => onView(nextSort(column.id, view))}>
        {column.header}
        <i className={`bi ${icons[sorted]}`} aria-hidden="true" />
      </button>
    </th>
  )
}

/** Cycles ascending, descending, the list's own order. */
export function nextSort(column: string, view: View): Pick<View, 'sort' | 'dir'> {
  if (view.sort !== column) return { sort: column, dir: 'asc' }
  return view.dir === 'asc' ? { sort: column, dir: 'desc' } : { sort: null, dir: 'asc' }
}
