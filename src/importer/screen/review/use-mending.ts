import { useEffect, useRef, useState } from 'react'
import { allCells, type CellAt, cellKey, nextCell, wrongCells } from '#src/importer/screen/review/cells.ts'
import { type RowsAsked, useMend } from '#src/importer/screen/review/use-rows.ts'
import type { ReviewedRow } from '#src/importer/wire.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'

/**
 * Where the hand goes after a cell: it stays, to the cell's button, or to the next or the former one: of those to mend,
 * or, from a cell that was right, of all.
 */
export type Leaving = 'enter' | 'next' | 'former' | 'blur' | 'escape'

export type Mending = {
  editing: CellAt | null
  isSaving: boolean
  /** Cells that were changed here and are right now. */
  mended: ReadonlySet<string>
  edit: (cell: CellAt) => void
  leave: (typed: string, how: Leaving) => Promise<void>
}

/** Editing in place: one cell is typed in at a time; from one to mend the focus goes on to the next. */
export function useMending(
  id: number,
  asked: RowsAsked,
  rows: readonly ReviewedRow[],
  fields: readonly string[],
): Mending {
  const mend = useMend(id, asked)
  const [editing, setEditing] = useState<CellAt | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const focus = useFocusOn()
  const latest = useRef(rows)
  latest.current = rows
  const save = async (cell: CellAt, typed: string) => {
    setSaving(true)
    try {
      const row = await mend(cell.row, cell.field, typed)
      const isRight = row !== undefined && !(cell.field in row.errors)
      if (isRight) setMended((before) => new Set([...before, cellKey(cell)]))
      return isRight ? 'right' : 'wrong'
    } catch (failure) {
      // `call` has shown it; what was typed stays.
      if (failure instanceof CallFailed) return 'failed'
      throw failure
    } finally {
      setSaving(false)
    }
  }
  const leave = async (typed: string, how: Leaving) => {
    if (!editing || isSaving) return
    const before = latest.current.find(({ row }) => row === editing.row)
    const was = before?.values[editing.field] ?? ''
    const isToMend = before !== undefined && (editing.field in before.errors || mended.has(cellKey(editing)))
    const outcome = how === 'escape' || typed === was ? 'same' : await save(editing, typed)
    if (outcome === 'failed' || (outcome === 'wrong' && how === 'enter')) return
    const step = how === 'former' ? -1 : 1
    const cells = (isToMend ? wrongCells : allCells)(latest.current, fields)
    const next = nextCell(cells, editing, fields, step)
    const then = how === 'next' || how === 'former' ? next : null
    // A press may have opened another cell meanwhile.
    setEditing((now) => (now === editing ? then : now))
    if (how === 'enter') focus(outcome === 'right' && isToMend && next ? next : editing)
    else if (how === 'escape' || ((how === 'next' || how === 'former') && !next)) focus(editing)
  }
  return { editing, isSaving, mended, edit: setEditing, leave }
}

/** Focuses a cell's button, once it is drawn. */
function useFocusOn(): (cell: CellAt) => void {
  const wanted = useRef<CellAt | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellKey(wanted.current))}"]`)?.focus()
    wanted.current = null
  })
  return (cell) => {
    wanted.current = cell
  }
}
