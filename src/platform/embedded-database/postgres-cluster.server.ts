import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  changeDirectoryOwnerRecursively,
  type DatabaseAccount,
} from '#src/platform/embedded-database/postgres-account.server.ts'
import type { PostgresBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { readLogTail, spawnAsAccount } from '#src/platform/embedded-database/postgres-process.server.ts'

export const databaseUser = 'app'

/** Collation: the built-in C.UTF-8 sorts and folds case alike on every platform and in every locale. */
const builtinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

type NewCluster = {
  binaries: PostgresBinaries
  account: DatabaseAccount
  cluster: string
  logFile: string
  /** Locale arguments of initdb. Versions before 17 lack the builtin provider. */
  locale?: string[]
}

/**
 * Creates a cluster: initdb works in a directory beside the final one and is then renamed, so that a killed creation
 * leaves nothing half made. Removes what stood at the final place. Throws with the last lines of the log.
 */
export async function createOrReplaceCluster({
  binaries,
  account,
  cluster,
  logFile,
  locale,
}: NewCluster): Promise<void> {
  const newDirectory = `${cluster}.new`
  await rm(newDirectory, { recursive: true, force: true })
  await mkdir(newDirectory, { mode: 0o700 })
  changeDirectoryOwnerRecursively(newDirectory, account)
  const output = openSync(logFile, 'a', 0o600)
  const args = ['-D', newDirectory, '-U', databaseUser, '-A', 'trust', '-E', 'UTF8', ...(locale ?? builtinLocale)]
  const child = spawnAsAccount(account, binaries.initdb, [...args, '--no-instructions'], output)
  const [status] = await once(child, 'exit')
  closeSync(output)
  if (status !== 0)
    throw new Error(`The embedded database could not be created in ${cluster}.\n${readLogTail(logFile)}`)
  await rm(cluster, { recursive: true, force: true })
  await rename(newDirectory, cluster)
}

/** The major version that wrote the cluster, or undefined if there is no cluster yet. */
export function readClusterVersion(cluster: string): string | undefined {
  const file = path.join(cluster, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
