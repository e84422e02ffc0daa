import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

/** Headings of the two columns that an errors file adds: the row's number in the original sheet, and the reasons. */
export const translateErrorsHeadings = (language: Language): readonly [string, string] => [
  translate(language, 'importer.errors.row'),
  translate(language, 'importer.errors.reasons'),
]

/** Finds the two added columns in an errors file that is uploaded again, in any language. They feed no field. */
export function findErrorsColumns(headings: readonly string[]): ReadonlySet<number> {
  const headingsByLanguage = languages.map((language) => translateErrorsHeadings(language))
  const isErrorsColumn = (index: number) =>
    headingsByLanguage.some(([row, reasons]) => headings[index] === row && headings[index + 1] === reasons)
  return new Set(headings.flatMap((_, index) => (isErrorsColumn(index) ? [index, index + 1] : [])))
}
