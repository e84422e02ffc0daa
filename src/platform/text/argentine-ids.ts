/** The dni (national identity number) as stored: without dots and spaces. */
export function normalizeDni(typed: string): string {
  return typed.replace(/[\s.]/g, '')
}

export const dniPattern = /^\d{7,8}$/

/** CUIT and CUIL (tax and labour number) as stored: eleven digits. */
export const cuitPattern = /^\d{11}$/

export const normalizeCuit = (typed: string): string => typed.replace(/[\s.-]/g, '')

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Check digit (modulus 11) that the first ten digits ask for; 10 where their prefix should not have been issued. */
export function computeCuitCheckDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

/**
 * Check digit of a CUIT or CUIL. Where the sum gives 10 another prefix should have been issued; some registers keep the
 * prefix with a 9, so that is accepted.
 */
export function hasValidCheckDigit(cuit: string): boolean {
  if (!cuitPattern.test(cuit)) return false
  const checkDigit = computeCuitCheckDigit(cuit)
  return Number(cuit[10]) === (checkDigit === 10 ? 9 : checkDigit)
}

/** A search's words with every dni (`30.123.456`) and CUIT or CUIL (`20-30123456-3`) among them as stored. */
export const normalizeIdsInText = (typed: string): string =>
  typed.replace(/\b\d{1,2}\.\d{3}\.\d{3}\b|\b\d{2}-\d{7,8}-\d\b/g, (id) => id.replace(/[.-]/g, ''))
