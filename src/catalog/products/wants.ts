import type { Span } from '#src/catalog/start-page/cards.ts'

/** Presses of 'Lo quiero' on one day (`YYYY-MM-DD`). */
export type DayPresses = { day: string; presses: number }

/** A bar of the chart: its first and last day, and its presses. */
export type DaysBar = { from: string; to: string; presses: number }

const dayMs = 86_400_000

/** Days per bar, so that each span has as many bars as fit on a phone. */
export const daysPerBar: Readonly<Record<Span, number>> = { 7: 1, 30: 3, 90: 10 }

const subtractDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** Sums the presses of the last `span` days, today included, and of the same number of days before them. */
export function sumCurrentAndPreviousSpan(
  days: readonly DayPresses[],
  today: string,
  span: number,
): { current: number; previous: number } {
  const [firstDay, firstDayBefore] = [subtractDays(today, span - 1), subtractDays(today, 2 * span - 1)]
  const sumBetween = (from: string, to: string) =>
    days.reduce((total, { day, presses }) => (day >= from && day <= to ? total + presses : total), 0)
  return { current: sumBetween(firstDay, today), previous: sumBetween(firstDayBefore, subtractDays(today, span)) }
}

/**
 * Splits the span into bars of the same number of days, the last of which ends today. Days without presses count as
 * zero.
 */
export function splitIntoBars(days: readonly DayPresses[], today: string, span: Span): DaysBar[] {
  const daysInBar = daysPerBar[span]
  const barCount = span / daysInBar
  return Array.from({ length: barCount }, (_, index) => {
    const to = subtractDays(today, (barCount - 1 - index) * daysInBar)
    return {
      from: subtractDays(to, daysInBar - 1),
      to,
      presses: sumCurrentAndPreviousSpan(days, to, daysInBar).current,
    }
  })
}

/** Change in per cent, rounded to a whole number. Null if the previous value is zero. */
export function computeChangePercent(current: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((current - previous) / previous) * 100)
}
