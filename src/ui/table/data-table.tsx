import { rowExpandingFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { TableBones } from '#src/ui/bones.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { type Chip, FilterChips } from '#src/ui/table/chips.tsx'
import { type Column, type Source, styled } from '#src/ui/table/column.ts'
import { TableHead } from '#src/ui/table/head.tsx'
import { useKeptFocus } from '#src/ui/table/kept-focus.ts'
import { TablePages } from '#src/ui/table/pages.tsx'
import { type RowActions, TableRow } from '#src/ui/table/row.tsx'
import { moveBetweenRows } from '#src/ui/table/row-keys.ts'
import { DeniedTable, EmptyTable, FailedTable } from '#src/ui/table/states.tsx'
import { useTall } from '#src/ui/table/tall.ts'
import { SelectionBar, TableToolbar } from '#src/ui/table/toolbar.tsx'
import { type ChangeView, unpaged, type View } from '#src/ui/table/view.ts'
import './table.css'

type DataTableProps<Row extends object> = RowActions<Row> & {
  /** Accessible name. */
  label: string
  /** Class `of-{name}`, for a table with looks of its own. */
  name: string
  columns: readonly Column<Row>[]
  source: Source<Row>
  view: View
  onView: ChangeView
  rowId: (row: Row) => number
  /** With it a click opens a row and shows this below it. */
  expand?: (row: Row) => ReactNode
  /** Id of the record to focus when its row appears, for a reader who returns from it. */
  returnTo?: number | undefined
  /** Filters in force, and how one of them, or all, are let go. */
  chips?: readonly Chip[]
  onDrop?: (name?: string) => void
  /** Lets go of filters and search alike, where nothing is found. */
  onShowAll: () => void
  /** Said and shown where there are no records at all. */
  emptySays?: string
  whenEmpty?: ReactNode
}

const features = tableFeatures({ rowSelectionFeature, rowExpandingFeature })
const noColumns: [] = []

/** A table of one page of records. The source filters, sorts and pages by the view in the URL. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    name,
    source,
    view,
    onView,
    rowId,
    expand,
    returnTo,
    emptySays,
    whenEmpty,
    chips = [],
    onDrop,
    onShowAll,
    columns: _,
    ...actions
  } = props
  const text = useText()
  const columns = useMemo(() => styled(props.columns), [props.columns])
  const isCard = useIsPhone()
  const [isTall, onTall] = useTall()
  const [active, setActive] = useState<string | null>(null)
  const table = useTable({
    features,
    columns: noColumns,
    data: source.rows,
    getRowId: (row) => String(rowId(row)),
    getRowCanExpand: () => expand !== undefined,
    autoResetExpanded: false,
  })
  const rows = table.getRowModel().rows
  const selected = rows.filter((row) => row.getIsSelected()).length
  useReturnToLastPage(source, view, onView)
  const box = useReturnToRow(returnTo, rows.length > 0)
  const focus = useKeptFocus(box, source, rowId)
  /** For a button that goes with its press: the focus goes on to the table. */
  const goingOn = (act: () => void) => () => {
    box.current?.focus()
    act()
  }
  const width = columns.length + 2
  const firstStop = rows.find((row) => row.id === active)?.id ?? rows[0]?.id
  return (
    <div
      className={[
        `data-table of-${name}`,
        ...(isTall ? ['data-table-window'] : []),
        // Together wider than a small notebook's screen: the lesser ones are left out there.
        ...(columns.length >= 7 ? ['data-table-many'] : []),
      ].join(' ')}
    >
      {selected > 0 && <SelectionBar {...{ selected }} onSelectNone={goingOn(() => table.resetRowSelection(true))} />}
      <TableToolbar {...{ columns, view, onView, isTall, onTall }} />
      {chips.length > 0 && <FilterChips chips={chips} onDrop={(name) => goingOn(() => onDrop?.(name))()} />}
      <div className="data-table-box" aria-busy={source.state === 'waiting' || source.state === 'renewing'}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: on a narrow screen rows are shown as cards, which takes the tags' own roles away. */}
        <div className="data-table-scroll" ref={box} tabIndex={-1}>
          <table role="table" className="table table-sm table-striped table-hover mb-0" aria-label={label}>
            <TableHead
              {...{ columns, view, onView }}
              chosen={table.getIsAllPageRowsSelected() ? 'all' : table.getIsSomePageRowsSelected() ? 'some' : 'none'}
              onChooseAll={(all) => table.toggleAllPageRowsSelected(all)}
            />
            <tbody role="rowgroup" onKeyDown={moveBetweenRows} {...focus}>
              {rows.map((row) => (
                <TableRow
                  key={row.id}
                  {...{ row, columns, expand, isCard, ...actions }}
                  isStop={row.id === firstStop}
                  onStop={() => setActive(row.id)}
                />
              ))}
              {source.state === 'waiting' && <TableBones columns={width} />}
              {rows.length === 0 && source.state !== 'waiting' && (
                <tr role="row" className="data-table-message">
                  <td role="cell" colSpan={width}>
                    {source.state === 'denied' && <DeniedTable />}
                    {source.state === 'failed' && <FailedTable onRetry={goingOn(source.retry)} />}
                    {(source.state === 'ready' || source.state === 'renewing') && (
                      <EmptyTable
                        {...{ whenEmpty }}
                        filtered={chips.length > 0 ? 'filters' : view.q === '' ? null : 'search'}
                        says={emptySays}
                        onClear={goingOn(onShowAll)}
                      />
                    )}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
        <span className="visually-hidden" role="status">
          {source.state === 'renewing' && text('ui.table.loading')}
        </span>
      </div>
      {source.total > unpaged && <TablePages {...{ view, onView, source }} />}
    </div>
  )
}

/** Beyond the last page (its last record was deleted) goes to the last. */
function useReturnToLastPage(source: Source<object>, view: View, onView: ChangeView): void {
  const last = Math.max(1, Math.ceil(source.total / view.perPage))
  const isBeyond = source.state === 'ready' && !source.isLowerBound && view.page > last
  useEffect(() => {
    if (isBeyond) onView({ page: last }, { replace: true })
  }, [isBeyond, last, onView])
}

/** Focus restore: once, when the first rows appear, unless the reader has begun something else meanwhile. */
function useReturnToRow(id: number | undefined, hasRows: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!hasRows || isDone.current) return
    isDone.current = true
    const { activeElement } = document
    const isFree = activeElement === null || activeElement === document.body || activeElement.tagName === 'H1'
    if (id !== undefined && isFree) box.current?.querySelector<HTMLElement>(`tr[data-record="${id}"]`)?.focus()
  }, [id, hasRows])
  return box
}
