import type { TextRule } from '#src/resource/kinds/text/text.ts'

export const cbuPattern = /^\d{22}$/

export const plainCbu = (typed: string): string => typed.replace(/[\s-]/g, '')

const first = [7, 1, 3, 9, 7, 1, 3]
const second = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/** Check digit of a block of a CBU. */
function checkOf(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (10 - (sum % 10)) % 10
}

/** The two check digits of a CBU (uniform bank key): of bank and branch, and of the account. A CVU has them as well. */
export function hasCheckDigits(cbu: string): boolean {
  if (!cbuPattern.test(cbu)) return false
  return Number(cbu[7]) === checkOf(cbu, first) && Number(cbu[21]) === checkOf(cbu.slice(8), second)
}

/** The CBU of a bank and branch (seven digits) and an account (thirteen). */
export const withCheckDigits = (branch: string, account: string): string =>
  `${branch}${checkOf(branch, first)}${account}${checkOf(account, second)}`

/** Field rule: spaces and hyphens are dropped; a wrong block is named. */
export const cbuRule: TextRule = (typed) => {
  const cbu = plainCbu(typed)
  if (!cbuPattern.test(cbu)) return { problem: 'workforce.cbu.twenty_two_digits' }
  if (Number(cbu[7]) !== checkOf(cbu, first)) return { problem: 'workforce.cbu.first_block' }
  return hasCheckDigits(cbu) ? { value: cbu } : { problem: 'workforce.cbu.second_block' }
}

/** True for a CVU, the key of a virtual wallet: no bank stands behind its code. */
export const isCvu = (cbu: string): boolean => cbu.startsWith('000')
