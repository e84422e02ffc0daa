import type { MessageRef } from '#src/platform/errors.ts'

export type TypedNumber = { value: number } | { problem: MessageRef }

const wrong: TypedNumber = { problem: 'platform.numbers.wrong' }

/**
 * Reads a number as people here type it: a comma is the decimal separator; a point followed by exactly three digits,
 * at the end or before a comma, is a thousands mark; any other point is decimal. So `1.249` is 1249 and `12.5` is 12.5.
 * More than `decimals` decimals is a problem, never a rounding.
 */
export function parseTypedNumber(typed: string, decimals = 2): TypedNumber {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '')
  const shape = /^([+-]?)(\d[\d.]*)?(?:,(\d*))?$/.exec(text)
  if (!shape) return wrong
  const [, sign = '', whole = '', afterComma] = shape
  const plain = withoutMarks(whole, afterComma !== undefined)
  if (plain === null) return wrong
  const [integer = '', afterPoint] = plain.split('.')
  const fraction = afterComma ?? afterPoint ?? ''
  if (integer === '' && fraction === '') return wrong
  if (fraction.length > decimals) return tooManyDecimals(decimals)
  const value = Number(`${sign}${integer || '0'}.${fraction || '0'}`)
  return isExact(value, decimals) ? { value: value === 0 ? 0 : value } : { problem: 'platform.numbers.too_large' }
}

/** A stored number as it would be typed: a decimal comma and no thousands marks. */
export function typedNumber(value: number): string {
  return String(value).replace('.', ',')
}

/**
 * What a search looks for: the text as typed, and a figure with thousands marks without them: `1.249,50`, `1,249.50`.
 */
export function searchedSpellings(typed: string): string[] {
  const marks = [
    /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(typed) && '.',
    /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed) && ',',
  ]
  return [typed, ...marks.flatMap((mark) => (mark ? [typed.replaceAll(mark, '')] : []))]
}

/** The same judgement for a number that arrives as one. */
export function checkNumber(value: number, decimals = 2): TypedNumber {
  if (!Number.isFinite(value)) return wrong
  if (!isExact(value, decimals)) return { problem: 'platform.numbers.too_large' }
  return Number(value.toFixed(decimals)) === value ? { value: value === 0 ? 0 : value } : tooManyDecimals(decimals)
}

function tooManyDecimals(decimals: number): TypedNumber {
  return decimals === 0
    ? { problem: 'platform.numbers.whole' }
    : { problem: { key: 'platform.numbers.decimals', params: { qty: decimals } } }
}

/** Takes thousands marks out; null where points stand so that no reading fits. */
function withoutMarks(whole: string, commaFollows: boolean): string | null {
  const groups = whole.split('.')
  if (groups.length === 1) return whole
  if (groups[0] !== '' && groups.slice(1).every((group) => group.length === 3)) return groups.join('')
  return groups.length === 2 && !commaFollows ? whole : null
}

/** A double holds every decimal of up to fifteen digits exactly enough to come back as it was typed. */
function isExact(value: number, decimals: number): boolean {
  return Math.abs(value) < 10 ** (15 - decimals)
}
