import { createReadStream, readFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { streamXlsxRows } from 'hucre/xlsx'
import { from as copyFrom } from 'pg-copy-streams'
import { staffColumns } from '#bench/staff-sheet.ts'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { type DatabaseAddress, parseAddress } from '#src/platform/database/connection/server-address.server.ts'

export type Alone = { file: string; format: 'xlsx' | 'csv'; database: DatabaseAddress; table: string }

/**
 * What loading a sheet cannot do without: a library that reads it, and COPY into one table. Works when it is told to,
 * and says when it is done.
 */
process.on('disconnect', () => process.exit(0))
process.once('message', async (given: Alone) => {
  const client = new ConfiguredClient({ server: parseAddress(given.database) })
  await client.connect()
  process.send?.('ready')
  process.on('message', async () => {
    await client.query(`truncate ${given.table}`)
    const copy = client.query(copyFrom(`copy ${given.table} (${columns.join(', ')}) from stdin`))
    await pipeline(given.format === 'xlsx' ? xlsxLines(given.file) : csvLines(given.file), copy)
    process.send?.('done')
  })
})

/** References have names in the sheet and ids in the table: their columns are left out. */
const kept = Object.keys(staffColumns).map((name) => !name.endsWith('_id'))
const columns = Object.keys(staffColumns).filter((_, at) => kept[at])

const lineOf = (cells: readonly unknown[]) =>
  `${cells
    .filter((_, at) => kept[at])
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)))
    .join('\t')}\n`

async function* xlsxLines(file: string) {
  let isFirst = true
  for await (const { values } of streamXlsxRows(readFileSync(file))) {
    if (!isFirst) yield lineOf(values)
    isFirst = false
  }
}

async function* csvLines(file: string) {
  for await (const cells of createReadStream(file).pipe(parse({ delimiter: ';', from_line: 2, bom: true })))
    yield lineOf(cells)
}
