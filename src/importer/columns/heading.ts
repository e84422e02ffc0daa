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
  /**
   * Versions of the heading that are compared with a field's names: all words, and shorter ones without optional words,
   * the resource's own name or parentheses.
   */
  variants(options: Pick<FieldPhrases, 'optionalWords' | 'hasUnit'>): readonly HeadingVariant[]
  /** The headings that a slash separates: 'Puesto / Cargo'. Empty without a slash. */
  alternatives: readonly Heading[]
}

export type HeadingVariant = { exact: string; anyOrder: string; pointChange: number }

/**
 * The longest part of a heading that is compared, in characters, because regular expressions are slow on a long text.
 */
const maxHeadingLength = 200

/** Prepares a heading. `nouns` are the words of the names for the resource's records, such as 'producto'. */
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

type ShortenedWords = { words: readonly string[]; pointChange: number }

type HeadingWords = {
  words: readonly string[]
  wordsOutsideParentheses: readonly string[]
  nouns: ReadonlySet<string>
  optionalWords: ReadonlySet<string>
}

function listHeadingVariants({ words, wordsOutsideParentheses, nouns, optionalWords }: HeadingWords): HeadingVariant[] {
  const fullHeadings: ShortenedWords[] = [{ words, pointChange: 0 }]
  if (wordsOutsideParentheses.length < words.length)
    fullHeadings.push({ words: wordsOutsideParentheses, pointChange: points.cut })
  const withoutOptional = [...fullHeadings, ...listShorterVariants(fullHeadings, optionalWords)]
  const shortenings = [
    ...withoutOptional,
    ...listShorterVariants(withoutOptional, nouns).filter((shortening) =>
      shortening.words.some((word) => !optionalWords.has(word)),
    ),
  ]
  return shortenings
    .filter((shortening) => shortening.words.length > 0)
    .map((shortening) => ({
      exact: joinWithoutSpaces(shortening.words),
      anyOrder: joinSortedWords(shortening.words),
      pointChange: shortening.pointChange,
    }))
}

/**
 * Shortens the variants that contain removable words. Each shorter one costs points. A variant without such words
 * yields none.
 */
const listShorterVariants = (variants: readonly ShortenedWords[], removable: ReadonlySet<string>): ShortenedWords[] =>
  variants.flatMap(({ words, pointChange }) => {
    const remainingWords = removeWordsUnlessAll(words, removable)
    return remainingWords.length === words.length
      ? []
      : [{ words: remainingWords, pointChange: pointChange + points.cut }]
  })
