import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { complain } from '#src/app/complaint.server.ts'
import { firstRun, howToSignIn } from '#src/app/first-run.server.ts'
import { refuseForeignHost } from '#src/app/own-host.server.ts'
import { createServer } from '#src/app/server.ts'
import { Shutdown } from '#src/app/shutdown.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { migrate } from '#src/platform/database/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { waitForDatabase } from '#src/platform/database/wait-for-database.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { openFiles } from '#src/platform/files/files.server.ts'
import { startSweep } from '#src/platform/files/sweep.server.ts'
import type { Log } from '#src/platform/log.ts'
import { readSettings, type Settings } from '#src/platform/settings/settings.ts'

// V8 heap: garbage is collected early and its memory given back, as a browser does for a tab in the background. Left to
// itself the heap grows by what the machine has, not by what the shop needs (decisions/003).
setFlagsFromString('--optimize-for-size')

const migrations = path.join(import.meta.dirname, '..', '..', 'migrations')

/** For what happens before the server has its own log, or beside it. */
const log: Log = { info: console.log, warn: console.warn, error: console.error }

async function main(shutdown: Shutdown): Promise<void> {
  const settings = readSettings(process.env)
  await refuseForeignHost(settings.host)
  const sql = await openDatabase(settings, shutdown)
  const files = await openFiles(settings)
  // Said at once: were the port taken, the next start would no longer be the first.
  const opened = await firstRun({ sql, settings, files })
  if (opened) console.log(`\n${howToSignIn(opened, settings)}`)
  const app = await createServer({ settings, sql, files })
  shutdown.add(() => {
    // Who is being answered is answered to the end; who still sends a large file after that is cut off.
    setTimeout(() => app.server.closeAllConnections(), 4000).unref()
    return app.close()
  })
  const sweeping = startSweep({ sql, files }, log)
  shutdown.add(async () => sweeping.stop())
  await app.listen({ port: settings.port, host: settings.host })
  console.log(`\nMostrador is open at ${settings.publicUrl}`)
}

async function openDatabase(settings: Settings, shutdown: Shutdown): Promise<Sql> {
  const { databaseUrl, dataDir } = settings
  const starting = databaseUrl ? undefined : startEmbeddedPostgres({ dataDir, log })
  // Added before it is there: a Ctrl-C while it starts must find it as well.
  if (starting) shutdown.add(() => starting.then(({ stop }) => stop(), ignore))
  const embedded = await starting
  const sql = connect(embedded ?? { url: databaseUrl ?? '' })
  shutdown.add(() => sql.end({ timeout: 2 }))
  if (!embedded) await waitForDatabase(sql, log)
  await migrate(sql, migrations)
  return sql
}

/** A start that failed was said already, and left nothing to stop. */
function ignore(): void {}

const shutdown = new Shutdown()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.run(0))
process.on('uncaughtException', (error) => {
  console.error(error)
  shutdown.run(1)
})
main(shutdown).catch((error) => {
  // A start that is called off fails at whatever it was about to do.
  if (!shutdown.isRunning) complain(error)
  return shutdown.run(1)
})
