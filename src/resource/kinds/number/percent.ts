import type { MessageRef } from '#src/platform/errors.ts'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { NumberField } from '#src/resource/kinds/number/number.ts'

/**
 * Parses the percentage of a bulk edit. A text may end in a percent sign; a number, as a program sends it, has a
 * decimal point and no thousands marks. More than two decimals, or -100 and less, are a problem.
 */
export function parseIncreasePercent(input: string | number): { value: number } | { problem: MessageRef } {
  const text = typeof input === 'number' ? String(input).replace('.', ',') : input
  const result = parseTypedNumber(text.replace(/\s*%\s*$/, ''))
  return 'value' in result && result.value <= -100 ? { problem: 'resource.bulk.percent_too_low' } : result
}

/** True for a number that a bulk edit may increase by a percentage. */
export const canIncreaseByPercent = (field: Field | undefined): field is NumberField =>
  field?.kind === 'number' && field.takesPercent === true

/** True for a larger change than users usually intend: above 1000 % or below -90 %. The preview warns of it. */
export const needsLargePercentWarning = (percent: number): boolean => percent > 1000 || percent < -90

/**
 * Increases an exact decimal by a percentage: value × (1 + percent / 100), rounded half away from zero to `decimals`
 * decimals. Integer arithmetic, so that no cent is lost. `percent` has at most two decimals.
 */
export function increaseByPercent(value: number, percent: number, decimals: number): number {
  const unit = 10 ** decimals
  const units = BigInt(Math.round(value * unit))
  const scaledUnits = units * BigInt(10_000 + Math.round(percent * 100))
  const half = scaledUnits < 0n ? -5_000n : 5_000n
  return Number((scaledUnits + half) / 10_000n) / unit
}
