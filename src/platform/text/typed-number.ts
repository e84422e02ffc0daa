import type { MessageRef } from '#src/platform/errors.ts'

export type NumberParseResult = { value: number } | { problem: MessageRef }

const createWrongNumber = (decimals: number): NumberParseResult => ({
  problem: decimals === 0 ? 'platform.numbers.wrong_whole' : 'platform.numbers.wrong',
})

/**
 * Locale number parsing: a comma is the decimal separator; a point followed by exactly three digits, at the end or
 * before a comma, is a thousands mark; any other point is decimal. `1.249` is 1249, `12.5` is 12.5. Where both signs
 * stand, the last is the decimal: `1,249.50` is 1249.5. Currencies and blanks are dropped. More than `decimals`
 * decimals is a problem, never rounded.
 */
export function parseTypedNumber(typed: string, decimals = 2): NumberParseResult {
  const text = convertEnglishDecimal(stripCurrency(typed))
  const shape = /^([+-]?)(\d[\d.]*)?(?:,(\d*))?$/.exec(text)
  if (!shape) return createWrongNumber(decimals)
  const [, sign = '', whole = '', afterComma] = shape
  const ungrouped = stripThousandsMarks(whole, afterComma !== undefined)
  if (ungrouped === null) return createWrongNumber(decimals)
  const [integer = '', afterPoint] = ungrouped.split('.')
  const fraction = afterComma ?? afterPoint ?? ''
  if (integer === '' && fraction === '') return createWrongNumber(decimals)
  if (fraction.length > decimals) return createTooManyDecimals(decimals)
  const value = Number(`${sign}${integer || '0'}.${fraction || '0'}`)
  return isExact(value, decimals) ? { value: value === 0 ? 0 : value } : { problem: 'platform.numbers.too_large' }
}

/** Signs of dollars, as the world and Argentina write them (`US$`, `u$s`, `U$D`), and blanks are dropped. */
export const stripCurrency = (typed: string): string => typed.replace(/us\$|u\$[sd]|usd|\$|\s/gi, '')

/** A figure with commas as thousands marks and a decimal point, written with a decimal comma. */
function convertEnglishDecimal(text: string): string {
  const isEnglish = /^[+-]?\d{1,3}(?:,\d{3})+\.\d*$/.test(text)
  return isEnglish ? toDecimalComma(text) : text
}

/**
 * English thousands marks: a figure as somebody whose screens are in English types it, without the commas that stand
 * before groups of three digits. `1,749` is 1749 there; elsewhere its comma is decimal.
 */
export function stripEnglishThousandsMarks(typed: string, language: string): string {
  const isMarked = language === 'en' && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(stripCurrency(typed))
  return isMarked ? typed.replaceAll(',', '') : typed
}

/** A figure whose point is known to be decimal, written with a decimal comma, which has one meaning. */
export const toDecimalComma = (text: string): string => text.replaceAll(',', '').replace('.', ',')

/** A number as it would be typed: decimal comma, no thousands marks. */
export function formatTypedNumber(value: number): string {
  return String(value).replace('.', ',')
}

/** The text as typed and, for a figure with thousands marks (`1.249,50`, `1,249.50`), the figure without them. */
export function listSearchSpellings(typed: string): string[] {
  const marks = [
    /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(typed) && '.',
    /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed) && ',',
  ]
  return [typed, ...marks.flatMap((mark) => (mark ? [typed.replaceAll(mark, '')] : []))]
}

/** The same check for a number that arrives as one. */
export function checkNumber(value: number, decimals = 2): NumberParseResult {
  if (!Number.isFinite(value)) return createWrongNumber(decimals)
  if (!isExact(value, decimals)) return { problem: 'platform.numbers.too_large' }
  return Number(value.toFixed(decimals)) === value
    ? { value: value === 0 ? 0 : value }
    : createTooManyDecimals(decimals)
}

function createTooManyDecimals(decimals: number): NumberParseResult {
  return decimals === 0
    ? { problem: 'platform.numbers.whole' }
    : { problem: { key: 'platform.numbers.decimals', params: { qty: decimals } } }
}

/** Removes thousands marks; null where the points fit no reading. */
function stripThousandsMarks(whole: string, commaFollows: boolean): string | null {
  const groups = whole.split('.')
  if (groups.length === 1) return whole
  if (groups[0] !== '' && groups.slice(1).every((group) => group.length === 3)) return groups.join('')
  return groups.length === 2 && !commaFollows ? whole : null
}

/** A double returns any decimal of up to 15 significant digits as it was typed. */
function isExact(value: number, decimals: number): boolean {
  return Math.abs(value) < 10 ** (15 - decimals)
}
