import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import {
  changeDirectoryOwnerRecursively,
  prepareDirectoryAndChooseAccount,
} from '#src/platform/embedded-database/postgres-account.server.ts'
import { locateBinaries, preparePostgresBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { createOrReplaceCluster } from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { type Postmaster, startPostmaster } from '#src/platform/embedded-database/postgres-process.server.ts'
import { findFreePort } from '#test/ports.ts'
import { createTemporaryDirectory } from './program.ts'

/** PostgreSQL 15 as Debian installs it. */
const postgres15 = '/usr/lib/postgresql/15/bin'

/** The oldest version that the program takes, or the program's own where that is not installed. */
export const oldestVersion = existsSync(postgres15) ? 15 : 18

/**
 * Prepares a database server beside the program, reached by TCP. The test starts and stops it. `version` is that of the
 * program unless it is 15.
 */
export async function prepareDatabaseServer(
  t: TestContext,
  version: 15 | 18 = 18,
  furtherSettings: readonly string[] = [],
) {
  const directory = createTemporaryDirectory(t)
  const cluster = path.join(directory, 'pg')
  const logFile = path.join(directory, 'log')
  mkdirSync(directory, { recursive: true })
  const binaries = version === 15 ? locateBinaries(postgres15) : await preparePostgresBinaries()
  const account = prepareDirectoryAndChooseAccount(cluster, binaries)
  await createOrReplaceCluster({
    binaries,
    account,
    cluster,
    logFile,
    ...(version === 15 && { locale: ['--locale=C.UTF-8'] }),
  })
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    ...furtherSettings,
  ]
  let postmaster: Postmaster | undefined
  const start = async () => {
    postmaster = await startPostmaster({ binaries, account, cluster, logFile, settings })
  }
  const stop = async () => postmaster?.stop()
  /** Lets the server's account write in directories. */
  const giveToAccount = (...directories: string[]) => {
    for (const given of directories) {
      chmodSync(path.dirname(given), 0o711)
      changeDirectoryOwnerRecursively(given, account)
    }
  }
  /** The same command in a shell of the server's account, with the server's programs. */
  const buildCommandOfAccount = (command: string) => {
    const { wrapperCommand, spawnIds } = account
    const changeUser = spawnIds
      ? ['setpriv', `--reuid=${spawnIds.uid}`, `--regid=${spawnIds.gid}`, '--clear-groups']
      : []
    const shell = `PATH=${postgres15}:$PATH; ${command}`
    return [...wrapperCommand, ...changeUser, 'bash', '-c', `'${shell.replaceAll("'", "'\\''")}'`].join(' ')
  }
  return {
    giveToAccount,
    buildCommandOfAccount,
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    host: '127.0.0.1',
    port,
    user: 'app',
    start,
    stop,
  }
}
