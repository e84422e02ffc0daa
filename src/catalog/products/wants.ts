import type { Span } from '#src/catalog/start-page/cards.ts'

export type DayCount = { day: string; presses: number }

/** One bar: its days, first to last, and their presses. */
export type Bucket = { from: string; to: string; presses: number }

const dayMs = 86_400_000

/** Days of a bar, so that a span has as many bars as a telephone shows. */
export const daysOfBar: Readonly<Record<Span, number>> = { 7: 1, 30: 3, 90: 10 }

const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** Presses of the last days, today among them, and of as many days before these. Days are `YYYY-MM-DD`. */
export function sumOfSpan(days: readonly DayCount[], today: string, span: number): { now: number; before: number } {
  const [first, firstBefore] = [dayBefore(today, span - 1), dayBefore(today, 2 * span - 1)]
  const sum = (from: string, to: string) =>
    days.reduce((total, { day, presses }) => (day >= from && day <= to ? total + presses : total), 0)
  return { now: sum(first, today), before: sum(firstBefore, dayBefore(today, span)) }
}

/** Time series: the span in bars of equal days, the last of which ends today; days that are missing count nothing. */
export function barsOfSpan(days: readonly DayCount[], today: string, span: Span): Bucket[] {
  const width = daysOfBar[span]
  const bars = span / width
  return Array.from({ length: bars }, (_, at) => {
    const to = dayBefore(today, (bars - 1 - at) * width)
    return { from: dayBefore(to, width - 1), to, presses: sumOfSpan(days, to, width).now }
  })
}

/** By how much per cent a figure stands above (or below) the one before; null where there was nothing before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
