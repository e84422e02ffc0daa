import type { Heading } from '#src/importer/columns/heading.ts'
import { type Phrases, points } from '#src/importer/columns/phrases.ts'
import { editDistance } from '#src/platform/text/edit-distance.ts'

/** `isPart` where the phrase only stands in the heading; 0 points where it does not at all. */
export type Score = { points: number; isPart: boolean }

/** How well a heading fits. */
export function scoreOf(heading: Heading, phrases: Phrases): Score {
  const whole = wholeScore(heading, phrases)
  if (whole > 0) return { points: whole, isPart: false }
  const each = heading.either.map((one) => wholeScore(one, phrases))
  if (each.length && each.every((score) => score > 0)) return { points: Math.min(...each) + points.cut, isPart: false }
  const part = partOf(heading.words, phrases)
  return { points: part, isPart: part > 0 }
}

/** Of a heading that is the phrase, give or take what may stand beside it, or a slip of the pen. */
function wholeScore(heading: Heading, phrases: Phrases): number {
  const { said } = heading
  if (said === '') return 0
  if (phrases.nouns.has(said)) return points.synonym
  let best = 0
  for (const { exact, anyOrder, cost } of heading.variants(phrases))
    best = Math.max(best, (phrases.exact.get(exact) ?? 0) + cost, (phrases.anyOrder.get(anyOrder) ?? 0) + cost)
  if (best > 0) return best
  for (const [key, worth] of phrases.exact) if (isSlip(said, key)) best = Math.max(best, worth + points.slip)
  return best
}

/**
 * Typing mistake: one letter, in a heading long enough that another word is unlikely; a figure is none, as in 'Tel. 2'.
 * Edit distance is slow, and one letter leaves the first or the last as it is.
 */
const isSlip = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 &&
  Math.min(a.length, b.length) >= 6 &&
  (a[0] === b[0] || a.at(-1) === b.at(-1)) &&
  editDistance(a, b) === 1 &&
  a.replace(/\D/g, '') === b.replace(/\D/g, '')

/** The more words of the heading, the better. */
function partOf(heading: ReadonlySet<string>, { words, spared }: Phrases): number {
  const parts = words.filter(
    (phrase) => phrase.every((word) => heading.has(word)) && phrase.some((word) => !spared.has(word)),
  )
  return parts.length ? points.part + Math.max(...parts.map((phrase) => phrase.length)) : 0
}
