/** The dni (national identity number) as stored: without dots and spaces. */
export function plainDni(typed: string): string {
  return typed.replace(/[\s.]/g, '')
}

export const dniPattern = /^\d{7,8}$/

/** CUIT and CUIL (tax and labour number) as stored: eleven digits. */
export const cuitPattern = /^\d{11}$/

export const plainCuit = (typed: string): string => typed.replace(/[\s.-]/g, '')

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Check digit (modulus 11) that the first ten digits ask for; 10 where their prefix should not have been issued. */
export function cuitCheck(digits: string): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11
}

/**
 * Check digit of a CUIT or CUIL. Where the sum gives 10 another prefix should have been issued; some registers keep the
 * prefix with a 9, so that is accepted.
 */
export function hasCheckDigit(cuit: string): boolean {
  if (!cuitPattern.test(cuit)) return false
  const asked = cuitCheck(cuit)
  return Number(cuit[10]) === (asked === 10 ? 9 : asked)
}

/** A search's words with every dni (`30.123.456`) and CUIT or CUIL (`20-30123456-3`) among them as stored. */
export const withPlainIds = (typed: string): string =>
  typed.replace(/\b\d{1,2}\.\d{3}\.\d{3}\b|\b\d{2}-\d{7,8}-\d\b/g, (id) => id.replace(/[.-]/g, ''))
