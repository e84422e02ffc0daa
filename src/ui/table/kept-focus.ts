import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'
import type { Source } from '#src/ui/table/column.ts'

/**
 * Focus restore: when the focused row disappears, focuses the row that takes its place, else the empty table's button.
 * A focus elsewhere stays. Returns the handlers for the table's body.
 */
export function useKeptFocus<Row>(
  box: RefObject<HTMLElement | null>,
  { rows, state }: Source<Row>,
  rowId: (row: Row) => number,
) {
  const held = useRef<{ id: string; place: number } | null>(null)
  const placeOf = (id: string) => rows.findIndex((row) => String(rowId(row)) === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can lack the one that had the focus.
  useEffect(() => {
    const { current } = held
    if (!current || state !== 'ready') return
    const place = placeOf(current.id)
    if (place >= 0) current.place = place
    else {
      held.current = null
      if (isFocusLost()) whereToGoOn(box.current, current.place)?.focus()
    }
  }, [rows, state])
  return {
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest<HTMLElement>('tr[data-record]')?.dataset.record
      held.current = id === undefined ? null : { id, place: placeOf(id) }
    },
    /** Browsers fire no blur for a removed row, so blur means that the reader left. */
    onBlur: () => {
      held.current = null
    },
  }
}

function whereToGoOn(box: HTMLElement | null, place: number): HTMLElement | null {
  const rows = [...(box?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])]
  return rows[place] ?? rows.at(-1) ?? box?.querySelector<HTMLElement>('.empty :is(a, button)') ?? box
}
