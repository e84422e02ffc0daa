import { useText } from '#src/platform/i18n/i18n.tsx'
import type { StyledTableColumn } from '#src/ui/table/column.ts'
import type { ChangeListView, ListView } from '#src/ui/table/list-view.ts'
import { PageCheckbox } from '#src/ui/table/selection/page-checkbox.tsx'

type TableHeadProps<Row> = {
  columns: readonly StyledTableColumn<Row>[]
  view: ListView
  onView: ChangeListView
  /** Selection of this page's rows; null if rows cannot be selected. */
  pageSelection: 'all' | 'some' | 'none' | null
  onSelectPage: ((isOn: boolean) => void) | undefined
}

/** Sticky table header, with buttons that sort. */
export function TableHead<Row>({ columns, view, onView, pageSelection, onSelectPage }: TableHeadProps<Row>) {
  const text = useText()
  return (
    <thead role="rowgroup">
      <tr role="row">
        {pageSelection !== null && (
          <th role="columnheader" scope="col" className="data-table-check">
            <PageCheckbox pageSelection={pageSelection} onSelectPage={onSelectPage} />
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

function ColumnHead<Row>({
  column,
  view,
  onView,
}: {
  column: StyledTableColumn<Row>
  view: ListView
  onView: ChangeListView
}) {
  const { className } = column
  if (!column.sortable) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {column.kind === 'picture' ? <span className="visually-hidden">{column.header}</span> : column.header}
      </th>
    )
  }
  const direction = view.sort !== column.id ? 'none' : view.dir === 'asc' ? 'ascending' : 'descending'
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={direction === 'none' ? undefined : direction}>
      <button type="button" className="data-table-sort" onClick={() => onView(cycleSort(column.id, view))}>
        {column.header}
        <i className={`bi ${icons[direction]}`} aria-hidden="true" />
      </button>
    </th>
  )
}

/** Cycles through ascending, descending, and the list's default order. */
export function cycleSort(column: string, view: ListView): Pick<ListView, 'sort' | 'dir'> {
  if (view.sort !== column) return { sort: column, dir: 'asc' }
  return view.dir === 'asc' ? { sort: column, dir: 'desc' } : { sort: null, dir: 'asc' }
}
