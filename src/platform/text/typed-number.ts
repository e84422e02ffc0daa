import type { MessageRef } from '#src/platform/errors.ts'

export type NumberParseResult = { value: number } | { problem: MessageRef }

const buildWrongNumberProblem = (decimals: number): NumberParseResult => ({
  problem: decimals === 0 ? 'platform.numbers.wrong_whole' : 'platform.numbers.wrong',
})

/**
 * Locale number parsing. A comma is the decimal separator. A point followed by exactly three digits, at the end or
 * before a comma, is a thousands mark; any other point is decimal: `1.249` is 1249, `12.5` is 12.5. In a number with
 * commas and points, the last sign is decimal: `1,249.50` is 1249.5. Currencies and spaces are dropped. More than
 * `decimals` decimals are a problem and are never rounded.
 */
export function parseTypedNumber(typed: string, decimals = 2): NumberParseResult {
  const text = rewriteEnglishAsDecimalComma(stripCurrencyAndSpaces(typed))
  const shape = /^([+-]?)(\d[\d.]*)?(?:,(\d*))?$/.exec(text)
  if (!shape) return buildWrongNumberProblem(decimals)
  const [, sign = '', whole = '', afterComma] = shape
  const ungrouped = stripThousandsMarks(whole, afterComma !== undefined)
  if (ungrouped === null) return buildWrongNumberProblem(decimals)
  const [integer = '', afterPoint] = ungrouped.split('.')
  const fraction = afterComma ?? afterPoint ?? ''
  if (integer === '' && fraction === '') return buildWrongNumberProblem(decimals)
  if (fraction.length > decimals) return buildTooManyDecimalsProblem(decimals)
  const value = Number(`${sign}${integer || '0'}.${fraction || '0'}`)
  return isExactAsDouble(value, decimals)
    ? { value: value === 0 ? 0 : value }
    : { problem: 'platform.numbers.too_large' }
}

/** Drops spaces and dollar signs, as the world and Argentina write them (`US$`, `u$s`, `U$D`). */
export const stripCurrencyAndSpaces = (typed: string): string => typed.replace(/us\$|u\$[sd]|usd|\$|\s/gi, '')

/** Rewrites a number with commas as thousands marks and a decimal point with a decimal comma. */
function rewriteEnglishAsDecimalComma(text: string): string {
  const isEnglish = /^[+-]?\d{1,3}(?:,\d{3})+\.\d*$/.test(text)
  return isEnglish ? convertToDecimalComma(text) : text
}

/**
 * English thousands marks: drops commas before groups of three digits from a number typed on a screen in English.
 * `1,749` is 1749 there; in other languages the comma is decimal.
 */
export function stripEnglishThousandsMarks(typed: string, language: string): string {
  const isMarked = language === 'en' && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(stripCurrencyAndSpaces(typed))
  return isMarked ? typed.replaceAll(',', '') : typed
}

/** Rewrites a number whose point is decimal with a decimal comma, which is never ambiguous. */
export const convertToDecimalComma = (text: string): string => text.replaceAll(',', '').replace('.', ',')

/** Formats a number as people type it: decimal comma, no thousands marks. */
export function formatTypedNumber(value: number): string {
  return String(value).replace('.', ',')
}

/** The typed text and, for a number with thousands marks (`1.249,50`, `1,249.50`), the number without them. */
export function listNumberSearchSpellings(typed: string): string[] {
  const marks = [
    /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(typed) && '.',
    /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed) && ',',
  ]
  return [typed, ...marks.flatMap((mark) => (mark ? [typed.replaceAll(mark, '')] : []))]
}

/** Checks a number that arrives as a number, by the rules of `parseTypedNumber`. */
export function checkNumber(value: number, decimals = 2): NumberParseResult {
  if (!Number.isFinite(value)) return buildWrongNumberProblem(decimals)
  if (!isExactAsDouble(value, decimals)) return { problem: 'platform.numbers.too_large' }
  return Number(value.toFixed(decimals)) === value
    ? { value: value === 0 ? 0 : value }
    : buildTooManyDecimalsProblem(decimals)
}

function buildTooManyDecimalsProblem(decimals: number): NumberParseResult {
  return decimals === 0
    ? { problem: 'platform.numbers.whole' }
    : { problem: { key: 'platform.numbers.decimals', params: { qty: decimals } } }
}

/** Removes thousands marks; null if the points are neither thousands marks nor decimal. */
function stripThousandsMarks(whole: string, commaFollows: boolean): string | null {
  const groups = whole.split('.')
  if (groups.length === 1) return whole
  if (groups[0] !== '' && groups.slice(1).every((group) => group.length === 3)) return groups.join('')
  return groups.length === 2 && !commaFollows ? whole : null
}

/** IEEE 754: a double keeps any decimal of up to 15 significant digits exactly as typed. */
function isExactAsDouble(value: number, decimals: number): boolean {
  return Math.abs(value) < 10 ** (15 - decimals)
}
