import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { printOutcome } from '#src/app/process/print-outcome.ts'
import { withShopDatabase } from '#src/app/process/shop-database.server.ts'
import type { ArchiveContents } from '#src/operations/archive/archive-description.ts'
import { beginBackup, makeBackup } from '#src/operations/backup/make-backup.server.ts'
import { type SavedShop, saveShop } from '#src/operations/backup/save-shop.server.ts'
import { requireUpToDateDatabase } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import type { Log } from '#src/platform/log.ts'
import { programVersion } from '#src/platform/program.server.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'

const usage = 'Usage: npm run backup [-- file]'

/** Runs `npm run backup`: saves the shop, open or closed, into `BACKUP_DIR` or to a file. */
export const runBackupCommand = (args: string[]): Promise<void> => printOutcome(() => backUp(parseFile(args)))

/** Throws the usage for more than one argument, or an option. */
function parseFile(args: string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    if (positionals.length > 1) throw new Error(usage)
    return positionals[0]
  } catch {
    throw new Error(usage)
  }
}

async function backUp(file: string | undefined): Promise<string> {
  const settings = readSettings(process.env)
  return withShopDatabase(settings, async (sql) => {
    await requireUpToDateDatabase(sql, migrationsDirectory)
    if (file === undefined) return backUpIntoDirectory(sql, settings)
    const target = path.resolve(file)
    if (existsSync(target)) throw new Error(`${target} exists already, and is left as it is`)
    const files = await createFileStore(settings)
    const { passphrase } = settings.backups
    const saved = await saveShop({ sql, files, file: target, passphrase, program: programVersion })
    return describeSaved(target, saved, passphrase !== null)
  })
}

/** Saves the shop that a restore replaces into `BACKUP_DIR`. It removes no backup: that may be the restored one. */
export const backUpReplacedShop = (sql: Sql, settings: Settings): Promise<string> =>
  backUpIntoDirectory(sql, settings, { suffix: '-before-restore', keepsOlderBackups: true })

/** Saves into `BACKUP_DIR`, as the schedule does. */
async function backUpIntoDirectory(
  sql: Sql,
  settings: Settings,
  { suffix = '', keepsOlderBackups = false } = {},
): Promise<string> {
  const failures: string[] = []
  const log: Log = { info: () => {}, warn: console.warn, error: (message) => failures.push(String(message)) }
  const services = { sql, settings, log, saveShop, keepsOlderBackups, files: await createFileStore(settings) }
  const backup = await beginBackup(services, { byName: null, isScheduled: false, suffix }).catch((error) => {
    throw error instanceof Conflict ? new Error('Another backup is under way. Wait until it has ended') : error
  })
  const saved = await makeBackup(services, backup)
  if (!saved) throw new Error(failures.join('\n'))
  return describeSaved(backup.file, saved, settings.backups.passphrase !== null)
}

const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const describeSaved = (file: string, { size, contents }: SavedShop, isSealed: boolean): string =>
  [
    `\nSaved ${file}${isSealed ? ', encrypted' : ''}`,
    `${formatMegabytes(size)}: ${describeContents(contents)}`,
    ...contents.missingFiles.map((name) => `The file ${name} is lost: a record refers to it, and the store lacks it`),
    '',
  ].join('\n')

export function describeContents({ rows, files }: ArchiveContents): string {
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${rowCount} rows of ${Object.keys(rows).length} tables, ${files} files (each size of a picture is one)`
}
