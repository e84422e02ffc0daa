import type { ReviewedRow } from '#src/importer/import-types.ts'

/** A cell by its row in the sheet and the field that it feeds. */
export type CellAt = { row: number; field: string }

export const cellKey = ({ row, field }: CellAt): string => `${row} ${field}`

/** Cells to mend, in the order of reading: those that are wrong and have a column. */
export const wrongCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellAt[] =>
  rows.flatMap(({ row, errors }) => fields.filter((field) => field in errors).map((field) => ({ row, field })))

/** All cells that have a column, in the order of reading. */
export const allCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellAt[] =>
  rows.flatMap(({ row }) => fields.map((field) => ({ row, field })))

/** The next of these cells after one, or the one before it; null at the end. */
export function nextCell(cells: readonly CellAt[], after: CellAt, fields: readonly string[], step: 1 | -1) {
  const placeOf = ({ row, field }: CellAt) => row * (fields.length + 1) + fields.indexOf(field)
  const there = cells.filter((cell) => (placeOf(cell) - placeOf(after)) * step > 0)
  return (step === 1 ? there[0] : there.at(-1)) ?? null
}

/** What is wrong with a row and stands in none of its cells: messages of other fields, and '' of the whole row. */
export const otherErrors = ({ errors }: ReviewedRow, fields: readonly string[]): [string, string][] =>
  Object.entries(errors).filter(([field]) => !fields.includes(field))
