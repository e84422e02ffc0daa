import type { Writable } from 'node:stream'
import type { Template, TemplateColumn } from '#src/importer/template/template.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { DropDownList, FormSheet } from '#src/platform/spreadsheets/form-workbook/form-workbook.ts'
import { writeFormWorkbook } from '#src/platform/spreadsheets/form-workbook/write-form-workbook.server.ts'

/** Number of formatted rows for typing. Pasted cells bring formats of their own. */
const blankRows = 1000

/** Writes a template as XLSX: the sheet to fill in, and a guide to its columns. */
export function writeTemplate(out: Writable, template: Template, signal: AbortSignal): Promise<void> {
  const { language } = template
  const sheets = [buildSheetToFill(template), buildGuideSheet(template)]
  return writeFormWorkbook(out, { sheets, listsSheetName: translate(language, 'importer.template.lists') }, signal)
}

const buildSheetToFill = ({ title, language, columns }: Template): FormSheet => ({
  name: title,
  language,
  columns,
  rows: [columns.map(({ example }) => example)],
  blankRows,
  dropDowns: columns.map((column) => buildDropDown(column, language)),
})

const buildDropDown = ({ offers, isClosed }: TemplateColumn, language: Language): DropDownList | null =>
  offers.length ? { values: offers, isClosed, refusal: translate(language, 'resource.fields.choice') } : null

function buildGuideSheet({ language, columns }: Template): FormSheet {
  const text = (key: string) => translate(language, key)
  const headings = ['column', 'is_required', 'what', 'example'].map((name) => text(`importer.template.${name}`))
  const yes = text('resource.screens.yes')
  const rows = columns.map(({ heading, isRequired, acceptedValues, example }) => [
    heading,
    isRequired ? yes : null,
    acceptedValues,
    example === null ? null : String(example),
  ])
  return {
    name: text('importer.template.guide'),
    language,
    columns: headings.map((heading) => ({ heading, type: 'text', decimals: 0 })),
    rows: [...rows, [text('importer.template.example_row'), null, null, null]],
    blankRows: 0,
    dropDowns: [],
  }
}
