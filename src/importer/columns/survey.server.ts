import { ColumnStats } from '#src/importer/columns/column-hints.ts'
import { headingOf } from '#src/importer/columns/find-header-row.ts'
import { SampleRows } from '#src/importer/columns/sample-rows.ts'
import type { Column } from '#src/importer/columns/suggest-columns.server.ts'
import { errorsColumns } from '#src/importer/errors/errors-columns.server.ts'
import type { ColumnFound, Found } from '#src/importer/wire.ts'
import {
  columnLetters,
  formulaWithoutValue,
  type SheetCell,
  type SheetRow,
  type Workbook,
} from '#src/platform/spreadsheets/workbook.ts'

/** Rows among which the headings are looked for. */
const mostFirst = 50

/** What is learnt of a sheet while its rows stream by, in their order; memory does not grow with them. */
export class SheetSurvey {
  readonly #headerIn: (first: readonly SheetRow[]) => number
  readonly #first: SheetRow[] = []
  readonly #columns: ColumnStats[] = []
  readonly #samples = new SampleRows()
  #headerRow: number | null = null
  #headings: readonly SheetCell[] = []
  #rows = 0

  /** Asks for the row of headings once, when the first rows are known. */
  constructor(headerIn: (first: readonly SheetRow[]) => number) {
    this.#headerIn = headerIn
  }

  add({ row, cells }: SheetRow): void {
    const one = { row, cells: cells.includes(formulaWithoutValue) ? cells.map(known) : cells }
    if (this.#headerRow !== null) this.#count(one)
    else if (this.#first.push(one) === mostFirst) this.#begin()
  }

  get isEmpty(): boolean {
    return this.#first.length === 0
  }

  /** To be asked when all rows have come: the columns with something in them, and the rows below their headings. */
  end(): { headerRow: number; rows: number; columns: Surveyed[] } {
    const headerRow = this.#headerRow ?? this.#begin()
    const headings = Array.from(this.#headings, headingOf)
    const own = errorsColumns(headings)
    const columns = Array.from({ length: Math.max(headings.length, this.#columns.length) }, (_, at): Surveyed => {
      const stats = this.#columns[at] ?? new ColumnStats()
      const hints = stats.hints()
      const samples = hints.filled === 0 ? [] : this.#samples.of(at)
      return { column: columnLetters(at), heading: headings[at] ?? '', ...hints, samples, values: stats.values }
    })
    const kept = columns.filter(({ heading, filled }, at) => !own.has(at) && (heading !== '' || filled > 0))
    return { headerRow, rows: this.#rows, columns: kept }
  }

  #begin(): number {
    this.#headerRow = this.#headerIn(this.#first)
    for (const one of this.#first) this.#count(one)
    return this.#headerRow
  }

  #count({ row, cells }: SheetRow): void {
    const headerRow = this.#headerRow ?? 0
    if (row === headerRow) this.#headings = cells
    if (row <= headerRow) return
    this.#rows++
    this.#samples.add(cells)
    while (this.#columns.length < cells.length) this.#columns.push(new ColumnStats())
    for (let at = 0; at < cells.length; at++) this.#columns[at]?.add(cells[at] ?? null)
  }
}

type Surveyed = ColumnFound & { values: readonly string[] }

const known = (cell: SheetCell) => (cell === formulaWithoutValue ? null : cell)

/** The sheet as its loader is told of it, and its columns with more of their values, which tell what they are. */
export function describeSheet(
  { kind, sheets }: Pick<Workbook, 'kind' | 'sheets'>,
  sheet: number,
  survey: SheetSurvey,
): { found: Omit<Found, 'suggested' | 'by_content' | 'undecided'>; columns: Column[] } {
  const { headerRow, rows, columns } = survey.end()
  return {
    found: {
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
