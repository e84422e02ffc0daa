import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { TableBones } from '#src/ui/skeletons.tsx'
import { type Chip, FilterChips } from '#src/ui/table/chips.tsx'
import { type Column, type Source, styled } from '#src/ui/table/column.ts'
import { TableHead } from '#src/ui/table/head.tsx'
import { useKeptFocus } from '#src/ui/table/kept-focus.ts'
import type { Density } from '#src/ui/table/kept-look.ts'
import { TablePages, useTotal } from '#src/ui/table/pages.tsx'
import { type RowActions, TableRow } from '#src/ui/table/row.tsx'
import { moveBetweenRows } from '#src/ui/table/row-keys.ts'
import { type Selection, useSelection } from '#src/ui/table/selection.ts'
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
  /** Height of the rows. */
  density?: Density
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
  /** Fields of further filters. */
  filterPanel?: ReactNode
  /** False where there are no words to search for. */
  hasSearch?: boolean
  /** Further tools beside the search. */
  tools?: ReactNode
  /** What hides records, as a key: another one ends a selection. */
  found: string
  /** What can be done with the chosen records; without it none can be chosen. */
  bulk?: ((selection: Selection, selected: number) => ReactNode) | undefined
  /** Lets go of filters and search alike, where nothing is found. */
  onShowAll: () => void
  /** Said and shown where there are no records at all. */
  emptySays?: string
  whenEmpty?: ReactNode
}

/** A table of one page of records. The source filters, sorts and pages by the view in the URL. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, name, density, source, view, onView, rowId, expand, returnTo, emptySays, whenEmpty } = props
  const { chips = [], onDrop, filterPanel, tools, found, bulk, onShowAll } = props
  const { rowLabel, onEdit, onDelete, deleteRefused, moreActs } = props
  const { rows } = source
  const columns = useMemo(() => styled(props.columns), [props.columns])
  const text = useText()
  const isCard = useIsPhone()
  const [isTall, onTall] = useTall()
  const [active, setActive] = useState<number | null>(null)
  const [open, setOpen] = useState<ReadonlySet<number>>(nothing)
  const ids = useMemo(() => rows.map(rowId), [rows, rowId])
  const selection = useSelection(found, ids)
  const selected = selection.isAll ? source.total : selection.ids.size
  const here = ids.filter(selection.has).length
  const isPageChosen = here > 0 && here === ids.length
  const chosen = isPageChosen ? 'all' : here > 0 ? 'some' : 'none'
  const total = useTotal(source)
  useReturnToLastPage(source, view, onView)
  const box = useReturnToRow(returnTo, rows.length > 0)
  const focus = useKeptFocus(box, source, rowId)
  /** For a button that goes with its press: the focus goes on to the table. */
  const goingOn = (act: () => void) => () => {
    box.current?.focus()
    act()
  }
  const width = columns.length + (bulk ? 2 : 1)
  const firstStop = ids.find((id) => id === active) ?? ids[0]
  return (
    <div
      className={[
        `data-table of-${name}`,
        ...(density ? [density] : []),
        ...(isTall ? ['data-table-window'] : []),
        // Together wider than a small notebook's screen: the lesser ones are left out there.
        ...(columns.length >= 7 ? ['data-table-many'] : []),
      ].join(' ')}
    >
      {bulk && selected > 0 && (
        <SelectionBar
          {...{ selected, total, chosen }}
          onChoosePage={(all) => selection.toggle(ids, all)}
          onSelectAll={
            isPageChosen && !selection.isAll && source.total > selected && !source.isLowerBound
              ? selection.chooseAll
              : undefined
          }
          onSelectNone={goingOn(selection.clear)}
        >
          {bulk(selection, selected)}
        </SelectionBar>
      )}
      <TableToolbar
        {...{ columns, view, onView, isTall, onTall, tools }}
        filters={{ panel: filterPanel, inUse: chips.length, hasSearch: props.hasSearch ?? true }}
      />
      {chips.length > 0 && <FilterChips chips={chips} onDrop={(name) => goingOn(() => onDrop?.(name))()} />}
      <div className="data-table-box" aria-busy={source.state === 'waiting' || source.state === 'renewing'}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: on a narrow screen rows are shown as cards, which takes the tags' own roles away. */}
        <div className="data-table-scroll" ref={box} tabIndex={-1}>
          <table role="table" className="table table-sm table-striped table-hover mb-0" aria-label={label}>
            <TableHead
              {...{ columns, view, onView }}
              chosen={bulk ? chosen : null}
              onChooseAll={ids.length > 0 ? (all) => selection.toggle(ids, all) : undefined}
            />
            <tbody role="rowgroup" onKeyDown={moveBetweenRows} {...focus}>
              {rows.map((row) => {
                const id = rowId(row)
                return (
                  <TableRow
                    key={id}
                    {...{ row, id, columns, expand, isCard, rowLabel, onEdit, onDelete, deleteRefused, moreActs }}
                    isSelected={bulk ? selection.has(id) : null}
                    onSelect={(isOn) => selection.toggle([id], isOn)}
                    isOpen={open.has(id)}
                    onOpen={(isOpen) => setOpen(changed(open, id, isOpen))}
                    isStop={id === firstStop}
                    onStop={() => setActive(id)}
                  />
                )
              })}
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

const nothing: ReadonlySet<number> = new Set()

function changed(set: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
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
