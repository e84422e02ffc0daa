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
 * How an increased number is rounded: to its decimals (`none`), to whole numbers, to multiples of 5 or 10, or to
 * numbers that end in 9.
 */
export const roundings = ['none', 'whole', 'five', 'ten', 'nine'] as const
export type Rounding = (typeof roundings)[number]

/** The distance of the numbers to which a rounding leads, and the first of them that is not negative. */
const stepsByRounding: Readonly<Record<Exclude<Rounding, 'none'>, { step: bigint; first: bigint }>> = {
  whole: { step: 1n, first: 0n },
  five: { step: 5n, first: 0n },
  ten: { step: 10n, first: 0n },
  nine: { step: 10n, first: 9n },
}

/**
 * Increases an exact decimal by a percentage: value × (1 + percent / 100), rounded half away from zero to `decimals`
 * decimals, or once as `rounding` says. A positive value stays positive: it is rounded to the least positive number of
 * the rounding rather than to zero. Integer arithmetic, so that no cent is lost. `percent` has at most two decimals.
 */
export function increaseByPercent(
  value: number,
  percent: number,
  decimals: number,
  rounding: Rounding = 'none',
): number {
  const unit = 10 ** decimals
  const units = BigInt(Math.round(value * unit))
  const scaledUnits = units * BigInt(10_000 + Math.round(percent * 100))
  if (scaledUnits === 0n) return 0
  if (rounding === 'none') return Number(divideAndRoundHalfAway(scaledUnits, 10_000n)) / unit
  const { step, first } = stepsByRounding[rounding]
  const scale = 10_000n * BigInt(unit)
  const sign = scaledUnits < 0n ? -1n : 1n
  const steps = divideAndRoundHalfAway(sign * scaledUnits - first * scale, step * scale)
  const rounded = first + step * (steps < 0n ? 0n : steps)
  return Number(sign * (rounded === 0n ? step : rounded))
}

function divideAndRoundHalfAway(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor / 2n : divisor / 2n
  return (dividend + half) / divisor
}
