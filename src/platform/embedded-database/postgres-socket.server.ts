import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A socket's path has 107 bytes in the kernel's structure; the longest name that we put behind the directory is this. */
const longestDirectory = 107 - '/.s.PGSQL.5432.lock'.length

/** Where the database and its server meet: beside the data, or, where that path is too long for a socket, in a short one. */
export function socketDirectory(dataDir: string): string {
  const near = path.join(dataDir, 'run')
  const directory = Buffer.byteLength(near) <= longestDirectory ? near : shortDirectory(dataDir)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return directory
}

/** The same for the same data directory, so that a second start finds the first. */
function shortDirectory(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const directory = path.join(os.tmpdir(), `mostrador-${name}`)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const { mode } = lstatSync(directory)
  // Everybody may write where it stands, so somebody else might have made it first, and open.
  if ((mode & 0o077) !== 0) throw new Error(`${directory} is open to other users of this machine; remove it`)
  return directory
}
