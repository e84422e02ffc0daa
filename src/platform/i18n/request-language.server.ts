import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#src/platform/i18n/define-messages.ts'

/** Bounded parsing: no browser's header is longer, and parsing one of 16 KB would take milliseconds. */
const maxHeaderLength = 200

/** Accept-Language: the best supported language by quality, then by the header's order; Spanish if none fits. */
export function chooseLanguage(header: string | undefined): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header?.slice(0, maxHeaderLength) } })
  const language = negotiator.language(languages)
  return isLanguage(language) ? language : 'es'
}
