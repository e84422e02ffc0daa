import { colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { giveWay } from '#src/platform/give-way.server.ts'
import type { FormSheet, FormWorkbook, Offer } from '#src/platform/spreadsheets/form-workbook/form-workbook.ts'
import { sheetName, xlsxDefinitions, xlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

/** In characters. */
const widest = 80

/** Child process: reads a workbook as JSON, writes it as XLSX. Its formats for empty cells are slow to make. */
giveWay()
let input = ''
for await (const chunk of process.stdin.setEncoding('utf8')) input += chunk
const { sheets, offersName }: FormWorkbook = JSON.parse(input)
const offered: Offer[] = []
const filled = sheets.map(sheetOf)
process.stdout.end(await writeXlsx({ sheets: offered.length ? [...filled, sheetOfOffers()] : filled }))

function sheetOf({ name, language, columns, rows, blankRows, offers }: FormSheet): WriteSheet {
  const definitions = xlsxDefinitions({ columns, language })
  const headings = columns.map(({ heading }) => heading)
  const values = rows.map((row) => row.map((cell, at) => xlsxValue(cell, columns[at]?.type ?? 'text')))
  const blank = headings.map(() => null)
  return {
    name: sheetName(name),
    columns: definitions.map(({ width, style }, at) => ({
      width: Math.min(Math.max(width, ...values.map((row) => String(row[at] ?? '').length + 2)), widest),
      style: { numFmt: '@', ...style },
    })),
    rows: [headings, ...values, ...Array.from({ length: blankRows }, () => blank)],
    cells: new Map(headings.map((value, at) => [`0,${at}`, { value, style: { font: { bold: true } } }])),
    dataValidations: offers.flatMap((offer, at) => (offer ? dropDown(offer, at, rows.length + blankRows + 1) : [])),
    freezePane: { rows: 1 },
  }
}

/** A list below the headings, down to the last row. */
function dropDown(offer: Offer, column: number, last: number): DataValidation {
  const place = offered.push(offer) - 1
  const letters = colToLetter(place)
  return {
    type: 'list',
    formula1: `'${sheetName(offersName)}'!$${letters}$1:$${letters}$${offer.values.length}`,
    range: `${colToLetter(column)}2:${colToLetter(column)}${last}`,
    allowBlank: true,
    showErrorMessage: offer.isClosed,
    errorMessage: offer.refusal,
  }
}

/** A column for each offer. */
function sheetOfOffers(): WriteSheet {
  const longest = Math.max(...offered.map(({ values }) => values.length))
  const rows = Array.from({ length: longest }, (_, row) =>
    offered.map(({ values }) => xlsxValue(values[row] ?? null, 'text')),
  )
  return { name: sheetName(offersName), rows, hidden: true }
}
