import { pipeline } from 'node:stream/promises'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { lowerPriority } from '#src/platform/process/low-priority.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildXlsxColumns, cleanSheetName, toXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

/**
 * Child process: a spreadsheet's memory goes back to the system when it ends. Its input is a line of JSON with the
 * sheet, lines with some rows each, and a last line `null`; without that one the input was cut, and the file is not
 * ended.
 */
lowerPriority()
const input = readLines(process.stdin.setEncoding('utf8'))
const sheet: SheetLayout = JSON.parse((await input.next()).value ?? 'null')
const plainColumns = buildXlsxColumns(sheet)
// Bold headings: they are written with the columns as they stand here, and the first row is asked for afterwards.
const columns: ColumnDef[] = plainColumns.map((column) => ({ ...column, style: { font: { bold: true } } }))
const file = writeXlsxStream(readRows(sheet), { name: cleanSheetName(sheet.name), columns, freezePane: { rows: 1 } })
await pipeline(file, process.stdout)

async function* readRows(layout: SheetLayout): AsyncGenerator<OutputCell[]> {
  columns.splice(0, columns.length, ...plainColumns)
  for await (const line of input) {
    const rows: OutputCell[][] | null = JSON.parse(line)
    if (rows === null) return
    for (const row of rows) yield row.map((cell, index) => toXlsxValue(cell, layout.columns[index]?.type ?? 'text'))
  }
  process.exit(1)
}

/** Not by `readline`, which also ends lines at U+2028. */
async function* readLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let lastLine = ''
  for await (const chunk of stream) {
    const lines = (lastLine + chunk).split('\n')
    lastLine = lines.pop() ?? ''
    yield* lines
  }
}
