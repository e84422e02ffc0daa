import { type Language, languages } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'

/** Headings of what a file of errors says beside the columns of the sheet: the row's number there, and the reasons. */
export const translateErrorsHeadings = (language: Language): readonly [string, string] => [
  translate(language, 'importer.errors.row'),
  translate(language, 'importer.errors.reasons'),
]

/** Where both stand side by side in a sheet that comes back, in whichever language: they are no columns of it. */
export function findErrorsColumns(headings: readonly string[]): ReadonlySet<number> {
  const headingsByLanguage = languages.map((language) => translateErrorsHeadings(language))
  const isErrorsColumn = (index: number) =>
    headingsByLanguage.some(([row, reasons]) => headings[index] === row && headings[index + 1] === reasons)
  return new Set(headings.flatMap((_, index) => (isErrorsColumn(index) ? [index, index + 1] : [])))
}
