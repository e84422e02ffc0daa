import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { allCells, type CellAt, cellKey, nextCell, wrongCells } from '#src/importer/screen/review/cells.ts'
import { type RowsAsked, useMend } from '#src/importer/screen/review/use-rows.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'

/**
 * Where the hand goes after a cell: it stays, to the cell's button, or to the next or the former one: of those to mend,
 * or, from a cell that was right, of all.
 */
export type Leaving = 'enter' | 'next' | 'former' | 'blur' | 'escape'

/** Opens a cell for typing, and leaves the open one; the same from one drawing to the next. */
export type Hand = {
  edit: (cell: CellAt) => void
  leave: (typed: string, how: Leaving) => Promise<void>
}

export type Mending = {
  editing: CellAt | null
  isSaving: boolean
  /** Fields of rows that were changed here and are right now. */
  mended: ReadonlyMap<number, ReadonlySet<string>>
  hand: Hand
}

const none: ReadonlySet<string> = new Set()

/** Of one row: a row of which nothing has changed is not drawn again. */
export const mendingOf = ({ editing, isSaving, mended, hand }: Mending, row: number) => ({
  editing: editing?.row === row ? editing.field : null,
  isSaving: isSaving && editing?.row === row,
  mended: mended.get(row) ?? none,
  hand,
})

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
  const [mended, setMended] = useState<Mending['mended']>(new Map())
  const focus = useFocusOn()
  const latest = useRef(rows)
  latest.current = rows
  const save = async (cell: CellAt, typed: string) => {
    setSaving(true)
    try {
      const now = await mend(cell.row, cell.field, typed)
      const row = now.find((one) => one.row === cell.row)
      const isRight = row !== undefined && !(cell.field in row.errors)
      if (isRight) setMended((before) => withCell(before, cell))
      return { is: isRight ? 'right' : 'wrong', now } as const
    } catch (failure) {
      // `call` has shown it; what was typed stays.
      if (failure instanceof CallFailed) return null
      throw failure
    } finally {
      setSaving(false)
    }
  }
  const leave = async (typed: string, how: Leaving) => {
    if (!editing || isSaving) return
    const before = latest.current.find(({ row }) => row === editing.row)
    const was = before?.values[editing.field] ?? ''
    const isToMend =
      before !== undefined && (editing.field in before.errors || mended.get(editing.row)?.has(editing.field))
    const outcome = how === 'escape' || typed === was ? { is: 'same', now: latest.current } : await save(editing, typed)
    if (outcome === null || (outcome.is === 'wrong' && how === 'enter')) return
    // One cell may have held what another lacked: the rows as they are now tell which is wrong still.
    const cells = (isToMend ? wrongCells : allCells)(outcome.now, fields)
    const next = nextCell(cells, editing, fields, how === 'former' ? -1 : 1)
    const goesOn = how === 'next' || how === 'former'
    // A press may have opened another cell meanwhile.
    setEditing((now) => (now === editing ? (goesOn ? next : null) : now))
    if (how === 'enter') focus(outcome.is === 'right' && isToMend && next ? next : editing)
    else if (how === 'escape' || (goesOn && !next)) focus(editing)
  }
  const leaving = useRef(leave)
  leaving.current = leave
  const hand = useMemo((): Hand => ({ edit: setEditing, leave: (...how) => leaving.current(...how) }), [])
  return { editing, isSaving, mended, hand }
}

const withCell = (mended: Mending['mended'], { row, field }: CellAt): Mending['mended'] =>
  new Map([...mended, [row, new Set([...(mended.get(row) ?? []), field])]])

/** Focuses a cell's button, once it is drawn: another drawing may come before that. */
function useFocusOn(): (cell: CellAt) => void {
  const wanted = useRef<CellAt | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const button = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellKey(wanted.current))}"]`)
    if (!button) return
    wanted.current = null
    button.focus()
  })
  return (cell) => {
    wanted.current = cell
  }
}
