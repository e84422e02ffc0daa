/**
 * Raises an exact decimal by a percentage: value × (1 + percent / 100), half away from zero to its decimals, in whole
 * numbers so that no cent is lost. `percent` has two decimals at most.
 */
export function raisedBy(value: number, percent: number, decimals: number): number {
  const unit = 10 ** decimals
  const units = BigInt(Math.round(value * unit))
  const scaled = units * BigInt(10_000 + Math.round(percent * 100))
  const half = scaled < 0n ? -5_000n : 5_000n
  return Number((scaled + half) / 10_000n) / unit
}
