import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { migrate } from '#src/platform/database/migrations/migrate.server.ts'
import {
  changeDirectoryOwnerRecursively,
  prepareDirectoryAndChooseAccount,
} from '#src/platform/embedded-database/postgres-account.server.ts'
import {
  locateBinaries,
  type PostgresBinaries,
  preparePostgresBinaries,
} from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { createOrReplaceCluster, databaseUser } from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { startPostmaster } from '#src/platform/embedded-database/postgres-process.server.ts'

export type ClusterAddress = { host: string; port: number; user: string }

export const templateName = 'template_mostrador'

/** Settings for speed and many connections. Durability is off, because no test database must survive a crash. */
const settings = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
  'jit=off',
  'port=5432',
]

/**
 * Starts a PostgreSQL cluster in a new directory, with a template database that has all migrations. TEST_POSTGRES
 * chooses another PostgreSQL than the program's own: a version as Debian installs it, or a directory.
 */
export async function startTestCluster(migrations: string) {
  const otherDirectory = findOtherPostgres()
  const binaries = otherDirectory ? locateBinaries(otherDirectory) : await preparePostgresBinaries()
  const directory = mkdtempSync(path.join(findMemoryDirectory() ?? os.tmpdir(), 'mostrador-test-'))
  try {
    return await startCluster(directory, binaries, migrations)
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    throw error
  }
}

const minMemoryBytes = 4 * 1024 ** 3

/**
 * tmpfs: each test's database is a thousand files. Creating and removing them on a disk would take most of the time.
 */
function findMemoryDirectory(): string | undefined {
  const directory = '/dev/shm'
  if (!existsSync(directory)) return undefined
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize > minMemoryBytes ? directory : undefined
}

async function startCluster(directory: string, binaries: PostgresBinaries, migrations: string) {
  const cluster = path.join(directory, 'pg')
  const logFile = path.join(directory, 'log')
  const account = prepareDirectoryAndChooseAccount(cluster, binaries)
  changeDirectoryOwnerRecursively(directory, account)
  await createOrReplaceCluster({
    binaries,
    account,
    cluster,
    logFile,
    ...(findOtherPostgres() && { locale: ['--locale=C.UTF-8'] }),
  })
  const launch = {
    binaries,
    account,
    cluster,
    logFile,
    settings: [...settings, `unix_socket_directories=${directory}`],
  }
  const postmaster = await startPostmaster(launch)
  // The test process may end without waiting for this child.
  postmaster.child.unref()
  const address = { host: directory, port: 5432, user: databaseUser }
  await createTemplate(address, migrations)

  const remove = () => rmSync(directory, { recursive: true, force: true })
  const stop = () => postmaster.stop().then(remove)
  const endNow = () => {
    postmaster.child.kill('SIGQUIT')
    waitUntilGone(path.join(cluster, 'postmaster.pid'))
    remove()
  }
  return { address, stop, endNow }
}

async function createTemplate(address: ClusterAddress, migrations: string): Promise<void> {
  const server = createConnectionPools({ ...address, database: 'postgres' }, { max: 1 })
  await server.query(`create database ${templateName}`)
  await server.end()
  const sql = createConnectionPools({ ...address, database: templateName }, { max: 1 })
  await migrate(sql, migrations)
  await sql.end()
}

function findOtherPostgres(): string | undefined {
  const setting = process.env.TEST_POSTGRES
  if (!setting) return undefined
  return /^\d+$/.test(setting) ? `/usr/lib/postgresql/${setting}/bin` : setting
}

/** Waits until a file is gone, for a second at most. It blocks, because an exiting process can await nothing. */
function waitUntilGone(file: string): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  for (let i = 0; i < 200 && existsSync(file); i++) Atomics.wait(cell, 0, 0, 5)
}
