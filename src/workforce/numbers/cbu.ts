import type { TextRule } from '#src/resource/kinds/text/text.ts'

export const cbuPattern = /^\d{22}$/

export const stripSpacesAndDashes = (text: string): string => text.replace(/[\s-]/g, '')

const firstWeights = [7, 1, 3, 9, 7, 1, 3]
const secondWeights = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/** Check digit of a block of a CBU. */
function computeCheckDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * True if both check digits of a CBU (uniform bank key) are right: that of bank and branch, and that of the account. A
 * CVU has them too.
 */
export function hasValidCheckDigits(cbu: string): boolean {
  if (!cbuPattern.test(cbu)) return false
  return (
    Number(cbu[7]) === computeCheckDigit(cbu, firstWeights) &&
    Number(cbu[21]) === computeCheckDigit(cbu.slice(8), secondWeights)
  )
}

/** Builds the CBU of a bank and branch (seven digits) and an account (thirteen). */
export const buildCbu = (bankAndBranch: string, account: string): string =>
  `${bankAndBranch}${computeCheckDigit(bankAndBranch, firstWeights)}${account}${computeCheckDigit(account, secondWeights)}`

/** Field rule: drops spaces and hyphens. The message names the block with the wrong check digit. */
export const parseCbu: TextRule = (text) => {
  const cbu = stripSpacesAndDashes(text)
  if (!cbuPattern.test(cbu)) return { problem: 'workforce.cbu.twenty_two_digits' }
  if (Number(cbu[7]) !== computeCheckDigit(cbu, firstWeights)) return { problem: 'workforce.cbu.first_block' }
  return hasValidCheckDigits(cbu) ? { value: cbu } : { problem: 'workforce.cbu.second_block' }
}

/** True for a CVU, the key of a virtual wallet, which belongs to no bank. */
export const isCvu = (cbu: string): boolean => cbu.startsWith('000')
