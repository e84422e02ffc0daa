import { without, withoutParentheses, wordsOf } from '#src/importer/columns/heading-words.ts'

/**
 * Points for how surely a heading means a field; below `least` nothing is suggested. Sums of them are explicit rather
 * than learnt, so that a suggestion can be explained.
 */
export const points = {
  caption: 100,
  synonym: 95,
  /** The heading says nothing, and all values are this field's alone. */
  byValues: 60,
  /** Its words stand in a longer heading, a point more for each; enough only where the values agree. */
  part: 35,
  partAgrees: 15,
  least: 45,
  otherOrder: -5,
  /** Something was left out to see it: 'Fecha de', the resource's own name, parentheses. */
  cut: -8,
  slip: -20,
  valuesAgree: 5,
  /** Most of the column's values are none of the field's. */
  valuesDiffer: -45,
  emptyColumn: -3,
  /** Two fields in one column, where each has one of its own as well. */
  pair: -2,
} as const

/** Everything that a field is called, ready to be compared. */
export type Phrases = {
  /** Points by the words without their spaces, so that 'E-mail' and 'Email', 'Cod Postal' and 'CodPostal' are one. */
  exact: ReadonlyMap<string, number>
  anyOrder: ReadonlyMap<string, number>
  words: readonly (readonly string[])[]
  /** The same of what the resource's rows are called, for their label: to be met whole. */
  nouns: ReadonlySet<string>
  /** Words that a heading for this field may have besides. */
  spared: ReadonlySet<string>
  /** A unit in parentheses matters: `Precio (ARS)` is not the price in dollars. */
  hasUnit: boolean
}

type Called = {
  captions: readonly string[]
  synonyms: readonly string[]
  nouns?: readonly string[]
  spared: ReadonlySet<string>
  hasUnit: boolean
}

export const compact = (words: readonly string[]): string => words.join('')
export const inOrder = (words: readonly string[]): string => words.toSorted().join(' ')

export function phrasesOf({ captions, synonyms, nouns = [], spared, hasUnit }: Called): Phrases {
  const exact = new Map<string, number>()
  const anyOrder = new Map<string, number>()
  const all: (readonly string[])[] = []
  const add = (words: readonly string[], worth: number) => {
    if (words.length === 0) return
    all.push(words)
    raise(exact, compact(words), worth)
    raise(anyOrder, inOrder(words), worth + points.otherOrder)
  }
  for (const [texts, worth] of [[captions, points.caption] as const, [synonyms, points.synonym] as const])
    for (const text of new Set(texts.flatMap((whole) => [whole, withoutParentheses(whole)]))) {
      const words = wordsOf(text)
      const bare = without(words, spared)
      add(words, worth)
      // 'ID' is not the 'ID number'.
      if (bare.length < words.length && compact(bare).length > 2) add(bare, worth + points.cut)
    }
  return { exact, anyOrder, words: all, nouns: new Set(nouns.map((noun) => compact(wordsOf(noun)))), spared, hasUnit }
}

function raise(best: Map<string, number>, key: string, worth: number): void {
  best.set(key, Math.max(best.get(key) ?? 0, worth))
}
