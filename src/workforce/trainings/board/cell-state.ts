import type { ChoiceMessages } from '#src/resource/kinds/choice/choice.ts'
import { certificationStates } from '#src/workforce/trainings/certifications.ts'

/**
 * The state of an item for an employee. It is `missing` if the employee's job title needs the item and the employee
 * lacks it.
 */
export const cellStates = ['valid', 'soon', 'expired', 'missing'] as const
export type CellState = (typeof cellStates)[number]

export const cellStateMessages: ChoiceMessages = {
  ...certificationStates,
  missing: 'workforce.certification_state.missing',
}

/** A cell of the board. `id` is that of the training or quality, and null if the state is `missing`. */
export type BoardCell = { id: number | null; state: CellState; date: string | null; expiration_date: string | null }

export type BoardRow = {
  employee_id: number
  employee_name: string
  employee_file_number: string
  /** The signed address of the photo. */
  employee_image_url: string | null
  job_title: string | null
  /** Cells by the item's id. An item that the employee neither holds nor needs has no cell. */
  cells: Readonly<Record<string, BoardCell>>
}

/** How many of these cells are held and not expired. Without a cell a person neither holds nor needs the item. */
export const countUpToDate = (cells: readonly BoardCell[]): { figure: number; total: number } => ({
  figure: cells.filter(({ state }) => state === 'valid' || state === 'soon').length,
  total: cells.length,
})

/** One page of the board. */
export type Board = { items: readonly { id: number; name: string }[]; rows: readonly BoardRow[] }

/** The largest number of items on the board. */
export const maxBoardItems = 60

/** People on a page. */
export const boardPageSize = 50
