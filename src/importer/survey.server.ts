import { ColumnStats } from '#src/importer/column-hints.ts'
import { headingOf } from '#src/importer/find-header-row.ts'
import type { ColumnFound, Found } from '#src/importer/wire.ts'
import { columnLetters, type SheetRow, type Workbook } from '#src/platform/spreadsheets/workbook.ts'

/** Rows among which the headings are looked for. */
const mostFirst = 50

/** What is learnt of a sheet while its rows stream by; memory does not grow with them. */
export class SheetSurvey {
  readonly first: SheetRow[] = []
  readonly #columns: ColumnStats[] = []
  #rows = 0

  add(one: SheetRow): void {
    if (this.first.length < mostFirst) this.first.push(one)
    else this.#count(one)
  }

  get isEmpty(): boolean {
    return this.first.length === 0
  }

  /** Of the rows below the headings. */
  below(headerRow: number): { rows: number; columns: readonly ColumnStats[] } {
    for (const one of this.first) if (one.row > headerRow) this.#count(one)
    this.first.splice(0)
    return { rows: this.#rows, columns: this.#columns }
  }

  #count({ cells }: SheetRow): void {
    this.#rows++
    while (this.#columns.length < cells.length) this.#columns.push(new ColumnStats())
    for (let at = 0; at < cells.length; at++) this.#columns[at]?.add(cells[at] ?? null)
  }
}

/** The sheet as its loader is told of it. */
export function describeSheet(
  { kind, sheets }: Pick<Workbook, 'kind' | 'sheets'>,
  sheet: number,
  survey: SheetSurvey,
  headerRow: number,
): Omit<Found, 'suggested' | 'by_content'> {
  const headings = survey.first.find(({ row }) => row === headerRow)?.cells ?? []
  const { rows, columns } = survey.below(headerRow)
  const width = Math.max(headings.length, columns.length)
  const described = Array.from({ length: width }, (_, at): ColumnFound => {
    const hints = (columns[at] ?? new ColumnStats()).hints()
    return { column: columnLetters(at), heading: headingOf(headings[at]), ...hints }
  })
  return {
    kind,
    sheets: [...sheets],
    sheet,
    header_row: headerRow,
    columns: described.filter(({ heading, filled }) => heading !== '' || filled > 0),
    rows,
  }
}
