import { pipeline } from 'node:stream/promises'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { giveWay } from '#src/platform/give-way.server.ts'
import type { Cell, Sheet } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { sheetName, xlsxDefinitions, xlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

/**
 * Child process: a spreadsheet's memory goes back to the system when it ends. Its input is a line of JSON with the
 * sheet, lines with some rows each, and a last line `null`; without that one the input was cut, and the file is not
 * ended.
 */
giveWay()
const input = linesOf(process.stdin.setEncoding('utf8'))
const sheet: Sheet = JSON.parse((await input.next()).value ?? 'null')
const plain = xlsxDefinitions(sheet)
// Bold headings: they are written with the columns as they stand here, and the first row is asked for afterwards.
const columns: ColumnDef[] = plain.map((column) => ({ ...column, style: { font: { bold: true } } }))
const file = writeXlsxStream(rowsOf(sheet), { name: sheetName(sheet.name), columns, freezePane: { rows: 1 } })
await pipeline(file, process.stdout)

async function* rowsOf(of: Sheet): AsyncGenerator<Cell[]> {
  columns.splice(0, columns.length, ...plain)
  for await (const line of input) {
    const rows: Cell[][] | null = JSON.parse(line)
    if (rows === null) return
    for (const row of rows) yield row.map((cell, at) => xlsxValue(cell, of.columns[at]?.type ?? 'text'))
  }
  process.exit(1)
}

/** Not by `readline`, which also ends lines at U+2028. */
async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
