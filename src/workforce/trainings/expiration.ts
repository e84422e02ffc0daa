/**
 * Proposes an expiration: so many months after the day, on the same day of the month, or on the month's last day if the
 * month is shorter. Null for an item that does not expire.
 */
export function proposeExpiration(day: string, validityMonths: number | null): string | null {
  if (validityMonths === null) return null
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const monthStart = new Date(Date.UTC(year, month - 1 + validityMonths, 1))
  const lastDay = new Date(Date.UTC(monthStart.getUTCFullYear(), monthStart.getUTCMonth() + 1, 0)).getUTCDate()
  monthStart.setUTCDate(Math.min(dayOfMonth, lastDay))
  return monthStart.toISOString().slice(0, 10)
}
