import type { Heading } from '#src/importer/columns/heading.ts'
import { type FieldPhrases, points } from '#src/importer/columns/phrases.ts'
import { computeEditDistance } from '#src/platform/text/edit-distance.ts'

/** A heading's score for a field. 0 points mean no match. `isPart`: the heading contains the phrase and more words. */
export type Score = { points: number; isPart: boolean }

/**
 * How well a heading matches the names of a field. A heading of alternatives, 'Puesto / Cargo', also matches if each of
 * them does.
 */
export function scoreHeading(heading: Heading, phrases: FieldPhrases): Score {
  const wholePoints = scoreWholeHeading(heading, phrases)
  if (wholePoints > 0) return { points: wholePoints, isPart: false }
  const scores = heading.alternatives.map((alternative) => scoreWholeHeading(alternative, phrases))
  if (scores.length && scores.every((score) => score > 0))
    return { points: Math.min(...scores) + points.cut, isPart: false }
  const partPoints = scoreContainedPhrase(heading.words, phrases)
  return { points: partPoints, isPart: partPoints > 0 }
}

/** Points for a heading that equals a phrase, apart from optional words or a typing mistake. */
function scoreWholeHeading(heading: Heading, phrases: FieldPhrases): number {
  const { compactText: text } = heading
  if (text === '') return 0
  if (phrases.nouns.has(text)) return points.synonym
  let bestPoints = 0
  for (const { exact, anyOrder, pointChange } of heading.variants(phrases))
    bestPoints = Math.max(
      bestPoints,
      (phrases.exact.get(exact) ?? 0) + pointChange,
      (phrases.anyOrder.get(anyOrder) ?? 0) + pointChange,
    )
  if (bestPoints > 0) return bestPoints
  for (const [key, keyPoints] of phrases.exact)
    if (isTypingMistake(text, key)) bestPoints = Math.max(bestPoints, keyPoints + points.typingMistake)
  return bestPoints
}

/**
 * Typing mistake: one letter differs, and the heading is so long that it is hardly another word. A different digit is
 * no mistake: 'Tel. 2'. The first or the last letter must be equal, because edit distance is slow.
 */
const isTypingMistake = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 1 &&
  Math.min(a.length, b.length) >= 6 &&
  (a[0] === b[0] || a.at(-1) === b.at(-1)) &&
  computeEditDistance(a, b) === 1 &&
  a.replace(/\D/g, '') === b.replace(/\D/g, '')

/** Points for a heading that contains a phrase. More words of the phrase give more points. */
function scoreContainedPhrase(headingWords: ReadonlySet<string>, { words, optionalWords }: FieldPhrases): number {
  const containedPhrases = words.filter(
    (phrase) => phrase.every((word) => headingWords.has(word)) && phrase.some((word) => !optionalWords.has(word)),
  )
  return containedPhrases.length ? points.part + Math.max(...containedPhrases.map((phrase) => phrase.length)) : 0
}
