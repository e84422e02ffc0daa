import type { MessageRef } from '#src/platform/errors.ts'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { NumberField } from '#src/resource/kinds/number/number.ts'

/**
 * A percentage by which numbers are raised, as it is typed, with two decimals at most: a sign at its end is dropped,
 * and -100 leaves nothing. A number, as a program sends it, has no thousands marks.
 */
export function parsePercent(input: string | number): { value: number } | { problem: MessageRef } {
  const text = typeof input === 'number' ? String(input).replace('.', ',') : input
  const result = parseTypedNumber(text.replace(/\s*%\s*$/, ''))
  return 'value' in result && result.value <= -100 ? { problem: 'resource.bulk.percent_too_low' } : result
}

/** More than is usually meant: a line of the preview says so. */
/** True for a number that a bulk edit may raise by a percentage. */
export const canIncreaseByPercent = (field: Field | undefined): field is NumberField =>
  field?.kind === 'number' && field.takesPercent === true

export const isLargePercent = (percent: number): boolean => percent > 1000 || percent < -90

/**
 * Raises an exact decimal by a percentage: value × (1 + percent / 100), half away from zero to its decimals, in whole
 * numbers so that no cent is lost. `percent` has two decimals at most.
 */
export function increaseByPercent(value: number, percent: number, decimals: number): number {
  const unit = 10 ** decimals
  const units = BigInt(Math.round(value * unit))
  const scaledUnits = units * BigInt(10_000 + Math.round(percent * 100))
  const half = scaledUnits < 0n ? -5_000n : 5_000n
  return Number((scaledUnits + half) / 10_000n) / unit
}
