import path from 'node:path'
import { describeSignIn, prepareFirstRun } from '#src/app/first-run/first-run.server.ts'
import { sweepRules } from '#src/app/modules/modules.server.ts'
import { printStartFailure } from '#src/app/print-start-failure.server.ts'
import { requireOwnAddress } from '#src/app/require-own-address.server.ts'
import { createServer } from '#src/app/server.ts'
import { Shutdown } from '#src/app/shutdown.server.ts'
import { nameSourcesInStacks } from '#src/app/source-stacks.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { migrate, refuseUnfitDatabase } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { waitForDatabase } from '#src/platform/database/wait-for-database.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { createFileStore, type FileStore } from '#src/platform/files/file-store.server.ts'
import { sweep } from '#src/platform/files/sweep.server.ts'
import { startJobs } from '#src/platform/jobs.server.ts'
import type { Log } from '#src/platform/log.ts'
import { collectGarbageAfterStart, keepHeapSmall } from '#src/platform/process/heap-size.server.ts'
import { programDirectory } from '#src/platform/program.server.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'

nameSourcesInStacks()
keepHeapSmall(175 * 1024 * 1024)

const migrations = path.join(programDirectory, 'migrations')

/** Console log for what runs outside of the server's own log. */
const log: Log = { info: console.log, warn: console.warn, error: console.error }

/** Starts the program; ends the process where that fails. */
export async function start(): Promise<void> {
  await work(serve)
}

/** Builds the program where nothing refuses its start, and ends the process. */
export async function buildBeforeStart(build: () => Promise<void>): Promise<void> {
  await work(async (shutdown) => {
    await openUnlessRefused(shutdown)
    await build()
    await shutdown.run(0)
  })
}

async function work(steps: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.run(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    shutdown.run(1)
  })
  try {
    await steps(shutdown)
  } catch (error) {
    // A start that is interrupted fails wherever it was.
    if (!shutdown.isRunning) printStartFailure(error)
    await shutdown.run(1)
  }
}

/**
 * Whatever may refuse the start is asked before anything is built or written: settings, address, the database's
 * version, history and rights, the files.
 */
async function openUnlessRefused(shutdown: Shutdown): Promise<{ settings: Settings; sql: Sql; files: FileStore }> {
  const settings = readSettings(process.env)
  await requireOwnAddress(settings)
  const sql = await openDatabase(settings, shutdown)
  await refuseUnfitDatabase(sql, migrations)
  return { settings, sql, files: await createFileStore(settings) }
}

async function serve(shutdown: Shutdown): Promise<void> {
  const { settings, sql, files } = await openUnlessRefused(shutdown)
  await migrate(sql, migrations)
  // Printed before listening: if the port is taken, the next start is no longer the first.
  const opened = await prepareFirstRun({ sql, settings, files })
  if (opened) console.log(`\n${describeSignIn(opened, settings)}`)
  const app = await createServer({ settings, sql, files })
  shutdown.add(() => {
    // Graceful shutdown: requests may finish within 4 seconds, then their connections are closed.
    setTimeout(() => app.server.closeAllConnections(), 4000).unref()
    return app.close()
  })
  const jobs = startJobs(
    sql,
    [{ name: 'sweep', everyMinutes: 30, run: () => sweep({ sql: sql.background, files, rules: sweepRules }) }],
    log,
  )
  shutdown.add(async () => jobs.stop())
  await app.listen({ port: settings.port, host: settings.host })
  console.log(`\nMostrador is open at ${settings.publicUrl}`)
  collectGarbageAfterStart()
}

async function openDatabase(settings: Settings, shutdown: Shutdown): Promise<Sql> {
  const { databaseUrl, dataDir } = settings
  const starting = databaseUrl ? undefined : startEmbeddedPostgres({ dataDir, log })
  // Added before it has started, so that Ctrl-C meanwhile stops it too.
  if (starting) shutdown.add(() => starting.then(({ stop }) => stop(), ignore))
  const embedded = await starting
  const sql = connect(embedded ?? { url: databaseUrl ?? '' }, { timeZone: settings.tzShop })
  shutdown.add(() => sql.end({ timeout: 2 }))
  if (!embedded) await waitForDatabase(sql, log)
  return sql
}

/** The failure was reported already, and left nothing to stop. */
function ignore(): void {}

if (import.meta.main) await start()
