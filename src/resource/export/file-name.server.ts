import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { fold } from '#src/platform/text/fold.ts'

/** `productos-2026-11-22.csv`: the list in the reader's language, and the day in the shop's time zone. */
export function exportFileName(resource: string, language: Language, ending: string, timeZone: string): string {
  const list = fold(translate(language, `pages.${resource}.list`)).replace(/[^a-z0-9]+/g, '-')
  // The Swedish spelling of a day is ISO 8601.
  const day = new Date().toLocaleDateString('sv-SE', { timeZone })
  return `${list}-${day}.${ending}`
}
