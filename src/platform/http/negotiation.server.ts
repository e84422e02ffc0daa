import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#src/platform/i18n/define-messages.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const encodings = ['br', 'gzip', 'identity'] as const satisfies Encoding[]

/** No browser's header is longer; one of 16 KB would keep the parser busy for milliseconds. */
const longestRead = 200

/** The best of our languages for an `Accept-Language` header: by quality, then by its order; es when none fits. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header?.slice(0, longestRead) } })
  const language = accepted.language(languages)
  return isLanguage(language) ? language : 'es'
}

const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/**
 * The encoding that a reader prefers, the smallest where they have no preference. Remembered by header: there are few
 * different ones, and reading one costs a fifth of what an answer from memory does.
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

/** A reader who takes none of ours, not even plain bytes, gets plain bytes (RFC 9110, 12.5.3). */
function encodingFor(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } })
  // @ts-expect-error The types are of 0.6; `preferred` came with 1.0.
  const encoding = accepted.encoding(encodings, { preferred: encodings })
  return encodings.find((one) => one === encoding) ?? 'identity'
}
