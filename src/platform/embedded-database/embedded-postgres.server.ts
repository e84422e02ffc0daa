import { chmodSync, existsSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { escapeIdentifier } from 'pg'
import { connect } from '#src/platform/database/connect.server.ts'
import { refuseDamaged, refuseOtherVersion } from '#src/platform/embedded-database/cluster-refusals.server.ts'
import { holdDirectory } from '#src/platform/embedded-database/directory-lock.server.ts'
import { chooseAccount, giveDirectory } from '#src/platform/embedded-database/postgres-account.server.ts'
import { embeddedBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { clusterVersion, createCluster, databaseUser } from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { endOrphan } from '#src/platform/embedded-database/postgres-orphan.server.ts'
import { type Postmaster, startPostmaster } from '#src/platform/embedded-database/postgres-process.server.ts'
import { openSocketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'
import type { Log } from '#src/platform/log.ts'

const databaseName = 'mostrador'
const port = 5432
const logLimitBytes = 5_000_000

/**
 * Memory for a small machine; connections for the server (18), two loaders (6 each), and some beside them, as one that
 * is being closed still counts; durability (fsync, synchronous_commit) keeps PostgreSQL's defaults. No parallel query:
 * where a walk stops at a page's end, each worker would have read on beyond it. Personal data in logs: a terse refusal
 * names the constraint and not the row's values.
 */
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'shared_buffers=32MB',
  'max_connections=40',
  'io_method=sync',
  'max_wal_senders=2',
  'autovacuum_max_workers=2',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'log_error_verbosity=terse',
  'max_wal_size=256MB',
]

export type EmbeddedPostgres = {
  host: string
  port: number
  user: string
  database: string
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL in `dataDir/postgres`, creating it the first time. It listens on a Unix socket that
 * only its own account may open, ends with this process, and is restarted when it dies. Throws where another process
 * uses `dataDir`, or the cluster is damaged or of another version.
 */
export async function startEmbeddedPostgres(given: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const { log } = given
  const dataDir = path.resolve(given.dataDir)
  makeDirectory(dataDir)
  const cluster = path.join(dataDir, 'postgres')
  const logFile = path.join(dataDir, 'postgres.log')
  refuseDamaged(cluster)
  refuseOtherVersion(cluster)
  const binaries = await embeddedBinaries()
  const account = chooseAccount(cluster, binaries)
  const host = openSocketDirectory(dataDir, account)
  const lock = await holdDirectory(path.join(host, 'server.sock'))
  if (!lock) throw new Error(`Another Mostrador is running with the data directory ${dataDir}; stop it first`)

  turnOver(logFile)
  await endOrphan(cluster, host, log)
  if (!clusterVersion(cluster)) await createCluster({ binaries, account, cluster, logFile })
  giveDirectory(cluster, account)
  chmodSync(cluster, 0o700)
  const start = async () => {
    await endOrphan(cluster, host, log)
    return startPostmaster({
      binaries,
      account,
      cluster,
      logFile,
      settings: [...settings, `port=${port}`, `unix_socket_directories=${host}`],
    })
  }
  const keeper = keepRunning(await start(), start, log)
  const address = { host, port, user: databaseUser, database: databaseName }
  await createDatabase(address)
  const stop = async () => {
    await keeper.stop()
    await lock.release()
  }
  return { ...address, stop }
}

/** Supervisor: restarts the database when it ends unasked, as when the out-of-memory killer takes it. */
function keepRunning(first: Postmaster, start: () => Promise<Postmaster>, log: Log) {
  let current = first
  let isStopping = false
  let starting: Promise<void> | undefined
  const startAgain = async () => {
    log.error('The embedded database ended by itself; starting it again')
    current = await start()
    watch()
  }
  const watch = () => {
    current.ended.then(() => {
      if (!isStopping) starting = startAgain()
    })
  }
  watch()
  return {
    /** Waits for a restart under way and stops that too. */
    async stop() {
      isStopping = true
      await starting
      await current.stop()
    },
  }
}

async function createDatabase(address: { host: string; port: number; user: string; database: string }): Promise<void> {
  const sql = connect({ ...address, database: 'postgres' }, { max: 1 })
  try {
    const [there] = await sql`select 1 from pg_database where datname = ${address.database}`
    if (!there) await sql.query(`create database ${escapeIdentifier(address.database)}`)
  } finally {
    await sql.end()
  }
}

/** Log rotation at start: one older file is kept, so that logs cannot fill the disk. */
function turnOver(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > logLimitBytes) renameSync(logFile, `${logFile}.old`)
}
