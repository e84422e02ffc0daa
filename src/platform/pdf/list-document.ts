import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { fillPlaceholders, type Language } from '#src/platform/i18n/define-messages.ts'
import type { OutputCell, SheetColumn, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Texts of a printed list, in its language. */
export type PrintLabels = {
  /** The user who printed it, and the time. */
  printed: string
  /** Text with placeholders for `page` and `pages`. */
  pageNumber: string
  /** The program's name, for the document's properties. */
  producer: string
}

const numberLocales: Readonly<Record<Language, string>> = { es: 'es-AR', en: 'en-US', pt: 'pt-BR' }

/** Points from the edge of an A4 page. */
const margin = 32

/** Builds a printed list: a table on A4 landscape that repeats its headings on every page. */
export function buildListDocument(
  sheet: SheetLayout,
  rows: readonly (readonly OutputCell[])[],
  labels: PrintLabels,
): TDocumentDefinitions {
  const { name, language, columns } = sheet
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [margin, 48, margin, 44],
    info: { title: name, creator: labels.producer, producer: labels.producer },
    language,
    defaultStyle: { font: 'Archivo', fontSize: columns.length > 10 ? 7 : 8.5, lineHeight: 1.15 },
    header: { text: name, bold: true, fontSize: 13, margin: [margin, 22, margin, 0] },
    footer: (page, pages) => ({
      columns: [labels.printed, { text: fillPlaceholders(labels.pageNumber, { page, pages }), alignment: 'right' }],
      fontSize: 8,
      color: '#4d5753',
      margin: [margin, 14, margin, 0],
    }),
    content: [buildTable(sheet, rows)],
  }
}

/** Sets each column's width by its longest text: pdfmake's measuring of 10,000 rows would take most of the time. */
function buildTable(sheet: SheetLayout, rows: readonly (readonly OutputCell[])[]): Content {
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
      row.map((text, index) => (alignment[index] === 'right' ? { text, alignment: 'right' as const } : text)),
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

function createCellFormatter({ type, decimals }: SheetColumn, language: Language): (cell: OutputCell) => string {
  const numberFormat = new Intl.NumberFormat(numberLocales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
  return (cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberFormat.format(cell)
    return type === 'date' || type === 'moment' ? formatDay(cell) : addLineBreaks(cell)
  }
}

/** `2026-11-25 10:15:00` as `25/11/2026 10:15`. */
function formatDay(text: string): string {
  const [, year, month, day, time = ''] = /^(\d+)-(\d\d)-(\d\d)( \d\d:\d\d)?/.exec(text) ?? []
  return year === undefined ? text : `${day}/${month}/${year}${time}`
}

/** Line break: allows breaks in a long unbroken text, such as a URL, which would leave its narrow cell. */
const addLineBreaks = (text: string) => text.replace(/\S{24}(?=\S)/gu, '$&\u200b')
