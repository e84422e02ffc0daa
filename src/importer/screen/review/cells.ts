import type { ReviewedRow } from '#src/importer/import-types.ts'

/** A cell by its row in the sheet and the field that it feeds. */
export type CellPosition = { row: number; field: string }

export const cellKey = ({ row, field }: CellPosition): string => `${row} ${field}`

/** Cells to mend, in the order of reading: those that are wrong and have a column. */
export const listWrongCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellPosition[] =>
  rows.flatMap(({ row, errors }) => fields.filter((field) => field in errors).map((field) => ({ row, field })))

/** All cells that have a column, in the order of reading. */
export const listCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellPosition[] =>
  rows.flatMap(({ row }) => fields.map((field) => ({ row, field })))

/** The next of these cells after one, or the one before it; null at the end. */
export function findNextCell(
  cells: readonly CellPosition[],
  current: CellPosition,
  fields: readonly string[],
  step: 1 | -1,
) {
  const orderOf = ({ row, field }: CellPosition) => row * (fields.length + 1) + fields.indexOf(field)
  const candidates = cells.filter((cell) => (orderOf(cell) - orderOf(current)) * step > 0)
  return (step === 1 ? candidates[0] : candidates.at(-1)) ?? null
}

/** What is wrong with a row and stands in none of its cells: messages of other fields, and '' of the whole row. */
export const listRowErrors = ({ errors }: ReviewedRow, fields: readonly string[]): [string, string][] =>
  Object.entries(errors).filter(([field]) => !fields.includes(field))
