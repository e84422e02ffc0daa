/**
 * A cell's value. In XLSX the cell's number format decides: a day is `YYYY-MM-DD`, a moment `YYYY-MM-DDTHH:MM:SS` (also
 * at midnight), a time or duration `HH:MM` or, if it has seconds, `HH:MM:SS`; a percentage is a number. In CSV every
 * value is a text. A day that only Excel's calendar has is returned as Excel shows it: `1900-02-29`. A formula that
 * failed is a failed cell (`failed-cell.ts`).
 */
export type SheetCell = string | number | boolean | null

/** A row with content. `row` is its number in the sheet, from 1. `cells` does not end with nulls. */
export type SheetRow = { row: number; cells: SheetCell[] }

export type Workbook = {
  kind: 'xlsx' | 'csv'
  /** Names of the visible sheets. A CSV has one sheet, named ''. */
  sheets: readonly string[]
  /** Streams the rows of the sheet at an index, in order. Each call reads the file again. Throws UnreadableSheet. */
  rows(sheetIndex: number): AsyncGenerator<SheetRow, void, undefined>
}

/**
 * Limits of a sheet; a larger one is a mistake or an attack. `rows` counts rows with content, `lastRow` is Excel's last
 * row number, `xlsxCell` and `csvRow` are in characters.
 */
export const sheetLimits = {
  rows: 500_000,
  lastRow: 1_048_576,
  columns: 500,
  xlsxCell: 32_767,
  csvRow: 1_000_000,
} as const

/** A column's index from its letters: A is 0. -1 for a text that is no column. */
export function parseColumnLetters(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return -1
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A column's letters, as spreadsheets name them, from its index: A is 0, Z 25, AA 26. */
export function formatColumnLetters(index: number): string {
  let letters = ''
  for (let remaining = index + 1; remaining > 0; remaining = Math.floor((remaining - 1) / 26))
    letters = String.fromCharCode(65 + ((remaining - 1) % 26)) + letters
  return letters
}
