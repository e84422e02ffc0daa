import { findSynonyms, isSynonymOfGroup, type SynonymGroup } from '#src/catalog/parameters/synonyms.ts'
import { computeEditDistance } from '#src/platform/text/edit-distance.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'

/** Maximum number of words of a search that are used, because each costs an index lookup. */
const maxWords = 6

/** The first six distinct words of a search. */
export function splitIntoFirstDistinctWords(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, maxWords)
}

/** A word of a search, or a phrase of its words that has synonyms ('tipo c'), with the words that mean the same. */
export type SearchTerm = { text: string; synonyms: readonly string[] }

/** Longest phrase that has synonyms, in words. */
const maxPhraseWords = 3

/** Groups the words of a search into terms. A phrase that has synonyms is one term, every other word is one. */
export function groupIntoTerms(words: readonly string[], groups: readonly SynonymGroup[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let index = 0; index < words.length; ) {
    const phrases = Array.from({ length: maxPhraseWords }, (_, dropped) =>
      words.slice(index, index + maxPhraseWords - dropped).join(' '),
    )
    const text = phrases.find((phrase) => isSynonymOfGroup(phrase, groups)) ?? words[index] ?? ''
    terms.push({ text, synonyms: findSynonyms(text, groups) })
    index += text.split(' ').length
  }
  return terms
}

/**
 * Spelling correction: the nearest word by edit distance. Null if none is near enough. The distance may be 0 in a word
 * of one or two letters, and up to 3 in a long one.
 */
export function findNearestWord(text: string, foldedVocabulary: Iterable<string>): string | null {
  const word = foldAccentsAndCase(text)
  const maxDistance = word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  let nearest: string | null = null
  let bestDistance = maxDistance + 1
  for (const candidate of foldedVocabulary) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = computeEditDistance(word, candidate)
    // If more than one letter differs, the first letter must be equal: typing errors seldom change it.
    if (distance > 1 && candidate[0] !== word[0]) continue
    if (distance < bestDistance) {
      bestDistance = distance
      nearest = candidate
    }
  }
  return nearest
}

/** Phonetic spelling mistakes in Spanish, and in English product names. */
const phoneticRules: readonly [RegExp, string][] = [
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

/** The word itself and its phonetic variants. */
export function listWordAndPhoneticSpellings(text: string): string[] {
  const word = foldAccentsAndCase(text)
  const english = word.replace(/^ai(?!r)/, 'i')
  const variants = phoneticRules.map(([pattern, replacement]) => word.replace(pattern, replacement))
  return [...new Set([text, ...variants, english.replaceAll('f', 'ph')])]
}
