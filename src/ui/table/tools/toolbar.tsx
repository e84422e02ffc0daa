import { type ReactNode, useId } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import type { TableColumn } from '#src/ui/table/column.ts'
import type { ChangeListView, ListView } from '#src/ui/table/list-view.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { PageCheckbox } from '#src/ui/table/selection/page-checkbox.tsx'
import { type ListHeight, ListHeightButton } from '#src/ui/table/tools/list-height.tsx'
import { TableSearchAndFilters } from '#src/ui/table/tools/table-search-and-filters.tsx'

type TableToolbarProps<Row> = {
  columns: readonly TableColumn<Row>[]
  view: ListView
  onView: ChangeListView
  height: ListHeight
  filters: { panel?: ReactNode; filterCount: number; hasSearch: boolean }
  /** Further tools, at the end of the toolbar. */
  tools?: ReactNode
}

/** Toolbar: filters and search, sort order on narrow screens, further tools, height of the list. */
export function TableToolbar<Row>({ columns, view, onView, height, filters, tools }: TableToolbarProps<Row>) {
  return (
    <TableSearchAndFilters {...{ view, onView }} {...filters}>
      {columns.some(({ sortable }) => sortable) && <SortSelect {...{ columns, view, onView }} />}
      <div className="data-table-tools">
        {tools}
        <ListHeightButton height={height} />
      </div>
    </TableSearchAndFilters>
  )
}

type SelectionBarProps = {
  selectedCount: number
  /** Selection of the current page's rows, and the function that changes it. */
  pageSelection: 'all' | 'some' | 'none'
  onSelectPage: (isOn: boolean) => void
  /**
   * Selects all records that the list finds. Undefined if this is not offered: the page's rows are not all selected,
   * all records are selected already, or their number is not exact.
   */
  onSelectAll?: (() => void) | undefined
  total: string
  onSelectNone: () => void
  /** Actions for the selected rows. */
  children?: ReactNode
}

/**
 * Selection toolbar: the count, the actions, and a button to deselect. It covers the toolbar, so that no row moves when
 * it appears; on a phone it is at the bottom.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedCount, pageSelection, onSelectPage, onSelectAll, total, onSelectNone, children } = props
  const text = useText()
  const formatCount = useCountFormat()
  return (
    <div className="data-table-bulk" role="toolbar" aria-label={text('ui.table.with_selected')}>
      <PageCheckbox pageSelection={pageSelection} onSelectPage={onSelectPage} />
      <b role="status">{text('ui.table.selected', { count: selectedCount, figure: formatCount(selectedCount) })}</b>
      {onSelectAll && (
        <Button size="small" onClick={onSelectAll}>
          {text('ui.table.select_all', { total })}
        </Button>
      )}
      <span className="rule" />
      <div className="data-table-acts">{children}</div>
      <Button
        size="small"
        icon="x-lg"
        className="data-table-let-go"
        title={text('ui.table.select_none')}
        onClick={onSelectNone}
      >
        <span className="words">{text('ui.table.select_none')}</span>
      </Button>
    </div>
  )
}

/** Sort order on narrow screens, whose cards have no header. */
function SortSelect<Row>({ columns, view, onView }: Pick<TableToolbarProps<Row>, 'columns' | 'view' | 'onView'>) {
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
