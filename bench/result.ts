import type { Comparison, Spread } from '#bench/alternate.ts'
import type { EarlierVersion } from '#bench/earlier-version.ts'

/** One measured line: the mark to reach, the measured value, and further figures beside it. */
export type Result = { what: string; wanted: string; measured: string; beside: string; isReached: boolean }

export type Bench = {
  measure(report: (result: Result) => void): Promise<void>
  /** Measures the same in this version and in the server of an earlier commit. */
  measureAgainst?(earlier: EarlierVersion, report: (result: Result) => void): Promise<void>
}

export function buildComparison(what: string, wanted: number, { ratio, ours, theirs }: Comparison): Result {
  return {
    what,
    wanted: `≥ ${wanted}`,
    measured: formatSpread(ratio, 2),
    beside: `${formatMicroseconds(ours.microseconds)} against ${formatMicroseconds(theirs.microseconds)} a request; ${ours.perSecond.toFixed(0)}/s against ${theirs.perSecond.toFixed(0)}/s`,
    isReached: ratio.median >= wanted,
  }
}

export function buildAtMostResult(what: string, most: number, unit: string, measured: Spread, beside = ''): Result {
  const digits = most < 10 ? 2 : most < 200 ? 1 : 0
  return {
    what,
    wanted: `≤ ${most} ${unit}`,
    measured: `${formatSpread(measured, digits)} ${unit}`,
    beside,
    isReached: measured.median <= most,
  }
}

export function buildAtLeastResult(what: string, least: number, measured: Spread, beside = ''): Result {
  return {
    what,
    wanted: `≥ ${least}`,
    measured: formatSpread(measured, least <= 1 ? 2 : 0),
    beside,
    isReached: measured.median >= least,
  }
}

export function formatResult({ what, wanted, measured, beside, isReached }: Result): string {
  return `${isReached ? '✓' : '✗'} ${what}: ${measured}, wanted ${wanted}${beside && `  (${beside})`}`
}

function formatSpread({ median, lowest, highest }: Spread, digits: number): string {
  const show = (value: number) => value.toFixed(digits)
  return lowest === highest ? show(median) : `${show(median)} (${show(lowest)}–${show(highest)})`
}

function formatMicroseconds(value: number): string {
  return `${value.toFixed(0)} µs`
}
