import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { splitLabelWords } from '#src/platform/text/label.ts'

/** A record that matches a search over all resources. */
export type SearchMatch = {
  resource: string
  id: number
  label: string
  /** True if a field that identifies the record begins with the typed text: its name, its code, its number. */
  startsWithText: boolean
}

/** The largest number of records in an answer. */
export const maxResults = 20
/** The largest number of records of one resource, as long as other resources have matches too. */
export const maxResultsPerResource = 5

/** Splits a text into its words, without accents, case and a label's separators. */
export const splitFoldedWords = (text: string): string[] => splitLabelWords(foldAccentsAndCase(text))

/**
 * The rank of a match: 0 (the best) if the label or an identifying field begins with the words, 1 if each word begins a
 * word of the label, 2 if the label contains each word, 3 otherwise.
 */
export function rankMatch(
  { label, startsWithText }: Pick<SearchMatch, 'label' | 'startsWithText'>,
  words: readonly string[],
): number {
  const labelWords = splitFoldedWords(label)
  if (startsWithText || labelWords.join(' ').startsWith(words.join(' '))) return 0
  if (words.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)))) return 1
  return words.every((word) => labelWords.join(' ').includes(word)) ? 2 : 3
}

/**
 * Picks the best matches, each record once. No resource crowds out another: an answer has more than five records of one
 * resource only if the other resources do not fill it.
 */
export function pickBestMatches(matches: readonly SearchMatch[], words: readonly string[]): SearchMatch[] {
  const rankedMatches = deduplicateMatches(matches)
    .map((match) => ({ match, rank: rankMatch(match, words) }))
    .sort((a, b) => a.rank - b.rank || spanishCollator.compare(a.match.label, b.match.label) || a.match.id - b.match.id)
  const counts = new Map<string, number>()
  const markedMatches = rankedMatches.map((rankedMatch) => {
    const previousCount = counts.get(rankedMatch.match.resource) ?? 0
    counts.set(rankedMatch.match.resource, previousCount + 1)
    return { ...rankedMatch, isExtra: previousCount >= maxResultsPerResource }
  })
  const pickedMatches = new Set(
    [...markedMatches.filter(({ isExtra }) => !isExtra), ...markedMatches.filter(({ isExtra }) => isExtra)].slice(
      0,
      maxResults,
    ),
  )
  return markedMatches.filter((markedMatch) => pickedMatches.has(markedMatch)).map(({ match }) => match)
}

const spanishCollator = new Intl.Collator('es')

/** Removes duplicates of a record. A match by a prefix wins over another match. */
function deduplicateMatches(matches: readonly SearchMatch[]): SearchMatch[] {
  const byKey = new Map<string, SearchMatch>()
  for (const match of matches) {
    const key = `${match.resource} ${match.id}`
    if (match.startsWithText || !byKey.has(key)) byKey.set(key, match)
  }
  return [...byKey.values()]
}
