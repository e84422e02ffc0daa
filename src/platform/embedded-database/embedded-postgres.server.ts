import { chmodSync, existsSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { escapeIdentifier } from 'pg'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { refuseDamagedCluster, refuseOtherVersion } from '#src/platform/embedded-database/cluster-checks.server.ts'
import { isAnswering, tryToLockDirectory } from '#src/platform/embedded-database/directory-lock.server.ts'
import {
  changeDirectoryOwnerRecursively,
  prepareDirectoryAndChooseAccount,
} from '#src/platform/embedded-database/postgres-account.server.ts'
import { preparePostgresBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import {
  createOrReplaceCluster,
  databaseUser,
  readClusterVersion,
} from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { stopOrphanAndRemoveStaleFiles } from '#src/platform/embedded-database/postgres-orphan.server.ts'
import { type Postmaster, startPostmaster } from '#src/platform/embedded-database/postgres-process.server.ts'
import { chooseSocketDirectory, createSocketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'
import type { Log } from '#src/platform/log.ts'

const databaseName = 'mostrador'
const port = 5432
/** The socket in the database's directory on which the running program listens. */
const lockName = 'server.sock'
const logLimitBytes = 5_000_000

/**
 * Settings for a small machine. Connections: 18 for the server, 6 for each of two import workers, and some spare, since
 * a closing one still counts. Durability (fsync, synchronous_commit) keeps PostgreSQL's defaults. No parallel query:
 * for a query that stops at the end of a page, each worker would read on beyond it. Personal data in logs: terse errors
 * name the constraint, not the row's values.
 */
const postgresSettings = [
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
 * only its own account may open, ends with this process, and is restarted if it dies. Throws if another process uses
 * `dataDir`, or if the cluster is damaged or of another version.
 */
export async function startEmbeddedPostgres(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = path.resolve(options.dataDir)
  makeDirectory(dataDir)
  const cluster = path.join(dataDir, 'postgres')
  const logFile = path.join(dataDir, 'postgres.log')
  refuseDamagedCluster(cluster)
  refuseOtherVersion(cluster)
  const binaries = await preparePostgresBinaries()
  const account = prepareDirectoryAndChooseAccount(cluster, binaries)
  const host = createSocketDirectory(dataDir, account)
  const lock = await tryToLockDirectory(path.join(host, lockName))
  if (!lock) throw new Error(`Another Mostrador is running with the data directory ${dataDir}; stop it first`)

  rotateLogIfLarge(logFile)
  await stopOrphanAndRemoveStaleFiles(cluster, host, log)
  if (!readClusterVersion(cluster)) await createOrReplaceCluster({ binaries, account, cluster, logFile })
  changeDirectoryOwnerRecursively(cluster, account)
  chmodSync(cluster, 0o700)
  const startDatabase = async () => {
    await stopOrphanAndRemoveStaleFiles(cluster, host, log)
    return startPostmaster({
      binaries,
      account,
      cluster,
      logFile,
      settings: [...postgresSettings, `port=${port}`, `unix_socket_directories=${host}`],
    })
  }
  const supervisor = superviseDatabase(await startDatabase(), startDatabase, log)
  const address = { host, port, user: databaseUser, database: databaseName }
  await createMissingDatabase(address)
  const stop = async () => {
    await supervisor.stop()
    await lock.release()
  }
  return { ...address, stop }
}

/**
 * Joins the embedded PostgreSQL of a running Mostrador, whose `stop` does nothing, or starts it. For commands beside
 * the program. Throws if `dataDir` holds no database.
 */
export async function joinOrStartEmbeddedPostgres(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  const host = chooseSocketDirectory(dataDir)
  if (await isEmbeddedPostgresInUse(dataDir))
    return { host, port, user: databaseUser, database: databaseName, stop: async () => {} }
  if (!readClusterVersion(path.join(dataDir, 'postgres')))
    throw new Error(`There is no database in ${dataDir}. DATA_DIR names the directory of the shop`)
  return startEmbeddedPostgres(options)
}

/** True while a program runs with the embedded PostgreSQL of `dataDir`. */
export const isEmbeddedPostgresInUse = (dataDir: string): Promise<boolean> =>
  isAnswering(path.join(chooseSocketDirectory(path.resolve(dataDir)), lockName))

/** Supervisor: restarts the database if it ends by itself, for example killed for lack of memory. */
function superviseDatabase(firstPostmaster: Postmaster, startDatabase: () => Promise<Postmaster>, log: Log) {
  let current = firstPostmaster
  let isStopping = false
  let restart: Promise<void> | undefined
  const restartDatabase = async () => {
    log.error('The embedded database ended by itself; starting it again')
    current = await startDatabase()
    watchForEnd()
  }
  const watchForEnd = () => {
    current.whenEnded.then(() => {
      if (!isStopping) restart = restartDatabase()
    })
  }
  watchForEnd()
  return {
    /** Waits for a restart under way and stops its database too. */
    async stop() {
      isStopping = true
      await restart
      await current.stop()
    },
  }
}

async function createMissingDatabase(address: {
  host: string
  port: number
  user: string
  database: string
}): Promise<void> {
  const sql = createConnectionPools({ ...address, database: 'postgres' }, { max: 1 })
  try {
    const [databaseRow] = await sql`select 1 from pg_database where datname = ${address.database}`
    if (!databaseRow) await sql.query(`create database ${escapeIdentifier(address.database)}`)
  } finally {
    await sql.end()
  }
}

/** Log rotation at start: a log of more than 5 MB becomes `.old`, in place of the earlier one. */
function rotateLogIfLarge(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > logLimitBytes) renameSync(logFile, `${logFile}.old`)
}
