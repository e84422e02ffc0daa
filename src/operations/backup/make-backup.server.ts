import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { formatArchiveName, removeOldBackupFiles } from '#src/operations/backup/backup-files.server.ts'
import type { SavedShop, SaveShop } from '#src/operations/backup/save-shop.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, StorageFull } from '#src/platform/errors.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { mapFullDiskError } from '#src/platform/files/storage/full-disk.server.ts'
import type { Log } from '#src/platform/log.ts'
import { programVersion } from '#src/platform/program.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

export type BackupServices = {
  sql: Sql
  files: FileStore
  settings: Settings
  log: Log
  saveShop: SaveShop
  /** When aborted, a backup under way is cut off. */
  signal?: AbortSignal
  /** True for a backup before a restore: the oldest one may be the one that is restored. */
  keepsOlderBackups?: boolean
}

export type BackupRequest = {
  /** The name of who asked for it. Null: the schedule, or the command. */
  byName: string | null
  isScheduled: boolean
  /** What the name has after its moment. */
  suffix?: string
}

/** A backup that was entered and is not made yet. */
export type BegunBackup = { id: number; name: string; file: string }

/** One that was not heard of for so long has died with its process. */
export const silentBackupSeconds = 30
const progressMs = 1000

/**
 * Enters a backup, so that no second one begins, on this instance or another. Throws Conflict while one is under way.
 */
export async function beginBackup({ sql, settings }: BackupServices, request: BackupRequest): Promise<BegunBackup> {
  const { directory, passphrase } = settings.backups
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('backup', 0))`
    const [running] = await tx`
      select from backups where ended_at is null and heard_at > now() - make_interval(secs => ${silentBackupSeconds})`
    if (running) throw new Conflict('operations.backups.under_way', 'UNDER_WAY')
    const name = await chooseFreeName(tx, directory, (suffix) =>
      formatArchiveName(new Date(), {
        timeZone: settings.tzShop,
        isSealed: passphrase !== null,
        suffix: `${request.suffix ?? ''}${suffix}`,
      }),
    )
    const [row] = await tx<{ id: number }[]>`
      insert into backups (name, directory, by_name, is_scheduled)
      values (${name}, ${directory}, ${request.byName}, ${request.isScheduled})
      returning id`
    if (!row) throw new Error('A backup was not entered.')
    return { id: row.id, name, file: path.join(directory, name) }
  })
}

/** A second backup of the same minute gets `-2`. */
async function chooseFreeName(tx: Tx, directory: string, formatName: (suffix: string) => string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = formatName(number === 1 ? '' : `-${number}`)
    const [taken] = await tx`select from backups where name = ${name}`
    if (!taken && !existsSync(path.join(directory, name))) return name
  }
}

/**
 * Makes a backup that was begun, tells its progress, and then removes the oldest beyond `BACKUP_KEEP`. A failure is
 * logged and told in its row; the backups before it stay as they are. Returns null then.
 */
export async function makeBackup(services: BackupServices, backup: BegunBackup): Promise<SavedShop | null> {
  const { sql, settings, log } = services
  const stopTelling = tellProgress(services, backup)
  try {
    const saved = await saveIntoDirectory(services, backup, stopTelling.onProgress)
    if (!services.keepsOlderBackups)
      await removeOldBackupFiles(settings.backups.directory, settings.backups.keep).catch((error) =>
        log.warn(`Old backups were not removed: ${error}`),
      )
    await sql`
      update backups set ended_at = now(), percent = 100, size = ${saved.size}, database_size = ${saved.databaseSize},
        files_size = ${saved.filesSize} where id = ${backup.id}`
    log.info(`The backup ${backup.name} was made: ${saved.size} bytes`)
    for (const name of saved.contents.missingFiles)
      log.warn(`The backup ${backup.name} lacks the file ${name}: it is lost`)
    return saved
  } catch (error) {
    const reason = error instanceof StorageFull ? 'its disk is full' : error
    log.error(`The backup ${backup.file} was not made: ${reason}`)
    await sql`update backups set ended_at = now(), error = ${chooseErrorKey(error, services.signal)} where id = ${backup.id}`
    return null
  } finally {
    stopTelling.stop()
    await forgetOldFailures(sql)
  }
}

async function saveIntoDirectory(
  { sql, files, settings, saveShop, signal }: BackupServices,
  { file }: BegunBackup,
  onProgress: (part: number) => void,
): Promise<SavedShop> {
  const { directory, passphrase } = settings.backups
  // A directory that has held backups before and is gone is a disk that is not there: to make it anew would hide that.
  const [earlier] = await sql`
    select from backups where ended_at is not null and error is null and directory = ${directory} limit 1`
  // Nor is the directory around it made: a disk that is not mounted has none.
  if (!earlier && !existsSync(directory)) await mkdir(directory)
  const options = { sql, files, file, passphrase, program: programVersion, onProgress, ...(signal && { signal }) }
  return mapFullDiskError(directory, saveShop(options))
}

/** Renews the word of a backup under way, with the part that is done. */
function tellProgress({ sql, log }: BackupServices, { id }: BegunBackup) {
  let percent = 0
  const timer = setInterval(() => {
    sql`update backups set heard_at = now(), percent = ${percent} where id = ${id}`.catch((error) =>
      log.warn(`The progress of a backup was not stored: ${error}`),
    )
  }, progressMs).unref()
  return {
    onProgress: (part: number) => {
      percent = Math.min(Math.floor(part * 100), 99)
    },
    stop: () => clearInterval(timer),
  }
}

function chooseErrorKey(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'operations.backups.cut_off'
  if (error instanceof StorageFull) return 'operations.backups.disk_full'
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const isDirectoryGone = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EIO'].includes(String(code))
  return isDirectoryGone ? 'operations.backups.no_directory' : 'operations.backups.failed'
}

const keptRows = 100

/** Rows tell what was made and what failed. The last hundred are enough. */
const forgetOldFailures = (sql: Sql) => sql`
  delete from backups where id in (select id from backups order by at desc offset ${keptRows})`
