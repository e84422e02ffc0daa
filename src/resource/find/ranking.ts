import { fold } from '#src/platform/text/fold.ts'

/** A record as a search over everything knows it. */
export type FoundRecord = {
  resource: string
  id: number
  label: string
  /** What identifies it besides its label (a code, a number) begins with what is typed. */
  isBegun: boolean
}

/** Most records of an answer, and of one resource while others have some. */
export const mostFound = 20
export const mostOfOne = 5

/** The words of a search, folded. */
export const wordsIn = (typed: string): string[] => fold(typed).split(/\s+/u).filter(Boolean)

/** The best first: what begins with the words, where each begins a word, where the label holds them, the rest. */
export function rankOf({ label, isBegun }: Pick<FoundRecord, 'label' | 'isBegun'>, words: readonly string[]): number {
  const folded = wordsIn(label)
  if (isBegun || folded.join(' ').startsWith(words.join(' '))) return 0
  if (words.every((word) => folded.some((part) => part.startsWith(word)))) return 1
  return words.every((word) => folded.join(' ').includes(word)) ? 2 : 3
}

/**
 * The best of what was found, each record once. No resource crowds out another: more than five of one come only where
 * there is room left.
 */
export function bestOf(found: readonly FoundRecord[], words: readonly string[]): FoundRecord[] {
  const ranked = once(found)
    .map((record) => ({ record, rank: rankOf(record, words) }))
    .sort((a, b) => a.rank - b.rank || inSpanish.compare(a.record.label, b.record.label) || a.record.id - b.record.id)
  const counts = new Map<string, number>()
  const placed = ranked.map((one) => {
    const before = counts.get(one.record.resource) ?? 0
    counts.set(one.record.resource, before + 1)
    return { ...one, isExtra: before >= mostOfOne }
  })
  const chosen = new Set(
    [...placed.filter(({ isExtra }) => !isExtra), ...placed.filter(({ isExtra }) => isExtra)].slice(0, mostFound),
  )
  return placed.filter((one) => chosen.has(one)).map(({ record }) => record)
}

const inSpanish = new Intl.Collator('es')

/** Of a record that was found twice, the find by what it begins with counts. */
function once(found: readonly FoundRecord[]): FoundRecord[] {
  const byKey = new Map<string, FoundRecord>()
  for (const record of found) {
    const key = `${record.resource} ${record.id}`
    if (record.isBegun || !byKey.has(key)) byKey.set(key, record)
  }
  return [...byKey.values()]
}
