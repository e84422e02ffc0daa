/** How many rows were done when. */
export type Seen = { done: number; atMs: number }

/** Measured over this long, so that a slow batch counts and an old one does not. */
const windowMs = 15_000
/** Less tells nothing yet. */
const leastMs = 1500

/** Rows a second, and seconds left, from what was seen lately; null while there is too little. */
export function paceOf(seen: readonly Seen[], total: number): { rate: number; leftSeconds: number } | null {
  const last = seen.at(-1)
  const first = last && seen.find(({ atMs }) => last.atMs - atMs <= windowMs)
  if (!last || !first || last.atMs - first.atMs < leastMs || last.done <= first.done) return null
  const rate = ((last.done - first.done) * 1000) / (last.atMs - first.atMs)
  return { rate: Math.round(rate), leftSeconds: Math.max(0, (total - last.done) / rate) }
}
