import { detectDecimalSign } from '#src/importer/columns/decimal-sign.ts'
import { sampleText } from '#src/importer/columns/sample-rows.ts'
import type { SourceColumn } from '#src/importer/import-types.ts'
import type { DayOrder } from '#src/platform/text/typed-day.ts'

/** A cell of a sheet as its file holds it; a day is `YYYY-MM-DD`. */
type CellValue = string | number | boolean | null

/** What is known of a column by its values alone. */
type ColumnHints = Pick<SourceColumn, 'filled' | 'dates' | 'decimals'>

const maxValues = 50
/** Cells among which different values are looked for: of few different ones each would be compared with all. */
const maxCellsSampled = 500
/** Neither a day nor a figure is longer. It begins with a digit, a sign or `USD`. */
const maxNumberLength = 40

const numericDate = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/

/** Counts a column's values as they stream by: one pass, whose memory does not grow with the rows. */
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
    if (this.#filled <= maxCellsSampled && this.#values.length < maxValues) this.#addValue(sampleText(cell))
    if (typeof text === 'string' && mayBeNumber(text)) this.#countNotations(text)
  }

  /** Of all values so far. Where they speak for both readings, or for neither, the Argentine one is meant. */
  summarize(): ColumnHints {
    return {
      filled: this.#filled,
      dates: this.#days.mdy > this.#days.dmy ? 'mdy' : 'dmy',
      decimals: this.#numbers.point > 0 && this.#numbers.comma === 0 ? 'point' : 'comma',
    }
  }

  /** The first different ones. */
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

/** Regular expressions would cost more than reading the sheet: most texts are names, which begin with a letter. */
function mayBeNumber(text: string): boolean {
  const first = text.charCodeAt(0)
  return text.length <= maxNumberLength && (first < 58 || first === 85 || first === 117)
}

/** The only order in which a text can be a day; null where it is none, or one in both. */
function detectDayOrder(text: string): DayOrder | null {
  const match = numericDate.exec(text)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12 && first <= 31 && second <= 12) return 'dmy'
  return second > 12 && second <= 31 && first <= 12 ? 'mdy' : null
}
