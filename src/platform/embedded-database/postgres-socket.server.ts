import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Account, giveDirectory } from '#src/platform/embedded-database/postgres-account.server.ts'

/**
 * A socket's path has 107 bytes in the kernel's structure; the longest name that we put behind the directory is this.
 */
const longestDirectory = 107 - '/.s.PGSQL.5432.lock'.length

/**
 * Where the database and its server meet: beside the data, or, where that path is too long for a socket, in a short
 * one; the same for the same data directory, so that a second start finds the first.
 */
export function socketDirectory(dataDir: string): string {
  const near = path.join(dataDir, 'run')
  if (Buffer.byteLength(near) <= longestDirectory) return near
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `mostrador-${name}`)
}

/**
 * Makes that directory and gives it to the account. Throws where the short one was made by somebody else, or is open.
 */
export function openSocketDirectory(dataDir: string, account: Account): string {
  const directory = socketDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Before it is given away: root would hand over whatever somebody else has put into a directory of their own.
  if (path.dirname(directory) !== dataDir) refuseForeign(directory, account)
  giveDirectory(directory, account)
  return directory
}

/** Everybody may write where the short directory stands, so somebody else might have made it first. */
function refuseForeign(directory: string, { owner }: Account): void {
  const there = lstatSync(directory)
  const isOurs = process.getuid === undefined || [process.getuid(), owner?.uid].includes(there.uid)
  if (!isOurs || !there.isDirectory())
    throw new Error(`${directory} was made by somebody else on this machine; remove it, or choose a shorter DATA_DIR`)
  if ((there.mode & 0o077) !== 0) throw new Error(`${directory} is open to other users of this machine; remove it`)
}
