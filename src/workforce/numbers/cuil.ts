import {
  computeCuitCheckDigit,
  cuitPattern,
  dniPattern,
  hasValidCheckDigit,
  normalizeCuit,
  normalizeDni,
} from '#src/platform/text/argentine-ids.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Prefixes of persons, those in general use. They say nothing about gender. Others may be issued. */
const prefixes = ['20', '27', '23', '24']

/** Prefixes of companies, which no person has. */
const ofCompanies = ['30', '33', '34']

export const dniRule: TextRule = (typed) => {
  const dni = normalizeDni(typed)
  return dniPattern.test(dni) ? { value: dni } : { problem: 'workforce.employees.dni_invalid' }
}

/** Field rule: `20-12345678-6` is stored as eleven digits. */
export const cuilRule: TextRule = (typed) => {
  const cuil = normalizeCuit(typed)
  if (!cuitPattern.test(cuil)) return { problem: 'workforce.cuil.eleven_digits' }
  if (!hasValidCheckDigit(cuil)) return { problem: 'workforce.cuil.check_digit' }
  return ofCompanies.includes(cuil.slice(0, 2)) ? { problem: 'workforce.cuil.of_a_company' } : { value: cuil }
}

/** The middle eight digits of a cuil are the dni, zero-padded. Both as stored. */
export const agrees = (cuil: string, dni: string): boolean => cuil.slice(2, 10) === dni.padStart(8, '0')

/** True for a cuil whose prefix should have changed, as its check digit comes to 10; some registers hold them. */
export const hasOldPrefix = (cuil: string): boolean => cuitPattern.test(cuil) && computeCuitCheckDigit(cuil) === 10

/** Every cuil that this dni may have, one a prefix; a prefix with which the check digit comes to 10 is left out. */
export function candidates(dni: string): string[] {
  if (!dniPattern.test(dni)) return []
  return prefixes.flatMap((prefix) => {
    const ten = prefix + dni.padStart(8, '0')
    const check = computeCuitCheckDigit(ten)
    return check === 10 ? [] : [`${ten}${check}`]
  })
}

/** `20-12345678-6`, as cards print it. */
export const readableCuil = (cuil: string): string => `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}`
