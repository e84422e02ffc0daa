import type { TextRule } from '#src/resource/kinds/text/text.ts'

export const cuitPattern = /^\d{11}$/

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Check digit (modulus 11) of a CUIT, Argentina's tax number. Where the sum gives 10 another prefix should have been
 * issued; some registers keep the prefix with a 9, so that is accepted.
 */
export function hasCheckDigit(cuit: string): boolean {
  if (!cuitPattern.test(cuit)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(cuit[at]), 0)
  const asked = (11 - (sum % 11)) % 11
  return Number(cuit[10]) === (asked === 10 ? 9 : asked)
}

/** Field rule: `30-71234567-1` is stored as eleven digits. */
export const cuitRule: TextRule = (typed) => {
  const cuit = typed.replace(/[\s.-]/g, '')
  if (!cuitPattern.test(cuit)) return { problem: 'directory.cuit.eleven_digits' }
  return hasCheckDigit(cuit) ? { value: cuit } : { problem: 'directory.cuit.check_digit' }
}
