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
const maxHeaderLength = 200

/** Accept-Language: the best of our languages by quality, then by the header's order; es when none fits. */
export function chooseLanguage(header: string | undefined): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header?.slice(0, maxHeaderLength) } })
  const language = negotiator.language(languages)
  return isLanguage(language) ? language : 'es'
}

const maxRemembered = 100
const rememberedEncodings = { many: new Map<string, Encoding>(), one: new Map<string, Encoding>() }

/**
 * Accept-Encoding: the reader's preferred encoding, ours without a preference. Memoised by header, since parsing one
 * costs a fifth of an answer from memory.
 */
export function chooseEncoding(header: string | undefined, audience: Audience): Encoding {
  const headerText = header ?? ''
  const rememberedEncoding = rememberedEncodings[audience].get(headerText)
  if (rememberedEncoding) return rememberedEncoding
  const encoding = negotiateEncoding(headerText.slice(0, maxHeaderLength), encodings[audience])
  if (headerText.length > maxHeaderLength) return encoding
  if (rememberedEncodings[audience].size >= maxRemembered) rememberedEncodings[audience].clear()
  rememberedEncodings[audience].set(headerText, encoding)
  return encoding
}

/** A header that excludes all of ours gets plain bytes (RFC 9110, 12.5.3). */
function negotiateEncoding(header: string, offeredEncodings: readonly Encoding[]): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  // @ts-expect-error The types are of 0.6; `preferred` came with 1.0.
  const encoding = negotiator.encoding(offeredEncodings, { preferred: offeredEncodings })
  return offeredEncodings.find((offered) => offered === encoding) ?? 'identity'
}
