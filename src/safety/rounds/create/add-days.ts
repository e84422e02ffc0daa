/** The day so many days after `day` (`YYYY-MM-DD`). Null for a text that is no day. */
export function addDays(day: string, count: number): string | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time + count * 86_400_000).toISOString().slice(0, 10)
}
