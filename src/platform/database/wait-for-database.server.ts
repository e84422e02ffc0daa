import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Log } from '#src/platform/log.ts'

const oldestVersion = 15

/**
 * Start-up retry: waits without limit for a database server that starts later than this process, as containers do.
 * Throws at once if waiting cannot help: a wrong password, a PostgreSQL older than 15.
 */
export async function waitForDatabase(sql: Sql, log: Log, retryMs = 1000): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await refuseOldVersion(sql)
    } catch (error) {
      if (!(error instanceof DatabaseLost)) throw error
      if (attempt % 10 === 0) log.warn(`Waiting for the database of DATABASE_URL. ${error.message}`)
      await pause(retryMs)
    }
  }
}

async function refuseOldVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`
  if (row && row.number >= oldestVersion * 10_000) return
  throw new Error(`DATABASE_URL leads to PostgreSQL ${row?.version}; the program needs ${oldestVersion} or later.`)
}
