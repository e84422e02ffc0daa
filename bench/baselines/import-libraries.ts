import { createReadStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { streamXlsxRows } from 'hucre/xlsx'
import { from as copyFrom } from 'pg-copy-streams'
import { staffColumns } from '#bench/staff-sheet.ts'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { type DatabaseAddress, parseDatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'

export type ImportBaselineOrder = { file: string; format: 'xlsx' | 'csv'; database: DatabaseAddress; table: string }

/**
 * Child process with the part of an import that no program can do without: a library that reads the sheet, and COPY
 * into one table. It starts on a message, and reports when it is done.
 */
process.on('disconnect', () => process.exit(0))
process.once('message', async (order: ImportBaselineOrder) => {
  const client = new ConfiguredClient({ server: parseDatabaseAddress(order.database) })
  await client.connect()
  process.send?.('ready')
  process.on('message', async () => {
    await client.query(`truncate ${order.table}`)
    const copy = client.query(copyFrom(`copy ${order.table} (${columns.join(', ')}) from stdin`))
    await pipeline(order.format === 'xlsx' ? readXlsxLines(order.file) : readCsvLines(order.file), copy)
    process.send?.('done')
  })
})

/** Columns of references are left out, because they hold names in the sheet and ids in the table. */
const isCopied = Object.keys(staffColumns).map((name) => !name.endsWith('_id'))
const columns = Object.keys(staffColumns).filter((_, index) => isCopied[index])

const formatCopyLine = (cells: readonly unknown[]) =>
  `${cells
    .filter((_, index) => isCopied[index])
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)))
    .join('\t')}\n`

async function* readXlsxLines(file: string) {
  let isFirst = true
  for await (const { values } of streamXlsxRows(readFileSync(file))) {
    if (!isFirst) yield formatCopyLine(values)
    isFirst = false
  }
}

async function* readCsvLines(file: string) {
  for await (const cells of createReadStream(file).pipe(parse({ delimiter: ';', from_line: 2, bom: true })))
    yield formatCopyLine(cells)
}
