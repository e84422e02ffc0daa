/** The number of rows that were done at a moment. */
export type ProgressSample = { done: number; atMs: number }

/** Sliding window of the samples: long enough for a slow batch, and short enough to forget old ones. */
const windowMs = 15_000
/** Samples over a shorter span give no rate. */
const minSpanMs = 1500

/** Rows a second and seconds left, by the samples of the window. Null if they do not suffice. */
export function measureRateAndTimeLeft(
  samples: readonly ProgressSample[],
  total: number,
): { rate: number; leftSeconds: number } | null {
  const lastSample = samples.at(-1)
  const firstSample = lastSample && samples.find(({ atMs }) => lastSample.atMs - atMs <= windowMs)
  if (
    !lastSample ||
    !firstSample ||
    lastSample.atMs - firstSample.atMs < minSpanMs ||
    lastSample.done <= firstSample.done
  )
    return null
  const rate = ((lastSample.done - firstSample.done) * 1000) / (lastSample.atMs - firstSample.atMs)
  return { rate: Math.round(rate), leftSeconds: Math.max(0, (total - lastSample.done) / rate) }
}
