import {
  computeCuitCheckDigit,
  cuitPattern,
  dniPattern,
  hasValidCheckDigit,
  normalizeCuit,
  normalizeDni,
} from '#src/platform/text/cuit-cuil-and-dni.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Usual prefixes of persons. They do not tell the gender, and other prefixes may be issued. */
const personPrefixes = ['20', '27', '23', '24']

/** Prefixes of companies. */
const companyPrefixes = ['30', '33', '34']

export const parseDni: TextRule = (text) => {
  const dni = normalizeDni(text)
  return dniPattern.test(dni) ? { value: dni } : { problem: 'workforce.employees.dni_invalid' }
}

/** Field rule: checks a cuil, and stores `20-12345678-6` as eleven digits. */
export const parseCuil: TextRule = (text) => {
  const cuil = normalizeCuit(text)
  if (!cuitPattern.test(cuil)) return { problem: 'workforce.cuil.eleven_digits' }
  if (!hasValidCheckDigit(cuil)) return { problem: 'workforce.cuil.check_digit' }
  return companyPrefixes.includes(cuil.slice(0, 2)) ? { problem: 'workforce.cuil.of_a_company' } : { value: cuil }
}

/** True if the cuil contains the dni as its middle eight digits, zero-padded. Both are written as they are stored. */
export const isCuilOfDni = (cuil: string, dni: string): boolean => cuil.slice(2, 10) === dni.padStart(8, '0')

/**
 * True for a cuil whose check digit is computed as 10: it should have been issued with another prefix. Some registers
 * hold such numbers.
 */
export const hasImpossibleCheckDigit = (cuil: string): boolean =>
  cuitPattern.test(cuil) && computeCuitCheckDigit(cuil) === 10

/** Lists the cuils that a dni may have, one per prefix. Prefixes whose check digit comes to 10 are left out. */
export function listPossibleCuils(dni: string): string[] {
  if (!dniPattern.test(dni)) return []
  return personPrefixes.flatMap((prefix) => {
    const tenDigits = prefix + dni.padStart(8, '0')
    const checkDigit = computeCuitCheckDigit(tenDigits)
    return checkDigit === 10 ? [] : [`${tenDigits}${checkDigit}`]
  })
}

/** Formats a cuil as on identity cards: `20-12345678-6`. */
export const formatCuil = (cuil: string): string => `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}`
