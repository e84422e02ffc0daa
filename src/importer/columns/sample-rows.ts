import type { SheetCell } from '#src/platform/spreadsheets/workbook.ts'

const mostFirst = 5
/** The first, and rows that have something in columns that are blank in those. */
const mostRows = 8
const longestSample = 80

/** Rows that show what stands in each column; a line of samples is one row of the sheet. */
export class SampleRows {
  readonly #rows: string[][] = []
  readonly #shown: boolean[] = []

  add(cells: readonly SheetCell[]): void {
    if (this.#rows.length >= mostRows) return
    if (this.#rows.length >= mostFirst && !cells.some((cell, at) => !this.#shown[at] && sampleOf(cell) !== '')) return
    this.#rows.push(cells.map(sampleOf))
    for (const [at, cell] of cells.entries()) if (sampleOf(cell) !== '') this.#shown[at] = true
  }

  /** Of a column, by row; '' where it is blank. */
  of(column: number): string[] {
    return this.#rows.map((row) => row[column] ?? '')
  }
}

/** A cell as its text, cut, never through a letter. */
export const sampleOf = (cell: SheetCell): string =>
  cell === null ? '' : String(cell).trim().slice(0, longestSample).toWellFormed()
