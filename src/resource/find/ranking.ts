import { fold } from '#src/platform/text/fold.ts'

/** A record as a search over everything knows it. */
export type SearchMatch = {
  resource: string
  id: number
  label: string
  /** What identifies it besides its label (a code, a number) begins with what is typed. */
  isBegun: boolean
}

/** Most records of an answer, and of one resource while others have some. */
export const maxResults = 20
export const maxResultsPerResource = 5

/** The words of a search, folded. */
export const splitFoldedWords = (text: string): string[] => fold(text).split(/\s+/u).filter(Boolean)

/** The best first: what begins with the words, where each begins a word, where the label holds them, the rest. */
export function rankMatch(
  { label, isBegun }: Pick<SearchMatch, 'label' | 'isBegun'>,
  words: readonly string[],
): number {
  const labelWords = splitFoldedWords(label)
  if (isBegun || labelWords.join(' ').startsWith(words.join(' '))) return 0
  if (words.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)))) return 1
  return words.every((word) => labelWords.join(' ').includes(word)) ? 2 : 3
}

/**
 * The best of what was found, each record once. No resource crowds out another: more than five of one come only where
 * there is room left.
 */
export function pickBestMatches(matches: readonly SearchMatch[], words: readonly string[]): SearchMatch[] {
  const rankedMatches = deduplicateMatches(matches)
    .map((match) => ({ record: match, rank: rankMatch(match, words) }))
    .sort(
      (a, b) => a.rank - b.rank || spanishCollator.compare(a.record.label, b.record.label) || a.record.id - b.record.id,
    )
  const counts = new Map<string, number>()
  const markedMatches = rankedMatches.map((rankedMatch) => {
    const previousCount = counts.get(rankedMatch.record.resource) ?? 0
    counts.set(rankedMatch.record.resource, previousCount + 1)
    return { ...rankedMatch, isExtra: previousCount >= maxResultsPerResource }
  })
  const pickedMatches = new Set(
    [...markedMatches.filter(({ isExtra }) => !isExtra), ...markedMatches.filter(({ isExtra }) => isExtra)].slice(
      0,
      maxResults,
    ),
  )
  return markedMatches.filter((one) => pickedMatches.has(one)).map(({ record }) => record)
}

const spanishCollator = new Intl.Collator('es')

/** Of a record that was found twice, the find by what it begins with counts. */
function deduplicateMatches(matches: readonly SearchMatch[]): SearchMatch[] {
  const byKey = new Map<string, SearchMatch>()
  for (const match of matches) {
    const key = `${match.resource} ${match.id}`
    if (match.isBegun || !byKey.has(key)) byKey.set(key, match)
  }
  return [...byKey.values()]
}
