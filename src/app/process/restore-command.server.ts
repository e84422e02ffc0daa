import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { afterRestore, registrations } from '#src/app/modules/modules.server.ts'
import { backUpReplacedShop, describeContents } from '#src/app/process/backup-command.server.ts'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { printOutcome } from '#src/app/process/print-outcome.ts'
import { withUnusedDatabase } from '#src/app/process/shop-database.server.ts'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import {
  type CheckedArchive,
  openCheckedArchive,
  requireReadableMembers,
} from '#src/operations/restore/checked-archive.server.ts'
import { readLaterStateOfNewestArchive } from '#src/operations/restore/known-erasures.server.ts'
import { type RestoreReport, restoreShop } from '#src/operations/restore/restore-shop.server.ts'
import {
  holdsData,
  holdsShop,
  holdsTables,
  knowsBackups,
  requireNoLiveInstance,
  requireNoProgramIn,
} from '#src/operations/restore/restored-place.server.ts'
import {
  findUnfinishedRestore,
  markUnfinishedRestore,
  unmarkUnfinishedRestore,
} from '#src/operations/restore/unfinished-restore.server.ts'
import { requireKnownMigrations, requireUpToDateDatabase } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

const usage = 'Usage: npm run restore -- file [--over | --check]'

/** Runs `npm run restore`: puts a backup into an empty place, or over what is there, or only reads it. */
export const runRestoreCommand = (args: string[]): Promise<void> => printOutcome(() => restore(parseCommand(args)))

type RestoreCommand = { name: string; over: boolean; check: boolean }

function parseCommand(args: string[]): RestoreCommand {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { over: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    })
    const [name, ...others] = positionals
    if (name === undefined || others.length > 0 || (values.over && values.check)) throw new Error(usage)
    return { name, ...values }
  } catch {
    throw new Error(usage)
  }
}

async function restore({ name, over, check }: RestoreCommand): Promise<string> {
  const settings = readSettings(process.env)
  const file = findArchive(name, settings.backups.directory)
  const archive = await openCheckedArchive(file, settings.backups.passphrase)
  try {
    await requireKnownMigrations(archive.description.migrations, migrationsDirectory).catch((error) => {
      throw new ArchiveRefused(`The backup does not fit this program. ${error.message}`)
    })
    if (check) {
      await requireReadableMembers(archive)
      return `\n${file} is whole.\n${describeArchive(archive)}\n`
    }
    return await restoreIntoPlace(settings, { archive, file, over })
  } finally {
    await archive.close()
  }
}

/** Finds an archive by its path, or by its name in `BACKUP_DIR`, with or without its ending. */
function findArchive(name: string, directory: string): string {
  const inDirectory = ['', '.zip', '.zip.sealed'].map((ending) => path.join(directory, `${name}${ending}`))
  const file = [path.resolve(name), ...inDirectory].find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`There is no backup ${name}, here or in ${directory}`)
  return file
}

type Restore = { archive: CheckedArchive; file: string; over: boolean }

/** Refuses a place with data unless `over`, which saves them first, and any place that a program uses. */
async function restoreIntoPlace(settings: Settings, { archive, file, over }: Restore): Promise<string> {
  const { dataDir, databaseUrl, backups } = settings
  const isUnfinished = findUnfinishedRestore(settings) !== null
  if (databaseUrl === null) {
    await requireNoProgramIn(dataDir)
    if (holdsData(dataDir) && !over && !isUnfinished) throw createDataError(dataDir)
  }
  const newestArchiveState = await readLaterStateOfNewestArchive(backups.directory, {
    passphrase: backups.passphrase,
    restored: archive.description,
  })
  const isPlaceEmpty = isUnfinished || !holdsData(dataDir)
  if (isPlaceEmpty && databaseUrl === null) markUnfinishedRestore(settings, file)
  return withUnusedDatabase(settings, async (sql) => {
    if (databaseUrl !== null) {
      await requireFreeDatabase(sql, { over, isUnfinished, dataDir })
      if (isPlaceEmpty && !(await holdsTables(sql))) markUnfinishedRestore(settings, file)
    }
    const savedFirst = over && (await holdsShop(sql)) ? await saveReplacedShop(sql, settings) : ''
    const report = await restoreShop({
      sql,
      files: await createFileStore(settings),
      registry: prepareResources(registrations, settings.tzShop),
      migrations: migrationsDirectory,
      archive,
      afterRestore,
      newestArchiveState,
      ownsDatabase: databaseUrl === null,
    })
    unmarkUnfinishedRestore(settings)
    return `${savedFirst}\nRestored ${file}\n${describeArchive(archive)}\n${describeReport(report)}\n`
  })
}

/**
 * Saves the shop as it is, also one of a later version: this is the way back after an upgrade. Throws, and changes
 * nothing, if the shop is of a version without backups, which has to be upgraded first.
 */
async function saveReplacedShop(sql: Sql, settings: Settings): Promise<string> {
  if (!(await knowsBackups(sql))) await requireUpToDateDatabase(sql, migrationsDirectory)
  return backUpReplacedShop(sql, settings)
}

type FreeDatabaseOptions = { over: boolean; isUnfinished: boolean; dataDir: string }

async function requireFreeDatabase(sql: Sql, { over, isUnfinished, dataDir }: FreeDatabaseOptions): Promise<void> {
  await requireNoLiveInstance(sql)
  if (over) return
  if (await holdsTables(sql)) throw createDataError('the database of DATABASE_URL')
  if (holdsData(dataDir) && !isUnfinished) throw createDataError(dataDir)
}

const createDataError = (place: string) =>
  new Error(
    `There is data in ${place}, and nothing was changed. With --over it is saved as a backup first and then replaced: ` +
      'npm run restore -- file --over',
  )

function describeArchive({ description, contents, isSealed }: CheckedArchive): string {
  const { moment, program, migrations } = description
  return [
    `The shop of ${moment}, saved by version ${program} (${migrations.at(-1)?.name})${isSealed ? ', encrypted' : ''}:`,
    describeContents(contents),
    ...contents.missingFiles.map((name) => `It lacks the file ${name}, which was lost before`),
  ].join('\n')
}

function describeReport({ erasedAgain, knowsLaterState }: RestoreReport): string {
  const sentences = ['All sessions have ended: everybody signs in again.']
  if (erasedAgain > 0) sentences.push(`Erased again, because they were erased since: ${erasedAgain} records.`)
  if (!knowsLaterState)
    sentences.push(
      'No later state of this shop was found, neither in the place nor in BACKUP_DIR: whoever was erased after the ' +
        'moment of the backup is present again, and must be erased again by hand.',
    )
  return sentences.join('\n')
}
