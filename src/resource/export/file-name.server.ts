import { todayIn } from '#src/platform/settings/shop-day.ts'
import { fold } from '#src/platform/text/fold.ts'

/** `productos-2026-11-22.csv`: the list's title, and the day in the shop's time zone. */
export function exportFileName(title: string, ending: string, timeZone: string): string {
  const list = fold(title).replace(/[^a-z0-9]+/g, '-')
  return `${list}-${todayIn(timeZone)}.${ending}`
}
