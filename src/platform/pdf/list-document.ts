import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { buildPageFrame, type PrintLabels, pageMargin } from '#src/platform/pdf/print-frame.ts'
import { createCellFormatter, wrapLongWords } from '#src/platform/pdf/printed-cells.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Builds a printed list: a table on A4 landscape that repeats its headings on every page. */
export function buildListDocument(
  sheet: SheetLayout,
  rows: readonly (readonly OutputCell[])[],
  labels: PrintLabels,
): TDocumentDefinitions {
  const { name, language, columns } = sheet
  return {
    ...buildPageFrame({ title: name, language, orientation: 'landscape', labels }),
    defaultStyle: { font: 'Archivo', fontSize: columns.length > 10 ? 7 : 8.5, lineHeight: 1.15 },
    header: { text: name, bold: true, fontSize: 13, margin: [pageMargin, 22, pageMargin, 0] },
    content: [buildTableWithoutFileUrls(sheet, rows)],
  }
}

/**
 * Builds the table, without columns of file addresses. Sets each column's width by its longest text: pdfmake's
 * measuring of 10,000 rows would take most of the time.
 */
function buildTableWithoutFileUrls(sheet: SheetLayout, rows: readonly (readonly OutputCell[])[]): Content {
  const { language } = sheet
  const printedColumns = sheet.columns.flatMap((column, index) => (column.isFileUrl ? [] : [{ column, index }]))
  const columns = printedColumns.map(({ column }) => column)
  const formatters = columns.map((column) => createCellFormatter(column, language))
  const alignment = columns.map(({ type }) => (type === 'number' ? ('right' as const) : ('left' as const)))
  const texts = rows.map((row) =>
    printedColumns.map(({ index }, columnIndex) => formatters[columnIndex]?.(row[index] ?? null) ?? ''),
  )
  const body: TableCell[][] = [
    columns.map(({ heading }, index) => ({ text: heading, bold: true, alignment: alignment[index] ?? 'left' })),
    ...texts.map((row) =>
      row.map((text, index) =>
        alignment[index] === 'right' ? { text, alignment: 'right' as const } : wrapLongWords(text),
      ),
    ),
  ]
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: computeColumnWidths([columns.map(({ heading }) => heading), ...texts]),
      body,
    },
    layout: 'lightHorizontalLines',
  }
}

/** Added to the longest text of a column, in characters, for the cell's padding and the heading's bold type. */
const paddingCharacters = 4

/** Each column's share of the page's width in percent, by its longest text up to 40 characters. */
export function computeColumnWidths(texts: readonly (readonly string[])[]): string[] {
  const lengths = (texts[0] ?? []).map(
    (_, index) =>
      paddingCharacters +
      texts.reduce((longestLength, row) => Math.max(longestLength, Math.min(40, row[index]?.length ?? 0)), 0),
  )
  const sum = lengths.reduce((total, length) => total + length, 0)
  return lengths.map((length) => `${((100 * length) / sum).toFixed(3)}%`)
}
