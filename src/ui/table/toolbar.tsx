import { useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { TableFilter } from '#src/ui/table/filter.tsx'
import type { ChangeView, View } from '#src/ui/table/view.ts'

type TableToolbarProps<Row> = {
  columns: readonly Column<Row>[]
  view: View
  onView: ChangeView
  /** True where the list is as tall as the window. */
  isTall: boolean
  onTall: () => void
}

/** Filter, order on narrow screens, height of the list. */
export function TableToolbar<Row>({ columns, view, onView, isTall, onTall }: TableToolbarProps<Row>) {
  const text = useText()
  return (
    <div className="data-table-toolbar">
      <TableFilter view={view} onView={onView} />
      <SortChoice {...{ columns, view, onView }} />
      <Button
        variant="quiet"
        icon={isTall ? 'arrows-collapse' : 'arrows-expand'}
        className="data-table-tall btn-icon"
        aria-pressed={isTall}
        aria-label={text('ui.table.tall')}
        title={text('ui.table.tall')}
        onClick={onTall}
      />
    </div>
  )
}

/** What is selected, in ink above the toolbar, and how to let go. */
export function SelectionBar({ selected, onSelectNone }: { selected: number; onSelectNone: () => void }) {
  const text = useText()
  return (
    <div className="data-table-bulk">
      <b role="status">{text('ui.table.selected', { count: selected })}</b>
      <Button
        size="small"
        icon="x-lg"
        className="btn-icon"
        aria-label={text('ui.table.select_none')}
        title={text('ui.table.select_none')}
        onClick={onSelectNone}
      />
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
