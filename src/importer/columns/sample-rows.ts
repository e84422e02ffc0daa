import type { SheetCell } from '#src/platform/spreadsheets/workbook.ts'

const firstRowCount = 5
/** The first, and rows that have something in columns that are blank in those. */
const maxRows = 8
const maxSampleLength = 80

/** Rows that show what stands in each column; a line of samples is one row of the sheet. */
export class SampleRows {
  readonly #rows: string[][] = []
  readonly #hasSample: boolean[] = []

  add(cells: readonly SheetCell[]): void {
    if (this.#rows.length >= maxRows) return
    if (
      this.#rows.length >= firstRowCount &&
      !cells.some((cell, index) => !this.#hasSample[index] && sampleText(cell) !== '')
    )
      return
    this.#rows.push(cells.map(sampleText))
    for (const [index, cell] of cells.entries()) if (sampleText(cell) !== '') this.#hasSample[index] = true
  }

  /** Of a column, by row; '' where it is blank. */
  samplesOf(column: number): string[] {
    return this.#rows.map((row) => row[column] ?? '')
  }
}

/** A cell as its text, cut, never through a letter. */
export const sampleText = (cell: SheetCell): string =>
  cell === null ? '' : String(cell).trim().slice(0, maxSampleLength).toWellFormed()
