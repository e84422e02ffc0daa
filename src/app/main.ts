import { describeFirstAccounts, syncPermissionsAndFillEmptyDatabase } from '#src/app/first-run/first-run.server.ts'
import { createJobs } from '#src/app/process/jobs.server.ts'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { printStartFailure } from '#src/app/process/print-start-failure.server.ts'
import { requireUsableAddress } from '#src/app/process/require-usable-address.server.ts'
import { Shutdown } from '#src/app/process/shutdown.server.ts'
import { mapStackTracesToSources } from '#src/app/process/source-stacks.server.ts'
import { createServer } from '#src/app/server.ts'
import { enterInstance } from '#src/operations/instances/instances.server.ts'
import { refuseUnfinishedRestore } from '#src/operations/restore/unfinished-restore.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { migrate, refuseUnmigratableDatabase } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { waitForDatabase } from '#src/platform/database/wait-for-database.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { createFileStore, type FileStore } from '#src/platform/files/file-store.server.ts'
import { startJobs } from '#src/platform/jobs.server.ts'
import type { Log } from '#src/platform/log.ts'
import { createMailSender } from '#src/platform/mail.server.ts'
import { collectGarbageAfterStart, slowHeapGrowth } from '#src/platform/process/heap-size.server.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'

mapStackTracesToSources()
slowHeapGrowth(175 * 1024 * 1024)

/** Log of the start and of jobs, which run outside of the server and its log. */
const log: Log = { info: console.log, warn: console.warn, error: console.error }

/** Starts the program. If the start fails, prints why and ends the process. */
export async function start(): Promise<void> {
  await runWithShutdown(migrateAndServe)
}

/**
 * Runs all checks of a start, then `build`, then ends the process: with wrong settings the operator does not wait for a
 * build first.
 */
export async function checkStartThenBuildAndExit(build: () => Promise<void>): Promise<void> {
  await runWithShutdown(async (shutdown) => {
    await checkAndOpenStores(shutdown)
    await build()
    await shutdown.run(0)
  })
}

/**
 * Runs the steps. A signal, an uncaught exception or a failed step shuts down everything that was started and ends the
 * process.
 */
async function runWithShutdown(steps: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.run(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    shutdown.run(1)
  })
  try {
    await steps(shutdown)
  } catch (error) {
    // Ctrl-C during the start makes the running step fail: that failure is not printed.
    if (!shutdown.isRunning) printStartFailure(error)
    await shutdown.run(1)
  }
}

/**
 * Opens the database and the files after all checks that may refuse a start: settings, address, and the database's
 * version, migrations and rights. The checks come before anything is built or written.
 */
async function checkAndOpenStores(shutdown: Shutdown): Promise<{ settings: Settings; sql: Sql; files: FileStore }> {
  const settings = readSettings(process.env)
  await requireUsableAddress(settings)
  refuseUnfinishedRestore(settings)
  const sql = await openDatabase(settings, shutdown)
  await refuseUnmigratableDatabase(sql, migrationsDirectory)
  return { settings, sql, files: await createFileStore(settings) }
}

/** Migrates the database, prepares a first run, and starts the server and the jobs. */
async function migrateAndServe(shutdown: Shutdown): Promise<void> {
  const { settings, sql, files } = await checkAndOpenStores(shutdown)
  await migrate(sql, migrationsDirectory)
  const instance = await enterInstance(sql, log)
  shutdown.add(() => instance.leave())
  // The accounts are printed before the server listens: if the port is taken, the next start is no longer the first.
  const accounts = await syncPermissionsAndFillEmptyDatabase({ sql, settings, files })
  if (accounts) console.log(`\n${describeFirstAccounts(accounts, settings)}`)
  const app = await createServer({ settings, sql, files })
  shutdown.add(() => {
    // Graceful shutdown: requests may finish within 4 seconds, then their connections are closed.
    setTimeout(() => app.server.closeAllConnections(), 4000).unref()
    return app.close()
  })
  const mail = createMailSender(settings)
  const jobs = startJobs(sql, createJobs({ sql, files, settings, mail, log }), log)
  shutdown.add(async () => {
    jobs.stop()
    mail.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  console.log(`\nMostrador is open at ${settings.publicUrl}`)
  collectGarbageAfterStart()
}

/** Connects to `DATABASE_URL`, or starts the embedded PostgreSQL if there is none. */
async function openDatabase(settings: Settings, shutdown: Shutdown): Promise<Sql> {
  const { databaseUrl, dataDir } = settings
  const starting = databaseUrl ? undefined : startEmbeddedPostgres({ dataDir, log })
  // The step is added before PostgreSQL has started, so that Ctrl-C during its start stops it too.
  if (starting) shutdown.add(() => starting.then(({ stop }) => stop(), ignoreReportedFailure))
  const embedded = await starting
  const sql = createConnectionPools(embedded ?? { url: databaseUrl ?? '' }, { timeZone: settings.tzShop })
  shutdown.add(() => sql.end({ timeout: 2 }))
  if (!embedded) await waitForDatabase(sql, log)
  return sql
}

/** Does nothing. If PostgreSQL fails to start, that failure ends the start, and there is no PostgreSQL to stop. */
function ignoreReportedFailure(): void {}

if (import.meta.main) await start()
