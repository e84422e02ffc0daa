import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Column, Source } from '#src/ui/table/column.ts'
import { TableFilter } from '#src/ui/table/filter.tsx'
import { useTotal } from '#src/ui/table/pages.tsx'
import type { ChangeView, View } from '#src/ui/table/view.ts'

type TableToolbarProps<Row> = {
  columns: readonly Column<Row>[]
  view: View
  onView: ChangeView
  source: Source<object>
  selected: number
  onSelectNone: () => void
}

/** Filter, number of records, number selected. */
export function TableToolbar<Row>({ columns, view, onView, source, selected, onSelectNone }: TableToolbarProps<Row>) {
  const text = useText()
  const total = useTotal(source)
  const isKnown = source.state === 'ready' || source.state === 'renewing'
  return (
    <div className="data-table-toolbar">
      <TableFilter view={view} onView={onView} />
      <SortChoice {...{ columns, view, onView }} />
      <span className="data-table-count" role="status">
        {isKnown && text('ui.table.records', { count: source.total, total })}
      </span>
      {selected > 0 && (
        <span className="data-table-selected">
          {text('ui.table.selected', { count: selected })}
          <Button
            variant="link"
            size="small"
            icon="x-lg"
            aria-label={text('ui.table.select_none')}
            onClick={onSelectNone}
          />
        </span>
      )}
    </div>
  )
}

/** Sort order for narrow screens, whose cards have no header. */
function SortChoice<Row>({ columns, view, onView }: Pick<TableToolbarProps<Row>, 'columns' | 'view' | 'onView'>) {
  const text = useText()
  const id = useId()
  const value = view.sort === null ? '' : `${view.sort} ${view.dir}`
  return (
    <div className="data-table-sort-choice">
      <label htmlFor={id} className="visually-hidden">
        {text('ui.table.sort_by')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={(event) => {
          const [sort = '', dir] = event.target.value.split(' ')
          onView({ sort: sort || null, dir: dir === 'desc' ? 'desc' : 'asc' })
        }}
      >
        <option value="">{text('ui.table.sort_by')}</option>
        {columns
          .filter((column) => column.sortable)
          .flatMap(({ id: column, header }) => [
            <option key={`${column} asc`} value={`${column} asc`}>
              {`${header} ↑`}
            </option>,
            <option key={`${column} desc`} value={`${column} desc`}>
              {`${header} ↓`}
            </option>,
          ])}
      </select>
    </div>
  )
}
