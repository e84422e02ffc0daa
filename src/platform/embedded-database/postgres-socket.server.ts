import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changeDirectoryOwner, type DatabaseAccount } from '#src/platform/embedded-database/postgres-account.server.ts'

/**
 * Unix socket path limit (sun_path): 107 bytes on Linux. Leaving room for the lock file's longer name also keeps the
 * socket within macOS's 103.
 */
const maxDirectoryBytes = 107 - '/.s.PGSQL.5432.lock'.length

/**
 * The Unix socket's directory: `run` in the data directory or, where that path is too long, a short one in the system's
 * temporary directory. Its name is derived from the data directory, so that a second start finds the first.
 */
export function chooseSocketDirectory(dataDir: string): string {
  const runDirectory = path.join(dataDir, 'run')
  if (Buffer.byteLength(runDirectory) <= maxDirectoryBytes) return runDirectory
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `mostrador-${name}`)
}

/**
 * Makes that directory for the account. Throws where the one in the temporary directory belongs to or is open to
 * others.
 */
export function createSocketDirectory(dataDir: string, account: DatabaseAccount): string {
  const directory = chooseSocketDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Symlink attack: checked before chown, or root would hand over what another user put there.
  if (path.dirname(directory) !== dataDir) refuseForeignDirectory(directory, account)
  changeDirectoryOwner(directory, account)
  return directory
}

/** The temporary directory is world-writable, so another user may have made the directory first. */
function refuseForeignDirectory(directory: string, { fileOwner }: DatabaseAccount): void {
  const stats = lstatSync(directory)
  const isOwnDirectory = process.getuid === undefined || [process.getuid(), fileOwner?.uid].includes(stats.uid)
  if (!isOwnDirectory || !stats.isDirectory())
    throw new Error(`${directory} was made by somebody else on this machine; remove it, or choose a shorter DATA_DIR`)
  if ((stats.mode & 0o077) !== 0) throw new Error(`${directory} is open to other users of this machine; remove it`)
}
