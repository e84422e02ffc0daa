import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'

/**
 * A process for tests that kill it. It starts the database in the directory of its argument, writes rows on several
 * connections as fast as it can, and reports the id of each committed row.
 */
const dataDir = process.argv[2] ?? ''
const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog })
const sql = createConnectionPools(embedded)
await sql`create table if not exists notes (id int primary key, text text not null)`
const [lastRow] = await sql<{ id: number }[]>`select coalesce(max(id), 0)::int as id from notes`
process.send?.({ ready: true })

let id = lastRow?.id ?? 0
async function write(): Promise<void> {
  for (;;) {
    const newId = ++id
    await sql`insert into notes (id, text) values (${newId}, ${'x'.repeat(200)})`
    process.send?.({ acknowledged: newId })
  }
}
await Promise.all([write(), write(), write(), write()])
