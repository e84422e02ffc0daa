import { addDays } from '#src/platform/days/add-days.ts'
import { addMonths } from '#src/platform/days/add-months.ts'
import { countDays } from '#src/platform/days/count-days.ts'

export type Repetition = 'none' | 'weekly' | 'monthly'

/** The days of an event, each `YYYY-MM-DD`. `skipped` are the first days of the occurrences that are left out. */
export type Series = {
  start: string
  end: string
  repeat: Repetition
  /** The last day on which an occurrence may begin; null for a series without an end. */
  repeat_until: string | null
  skipped: readonly string[]
}

/** The first and the last day of one occurrence. */
export type Occurrence = { start: string; end: string }

const daysOfWeek = 7

/** The first day of an occurrence by its number, which counts from 0. A month without the day has its last day. */
export function computeStartOfOccurrence({ start, repeat }: Pick<Series, 'start' | 'repeat'>, index: number): string {
  if (repeat === 'weekly') return addDays(start, daysOfWeek * index)
  return repeat === 'monthly' ? addMonths(start, index) : start
}

/** The number of the last occurrence that begins on a day or before it; negative if the series begins later. */
function findIndexOfLastStart(series: Pick<Series, 'start' | 'repeat'>, day: string): number {
  if (day < series.start) return -1
  if (series.repeat === 'none') return 0
  if (series.repeat === 'weekly') return Math.floor(countDays(series.start, day) / daysOfWeek)
  const months = countMonths(series.start, day)
  return computeStartOfOccurrence(series, months) <= day ? months : months - 1
}

const countMonths = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** The occurrences of which any day is between two days, both included, in order. */
export function listOccurrences(series: Series, { from, to }: { from: string; to: string }): Occurrence[] {
  const length = countDays(series.start, series.end)
  const lastStart = series.repeat_until !== null && series.repeat_until < to ? series.repeat_until : to
  const firstIndex = Math.max(0, findIndexOfLastStart(series, addDays(from, -length - 1)) + 1)
  const count = findIndexOfLastStart(series, lastStart) - firstIndex + 1
  return Array.from({ length: Math.max(0, count) }, (_, place) => computeStartOfOccurrence(series, firstIndex + place))
    .filter((start) => !series.skipped.includes(start))
    .map((start) => ({ start, end: addDays(start, length) }))
}

/** True if an occurrence of the series begins on the day and is not left out. */
export const isStartOfOccurrence = (series: Series, day: string): boolean =>
  listOccurrences({ ...series, end: series.start }, { from: day, to: day }).length > 0

/**
 * The days that a changed series leaves out: of each left-out occurrence the day on which the same occurrence now
 * begins. A series that repeats otherwise than before leaves none out.
 */
export function moveSkippedDays(
  before: Pick<Series, 'start' | 'repeat' | 'skipped'>,
  after: Pick<Series, 'start' | 'repeat'>,
): string[] {
  if (after.repeat === 'none' || after.repeat !== before.repeat) return []
  return before.skipped.map((day) => computeStartOfOccurrence(after, findIndexOfLastStart(before, day)))
}
