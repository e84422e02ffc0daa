import { getOrBuildTargetPhrases } from '#src/importer/columns/field-phrases.server.ts'
import { normalizeWords, removeWordsUnlessAll } from '#src/importer/columns/heading-words.ts'
import { joinWithoutSpaces } from '#src/importer/columns/phrases.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const maxHeadingLength = 100

/**
 * Returns a test that is true for headings of the fields of any target, by which the heading row is found. The headings
 * are collected at the first test, because most tasks of a worker read no sheet.
 */
export function buildKnownHeadingTest(
  targets: readonly Resource[],
  sheetWords: Readonly<Record<string, SheetWords>>,
): (heading: string) => boolean {
  let knownTexts: ReadonlySet<string> | undefined
  return (heading) => {
    if (heading.length > maxHeadingLength) return false
    knownTexts ??= collectCompactHeadings(targets, sheetWords)
    const headingWords = normalizeWords(heading)
    return (
      knownTexts.has(joinWithoutSpaces(headingWords)) ||
      knownTexts.has(joinWithoutSpaces(removeWordsUnlessAll(headingWords)))
    )
  }
}

function collectCompactHeadings(
  targets: readonly Resource[],
  sheetWords: Readonly<Record<string, SheetWords>>,
): ReadonlySet<string> {
  const phrases = targets.flatMap((target) => {
    const { fields, pair } = getOrBuildTargetPhrases(target, sheetWords[target.name] ?? {})
    return [...fields.map((field) => field.phrases), ...(pair ? [pair.phrases] : [])]
  })
  return new Set(phrases.flatMap(({ exact, nouns }) => [...exact.keys(), ...nouns]))
}
