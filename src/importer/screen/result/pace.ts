/** How many rows were done when. */
export type ProgressSample = { done: number; atMs: number }

/** Measured over this long, so that a slow batch counts and an old one does not. */
const windowMs = 15_000
/** Less tells nothing yet. */
const minSpanMs = 1500

/** Rows a second, and seconds left, from what was seen lately; null while there is too little. */
export function measurePace(
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
