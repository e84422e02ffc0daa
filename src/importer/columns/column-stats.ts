import { detectDecimalSign } from '#src/importer/columns/decimal-sign.ts'
import { formatSampleText } from '#src/importer/columns/sample-rows.ts'
import type { SourceColumn } from '#src/importer/import-types.ts'
import type { DayOrder } from '#src/platform/text/typed-day.ts'

/** A cell as its file stores it. A day is `YYYY-MM-DD`. */
type CellValue = string | number | boolean | null

/** Facts about a column that follow from its values, without its heading. */
type ColumnHints = Pick<SourceColumn, 'filled' | 'dates' | 'decimals'>

const maxValues = 50
/**
 * Most filled cells of a column that are searched for distinct values, because comparing each cell of a long column
 * takes too long.
 */
const maxCellsSampled = 500
/** Longest text that may be a day or a number, in characters. */
const maxNumberLength = 40

const numericDate = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/

/** Collects statistics of a column in one pass. Memory does not grow with the rows. */
export class ColumnStats {
  #filled = 0
  readonly #values: string[] = []
  readonly #days = { dmy: 0, mdy: 0 }
  readonly #numbers = { comma: 0, point: 0 }

  add(cell: CellValue): void {
    if (cell === null) return
    const text = typeof cell === 'string' ? cell.trim() : cell
    if (text === '') return
    this.#filled++
    if (this.#filled <= maxCellsSampled && this.#values.length < maxValues) this.#addValue(formatSampleText(cell))
    if (typeof text === 'string' && mayBeNumberOrDay(text)) this.#countNotations(text)
  }

  /**
   * Statistics of all values so far. The date order is that of most days whose order is certain. The decimal sign is
   * the point only if some number needs it and none needs the comma. Without evidence the Argentine notation is
   * assumed: day first, decimal comma.
   */
  summarize(): ColumnHints {
    return {
      filled: this.#filled,
      dates: this.#days.mdy > this.#days.dmy ? 'mdy' : 'dmy',
      decimals: this.#numbers.point > 0 && this.#numbers.comma === 0 ? 'point' : 'comma',
    }
  }

  /** At most 50 distinct values, from the first 500 filled cells of the column. */
  get distinctValues(): readonly string[] {
    return this.#values
  }

  #addValue(value: string): void {
    if (!this.#values.includes(value)) this.#values.push(value)
  }

  #countNotations(text: string): void {
    const order = detectDayOrder(text)
    if (order) this.#days[order]++
    const sign = detectDecimalSign(text)
    if (sign) this.#numbers[sign]++
  }
}

/**
 * Cheap test before the regular expressions, which would take longer than reading the sheet. True for a short text that
 * begins with a digit, a sign or a U, as in `USD`.
 */
function mayBeNumberOrDay(text: string): boolean {
  const first = text.charCodeAt(0)
  return text.length <= maxNumberLength && (first < 58 || first === 85 || first === 117)
}

/** The only order in which a text is a day. Null if it is no day, or a day in both orders. */
function detectDayOrder(text: string): DayOrder | null {
  const match = numericDate.exec(text)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12 && first <= 31 && second <= 12) return 'dmy'
  return second > 12 && second <= 31 && first <= 12 ? 'mdy' : null
}
