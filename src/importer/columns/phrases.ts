import { normalizeWords, removeParentheses, removeWords } from '#src/importer/columns/heading-words.ts'

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
export type FieldPhrases = {
  /** Points by the words without their spaces, so that 'E-mail' and 'Email', 'Cod Postal' and 'CodPostal' are one. */
  exact: ReadonlyMap<string, number>
  anyOrder: ReadonlyMap<string, number>
  words: readonly (readonly string[])[]
  /** The same of what the resource's rows are called, for their label: to be met whole. */
  nouns: ReadonlySet<string>
  /** Words that a heading for this field may have besides. */
  optionalWords: ReadonlySet<string>
  /** A unit in parentheses matters: `Precio (ARS)` is not the price in dollars. */
  hasUnit: boolean
}

type FieldNames = {
  captions: readonly string[]
  synonyms: readonly string[]
  nouns?: readonly string[]
  optionalWords: ReadonlySet<string>
  hasUnit: boolean
}

export const compactText = (words: readonly string[]): string => words.join('')
export const sortedText = (words: readonly string[]): string => words.toSorted().join(' ')

export function buildPhrases({ captions, synonyms, nouns = [], optionalWords, hasUnit }: FieldNames): FieldPhrases {
  const exact = new Map<string, number>()
  const anyOrder = new Map<string, number>()
  const phrases: (readonly string[])[] = []
  const add = (words: readonly string[], value: number) => {
    if (words.length === 0) return
    phrases.push(words)
    raiseTo(exact, compactText(words), value)
    raiseTo(anyOrder, sortedText(words), value + points.otherOrder)
  }
  for (const [texts, value] of [[captions, points.caption] as const, [synonyms, points.synonym] as const])
    for (const text of new Set(texts.flatMap((caption) => [caption, removeParentheses(caption)]))) {
      const words = normalizeWords(text)
      const requiredWords = removeWords(words, optionalWords)
      add(words, value)
      // 'ID' is not the 'ID number'.
      if (requiredWords.length < words.length && compactText(requiredWords).length > 2)
        add(requiredWords, value + points.cut)
    }
  return {
    exact,
    anyOrder,
    words: phrases,
    nouns: new Set(nouns.map((noun) => compactText(normalizeWords(noun)))),
    optionalWords,
    hasUnit,
  }
}

function raiseTo(valuesByKey: Map<string, number>, key: string, value: number): void {
  valuesByKey.set(key, Math.max(valuesByKey.get(key) ?? 0, value))
}
