import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  changeDirectoryOwnerRecursively,
  type DatabaseAccount,
} from '#src/platform/embedded-database/postgres-account.server.ts'

/**
 * Unix socket path limit (sun_path): 107 bytes on Linux. Room for the lock file's longer name also keeps the socket
 * within the 103 bytes of macOS.
 */
const maxDirectoryBytes = 107 - '/.s.PGSQL.5432.lock'.length

/**
 * Chooses the Unix socket's directory: `run` in the data directory or, if that path is too long, a short one in the
 * system's temporary directory. The short name is derived from the data directory, so that a second start finds it.
 */
export function chooseSocketDirectory(dataDir: string): string {
  const runDirectory = path.join(dataDir, 'run')
  if (Buffer.byteLength(runDirectory) <= maxDirectoryBytes) return runDirectory
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `mostrador-${name}`)
}

/**
 * Creates the socket directory for the account. Throws if a directory in the temporary directory belongs to, or is open
 * to, other users.
 */
export function createSocketDirectory(dataDir: string, account: DatabaseAccount): string {
  const directory = chooseSocketDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Symlink attack: checked before chown, or root would hand over another user's files.
  if (path.dirname(directory) !== dataDir) refuseForeignDirectory(directory, account)
  changeDirectoryOwnerRecursively(directory, account)
  return directory
}

/** Throws if another user made the directory first: the temporary directory is world-writable. */
function refuseForeignDirectory(directory: string, { fileOwner }: DatabaseAccount): void {
  const stats = lstatSync(directory)
  const isOwnDirectory = process.getuid === undefined || [process.getuid(), fileOwner?.uid].includes(stats.uid)
  if (!isOwnDirectory || !stats.isDirectory())
    throw new Error(`${directory} was made by somebody else on this machine; remove it, or choose a shorter DATA_DIR`)
  if ((stats.mode & 0o077) !== 0) throw new Error(`${directory} is open to other users of this machine; remove it`)
}
