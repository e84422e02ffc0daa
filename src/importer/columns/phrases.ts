import {
  normalizeWords,
  removeParenthesesUnlessAll,
  removeWordsUnlessAll,
} from '#src/importer/columns/heading-words.ts'

/**
 * Points for the likelihood that a heading means a field. Below `least`, nothing is suggested. The points are set by
 * hand and not learnt, so that every suggestion can be explained.
 */
export const points = {
  caption: 100,
  synonym: 95,
  /** Points of a vague heading, below any heading that says the field. */
  vague: 85,
  /** Points of a heading for the field that it means if the field of its first meaning has another column. */
  spare: 55,
  /** Points of the only field that a column's values fit, if its heading does not give it more. */
  byValues: 60,
  /**
   * Points if a longer heading contains the phrase. Each word of the phrase adds one point. The points suffice only if
   * the values fit as well.
   */
  part: 35,
  partAgrees: 15,
  least: 45,
  otherOrder: -5,
  /** Points taken off if words were removed before the match: 'Fecha de', the resource's own name, parentheses. */
  cut: -8,
  typingMistake: -20,
  valuesAgree: 5,
  /** Points taken off if most of the column's values do not fit the field. */
  valuesDiffer: -45,
  emptyColumn: -3,
  /** Points taken off if one column feeds two fields: two columns of their own are the better match. */
  pair: -2,
} as const

/** All names of a field, prepared for comparison. */
export type FieldPhrases = {
  /** Points by the words joined without spaces: 'E-mail' equals 'Email', 'Cod Postal' equals 'CodPostal'. */
  exact: ReadonlyMap<string, number>
  anyOrder: ReadonlyMap<string, number>
  words: readonly (readonly string[])[]
  /**
   * Names of the resource's records, such as 'Producto', which may head the column of its label. The whole heading must
   * be such a name.
   */
  nouns: ReadonlySet<string>
  /** Words that a heading of this field may add. */
  optionalWords: ReadonlySet<string>
  /** True if a unit in parentheses matters: `Precio (ARS)` is not the price in dollars. */
  hasUnit: boolean
}

type FieldNames = {
  captions: readonly string[]
  synonyms: readonly string[]
  vagueHeadings?: readonly string[]
  spareHeadings?: readonly string[]
  nouns?: readonly string[]
  optionalWords: ReadonlySet<string>
  hasUnit: boolean
}

export const joinWithoutSpaces = (words: readonly string[]): string => words.join('')
export const joinSortedWords = (words: readonly string[]): string => words.toSorted().join(' ')

export function buildPhrases(fieldNames: FieldNames): FieldPhrases {
  const { captions, synonyms, vagueHeadings = [], spareHeadings = [], nouns = [], optionalWords, hasUnit } = fieldNames
  const exact = new Map<string, number>()
  const anyOrder = new Map<string, number>()
  const phrases: (readonly string[])[] = []
  const add = (words: readonly string[], value: number) => {
    if (words.length === 0) return
    phrases.push(words)
    setValueIfHigher(exact, joinWithoutSpaces(words), value)
    setValueIfHigher(anyOrder, joinSortedWords(words), value + points.otherOrder)
  }
  // A heading that is vague stays so if it is a name of the field too: 'Phone number'.
  const vagueTexts = new Set(vagueHeadings.map((heading) => joinWithoutSpaces(normalizeWords(heading))))
  const isVague = (text: string) => vagueTexts.has(joinWithoutSpaces(normalizeWords(text)))
  for (const [texts, value] of [
    [captions.filter((caption) => !isVague(caption)), points.caption] as const,
    [synonyms, points.synonym] as const,
    [vagueHeadings, points.vague] as const,
    [spareHeadings, points.spare] as const,
  ])
    for (const text of new Set(texts.flatMap((caption) => [caption, removeParenthesesUnlessAll(caption)]))) {
      const words = normalizeWords(text)
      const requiredWords = removeWordsUnlessAll(words, optionalWords)
      add(words, value)
      // 'ID' alone must not match 'ID number'.
      if (requiredWords.length < words.length && joinWithoutSpaces(requiredWords).length > 2)
        add(requiredWords, value + points.cut)
    }
  return {
    exact,
    anyOrder,
    words: phrases,
    nouns: new Set(nouns.map((noun) => joinWithoutSpaces(normalizeWords(noun)))),
    optionalWords,
    hasUnit,
  }
}

function setValueIfHigher(valuesByKey: Map<string, number>, key: string, value: number): void {
  valuesByKey.set(key, Math.max(valuesByKey.get(key) ?? 0, value))
}
