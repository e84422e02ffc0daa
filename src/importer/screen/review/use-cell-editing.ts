import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import {
  type CellPosition,
  findNextCell,
  listCells,
  listWrongCells,
  serializeCellPosition,
} from '#src/importer/screen/review/cells.ts'
import { type RowsPageRequest, useCorrectCell } from '#src/importer/screen/review/use-rows.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'

/**
 * How a cell is left. This decides where the focus goes: to the button of the same cell, or to the next or previous
 * cell. If the cell was wrong or corrected, the next wrong cell counts as the next one.
 */
export type LeaveReason = 'enter' | 'next' | 'former' | 'blur' | 'escape'

/** Opens a cell for typing, and leaves the open one. The functions are stable between renders. */
export type CellEditor = {
  edit: (cell: CellPosition) => void
  leave: (text: string, reason: LeaveReason) => Promise<void>
}

export type CellEditing = {
  editing: CellPosition | null
  isSaving: boolean
  /** Fields that were corrected on this page and are valid now, by row. */
  correctedFields: ReadonlyMap<number, ReadonlySet<string>>
  editor: CellEditor
}

const noFields: ReadonlySet<string> = new Set()

/** The editing state of one row. Its parts are stable, so that unchanged rows do not render again. */
export const selectCellEditingOfRow = ({ editing, isSaving, correctedFields, editor }: CellEditing, row: number) => ({
  editing: editing?.row === row ? editing.field : null,
  isSaving: isSaving && editing?.row === row,
  correctedFields: correctedFields.get(row) ?? noFields,
  editor,
})

/** Editing in place: one cell is open at a time. After a wrong cell the focus moves to the next wrong one. */
export function useCellEditing(
  id: number,
  request: RowsPageRequest,
  rows: readonly ReviewedRow[],
  fields: readonly string[],
): CellEditing {
  const correctCell = useCorrectCell(id, request)
  const [editing, setEditing] = useState<CellPosition | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [correctedFields, setCorrectedFields] = useState<CellEditing['correctedFields']>(new Map())
  const focus = useCellFocus()
  const latest = useRef(rows)
  latest.current = rows
  const saveCell = async (cell: CellPosition, text: string) => {
    setSaving(true)
    try {
      const rowsNow = await correctCell(cell.row, cell.field, text)
      const row = rowsNow.find((candidate) => candidate.row === cell.row)
      const isRight = row !== undefined && !(cell.field in row.errors)
      if (isRight) setCorrectedFields((before) => copyWithCorrectedCell(before, cell))
      return { outcome: isRight ? 'right' : 'wrong', rows: rowsNow } as const
    } catch (failure) {
      // `call` has shown the failure. The typed text stays.
      if (failure instanceof CallFailed) return null
      throw failure
    } finally {
      setSaving(false)
    }
  }
  const leave = async (text: string, reason: LeaveReason) => {
    if (!editing || isSaving) return
    const row = latest.current.find(({ row }) => row === editing.row)
    const previousText = row?.values[editing.field] ?? ''
    const isToCorrect =
      row !== undefined && (editing.field in row.errors || correctedFields.get(editing.row)?.has(editing.field))
    const saved =
      reason === 'escape' || text === previousText
        ? { outcome: 'same', rows: latest.current }
        : await saveCell(editing, text)
    if (saved === null || (saved.outcome === 'wrong' && reason === 'enter')) return
    // A correction may have made other cells valid, so the next wrong cell is searched in the new rows.
    const cells = (isToCorrect ? listWrongCells : listCells)(saved.rows, fields)
    const nextCell = findNextCell(cells, editing, fields, reason === 'former' ? -1 : 1)
    const movesOn = reason === 'next' || reason === 'former'
    // The user may have opened another cell while this one was saved. That cell stays open.
    setEditing((now) => (now === editing ? (movesOn ? nextCell : null) : now))
    if (reason === 'enter') focus(saved.outcome === 'right' && isToCorrect && nextCell ? nextCell : editing)
    else if (reason === 'escape' || (movesOn && !nextCell)) focus(editing)
  }
  const latestLeave = useRef(leave)
  latestLeave.current = leave
  const editor = useMemo(
    (): CellEditor => ({ edit: setEditing, leave: (...reason) => latestLeave.current(...reason) }),
    [],
  )
  return { editing, isSaving, correctedFields, editor }
}

const copyWithCorrectedCell = (
  correctedFields: CellEditing['correctedFields'],
  { row, field }: CellPosition,
): CellEditing['correctedFields'] =>
  new Map([...correctedFields, [row, new Set([...(correctedFields.get(row) ?? []), field])]])

/** Returns a function that focuses a cell's button as soon as a render shows it. */
function useCellFocus(): (cell: CellPosition) => void {
  const cellToFocus = useRef<CellPosition | null>(null)
  useEffect(() => {
    if (!cellToFocus.current) return
    const button = document.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(serializeCellPosition(cellToFocus.current))}"]`,
    )
    if (!button) return
    cellToFocus.current = null
    button.focus()
  })
  return (cell) => {
    cellToFocus.current = cell
  }
}
