import { languages } from '#src/platform/i18n/define-messages.ts'
import { createTranslation } from '#src/platform/i18n/i18n.server.ts'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import type { CellHints, RawCell } from '#src/resource/kinds/kind.server.ts'
import type { DisplayLocale, ReadResult } from '#src/resource/kinds/kind.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { readField } from '#src/resource/schema.ts'

const locales = languages.map((language): DisplayLocale => ({ language, text: createTranslation(language) }))

const argentine: CellHints = { dates: 'dmy', decimals: 'comma' }

/**
 * Reads a cell of an imported sheet, written by a person or by an export, in any language. If the kind cannot read the
 * cell, a word for one of the field's few values means that value, ignoring accents and case. So does an abbreviation
 * that fits one value alone: `Fem.`, `F`.
 */
export function readCell(field: Field, cell: RawCell, hints: CellHints = argentine): ReadResult {
  const { convertCell = convertToText } = serverKindOf(field)
  const reading = readField(field, cell === null ? null : convertCell(cell, hints, field))
  if ('value' in reading || typeof cell !== 'string') return reading
  return matchWordOrUniqueAbbreviation(getOrBuildVocabulary(field), foldAccentsAndCase(cell.trim())) ?? reading
}

/** The text of a cell. A sheet may hold a DNI as a number, whose text is its digits. */
const convertToText = (cell: Exclude<RawCell, null>): string => String(cell)

/**
 * Words for a field's few values, without accents and in lower case. `formattedWords` are those that readers are shown,
 * in every language; `allWords` has the synonyms too.
 */
type Vocabulary = {
  formattedWords: ReadonlyMap<string, unknown>
  allWords: ReadonlyMap<string, unknown>
  /** True if the words of different values begin with different letters. */
  hasInitials: boolean
}

/** Memoized by field, because declarations never change. */
const vocabularies = new WeakMap<Field, Vocabulary>()

function getOrBuildVocabulary(field: Field): Vocabulary {
  const cached = vocabularies.get(field)
  if (cached) return cached
  const { listValues, format } = kindOf(field)
  const { synonyms } = serverKindOf(field)
  const values = listValues?.(field) ?? []
  const listWords = (wordsOf: (value: unknown) => readonly string[]) =>
    values.flatMap((value) => wordsOf(value).map((word) => [foldAccentsAndCase(word), value] as const))
  const formattedPairs = listWords((value) => locales.map((locale) => format(field, value, locale)))
  const initials = new Set(formattedPairs.map(([word, value]) => `${word[0]} ${value}`))
  const vocabulary: Vocabulary = {
    formattedWords: new Map(formattedPairs),
    allWords: new Map([...listWords((value) => synonyms?.(field, value) ?? []), ...formattedPairs]),
    hasInitials: initials.size === new Set(formattedPairs.map(([word]) => word[0])).size,
  }
  vocabularies.set(field, vocabulary)
  return vocabulary
}

/**
 * The fewest letters of an abbreviation, unless one letter is enough. Two letters may be another word: 'Sí' is not
 * short for 'Single'.
 */
const minAbbreviation = 3

function matchWordOrUniqueAbbreviation(
  { formattedWords, allWords, hasInitials }: Vocabulary,
  word: string,
): { value: unknown } | null {
  if (allWords.has(word)) return { value: allWords.get(word) }
  const abbreviation = word.replace(/\.$/, '')
  if (abbreviation.length < minAbbreviation && !(abbreviation.length === 1 && hasInitials)) return null
  const values = new Set(
    [...formattedWords].filter(([word]) => word.startsWith(abbreviation)).map(([, value]) => value),
  )
  const [value] = values
  return values.size === 1 ? { value } : null
}
