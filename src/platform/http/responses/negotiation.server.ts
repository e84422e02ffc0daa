import Negotiator from 'negotiator'
import { isLanguage, type Language, languages } from '#src/platform/i18n/define-messages.ts'

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity'

/** How many readers an answer is made for, once: a page of the shop for many, a search or a sorted list for one. */
export type Audience = 'many' | 'one'

/** For many the smallest first; for one the cheapest to make: zstd takes a fifth of the time of brotli. */
const encodings = {
  many: ['br', 'gzip', 'identity'],
  one: ['zstd', 'br', 'gzip', 'identity'],
} as const satisfies Record<Audience, Encoding[]>

/** Bounded parsing: no browser's header is longer, and one of 16 KB would take milliseconds. */
const longestRead = 200

/** Accept-Language: the best of our languages by quality, then by the header's order; es when none fits. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header?.slice(0, longestRead) } })
  const language = accepted.language(languages)
  return isLanguage(language) ? language : 'es'
}

const mostRemembered = 100
const remembered = { many: new Map<string, Encoding>(), one: new Map<string, Encoding>() }

/**
 * Accept-Encoding: the reader's preferred encoding, ours without a preference. Memoised by header, since parsing one
 * costs a fifth of an answer from memory.
 */
export function preferredEncoding(header: string | undefined, audience: Audience): Encoding {
  const read = header ?? ''
  const known = remembered[audience].get(read)
  if (known) return known
  const encoding = encodingFor(read.slice(0, longestRead), encodings[audience])
  if (read.length > longestRead) return encoding
  if (remembered[audience].size >= mostRemembered) remembered[audience].clear()
  remembered[audience].set(read, encoding)
  return encoding
}

/** A header that excludes all of ours gets plain bytes (RFC 9110, 12.5.3). */
function encodingFor(header: string, ours: readonly Encoding[]): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } })
  // @ts-expect-error The types are of 0.6; `preferred` came with 1.0.
  const encoding = accepted.encoding(ours, { preferred: ours })
  return ours.find((one) => one === encoding) ?? 'identity'
}
