import { readFileSync } from 'node:fs'
import { writeXlsxStream } from 'hucre/xlsx'
import Cursor from 'pg-cursor'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { type DatabaseAddress, parseDatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import type { SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { buildXlsxColumns } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

export type ExportBaselineOrder =
  | { rows: string; columns: readonly SheetColumn[] }
  | { database: DatabaseAddress; text: string }

/**
 * Child process with the part of an export that no program can do without: the library that writes rows from memory, or
 * the cursor that reads them. It reports when it is ready, starts on a message, and reports when it is done.
 */
process.on('disconnect', () => process.exit(0))
process.once('message', async (order: ExportBaselineOrder) => {
  const work = 'rows' in order ? prepareWorkbookWriting(order) : await prepareCursorReading(order)
  process.send?.('ready')
  process.on('message', async () => {
    await work()
    process.send?.('done')
  })
})

function prepareWorkbookWriting({
  rows: file,
  columns,
}: Extract<ExportBaselineOrder, { rows: string }>): () => Promise<void> {
  const rows = JSON.parse(readFileSync(file, 'utf8'))
  return async () => {
    const options = {
      name: 'Productos',
      columns: buildXlsxColumns({ columns, language: 'es' }),
      freezePane: { rows: 1 },
    }
    for await (const _ of writeXlsxStream(rows, options));
  }
}

async function prepareCursorReading({
  database,
  text,
}: Extract<ExportBaselineOrder, { text: string }>): Promise<() => Promise<void>> {
  const client = new ConfiguredClient({ server: parseDatabaseAddress(database) })
  await client.connect()
  return async () => {
    const cursor = client.query(new Cursor(text, [], { rowMode: 'array' }))
    while ((await cursor.read(200)).length > 0);
    await cursor.close()
  }
}
