import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'
import type { TableSource } from '#src/ui/table/column.ts'

/**
 * Focus restore: when the focused row disappears, focuses the row now at its index, else the last row, else the button
 * of the empty table, else the table. Returns the focus handlers for the table's body.
 */
export function useRowFocusRestore<Row>(
  tableBox: RefObject<HTMLElement | null>,
  { rows, state }: TableSource<Row>,
  rowId: (row: Row) => number,
) {
  const focusedRow = useRef<{ id: string; index: number } | null>(null)
  const findRowIndex = (id: string) => rows.findIndex((row) => String(rowId(row)) === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows can lack the focused one.
  useEffect(() => {
    const { current } = focusedRow
    if (!current || state !== 'ready') return
    const index = findRowIndex(current.id)
    if (index >= 0) current.index = index
    else {
      focusedRow.current = null
      if (isFocusLost()) findElementToFocusNext(tableBox.current, current.index)?.focus()
    }
  }, [rows, state])
  return {
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest<HTMLElement>('tr[data-record]')?.dataset.record
      focusedRow.current = id === undefined ? null : { id, index: findRowIndex(id) }
    },
    /** Browsers fire no blur for a removed element, so blur means that the reader moved on. */
    onBlur: () => {
      focusedRow.current = null
    },
  }
}

function findElementToFocusNext(tableBox: HTMLElement | null, index: number): HTMLElement | null {
  const rows = [...(tableBox?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])]
  return rows[index] ?? rows.at(-1) ?? tableBox?.querySelector<HTMLElement>('.empty :is(a, button)') ?? tableBox
}
