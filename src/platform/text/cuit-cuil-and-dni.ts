/** The dni (national identity number) as stored: without dots and spaces. */
export function normalizeDni(typed: string): string {
  return typed.replace(/[\s.]/g, '')
}

/** No dni is all zeros: somebody typed them to get past the field. */
export const dniPattern = /^(?!0+$)\d{7,8}$/

/** CUIT and CUIL (tax and labour number) as stored: eleven digits. */
export const cuitPattern = /^\d{11}$/

export const normalizeCuit = (typed: string): string => typed.replace(/[\s.-]/g, '')

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Computes the check digit (modulus 11) from the first ten digits; 10 if their prefix should not have been issued. */
export function computeCuitCheckDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/**
 * True if the check digit of a CUIT or CUIL is right. If the sum gives 10, another prefix should have been issued. Some
 * registers keep the prefix and use a 9, so a 9 is accepted.
 */
export function hasValidCheckDigit(cuit: string): boolean {
  if (!cuitPattern.test(cuit)) return false
  const checkDigit = computeCuitCheckDigit(cuit)
  return Number(cuit[10]) === (checkDigit === 10 ? 9 : checkDigit)
}

/** Rewrites every dni (`30.123.456`) and CUIT or CUIL (`20-30123456-3`) in a search as it is stored. */
export const normalizeDniAndCuitInText = (typed: string): string =>
  typed.replace(/\b\d{1,2}\.\d{3}\.\d{3}\b|\b\d{2}-\d{7,8}-\d\b/g, (id) => id.replace(/[.-]/g, ''))
