import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { parseColumnLetters, sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/** A range of merged cells: rows count from 1, columns from 0, both ends included. */
export type MergedRange = { firstRow: number; lastRow: number; firstColumn: number; lastColumn: number }

const maxRanges = 100_000
/** Longest tag of a range in bytes. A chunk's end may cut one, so that this much of it is read again. */
const maxTagBytes = 256
const rangeTag = /<(?:[\w.-]+:)?mergeCell\s[^>]*?\bref=["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/g

/**
 * Reads the merged ranges of a worksheet's XML. They stand behind the rows, so that the part is unpacked once more for
 * them, but only searched. Throws UnreadableSheet for more ranges than a sheet has.
 */
export async function readMergedRanges(chunks: AsyncIterable<Buffer>): Promise<MergedRange[]> {
  const ranges = new Map<string, MergedRange>()
  let end: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([end, chunk])
    if (bytes.includes('mergeCell ')) addRanges(bytes.toString('latin1'), ranges)
    end = bytes.subarray(-maxTagBytes)
  }
  return [...ranges.values()].sort((one, other) => one.firstRow - other.firstRow)
}

function addRanges(xml: string, ranges: Map<string, MergedRange>): void {
  for (const [, firstLetters = '', firstRow, lastLetters = '', lastRow] of xml.matchAll(rangeTag)) {
    const firstColumn = parseColumnLetters(firstLetters)
    if (firstColumn < 0 || firstColumn >= sheetLimits.columns) continue
    const lastColumn = Math.min(parseColumnLetters(lastLetters), sheetLimits.columns - 1)
    const range = { firstRow: Number(firstRow), lastRow: Number(lastRow), firstColumn, lastColumn }
    ranges.set(Object.values(range).join(), range)
    if (ranges.size > maxRanges) throw new UnreadableSheet('platform.spreadsheets.bomb')
  }
}

/**
 * Which cells a merge hides: all of its range but the first one. Programs leave old values there, which nobody sees.
 * Ranges come sorted by their first row, and rows are asked for in ascending order.
 */
export class HiddenCells {
  readonly #ranges: readonly MergedRange[]
  #next = 0
  #row = 0
  #ofRow: MergedRange[] = []

  constructor(ranges: readonly MergedRange[]) {
    this.#ranges = ranges
  }

  goToRow(row: number): void {
    this.#row = row
    if (this.#ofRow.length > 0) this.#ofRow = this.#ofRow.filter(({ lastRow }) => lastRow >= row)
    for (let range = this.#ranges[this.#next]; range && range.firstRow <= row; range = this.#ranges[this.#next]) {
      if (range.lastRow >= row) this.#ofRow.push(range)
      this.#next++
    }
    // Ranges of one row that do not overlap are no more than columns.
    if (this.#ofRow.length > sheetLimits.columns) throw new UnreadableSheet('platform.spreadsheets.damaged')
  }

  /** True if a merge hides the cell of a column, from 0, in the row. */
  hides(column: number): boolean {
    return this.#ofRow.some(
      ({ firstRow, firstColumn, lastColumn }) =>
        column >= firstColumn && column <= lastColumn && (this.#row > firstRow || column > firstColumn),
    )
  }
}
