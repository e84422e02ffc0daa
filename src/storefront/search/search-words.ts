import { editDistance } from '#src/platform/text/edit-distance.ts'
import { fold } from '#src/platform/text/fold.ts'

/** Each word costs an index lookup. */
const mostWords = 6

/** The distinct words of a search, six at most. */
export function wordsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, mostWords)
}

/**
 * Spelling correction: the nearest word by edit distance (at most 0 to 3, by length); null where none is near enough.
 */
export function nearestWord(typed: string, vocabulary: Iterable<string>): string | null {
  const word = fold(typed)
  const reach = word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  let nearest: string | null = null
  let best = reach + 1
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) >= best) continue
    const steps = editDistance(word, candidate)
    // Beyond one edit the first letter must match: typing errors seldom change it.
    if (steps > 1 && candidate[0] !== word[0]) continue
    if (steps < best) {
      best = steps
      nearest = candidate
    }
  }
  return nearest
}

/** Phonetic spellings in Spanish and of English names. */
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

/** The word and its phonetic variants. */
export function spellingsOf(typed: string): string[] {
  const word = fold(typed)
  const english = word.replace(/^ai(?!r)/, 'i')
  const ways = alike.map(([heard, written]) => word.replace(heard, written))
  return [...new Set([typed, ...ways, english.replaceAll('f', 'ph')])]
}
