import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Account, giveDirectory } from '#src/platform/embedded-database/postgres-account.server.ts'

/**
 * Unix socket path limit (sun_path): 107 bytes on Linux. Leaving room for the lock file's longer name also keeps the
 * socket within macOS's 103.
 */
const longestDirectory = 107 - '/.s.PGSQL.5432.lock'.length

/**
 * The Unix socket's directory: `run` in the data directory or, where that path is too long, a short one in the system's
 * temporary directory. Its name is derived from the data directory, so that a second start finds the first.
 */
export function socketDirectory(dataDir: string): string {
  const near = path.join(dataDir, 'run')
  if (Buffer.byteLength(near) <= longestDirectory) return near
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `mostrador-${name}`)
}

/**
 * Makes that directory for the account. Throws where the one in the temporary directory belongs to or is open to
 * others.
 */
export function openSocketDirectory(dataDir: string, account: Account): string {
  const directory = socketDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Symlink attack: checked before chown, or root would hand over what another user put there.
  if (path.dirname(directory) !== dataDir) refuseForeign(directory, account)
  giveDirectory(directory, account)
  return directory
}

/** The temporary directory is world-writable, so another user may have made the directory first. */
function refuseForeign(directory: string, { owner }: Account): void {
  const there = lstatSync(directory)
  const isOurs = process.getuid === undefined || [process.getuid(), owner?.uid].includes(there.uid)
  if (!isOurs || !there.isDirectory())
    throw new Error(`${directory} was made by somebody else on this machine; remove it, or choose a shorter DATA_DIR`)
  if ((there.mode & 0o077) !== 0) throw new Error(`${directory} is open to other users of this machine; remove it`)
}
