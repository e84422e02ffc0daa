import path from 'node:path'
import { describeSignIn, prepareFirstRun } from '#src/app/first-run/first-run.server.ts'
import { printStartFailure } from '#src/app/print-start-failure.server.ts'
import { requireOwnAddress } from '#src/app/require-own-address.server.ts'
import { createServer } from '#src/app/server.ts'
import { Shutdown } from '#src/app/shutdown.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { migrate, refuseUnfitDatabase } from '#src/platform/database/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { waitForDatabase } from '#src/platform/database/wait-for-database.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { openFiles } from '#src/platform/files/files.server.ts'
import { sweep } from '#src/platform/files/sweep.server.ts'
import { collectAfterStart, keepHeapSmall } from '#src/platform/heap-size.server.ts'
import { startJobs } from '#src/platform/jobs.server.ts'
import type { Log } from '#src/platform/log.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'

keepHeapSmall(175 * 1024 * 1024)

const migrations = path.join(import.meta.dirname, '..', '..', 'migrations')

/** Console log for everything outside of the server's own log. */
const log: Log = { info: console.log, warn: console.warn, error: console.error }

type StartOptions = {
  /** Builds the screens that the server sends. Without it, the server sends the screens that were built before. */
  buildScreens?: () => Promise<void>
}

/**
 * Starts the program; ends the process if the start fails. Checks everything that may prevent a start before the
 * screens are built and anything is written: settings, address, the database's version, history and privileges, the
 * files.
 */
export async function start({ buildScreens }: StartOptions = {}): Promise<void> {
  const shutdown = new Shutdown()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.run(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    shutdown.run(1)
  })
  try {
    await openProgram(shutdown, buildScreens)
  } catch (error) {
    // An interrupted start fails at an arbitrary point, so its error means nothing.
    if (!shutdown.isRunning) printStartFailure(error)
    await shutdown.run(1)
  }
}

async function openProgram(shutdown: Shutdown, buildScreens: StartOptions['buildScreens']): Promise<void> {
  const settings = readSettings(process.env)
  await requireOwnAddress(settings)
  const sql = await openDatabase(settings, shutdown)
  await refuseUnfitDatabase(sql, migrations)
  const files = await openFiles(settings)
  if (buildScreens) {
    await buildScreens()
    // Checked again because another program may have taken the port during the build.
    await requireOwnAddress(settings)
  }
  await migrate(sql, migrations)
  // Printed before listening: if the port is taken, the next start is no longer the first.
  const firstRunAccounts = await prepareFirstRun({ sql, settings, files })
  if (firstRunAccounts) console.log(`\n${describeSignIn(firstRunAccounts, settings)}`)
  const app = await createServer({ settings, sql, files })
  shutdown.add(() => {
    // Graceful shutdown: requests may finish within 4 seconds, then their connections are closed.
    setTimeout(() => app.server.closeAllConnections(), 4000).unref()
    return app.close()
  })
  const jobs = startJobs(
    sql,
    [{ name: 'sweep', everyMinutes: 30, run: () => sweep({ sql: sql.unhurried, files }) }],
    log,
  )
  shutdown.add(async () => jobs.stop())
  await app.listen({ port: settings.port, host: settings.host })
  console.log(`\nMostrador is open at ${settings.publicUrl}`)
  collectAfterStart()
}

async function openDatabase(settings: Settings, shutdown: Shutdown): Promise<Sql> {
  const { databaseUrl, dataDir } = settings
  const startingPostgres = databaseUrl ? undefined : startEmbeddedPostgres({ dataDir, log })
  // Added before PostgreSQL has started, so that Ctrl-C stops it during its start too.
  if (startingPostgres) shutdown.add(() => startingPostgres.then(({ stop }) => stop(), ignoreFailure))
  const embeddedPostgres = await startingPostgres
  const sql = connect(embeddedPostgres ?? { url: databaseUrl ?? '' }, { timeZone: settings.tzShop })
  shutdown.add(() => sql.end({ timeout: 2 }))
  if (!embeddedPostgres) await waitForDatabase(sql, log)
  return sql
}

/** The failure was reported already, and there is nothing to stop. */
function ignoreFailure(): void {}

if (import.meta.main) await start()
