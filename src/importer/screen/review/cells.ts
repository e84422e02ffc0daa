import type { ReviewedRow } from '#src/importer/import-types.ts'

/** A cell by its row number in the sheet and its field. */
export type CellPosition = { row: number; field: string }

export const serializeCellPosition = ({ row, field }: CellPosition): string => `${row} ${field}`

/** The wrong cells of the fields, row by row. */
export const listWrongCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellPosition[] =>
  rows.flatMap(({ row, errors }) => fields.filter((field) => field in errors).map((field) => ({ row, field })))

/** All cells of the fields, row by row. */
export const listCells = (rows: readonly ReviewedRow[], fields: readonly string[]): CellPosition[] =>
  rows.flatMap(({ row }) => fields.map((field) => ({ row, field })))

/** The cell after the current one, or before it if `step` is -1. Null at the end. */
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

/** Errors that belong to no cell: those of fields without a column, and '' for the whole row. */
export const listErrorsWithoutCell = ({ errors }: ReviewedRow, fields: readonly string[]): [string, string][] =>
  Object.entries(errors).filter(([field]) => !fields.includes(field))
