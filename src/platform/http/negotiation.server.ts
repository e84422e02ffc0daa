import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#src/platform/i18n/define-messages.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** Bounded parsing: no browser's header is longer, and one of 16 KB would take milliseconds. */
const longestRead = 200

/** Accept-Language: the best of our languages by quality, then by the header's order; es when none fits. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header?.slice(0, longestRead) } })
  const language = accepted.language(languages)
  return isLanguage(language) ? language : 'es'
}

const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/**
 * Accept-Encoding: the reader's preferred encoding, the smallest without a preference. Memoised by header, since
 * parsing one costs a fifth of an answer from memory.
 */
export function preferredEncoding(header = ''): Encoding {
  const known = remembered.get(header)
  if (known) return known
  const encoding = encodingFor(header.slice(0, longestRead))
  if (header.length > longestRead) return encoding
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(header, encoding)
  return encoding
}

/** A header that excludes all of ours gets plain bytes (RFC 9110, 12.5.3). */
function encodingFor(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } })
  // @ts-expect-error The types are of 0.6; `preferred` came with 1.0.
  const encoding = accepted.encoding(encodings, { preferred: encodings })
  return encodings.find((one) => one === encoding) ?? 'identity'
}
