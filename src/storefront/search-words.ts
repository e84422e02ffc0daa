import { editDistance } from '#src/platform/text/edit-distance.ts'
import { fold } from '#src/platform/text/fold.ts'

/** Beyond this many words a query says nothing more; each costs a look into the index. */
const mostWords = 6

/** What is searched for, word by word: a word that stands twice counts once. */
export function wordsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, mostWords)
}

/** The word that a misspelt one was most probably meant to be; null when none is near enough. */
export function nearestWord(typed: string, vocabulary: Iterable<string>): string | null {
  const word = fold(typed)
  const reach = word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  let nearest: string | null = null
  let best = reach + 1
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) >= best) continue
    const steps = editDistance(word, candidate)
    // Fingers slip anywhere but at the start: a tablet is no cable.
    if (steps > 1 && candidate[0] !== word[0]) continue
    if (steps < best) {
      best = steps
      nearest = candidate
    }
  }
  return nearest
}

/** What is heard alike and written otherwise, in English names and in Spanish words. */
const alike: readonly [RegExp, string][] = [
  [/^ai(?!r)/, 'i'],
  [/^er(?=p)/, 'air'],
  [/f/g, 'ph'],
  [/k(?!$)/g, 'c'],
  [/cht/g, 'tch'],
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/z|s/g, 'c'],
  [/y/g, 'll'],
  [/ll/g, 'y'],
  [/j/g, 'g'],
  [/^/, 'h'],
]

/** A word as it was typed, and as it may have been meant by who writes what they hear. */
export function spellingsOf(typed: string): string[] {
  const word = fold(typed)
  const english = word.replace(/^ai(?!r)/, 'i')
  const ways = alike.map(([heard, written]) => word.replace(heard, written))
  return [...new Set([typed, ...ways, english.replaceAll('f', 'ph')])]
}
