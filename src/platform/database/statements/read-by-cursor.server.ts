import Cursor from 'pg-cursor'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { encodeParameters } from '#src/platform/database/statements/parameters.server.ts'

/** Rows per batch: other requests wait while a batch is processed. */
const batchSize = 50

type CursorQuery = { text: string; parameters: readonly unknown[] }

/** Values of one row, in the order of the select list. */
export type RowValues = readonly unknown[]

/**
 * Server-side cursor: reads any number of rows in one snapshot. The next batch is read when `processRows` has finished.
 * An aborted signal cancels the statement and closes its connection. Throws DatabaseLost like any statement.
 */
export async function readByCursor(
  sql: Sql,
  { text, parameters }: CursorQuery,
  processRows: (rows: RowValues[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  await sql.background.withClient(async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    let cancelling: Promise<unknown> = Promise.resolve()
    // Closing the connection would not end a statement that has sent nothing yet, so its backend is cancelled.
    const cancel = () => {
      cancelling = sql`select pg_cancel_backend(${pid})`.catch(() => {})
    }
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const cursor = client.query(new Cursor<RowValues>(text, encodeParameters(parameters), { rowMode: 'array' }))
      for (;;) {
        signal.throwIfAborted()
        const batch = await cursor.read(batchSize)
        if (batch.length > 0) await processRows(batch)
        if (batch.length < batchSize) break
      }
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      signal.removeEventListener('abort', cancel)
      await cancelling
    }
  })
}
