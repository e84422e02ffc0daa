import { fold } from '#src/platform/text/fold.ts'

/** `productos-2026-11-22.csv`: the list's title, and the day in the shop's time zone. */
export function exportFileName(title: string, ending: string, timeZone: string): string {
  const list = fold(title).replace(/[^a-z0-9]+/g, '-')
  // The Swedish spelling of a day is ISO 8601.
  const day = new Date().toLocaleDateString('sv-SE', { timeZone })
  return `${list}-${day}.${ending}`
}
