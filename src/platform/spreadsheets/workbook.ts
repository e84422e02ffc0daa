/**
 * A cell as its file holds it. In XLSX the cell's format tells a day `YYYY-MM-DD`, a moment `YYYY-MM-DDTHH:MM:SS` (also
 * at midnight) and a time or a duration `HH:MM`, with `:SS` where it has seconds; percentages are numbers. In CSV all
 * are texts. What Excel shows as a day that no calendar has stays so: `1900-02-29`.
 */
export type SheetCell = string | number | boolean | null

/** `row` is the sheet's own number, from 1; nulls at the end are cut, and rows without content are left out. */
export type SheetRow = { row: number; cells: SheetCell[] }

/** A formula whose value the file does not keep, among cells: no text of a file has this sign. */
export const formulaWithoutValue = '\0='

export type Workbook = {
  kind: 'xlsx' | 'csv'
  /** Names of the visible sheets; a CSV has one, ''. */
  sheets: readonly string[]
  /** Streams the rows in order; throws UnreadableSheet. What is asked again is read again. */
  rows(sheet: number): AsyncGenerator<SheetRow, void, undefined>
}

/** Largest that is read; more is a mistake, or meant to harm. `rows` are those with content, `lastRow` is Excel's. */
export const sheetLimits = {
  rows: 500_000,
  lastRow: 1_048_576,
  columns: 500,
  xlsxCell: 32_767,
  csvRow: 1_000_000,
} as const

/** A column's index from its letters, A being 0; -1 for what is none. */
export function columnIndex(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return -1
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A column's letters, as spreadsheets name them, from its index: A is 0, Z 25, AA 26. */
export function columnLetters(index: number): string {
  let letters = ''
  for (let remaining = index + 1; remaining > 0; remaining = Math.floor((remaining - 1) / 26))
    letters = String.fromCharCode(65 + ((remaining - 1) % 26)) + letters
  return letters
}
