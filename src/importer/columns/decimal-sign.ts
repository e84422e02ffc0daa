import type { SourceColumn } from '#src/importer/import-types.ts'
import { stripCurrencyAndSpaces } from '#src/platform/text/typed-number.ts'

/** Notations in which only one sign can be the decimal sign. `1.249` is ambiguous and matches none. */
const numberPatterns: readonly [SourceColumn['decimals'], RegExp][] = [
  ['comma', /^\d{1,3}(?:\.\d{3})+,\d*$/],
  ['point', /^\d{1,3}(?:,\d{3})+\.\d*$/],
  ['comma', /^\d{1,3}(?:\.\d{3}){2,}$/],
  ['point', /^\d{1,3}(?:,\d{3}){2,}$/],
  ['comma', /^(?:\d*,(?!\d{3}$)\d+|(?:0|\d{4,}),\d{3})$/],
  ['point', /^(?:\d*\.(?!\d{3}$)\d+|(?:0|\d{4,})\.\d{3})$/],
]

const digitsAndSigns = /^[\d.,]+$/

/**
 * The decimal sign of a number in text. Null for a number without a sign, for an ambiguous one like `1.249`, and for
 * any other text.
 */
export function detectDecimalSign(text: string): SourceColumn['decimals'] | null {
  if (!text.includes('.') && !text.includes(',')) return null
  const number = digitsAndSigns.test(text) ? text : stripCurrencyAndSpaces(text).replace(/%/g, '').replace(/^[+-]/, '')
  if (!digitsAndSigns.test(number)) return null
  return numberPatterns.find(([, pattern]) => pattern.test(number))?.[0] ?? null
}
