import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
}

/**
 * Arrow keys move the focus from a cell's button to the next cell in that direction. In an open cell they move the
 * caret.
 */
export function moveFocusByArrow(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = steps[event.key]
  const button = event.target
  if (!step || !(button instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const cell = button.closest('td')
  const row = cell?.closest('tr')
  if (!cell || !row) return
  const neighbour = event.currentTarget.rows[row.sectionRowIndex + step.down]?.cells[cell.cellIndex + step.right]
  const neighbourButton = neighbour?.querySelector<HTMLElement>('[data-cell]')
  if (!neighbourButton) return
  event.preventDefault()
  neighbourButton.focus()
}
