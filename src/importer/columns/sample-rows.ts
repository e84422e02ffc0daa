import type { SheetCell } from '#src/platform/spreadsheets/workbook.ts'

const firstRowCount = 5
/** Most sample rows: the sheet's first rows, and later rows that fill columns which are blank in the first ones. */
const maxRows = 8
const maxSampleLength = 80

/** Collects rows that show examples of every column. The samples of all columns come from the same rows. */
export class SampleRows {
  readonly #rows: string[][] = []
  readonly #hasSample: boolean[] = []

  add(cells: readonly SheetCell[]): void {
    if (this.#rows.length >= maxRows) return
    if (
      this.#rows.length >= firstRowCount &&
      !cells.some((cell, index) => !this.#hasSample[index] && formatSampleText(cell) !== '')
    )
      return
    this.#rows.push(cells.map(formatSampleText))
    for (const [index, cell] of cells.entries()) if (formatSampleText(cell) !== '') this.#hasSample[index] = true
  }

  /** The samples of a column, one for each row. Blank cells are ''. */
  samplesOf(column: number): string[] {
    return this.#rows.map((row) => row[column] ?? '')
  }
}

/** The text of a cell, cut to at most 80 characters. '' for a blank cell. */
export const formatSampleText = (cell: SheetCell): string =>
  cell === null ? '' : String(cell).trim().slice(0, maxSampleLength).toWellFormed()
