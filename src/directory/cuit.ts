import type { TextRule } from '#src/resource/kinds/text/text.ts'

export const cuitPattern = /^\d{11}$/

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Whether the last of eleven digits is the check digit of the others. Where the sum asks for 10 the prefix should have
 * changed; some registers hold 9 under the old prefix all the same, so that is taken too.
 */
export function hasCheckDigit(cuit: string): boolean {
  if (!cuitPattern.test(cuit)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(cuit[at]), 0)
  const asked = (11 - (sum % 11)) % 11
  return Number(cuit[10]) === (asked === 10 ? 9 : asked)
}

/** `30-71234567-1` as it is typed, eleven digits as it is stored. */
export const cuitRule: TextRule = (typed) => {
  const cuit = typed.replace(/[\s.-]/g, '')
  if (!cuitPattern.test(cuit)) return { problem: 'directory.cuit.eleven_digits' }
  return hasCheckDigit(cuit) ? { value: cuit } : { problem: 'directory.cuit.check_digit' }
}
