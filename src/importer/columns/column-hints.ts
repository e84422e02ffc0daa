import { decimalSignIn } from '#src/importer/columns/decimal-sign.ts'
import { sampleOf } from '#src/importer/columns/sample-rows.ts'
import type { ColumnFound } from '#src/importer/wire.ts'
import type { DayOrder } from '#src/platform/text/typed-day.ts'

/** A cell of a sheet as its file holds it; a day is `YYYY-MM-DD`. */
type HeldCell = string | number | boolean | null

/** What is known of a column by its values alone. */
type ColumnHints = Pick<ColumnFound, 'filled' | 'dates' | 'decimals'>

const mostValues = 50
/** Cells among which different values are looked for: of few different ones each would be compared with all. */
const mostLooked = 500
/** Neither a day nor a figure is longer. It begins with a digit, a sign or `USD`. */
const longestFigure = 40

const dayInFigures = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/

/** Counts a column's values as they stream by: one pass, whose memory does not grow with the rows. */
export class ColumnStats {
  #filled = 0
  readonly #values: string[] = []
  readonly #days = { dmy: 0, mdy: 0 }
  readonly #figures = { comma: 0, point: 0 }

  add(cell: HeldCell): void {
    if (cell === null) return
    const text = typeof cell === 'string' ? cell.trim() : cell
    if (text === '') return
    this.#filled++
    if (this.#filled <= mostLooked && this.#values.length < mostValues) this.#keep(sampleOf(cell))
    if (typeof text === 'string' && mayBeFigure(text)) this.#weigh(text)
  }

  /** Of all values so far. Where they speak for both readings, or for neither, the Argentine one is meant. */
  hints(): ColumnHints {
    return {
      filled: this.#filled,
      dates: this.#days.mdy > this.#days.dmy ? 'mdy' : 'dmy',
      decimals: this.#figures.point > 0 && this.#figures.comma === 0 ? 'point' : 'comma',
    }
  }

  /** The first different ones. */
  get values(): readonly string[] {
    return this.#values
  }

  #keep(value: string): void {
    if (!this.#values.includes(value)) this.#values.push(value)
  }

  #weigh(text: string): void {
    const order = dayOrderOf(text)
    if (order) this.#days[order]++
    const sign = decimalSignIn(text)
    if (sign) this.#figures[sign]++
  }
}

/** Regular expressions would cost more than reading the sheet: most texts are names, which begin with a letter. */
function mayBeFigure(text: string): boolean {
  const first = text.charCodeAt(0)
  return text.length <= longestFigure && (first < 58 || first === 85 || first === 117)
}

/** The only order in which a text can be a day; null where it is none, or one in both. */
function dayOrderOf(text: string): DayOrder | null {
  const figures = dayInFigures.exec(text)
  if (!figures) return null
  const [one, other] = [Number(figures[1]), Number(figures[3])]
  if (one > 12 && one <= 31 && other <= 12) return 'dmy'
  return other > 12 && other <= 31 && one <= 12 ? 'mdy' : null
}
