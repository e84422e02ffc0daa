import type { KeyboardEvent } from 'react'

const steps: Record<string, (rows: HTMLElement[], at: number) => HTMLElement | undefined> = {
  ArrowDown: (rows, at) => rows[at + 1],
  ArrowUp: (rows, at) => rows[at - 1],
  Home: (rows) => rows[0],
  End: (rows) => rows.at(-1),
}

/** Roving tabindex: Tab reaches the table once; arrows, Home and End move between rows. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('tr[data-record]')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-record]')]
  const next = step(rows, rows.indexOf(event.target))
  event.preventDefault()
  next?.focus()
}
