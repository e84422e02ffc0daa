import type { Writable } from 'node:stream'
import { translateErrorsHeadings } from '#src/importer/errors/errors-columns.server.ts'
import { describeRowError } from '#src/importer/values/describe-row-error.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import { isFailedCell } from '#src/platform/spreadsheets/failed-cell.ts'
import type { ColumnType, OutputCell } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { createXlsxWriter } from '#src/platform/spreadsheets/write/xlsx-writer.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildHeading } from '#src/resource/export/export-columns.server.ts'

/**
 * A row that was not imported: its number, its cells as the file stores them, and the reasons in the reader's language.
 */
export type WrongSheetRow = {
  row: number
  cells: readonly (string | number | boolean | null)[]
  reasons: readonly string[]
}

export type ErrorsFile = {
  name: string
  language: Language
  /**
   * The original headings in their order. The type is `date` for a column that feeds a day, so that spreadsheets show a
   * day.
   */
  columns: readonly { heading: string; type: Extract<ColumnType, 'text' | 'date'> }[]
}

/**
 * Writes the rows that were not imported as XLSX, to be corrected and uploaded again. Each row has its cells, its
 * number in the original sheet, to which reasons of other rows refer, and its reasons. Memory does not grow with the
 * rows.
 */
export async function writeErrorsFile(
  out: Writable,
  { name, language, columns }: ErrorsFile,
  rows: AsyncIterable<readonly WrongSheetRow[]>,
  signal: AbortSignal,
): Promise<void> {
  const [row, reasons] = translateErrorsHeadings(language)
  const addedColumns = [
    { heading: row, type: 'number' as const },
    { heading: reasons, type: 'text' as const },
  ]
  const fileColumns = [...columns, ...addedColumns].map((column) => ({ ...column, decimals: 0 }))
  const writer = createXlsxWriter(out, { name, language, columns: fileColumns }, signal)
  for await (const wrongRows of rows)
    await writer.write(
      wrongRows.map(({ row, cells, reasons }) => [
        ...columns.map((_, index) => convertToExportableCell(cells[index])),
        row,
        reasons.join(' · '),
      ]),
    )
  await writer.end()
}

/** A boolean is written as text that is read back in every language. A failed formula is left blank. */
function convertToExportableCell(cell: WrongSheetRow['cells'][number] = null): OutputCell {
  if (isFailedCell(cell)) return null
  return typeof cell === 'boolean' ? String(cell) : cell
}

/**
 * The reasons for which a row was not imported. Each reason follows the captions of its fields, and stands alone if it
 * concerns the whole row.
 */
export function listReasons(
  target: Resource,
  errors: Readonly<Record<string, MessageRef>>,
  language: Language,
): string[] {
  const text = (ref: MessageRef) => translate(language, ref)
  const reader = { language, text }
  const reasonsByField = Object.entries(errors).map(([path, message]) => {
    const [name = ''] = path.split('.')
    const field = target.fields[name]
    return {
      caption: field ? buildHeading(target, { name, field }, reader) : null,
      reason: describeRowError(field, message, language),
    }
  })
  return [...Map.groupBy(reasonsByField, ({ reason }) => reason)].map(([reason, sameReasons]) => {
    const captions = new Set(sameReasons.flatMap(({ caption }) => caption ?? []))
    return captions.size > 0 ? `${[...captions].join(', ')}: ${reason}` : reason
  })
}
