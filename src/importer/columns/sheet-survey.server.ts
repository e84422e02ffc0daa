import { ColumnStats } from '#src/importer/columns/column-stats.ts'
import { formatHeadingText } from '#src/importer/columns/find-header-row.ts'
import { SampleRows } from '#src/importer/columns/sample-rows.ts'
import type { ColumnProfile } from '#src/importer/columns/suggest-columns.server.ts'
import { findErrorsColumns } from '#src/importer/errors/errors-columns.server.ts'
import type { SheetDescription, SourceColumn } from '#src/importer/import-types.ts'
import { isFailedCell, showFailedCell } from '#src/platform/spreadsheets/failed-cell.ts'
import {
  formatColumnLetters,
  type SheetCell,
  type SheetRow,
  type Workbook,
} from '#src/platform/spreadsheets/workbook.ts'

/** Number of first rows that are kept before the heading row is searched for among them. */
const maxFirstRows = 50

/** Collects facts about a sheet while its rows stream by in order. Memory does not grow with the rows. */
export class SheetSurvey {
  readonly #findHeaderRow: (firstRows: readonly SheetRow[]) => number
  readonly #firstRows: SheetRow[] = []
  readonly #columns: ColumnStats[] = []
  readonly #samples = new SampleRows()
  #headerRow: number | null = null
  #headings: readonly SheetCell[] = []
  #rows = 0

  /** Calls `findHeaderRow` once, when the first rows are known. */
  constructor(findHeaderRow: (firstRows: readonly SheetRow[]) => number) {
    this.#findHeaderRow = findHeaderRow
  }

  add({ row, cells }: SheetRow): void {
    const readableRow = {
      row,
      cells: cells.some(isFailedCell) ? cells.map(showFailedCell) : cells,
    }
    if (this.#headerRow !== null) this.#countRow(readableRow)
    else if (this.#firstRows.push(readableRow) === maxFirstRows) this.#startCounting()
  }

  get isEmpty(): boolean {
    return this.#firstRows.length === 0
  }

  /**
   * Ends the survey after the last row. Returns the columns with a heading or a value, without those that an errors
   * file adds, and the number of rows below the headings.
   */
  end(): { headerRow: number; rows: number; columns: SurveyedColumn[] } {
    const headerRow = this.#headerRow ?? this.#startCounting()
    const headings = Array.from(this.#headings, formatHeadingText)
    const errorColumns = findErrorsColumns(headings)
    const columns = Array.from(
      { length: Math.max(headings.length, this.#columns.length) },
      (_, index): SurveyedColumn => {
        const stats = this.#columns[index] ?? new ColumnStats()
        const hints = stats.summarize()
        const samples = hints.filled === 0 ? [] : this.#samples.samplesOf(index)
        return {
          column: formatColumnLetters(index),
          heading: headings[index] ?? '',
          ...hints,
          samples,
          values: stats.distinctValues,
        }
      },
    )
    const usedColumns = columns.filter(
      ({ heading, filled }, index) => !errorColumns.has(index) && (heading !== '' || filled > 0),
    )
    return { headerRow, rows: this.#rows, columns: usedColumns }
  }

  #startCounting(): number {
    this.#headerRow = this.#findHeaderRow(this.#firstRows)
    for (const firstRow of this.#firstRows) this.#countRow(firstRow)
    return this.#headerRow
  }

  #countRow({ row, cells }: SheetRow): void {
    const headerRow = this.#headerRow ?? 0
    if (row === headerRow) this.#headings = cells
    if (row <= headerRow) return
    this.#rows++
    this.#samples.add(cells)
    while (this.#columns.length < cells.length) this.#columns.push(new ColumnStats())
    for (let index = 0; index < cells.length; index++) this.#columns[index]?.add(cells[index] ?? null)
  }
}

type SurveyedColumn = SourceColumn & { values: readonly string[] }

/**
 * Ends the survey. Returns the description of the sheet that users see, and its columns with more values, from which
 * the fields are guessed.
 */
export function endSurveyAndDescribeSheet(
  { kind, sheets }: Pick<Workbook, 'kind' | 'sheets'>,
  sheet: number,
  survey: SheetSurvey,
): { description: Omit<SheetDescription, 'suggested' | 'by_content' | 'undecided'>; columns: ColumnProfile[] } {
  const { headerRow, rows, columns } = survey.end()
  return {
    description: {
      kind,
      sheets: [...sheets],
      sheet,
      header_row: headerRow,
      columns: columns.map(({ values: _, ...column }) => column),
      rows,
    },
    columns: columns.map(({ column, heading, dates, values }) => ({ column, heading, dates, samples: values })),
  }
}
