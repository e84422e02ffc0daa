import { type RefObject, useEffect, useRef } from 'react'
import type { Source } from '#src/ui/table/column.ts'

type Delete<Row> = ((row: Row) => void) | undefined

/**
 * A deleted row takes the focus with it: it goes on at the row that takes its place, or, where none is left, at what
 * the empty table offers. Wherever else the reader is by then, they stay.
 */
export function useFocusAfterDelete<Row>(
  box: RefObject<HTMLElement | null>,
  { rows, state }: Source<Row>,
  rowId: (row: Row) => number,
  onDelete: Delete<Row>,
): Delete<Row> {
  const asked = useRef<{ id: number; place: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can lack the one that was deleted.
  useEffect(() => {
    const { current } = asked
    if (!current || state !== 'ready' || rows.some((row) => rowId(row) === current.id)) return
    asked.current = null
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) whereToGoOn(box.current, current.place)?.focus()
  }, [rows, state])
  const ask = (row: Row) => {
    asked.current = { id: rowId(row), place: rows.findIndex((other) => rowId(other) === rowId(row)) }
    onDelete?.(row)
  }
  return onDelete && ask
}

function whereToGoOn(box: HTMLElement | null, place: number): HTMLElement | null {
  const rows = [...(box?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])]
  return rows[place] ?? rows.at(-1) ?? box?.querySelector<HTMLElement>('.data-table-empty :is(a, button)') ?? box
}
