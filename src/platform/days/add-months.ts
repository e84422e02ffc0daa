/**
 * The day so many months after a day: the same day of the month, or the month's last day if the month is shorter. Null
 * if the number of months is null.
 */
export function addMonths<Months extends number | null>(
  day: string,
  months: Months,
): Months extends null ? null : string
export function addMonths(day: string, months: number | null): string | null {
  if (months === null) return null
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const monthStart = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(monthStart.getUTCFullYear(), monthStart.getUTCMonth() + 1, 0)).getUTCDate()
  monthStart.setUTCDate(Math.min(dayOfMonth, lastDay))
  return monthStart.toISOString().slice(0, 10)
}
