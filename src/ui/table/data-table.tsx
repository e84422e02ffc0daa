import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { TableSkeleton } from '#src/ui/skeletons.tsx'
import { addClassNamesAndCardParts, type TableColumn, type TableSource } from '#src/ui/table/column.ts'
import { type ChangeListView, type ListView, maxUnpagedRows } from '#src/ui/table/list-view.ts'
import { TablePages, useTotalText } from '#src/ui/table/pages/table-pages.tsx'
import { focusRowByKey } from '#src/ui/table/rows/focus-row-by-key.ts'
import { type RowActions, TableRow } from '#src/ui/table/rows/table-row.tsx'
import { useRowFocusRestore } from '#src/ui/table/rows/use-row-focus-restore.ts'
import { useRowsInSight } from '#src/ui/table/rows/use-rows-in-sight.ts'
import { type Selection, useSelection } from '#src/ui/table/selection/selection.ts'
import { TableHead } from '#src/ui/table/table-head.tsx'
import { DeniedTable, EmptyTable, FailedTable } from '#src/ui/table/table-states.tsx'
import { type FilterChip, FilterChips } from '#src/ui/table/tools/filter-chips.tsx'
import type { Density } from '#src/ui/table/tools/list-appearance.ts'
import { ListHeightHint, useListHeight } from '#src/ui/table/tools/list-height.tsx'
import { SelectionBar, TableToolbar } from '#src/ui/table/tools/toolbar.tsx'
import './table.css'

type DataTableProps<Row extends object> = RowActions<Row> & {
  /** Accessible name of the table. */
  label: string
  /** Name of the table: its class is `of-{name}`, for styles of this table alone. */
  name: string
  columns: readonly TableColumn<Row>[]
  /** Height of the rows. */
  density?: Density
  source: TableSource<Row>
  view: ListView
  onView: ChangeListView
  rowId: (row: Row) => number
  /** Renders the details that a click on a row opens below it. */
  expand?: (row: Row) => ReactNode
  /** Id of the row to focus once it appears, after returning from its record. */
  returnToId?: number | undefined
  /** Active filters, shown as chips. `onDrop` removes one of them, or all. */
  chips?: readonly FilterChip[]
  onDrop?: (name?: string) => void
  /** A button after the chips. */
  chipTools?: ReactNode
  /** Fields of further filters. */
  filterPanel?: ReactNode
  /** True for a list with a text search. */
  hasSearch?: boolean
  /** Further tools beside the search. */
  tools?: ReactNode
  /** Search and filters as one text. When it changes, the selection is cleared. */
  filterKey: string
  /** Renders the actions for selected rows; undefined disables selection. */
  bulk?: ((selection: Selection, selectedCount: number) => ReactNode) | undefined
  /** Removes filters and search. Offered if nothing is found. */
  onShowAll: () => void
  /** Text and action of the empty list. */
  emptyText?: string
  emptyAction?: ReactNode
}

/** A table with one page of records. The source filters, sorts and pages by the view in the URL. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, name, density, source, view, onView, rowId, expand, returnToId, emptyText, emptyAction } = props
  const { chips = [], onDrop, chipTools, filterPanel, tools, filterKey, bulk, onShowAll } = props
  const { rowLabel, onOpenRecord, isOpenedToEdit, onDelete, deleteRefusal, moreButtons } = props
  const { rows } = source
  const columns = useMemo(() => addClassNamesAndCardParts(props.columns), [props.columns])
  const text = useText()
  const isCard = useIsPhone()
  const height = useListHeight()
  const [activeId, setActiveId] = useState<number | null>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(noIds)
  const ids = useMemo(() => rows.map(rowId), [rows, rowId])
  const selection = useSelection(filterKey, ids)
  const selectedCount = selection.isAll ? source.total : selection.ids.size
  const selectedOnPage = ids.filter(selection.has).length
  const isPageSelected = selectedOnPage > 0 && selectedOnPage === ids.length
  const pageSelection = isPageSelected ? 'all' : selectedOnPage > 0 ? 'some' : 'none'
  const total = useTotalText(source)
  useGoToLastPageIfBeyond(source, view, onView)
  const scrollBox = useFocusRowOnce(returnToId, rows.length > 0)
  const inSight = useRowsInSight(scrollBox)
  const focus = useRowFocusRestore(scrollBox, source, rowId)
  /** Wraps the action of a button that disappears when pressed: the focus moves to the table first. */
  const focusTableThen = (action: () => void) => () => {
    scrollBox.current?.focus()
    action()
  }
  const columnCount = columns.length + (bulk ? 2 : 1)
  const isLoading = source.state === 'waiting' || source.state === 'renewing'
  const tabStopId = ids.find((id) => id === activeId) ?? ids[0]
  return (
    <div
      className={[
        `data-table of-${name}`,
        ...(density ? [density] : []),
        ...(height.isTall ? ['data-table-window'] : []),
        // Seven columns do not fit on a small notebook, so secondary columns are hidden there.
        ...(columns.length >= 7 ? ['data-table-many'] : []),
      ].join(' ')}
    >
      {bulk && selectedCount > 0 && (
        <SelectionBar
          {...{ selectedCount, total, pageSelection }}
          onSelectPage={(isOn) => selection.toggle(ids, isOn)}
          onSelectAll={
            isPageSelected && !selection.isAll && source.total > selectedCount && !source.isLowerBound
              ? selection.chooseAll
              : undefined
          }
          onSelectNone={focusTableThen(selection.clear)}
        >
          {bulk(selection, selectedCount)}
        </SelectionBar>
      )}
      <TableToolbar
        {...{ columns, view, onView, height, tools }}
        filters={{ panel: filterPanel, filterCount: chips.length, hasSearch: props.hasSearch ?? true }}
      />
      {chips.length > 0 && (
        <FilterChips chips={chips} onDrop={(name) => focusTableThen(() => onDrop?.(name))()}>
          {chipTools}
        </FilterChips>
      )}
      {inSight.isScrollable && <ListHeightHint height={height} />}
      <div
        className={[
          'data-table-box',
          ...(inSight.isMoreBelow ? ['more-below'] : []),
          ...(inSight.isMoreRight ? ['more-right'] : []),
        ].join(' ')}
        aria-busy={isLoading}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: on narrow screens CSS shows rows as cards, which removes the tags' implicit roles. */}
        <div className="data-table-scroll" ref={scrollBox} tabIndex={-1}>
          <table role="table" className="table table-sm table-striped table-hover mb-0" aria-label={label}>
            <TableHead
              {...{ columns, view, onView }}
              pageSelection={bulk ? pageSelection : null}
              onSelectPage={ids.length > 0 ? (isOn) => selection.toggle(ids, isOn) : undefined}
            />
            <tbody role="rowgroup" onKeyDown={focusRowByKey} {...focus}>
              {rows.map((row) => {
                const id = rowId(row)
                return (
                  <TableRow
                    key={id}
                    {...{
                      row,
                      id,
                      columns,
                      expand,
                      isCard,
                      rowLabel,
                      onOpenRecord,
                      isOpenedToEdit,
                      onDelete,
                      deleteRefusal,
                      moreButtons,
                    }}
                    isSelected={bulk ? selection.has(id) : null}
                    onSelect={(isOn, isRange) => selection.toggleRow(id, isOn, isRange)}
                    isOpen={openIds.has(id)}
                    onOpen={(isOpen) => setOpenIds(copySetWithOrWithout(openIds, id, isOpen))}
                    isTabStop={id === tabStopId}
                    onTabStop={() => setActiveId(id)}
                  />
                )
              })}
              {source.state === 'waiting' && <TableSkeleton columns={columnCount} />}
              {rows.length === 0 && source.state !== 'waiting' && (
                <tr role="row" className="data-table-message">
                  <td role="cell" colSpan={columnCount}>
                    {source.state === 'denied' && <DeniedTable />}
                    {source.state === 'failed' && <FailedTable onRetry={focusTableThen(source.retry)} />}
                    {(source.state === 'ready' || source.state === 'renewing') && (
                      <EmptyTable
                        {...{ emptyAction }}
                        hiddenBy={chips.length > 0 ? 'filters' : view.q === '' ? null : 'search'}
                        description={emptyText}
                        onClear={focusTableThen(onShowAll)}
                      />
                    )}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
        {isLoading && <img className="data-table-loading" src="/img/logo.svg" alt="" width={100} height={100} />}
        <span className="visually-hidden" role="status">
          {source.state === 'renewing' && text('ui.table.loading')}
        </span>
      </div>
      {source.total > maxUnpagedRows ? (
        <TablePages {...{ view, onView, source }} />
      ) : (
        inSight.isScrollable && (
          <p className="data-table-count">{text('ui.table.in_sight', { last: inSight.lastRow, total })}</p>
        )
      )}
    </div>
  )
}

const noIds: ReadonlySet<number> = new Set()

function copySetWithOrWithout(set: ReadonlySet<number>, id: number, isIncluded: boolean): ReadonlySet<number> {
  const copy = new Set(set)
  if (isIncluded) copy.add(id)
  else copy.delete(id)
  return copy
}

/** Goes to the last page if the current one no longer exists, for example after deleting its only row. */
function useGoToLastPageIfBeyond(source: TableSource<object>, view: ListView, onView: ChangeListView): void {
  const lastPage = Math.max(1, Math.ceil(source.total / view.perPage))
  const isBeyond = source.state === 'ready' && !source.isLowerBound && view.page > lastPage
  useEffect(() => {
    if (isBeyond) onView({ page: lastPage }, { replace: true })
  }, [isBeyond, lastPage, onView])
}

/**
 * Focus restore: focuses the row with this id once, when the first rows appear, unless the focus is in use. Returns the
 * ref of the box around the table.
 */
function useFocusRowOnce(id: number | undefined, hasRows: boolean) {
  const scrollBox = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!hasRows || isDone.current) return
    isDone.current = true
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body || activeElement.tagName === 'H1'
    if (id !== undefined && isFree) scrollBox.current?.querySelector<HTMLElement>(`tr[data-record="${id}"]`)?.focus()
  }, [id, hasRows])
  return scrollBox
}
