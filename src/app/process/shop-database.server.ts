import { refuseUnfinishedRestore } from '#src/operations/restore/unfinished-restore.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import {
  joinOrStartEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

type DatabaseOfCommand = Pick<Settings, 'databaseUrl' | 'dataDir' | 'tzShop'>

/**
 * Runs `work` with the shop's database: that of a running program, or started for this command alone. Throws where a
 * restore was cut off, because there is no shop.
 */
export async function withShopDatabase<Result>(
  settings: DatabaseOfCommand,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  refuseUnfinishedRestore(settings)
  return withDatabase(settings, joinOrStartEmbeddedPostgres, work)
}

/** Runs `work` with a database that no program uses, and that is created if there is none. Throws if one uses it. */
export const withUnusedDatabase = <Result>(
  settings: DatabaseOfCommand,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> => withDatabase(settings, startEmbeddedPostgres, work)

async function withDatabase<Result>(
  { databaseUrl, dataDir, tzShop }: DatabaseOfCommand,
  open: typeof startEmbeddedPostgres,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const embedded = databaseUrl === null ? await open({ dataDir, log: silentLog }) : null
  const sql = createConnectionPools(embedded ?? { url: databaseUrl ?? '' }, { max: 2, timeZone: tzShop })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 2 })
    await embedded?.stop()
  }
}
