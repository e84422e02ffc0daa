import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { listLiveInstances } from '#src/operations/instances/instances.server.ts'
import { readTableNames } from '#src/operations/restore/replace-database.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { isEmbeddedPostgresInUse } from '#src/platform/embedded-database/embedded-postgres.server.ts'

/** True if `DATA_DIR` holds a cluster, whole or not, or any file. The cluster is not started to find out. */
export function holdsData(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres')) || holdsFile(path.join(dataDir, 'files'))
}

function holdsFile(directory: string): boolean {
  if (!existsSync(directory)) return false
  return readdirSync(directory, { withFileTypes: true }).some(
    (entry) => !entry.isDirectory() || holdsFile(path.join(directory, entry.name)),
  )
}

/** True if an external database has tables. */
export async function holdsTables(sql: Sql): Promise<boolean> {
  return (await readTableNames(sql)).length > 0
}

/** True if a database has the tables of a shop. */
export async function holdsShop(sql: Sql): Promise<boolean> {
  return (await readTableNames(sql)).includes('migrations')
}

/** True if a database has the tables that a backup reads and writes. */
export async function knowsBackups(sql: Sql): Promise<boolean> {
  const names = await readTableNames(sql)
  return ['shop_identity', 'backups'].every((name) => names.includes(name))
}

/** Throws if a program runs with the embedded database of `dataDir`. */
export async function requireNoProgramIn(dataDir: string): Promise<void> {
  if (await isEmbeddedPostgresInUse(dataDir))
    throw new Error(
      `Mostrador is open with the data directory ${dataDir}. Stop it first, with Ctrl-C. Nothing was changed`,
    )
}

/** Throws if an instance lives that shares an external database. */
export async function requireNoLiveInstance(sql: Sql): Promise<void> {
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('public.instances') is not null as exists`
  if (!table?.exists) return
  const [instance] = await listLiveInstances(sql)
  if (instance)
    throw new Error(
      `Mostrador is open on ${instance.host} (process ${instance.process_id}). Stop every instance first; one that was ` +
        'killed counts for a minute. Nothing was changed',
    )
}
