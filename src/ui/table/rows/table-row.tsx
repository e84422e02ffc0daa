import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { StyledTableColumn } from '#src/ui/table/column.ts'
import { type RowButton, RowButtons } from '#src/ui/table/rows/row-buttons.tsx'
import { RowCheckbox } from '#src/ui/table/selection/row-checkbox.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

export type RowActions<Row> = {
  /** The record's name, for the labels of its buttons. */
  rowLabel: (row: Row) => string
  onOpenRecord?: ((row: Row) => void) | undefined
  /** True if a row's record opens for editing. False if it opens read-only. */
  isOpenedToEdit?: boolean
  onDelete?: ((row: Row) => void) | undefined
  /** Why a row may not be deleted; null if it may. */
  deleteRefusal?: ((row: Row) => string | null) | undefined
  /** Further buttons of the row, before the one that deletes it. */
  moreButtons?: ((row: Row) => readonly RowButton[]) | undefined
}

type TableRowProps<Row> = RowActions<Row> & {
  row: Row
  id: number
  columns: readonly StyledTableColumn<Row>[]
  expand: ((row: Row) => ReactNode) | undefined
  /** True if the row is selected. Null if rows cannot be selected. */
  isSelected: boolean | null
  /** `isRange` is true with Shift: all rows from the last one that was pressed. */
  onSelect: (isOn: boolean, isRange: boolean) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** True on a phone, where rows are shown as cards. */
  isCard: boolean
  /** Roving tabindex: true for the one row that Tab reaches. */
  isTabStop: boolean
  onTabStop: () => void
}

/**
 * A row of a table: double click or Enter opens its record, a click expands it, Space selects it, Delete deletes its
 * record.
 */
export function TableRow<Row>({
  row: record,
  id,
  columns,
  expand,
  isCard,
  isSelected,
  onSelect,
  isOpen: isMarkedOpen,
  onOpen,
  isTabStop,
  onTabStop,
  rowLabel,
  onOpenRecord,
  isOpenedToEdit = true,
  onDelete,
  deleteRefusal,
  moreButtons,
}: TableRowProps<Row>) {
  const name = rowLabel(record)
  const isOpen = expand !== undefined && isMarkedOpen
  const refusal = deleteRefusal?.(record)
  const remove = onDelete && (() => (refusal ? toast.warning(refusal) : onDelete(record)))
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const onPress = {
      Enter: () => onOpenRecord?.(record),
      ' ': () => isSelected !== null && onSelect(!isSelected, event.shiftKey),
      Delete: () => remove?.(),
    }
    const action = onPress[event.key as keyof typeof onPress]
    if (!action) return
    event.preventDefault()
    action()
  }
  const rowButtons = useRowButtons(name, {
    expand: expand && { isOpen, onPress: () => onOpen(!isOpen) },
    open: onOpenRecord && { isToEdit: isOpenedToEdit, onPress: () => onOpenRecord(record) },
    more: moreButtons?.(record) ?? [],
    remove: remove && { refusal: refusal ?? null, onPress: remove },
  })
  const shownColumns = isOpen ? columns.map(blankIfInDetail) : columns
  return (
    <Fragment>
      <tr
        role="row"
        data-record={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-selected={isSelected ?? undefined}
        className={`${isSelected ? 'table-active' : ''} ${onOpenRecord ? 'data-table-editable' : ''}`}
        onFocus={onTabStop}
        onKeyDown={handleKeyDown}
        onClick={(event) => expand && isPressOnRowItself(event) && onOpen(!isOpen)}
        onDoubleClick={(event) => isPressOnRowItself(event) && onOpenRecord?.(record)}
      >
        {isSelected !== null && (
          <td role="cell" className="data-table-check">
            <RowCheckbox {...{ name }} isChosen={isSelected} onChoose={onSelect} />
          </td>
        )}
        {isCard ? (
          <CardCells columns={shownColumns} record={record} />
        ) : (
          shownColumns.map((column) => (
            <td role="cell" key={column.id} className={column.className}>
              {column.cell(record)}
            </td>
          ))
        )}
        <td role="cell" className="data-table-actions">
          <RowButtons {...{ name, isCard, rowButtons }} />
        </td>
      </tr>
      {isOpen && <DetailRow columnCount={columns.length + (isSelected === null ? 1 : 2)}>{expand(record)}</DetailRow>}
    </Fragment>
  )
}

function blankIfInDetail<Row>(column: StyledTableColumn<Row>): StyledTableColumn<Row> {
  return column.isInDetail ? { ...column, cell: () => null } : column
}

/** Details of an expanded row. Scrolls them, and the row itself, into view. */
function DetailRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <tr ref={row} role="row" className="data-table-detail">
      <td role="cell" colSpan={columnCount}>
        {children}
      </td>
    </tr>
  )
}

/** A row as a card: the picture, and beside it name, texts, figures and added columns. */
function CardCells<Row>({ columns, record }: { columns: readonly StyledTableColumn<Row>[]; record: Row }) {
  const columnsFor = (cardPart: StyledTableColumn<Row>['cardPart']) =>
    columns.filter(({ cardPart: inCard }) => inCard === cardPart)
  return (
    <>
      {columnsFor('picture').map((column) => (
        <td role="cell" key={column.id} className={column.className}>
          {column.cell(record)}
        </td>
      ))}
      <td role="cell" className="data-table-card">
        {columnsFor('name').map(({ id, cell }) => (
          <b key={id}>{cell(record)}</b>
        ))}
        <div className="data-table-line">
          {columnsFor('line').map(({ id, cell }) => (
            <span key={id}>{cell(record)}</span>
          ))}
        </div>
        {columnsFor('figure').map(({ id, header, isBare, cell }) => (
          <div key={id}>
            {isBare && `${header}: `}
            <b>{cell(record)}</b>
          </div>
        ))}
        {columnsFor('added').map(({ id, header, cell }) => (
          <div key={id}>
            {header}: {cell(record)}
          </div>
        ))}
      </td>
    </>
  )
}

/** True if the press was on the row itself, not on a control inside of it. */
function isPressOnRowItself(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, input, label, select') === null
}

type RowButtonActions = {
  expand: { isOpen: boolean; onPress: () => void } | undefined
  open: { isToEdit: boolean; onPress: () => void } | undefined
  more: readonly RowButton[]
  remove: { refusal: string | null; onPress: () => void } | undefined
}

/** The row's buttons that the reader may use, in their order. */
function useRowButtons(name: string, { expand, open, more: moreButtons, remove }: RowButtonActions): RowButton[] {
  const text = useText()
  const expandText = text('ui.table.expand', { name })
  return [
    ...(expand
      ? [{ icon: expand.isOpen ? 'chevron-up' : 'chevron-down', title: expandText, label: expandText, ...expand }]
      : []),
    ...(open?.isToEdit
      ? [{ icon: 'pencil', title: text('Editar'), label: text('ui.table.edit', { name }), onPress: open.onPress }]
      : []),
    ...(open && !open.isToEdit
      ? [
          {
            icon: 'eye',
            title: text('ui.table.open'),
            label: text('ui.table.open_row', { name }),
            onPress: open.onPress,
          },
        ]
      : []),
    ...moreButtons,
    ...(remove
      ? [{ icon: 'trash', title: text('Eliminar'), label: text('ui.table.delete', { name }), ...remove }]
      : []),
  ]
}
