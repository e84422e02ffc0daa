import { pipeline } from 'node:stream/promises'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'
import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildXlsxColumns, cleanSheetName, convertToXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

/**
 * Child process: a spreadsheet's memory returns to the system when the process ends. The input is a line of JSON with
 * the sheet, lines with some rows each, and a last line `null`. Input without the last line was cut off, and the file
 * is left incomplete.
 */
lowerOwnPriority()
const input = readLines(process.stdin.setEncoding('utf8'))
const sheet: SheetLayout = JSON.parse((await input.next()).value ?? 'null')
const plainColumns = buildXlsxColumns(sheet)
// Bold headings: the library writes them in the style of `columns`, which `readRows` replaces for the rows.
const columns: ColumnDef[] = plainColumns.map((column) => ({ ...column, style: { font: { bold: true } } }))
const file = writeXlsxStream(readRows(sheet), { name: cleanSheetName(sheet.name), columns, freezePane: { rows: 1 } })
await pipeline(file, process.stdout)

async function* readRows(layout: SheetLayout): AsyncGenerator<OutputCell[]> {
  columns.splice(0, columns.length, ...plainColumns)
  for await (const line of input) {
    const rows: OutputCell[][] | null = JSON.parse(line)
    if (rows === null) return
    for (const row of rows)
      yield row.map((cell, index) => convertToXlsxValue(cell, layout.columns[index]?.type ?? 'text'))
  }
  process.exit(1)
}

/** Splits a stream into lines. `readline` is not used, because it also ends lines at U+2028. */
async function* readLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let lastLine = ''
  for await (const chunk of stream) {
    const lines = (lastLine + chunk).split('\n')
    lastLine = lines.pop() ?? ''
    yield* lines
  }
}
