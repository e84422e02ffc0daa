import { buildRepeatedHeadingsTest, formatHeadingText } from '#src/importer/columns/find-header-row.ts'
import type { SheetDescription } from '#src/importer/import-types.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { type ReadRow, readRow } from '#src/importer/rows/read-row.server.ts'
import { buildTemplate, requiredMark } from '#src/importer/template/template.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { parseColumnLetters } from '#src/platform/spreadsheets/workbook.ts'
import type { RawCell } from '#src/resource/kinds/kind.server.ts'
import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

/** Why a row of a sheet is not a record. Null if it may be one. */
export type FindSkipReason = (row: ReadRow) => MessageRef | null

type SheetWordsByResource = Readonly<Record<string, SheetWords>>

/**
 * Builds a function that tells why a row is skipped: it repeats the headings, or it is a template's example row
 * directly below the headings.
 */
export function buildSkipReasonFinder(
  plan: ImportPlan,
  sheet: SheetDescription,
  sheetWords: SheetWordsByResource,
): FindSkipReason {
  const { header_row: headerRow } = sheet
  const headings: string[] = []
  for (const { column, heading } of sheet.columns) headings[parseColumnLetters(column)] = heading
  const isRepeatedHeadings = buildRepeatedHeadingsTest(headings)
  const examples = buildTemplateExampleRows(plan, sheet, sheetWords).map(serializeRowValues)
  return (row) => {
    if (isRepeatedHeadings(row.cells)) return 'importer.headings_again'
    const isFirstRow = row.row === headerRow + 1
    return isFirstRow && examples.length > 0 && examples.includes(serializeRowValues(row))
      ? 'importer.example_row'
      : null
  }
}

/**
 * A text by which rows are compared. It is equal for rows with equal values, even if a spreadsheet has saved the cells
 * in another format.
 */
const serializeRowValues = ({ values, referenceTexts, pictureNames, blankFields }: ReadRow): string =>
  JSON.stringify([values, referenceTexts, pictureNames, blankFields])

/**
 * The example rows of templates, one for each language whose headings the sheet has. They are read like rows of this
 * sheet.
 */
function buildTemplateExampleRows(
  { prepared: { resource }, reader }: ImportPlan,
  { columns }: SheetDescription,
  sheetWords: SheetWordsByResource,
): ReadRow[] {
  if (!columns.some(({ heading }) => heading.endsWith(requiredMark))) return []
  const headings = new Map(columns.map(({ column, heading }) => [parseColumnLetters(column), heading]))
  return languages.flatMap((language) => {
    const template = buildTemplate(resource, language, { sheetWords: sheetWords[resource.name] ?? {} })
    const templateCells = reader.fieldReaders.map(({ name, cellIndex }) => ({
      cellIndex,
      column: template.columns.find((column) => column.field === name),
    }))
    if (
      !templateCells.every(
        ({ cellIndex, column }) => column && formatHeadingText(column.heading) === headings.get(cellIndex),
      )
    )
      return []
    const cells: RawCell[] = []
    for (const { cellIndex, column } of templateCells) cells[cellIndex] = column?.example ?? null
    return [readRow(reader, { row: 0, cells })]
  })
}
