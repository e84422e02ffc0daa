import type { KeyboardEvent } from 'react'

const rowByKey: Record<string, (rows: HTMLElement[], index: number) => HTMLElement | undefined> = {
  ArrowDown: (rows, index) => rows[index + 1],
  ArrowUp: (rows, index) => rows[index - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
}

/** Roving tabindex: Tab reaches the table once. The arrows up and down, Home and End move between rows. */
export function focusRowByKey(event: KeyboardEvent<HTMLElement>): void {
  const findRow = rowByKey[event.key]
  if (!findRow || !(event.target instanceof HTMLElement) || !event.target.matches('tr[data-record]')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-record]')]
  const nextRow = findRow(rows, rows.indexOf(event.target))
  event.preventDefault()
  nextRow?.focus()
}
