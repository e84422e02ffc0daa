import {
  normalizeWords,
  removeParenthesesUnlessAll,
  removeWordsUnlessAll,
} from '#src/importer/columns/heading-words.ts'
import { type FieldPhrases, joinSortedWords, joinWithoutSpaces, points } from '#src/importer/columns/phrases.ts'

/** A heading, prepared for comparison with many phrases. */
export type Heading = {
  compactText: string
  words: ReadonlySet<string>
  /** The heading's words, and shorter versions without words that a heading of the compared field may add. */
  variants(options: Pick<FieldPhrases, 'optionalWords' | 'hasUnit'>): readonly HeadingVariant[]
  /** The headings that a slash separates: 'Puesto / Cargo'. */
  alternatives: readonly Heading[]
}

export type HeadingVariant = { exact: string; anyOrder: string; cost: number }

/**
 * The longest part of a heading that is compared, in characters, because regular expressions are slow on a long text.
 */
const maxHeadingLength = 200

/** Prepares a heading. `nouns` are names of the resource's records. */
export function parseHeading(heading: string, nouns: ReadonlySet<string>): Heading {
  const text = heading.slice(0, maxHeadingLength)
  const words = normalizeWords(text)
  const wordsOutsideParentheses = normalizeWords(removeParenthesesUnlessAll(text))
  const alternativeTexts = text.split('/')
  // Memoized: only few combinations of options occur.
  const cache = { withUnit: new Map<object, HeadingVariant[]>(), plain: new Map<object, HeadingVariant[]>() }
  return {
    compactText: joinWithoutSpaces(words),
    words: new Set(words),
    variants({ optionalWords, hasUnit }) {
      const variantsByOptional = hasUnit ? cache.withUnit : cache.plain
      const variants =
        variantsByOptional.get(optionalWords) ??
        listHeadingVariants({
          words,
          wordsOutsideParentheses: hasUnit ? words : wordsOutsideParentheses,
          nouns,
          optionalWords,
        })
      variantsByOptional.set(optionalWords, variants)
      return variants
    },
    alternatives:
      alternativeTexts.length > 1
        ? alternativeTexts.map((alternativeText) => parseHeading(alternativeText, nouns))
        : [],
  }
}

type ShortenedWords = { words: readonly string[]; cost: number }

type HeadingWords = {
  words: readonly string[]
  wordsOutsideParentheses: readonly string[]
  nouns: ReadonlySet<string>
  optionalWords: ReadonlySet<string>
}

function listHeadingVariants({ words, wordsOutsideParentheses, nouns, optionalWords }: HeadingWords): HeadingVariant[] {
  const fullHeadings: ShortenedWords[] = [{ words, cost: 0 }]
  if (wordsOutsideParentheses.length < words.length)
    fullHeadings.push({ words: wordsOutsideParentheses, cost: points.cut })
  const withoutOptional = [...fullHeadings, ...removeWordsFromVariants(fullHeadings, optionalWords)]
  const shortenings = [
    ...withoutOptional,
    ...removeWordsFromVariants(withoutOptional, nouns).filter((shortening) =>
      shortening.words.some((word) => !optionalWords.has(word)),
    ),
  ]
  return shortenings
    .filter((shortening) => shortening.words.length > 0)
    .map((shortening) => ({
      exact: joinWithoutSpaces(shortening.words),
      anyOrder: joinSortedWords(shortening.words),
      cost: shortening.cost,
    }))
}

/** The variants that have removable words, without these words and at a higher cost. */
const removeWordsFromVariants = (
  variants: readonly ShortenedWords[],
  removable: ReadonlySet<string>,
): ShortenedWords[] =>
  variants.flatMap(({ words, cost }) => {
    const remainingWords = removeWordsUnlessAll(words, removable)
    return remainingWords.length === words.length ? [] : [{ words: remainingWords, cost: cost + points.cut }]
  })
