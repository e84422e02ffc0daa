import { connect } from '#src/platform/database/connect.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'

/**
 * A server reduced to its database, for tests that kill it: told a directory, it starts the database there, writes
 * rows as fast as it can on several connections, and reports each that the database has acknowledged.
 */
const dataDir = process.argv[2] ?? ''
const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog })
const sql = connect(embedded)
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
