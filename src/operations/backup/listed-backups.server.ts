import { type BackupFile, isArchiveName } from '#src/operations/backup/backup-files.server.ts'
import { silentBackupSeconds } from '#src/operations/backup/make-backup.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

/** A backup as the API lists it. `ok` is null while it is under way, and `error` is the key of a message. */
export type ListedBackup = {
  name: string
  at: Date
  by: string | null
  scheduled: boolean
  size: number | null
  database: number | null
  files: number | null
  ok: boolean | null
  error: string | null
  percent: number
}

type BackupRow = Omit<ListedBackup, 'ok'> & { ended: boolean; silent: boolean }

/** Lists the backups, the newest first: what the rows tell, and archives of the directory that no row knows. */
export async function listBackups(sql: Sql, filesOfDirectory: readonly BackupFile[]): Promise<ListedBackup[]> {
  const rows = await sql<BackupRow[]>`
    select name, at, by_name as by, is_scheduled as scheduled, size::float8, database_size::float8 as database,
      files_size::float8 as files, error, percent, ended_at is not null as ended,
      heard_at < now() - make_interval(secs => ${silentBackupSeconds}) as silent
    from backups`
  const filesByName = new Map(filesOfDirectory.map((file) => [file.name, file]))
  const namesOfRows = new Set(rows.map(({ name }) => name))
  const listedRows = rows.flatMap(({ ended, silent, ...row }): ListedBackup[] => {
    if (!ended) return [silent ? { ...row, ok: false, error: 'operations.backups.cut_off' } : { ...row, ok: null }]
    if (row.error !== null) return [{ ...row, ok: false }]
    // One that was removed, because newer ones took its place, is no backup any more.
    return filesByName.has(row.name) ? [{ ...row, ok: true }] : []
  })
  const listedFiles = filesOfDirectory
    .filter(({ name }) => !namesOfRows.has(name) && isArchiveName(name))
    .map(({ name, size, changedAt }): ListedBackup => {
      const unknown = { by: null, scheduled: false, database: null, files: null, error: null, percent: 100 }
      return { name, at: changedAt, size, ok: true, ...unknown }
    })
  return [...listedRows, ...listedFiles].sort((a, b) => b.at.getTime() - a.at.getTime())
}
