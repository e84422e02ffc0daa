import { leftOutTables } from '#src/operations/backup/read-moment.server.ts'
import type { CheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { type LaterState, readLaterStateOfDatabase } from '#src/operations/restore/known-erasures.server.ts'
import { loadTables, putFilesBack, setSequences } from '#src/operations/restore/load-archive.server.ts'
import { dropEverything, suspendRules } from '#src/operations/restore/replace-database.server.ts'
import { migrateInTransaction } from '#src/platform/database/migrations/migrate.server.ts'
import { createQueryable, type Sql, type Tx, transactionMark } from '#src/platform/database/sql.server.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { lockRows } from '#src/resource/write/lock-rows.server.ts'
import { eraseRow } from '#src/resource/write/rows/erase-rows.server.ts'

type RestoreOptions = {
  sql: Sql
  files: FileStore
  registry: Registry
  /** The directory of the migrations. */
  migrations: string
  archive: CheckedArchive
  /** Statements of the modules: they put rows right that counted on rows which no archive has. */
  afterRestore: readonly string[]
  /** True for the embedded database: tables that the archive lacks are those of a later version. */
  ownsDatabase?: boolean
  /** The state of the newest archive of the same shop. Null: none is known. */
  newestArchiveState: LaterState | null
}

export type RestoreReport = {
  /** How many people were erased again, because they were erased after the moment of the archive. */
  erasedAgain: number
  /** True if a later state of the shop was known, from its database or from an archive. */
  knowsLaterState: boolean
}

/**
 * Replaces whatever the database holds by an archive, in one transaction: cut off at any point, the database is as it
 * was. The archive's own migrations make its tables, its rows are loaded, and the migrations since then follow.
 * Sessions end, and who was erased since is erased again.
 */
export async function restoreShop(options: RestoreOptions): Promise<RestoreReport> {
  const { sql, files, archive } = options
  await putFilesBack(files, archive)
  const cleanups: (() => Promise<unknown>)[] = []
  const report = await sql.background.withClient(async (client) => {
    const tx: Tx = Object.assign(
      createQueryable(async (statement) => (await client.query(statement)).rows, null),
      { [transactionMark]: true } as const,
    )
    const { description } = archive
    await tx`begin`
    const laterStates = [await readLaterStateOfDatabase(tx, description.shop), options.newestArchiveState].filter(
      (state) => state !== null,
    )
    const shopTables = new Set([...description.tables.map(({ name }) => name), ...leftOutTables])
    await dropEverything(tx, options.ownsDatabase ? null : shopTables)
    await migrateInTransaction(tx, options.migrations, description.migrations.length)
    const rules = await suspendRules(tx)
    await loadTables(client, tx, archive)
    await rules.resume()
    await setSequences(tx, description.sequences, laterStates)
    await migrateInTransaction(tx, options.migrations)
    await endWorkUnderWay(tx)
    for (const statement of options.afterRestore) await tx.query(statement)
    await storeErasures(tx, laterStates)
    const erasedAgain = await eraseAgain(tx, options, (cleanup) => cleanups.push(cleanup))
    await tx`commit`
    return { erasedAgain, knowsLaterState: laterStates.length > 0 }
  })
  for (const cleanup of cleanups) await cleanup()
  await sql.background.query('analyze')
  return report
}

/** Ends what ran at the moment of the archive: its process is gone. A sheet that waits for answers is read again. */
async function endWorkUnderWay(tx: Tx): Promise<void> {
  await tx`update jobs set holder = null, lease_until = null`
  await tx`delete from public_readers`
  await tx`delete from backups where ended_at is null`
}

async function storeErasures(tx: Tx, laterStates: readonly LaterState[]): Promise<void> {
  const erased = laterStates.flatMap((state) => state.erased)
  await tx`
    insert into erased_records (resource, entity_id, erased_at)
    select * from unnest(
      ${erased.map(({ resource }) => resource)}::text[],
      ${erased.map(({ entityId }) => entityId)}::int[],
      ${erased.map(({ erasedAt }) => erasedAt)}::timestamptz[])
    on conflict do nothing`
}

/** Erases every record that is present and stands among the erased ones. Returns how many. */
async function eraseAgain(
  tx: Tx,
  { files, registry }: RestoreOptions,
  afterCommit: (cleanup: () => Promise<unknown>) => void,
): Promise<number> {
  const context = { tx, files, afterCommit, actor: nobody }
  let count = 0
  for (const prepared of registry.values()) {
    const { name, table, erasedTable } = prepared.resource
    if (erasedTable === undefined) continue
    const ids = await tx.query<{ id: number }[]>(
      `select t.id from ${table} t join erased_records e on e.resource = $1 and e.entity_id = t.id
       where t.id not in (select id from ${erasedTable}) order by t.id`,
      [name],
    )
    const rows = await lockRows(context, prepared, { ids: ids.map(({ id }) => id), lock: 'for update of t' })
    for (const row of rows) await eraseRow(context, prepared, row)
    count += rows.length
  }
  return count
}

/** Who acts when no user does: bound to no company and no client. */
const nobody = {
  id: 0,
  name: '',
  surname: '',
  image: null,
  company_id: null,
  client_id: null,
  permissions: new Set<string>(),
  session_id: 0,
  request_id: 'restore',
}
