import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { StyledColumn } from '#src/ui/table/column.ts'
import { type RowAct, RowButtons } from '#src/ui/table/row-buttons.tsx'
import { toast } from '#src/ui/toast/toasts.tsx'

export type RowActions<Row> = {
  /** A record's name in its buttons' labels. */
  rowLabel: (row: Row) => string
  onEdit?: ((row: Row) => void) | undefined
  onDelete?: ((row: Row) => void) | undefined
  /** Why a row may not be deleted; null where it may. */
  deleteRefused?: ((row: Row) => string | null) | undefined
  /** Further acts, before the deletion. */
  moreActs?: ((row: Row) => readonly RowAct[]) | undefined
}

type TableRowProps<Row> = RowActions<Row> & {
  row: Row
  id: number
  columns: readonly StyledColumn<Row>[]
  expand: ((row: Row) => ReactNode) | undefined
  /** Null where rows cannot be selected. */
  isSelected: boolean | null
  onSelect: (isOn: boolean) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** True on a phone, where rows are cards. */
  isCard: boolean
  /** True for the one row that Tab reaches. */
  isStop: boolean
  onStop: () => void
}

/** Double click or Enter edits, a click expands, Space selects, Delete deletes. */
export function TableRow<Row>({
  row: original,
  id,
  columns,
  expand,
  isCard,
  isSelected,
  onSelect,
  isOpen: isAskedOpen,
  onOpen,
  isStop,
  onStop,
  rowLabel,
  onEdit,
  onDelete,
  deleteRefused,
  moreActs,
}: TableRowProps<Row>) {
  const text = useText()
  const name = rowLabel(original)
  const isOpen = expand !== undefined && isAskedOpen
  const refused = deleteRefused?.(original)
  const remove = onDelete && (() => (refused ? toast.warning(refused) : onDelete(original)))
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const act = {
      Enter: () => onEdit?.(original),
      ' ': () => isSelected !== null && onSelect(!isSelected),
      Delete: () => remove?.(),
    }
    const chosen = act[event.key as keyof typeof act]
    if (!chosen) return
    event.preventDefault()
    chosen()
  }
  const acts = useActs(name, {
    expand: expand && { isOpen, act: () => onOpen(!isOpen) },
    edit: onEdit && (() => onEdit(original)),
    more: moreActs?.(original) ?? [],
    remove: remove && { refused: refused ?? null, act: remove },
  })
  return (
    <Fragment>
      <tr
        role="row"
        data-record={id}
        tabIndex={isStop ? 0 : -1}
        aria-selected={isSelected ?? undefined}
        className={`${isSelected ? 'table-active' : ''} ${onEdit ? 'data-table-editable' : ''}`}
        onFocus={onStop}
        onKeyDown={keys}
        onClick={(event) => expand && isOnRow(event) && onOpen(!isOpen)}
        onDoubleClick={(event) => isOnRow(event) && onEdit?.(original)}
      >
        {isSelected !== null && (
          <td role="cell" className="data-table-check">
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={text('ui.table.select_row', { name })}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </td>
        )}
        {isCard ? (
          <CardCells {...{ columns, original }} />
        ) : (
          columns.map((column) => (
            <td role="cell" key={column.id} className={column.className}>
              {column.cell(original)}
            </td>
          ))
        )}
        <td role="cell" className="data-table-actions">
          <RowButtons {...{ name, isCard, acts }} />
        </td>
      </tr>
      {isOpen && <DetailRow width={columns.length + (isSelected === null ? 1 : 2)}>{expand(original)}</DetailRow>}
    </Fragment>
  )
}

/** What an opened row shows, scrolled into sight, and with it the row itself. */
function DetailRow({ width, children }: { width: number; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <tr ref={row} role="row" className="data-table-detail">
      <td role="cell" colSpan={width}>
        {children}
      </td>
    </tr>
  )
}

/** A row as a card: its picture, and beside it the name, a line of texts, the figures, and what was added. */
function CardCells<Row>({ columns, original }: { columns: readonly StyledColumn<Row>[]; original: Row }) {
  const at = (place: StyledColumn<Row>['inCard']) => columns.filter(({ inCard }) => inCard === place)
  return (
    <>
      {at('picture').map((column) => (
        <td role="cell" key={column.id} className={column.className}>
          {column.cell(original)}
        </td>
      ))}
      <td role="cell" className="data-table-card">
        {at('name').map(({ id, cell }) => (
          <b key={id}>{cell(original)}</b>
        ))}
        <div className="data-table-line">
          {at('line').map(({ id, cell }) => (
            <span key={id}>{cell(original)}</span>
          ))}
        </div>
        {at('figure').map(({ id, header, isBare, cell }) => (
          <div key={id}>
            {isBare && `${header}: `}
            <b>{cell(original)}</b>
          </div>
        ))}
        {at('added').map(({ id, header, cell }) => (
          <div key={id}>
            {header}: {cell(original)}
          </div>
        ))}
      </td>
    </>
  )
}

/** False where a control within the row was pressed. */
function isOnRow(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, input, label, select') === null
}

type Acts = {
  expand: { isOpen: boolean; act: () => void } | undefined
  edit: (() => void) | undefined
  more: readonly RowAct[]
  remove: { refused: string | null; act: () => void } | undefined
}

/** The acts that the reader may take, in the order of their buttons. */
function useActs(name: string, { expand, edit, more: others, remove }: Acts): RowAct[] {
  const text = useText()
  const more = text('ui.table.expand', { name })
  return [
    ...(expand ? [{ icon: expand.isOpen ? 'chevron-up' : 'chevron-down', title: more, label: more, ...expand }] : []),
    ...(edit ? [{ icon: 'pencil', title: text('Editar'), label: text('ui.table.edit', { name }), act: edit }] : []),
    ...others,
    ...(remove
      ? [{ icon: 'trash', title: text('Eliminar'), label: text('ui.table.delete', { name }), ...remove }]
      : []),
  ]
}
