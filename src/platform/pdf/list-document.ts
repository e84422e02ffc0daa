import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { planColumnWidths } from '#src/platform/pdf/column-widths.ts'
import { buildPageFrame, type PrintLabels, pageMargin } from '#src/platform/pdf/print-frame.ts'
import { createCellFormatter, wrapLongWords } from '#src/platform/pdf/printed-cells.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** The width of an A4 page in landscape, in points. */
const pageWidth = 841.89

/** Builds a printed list: a table on A4 landscape that repeats its headings on every page. */
export function buildListDocument(
  sheet: SheetLayout,
  rows: readonly (readonly OutputCell[])[],
  labels: PrintLabels,
): TDocumentDefinitions {
  const { name, language } = sheet
  return {
    ...buildPageFrame({ title: name, language, orientation: 'landscape', labels }),
    defaultStyle: { font: 'Archivo', lineHeight: 1.15 },
    header: { text: name, bold: true, fontSize: 13, margin: [pageMargin, 22, pageMargin, 0] },
    content: [buildTableWithoutFileUrls(sheet, rows)],
  }
}

/**
 * Builds the table, without columns of file addresses. Sets each column's width by its longest text: pdfmake's
 * measuring of 10,000 rows would take most of the time.
 */
function buildTableWithoutFileUrls(sheet: SheetLayout, rows: readonly (readonly OutputCell[])[]): Content {
  const printedColumns = sheet.columns.flatMap((column, index) => (column.isFileUrl ? [] : [{ column, index }]))
  const columns = printedColumns.map(({ column, index }) => {
    const formatCell = createCellFormatter(column, sheet.language)
    return {
      heading: column.heading,
      texts: rows.map((row) => formatCell(row[index] ?? null)),
      isWhole: column.type !== 'text',
      alignment: column.type === 'number' ? ('right' as const) : ('left' as const),
    }
  })
  const { widths, padding, fontSize } = planColumnWidths(
    columns,
    pageWidth - 2 * pageMargin,
    columns.length > 10 ? 7 : 8.5,
  )
  const body: TableCell[][] = [
    columns.map(({ heading, alignment }) => ({ text: heading, bold: true, alignment })),
    ...rows.map((_, rowIndex) =>
      columns.map(({ texts, alignment }) => {
        const text = texts[rowIndex] ?? ''
        return alignment === 'right' ? { text, alignment } : wrapLongWords(text)
      }),
    ),
  ]
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, body },
    layout: {
      hLineWidth: (index) => (index === 0 || index === body.length ? 0 : index === 1 ? 2 : 1),
      vLineWidth: () => 0,
      hLineColor: (index) => (index === 1 ? 'black' : '#aaa'),
      paddingLeft: (index) => (index === 0 ? 0 : padding),
      paddingRight: (index) => (index === widths.length - 1 ? 0 : padding),
    },
    fontSize,
  }
}
