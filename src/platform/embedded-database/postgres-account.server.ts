import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { interruptedWithParent } from '#src/platform/embedded-database/postgres-parent-death.server.ts'

type Ids = { uid: number; gid: number }

/** The account that the database runs under, and the command that is put before its own. */
export type Account = {
  /** Wrapper programs that exec, so that the process we spawn becomes the database itself. */
  wrap: string[]
  /** Ids to spawn with; ours when absent. */
  ids?: Ids
  /** Owner of the database's files as the kernel sees it; ours when absent. */
  owner?: Ids
}

/**
 * Dropped privileges: PostgreSQL refuses to run as root, so root tries in turn the directory's owner; a user namespace
 * in which root is "nobody" (changes no owner, and works within root's closed home); the system's "nobody"; the owner
 * of a directory above. The first that can enter, write there and run the program is taken. Throws where none can.
 */
export function chooseAccount(directory: string, binaries: Binaries): Account {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const complaints: string[] = []
  for (const account of candidates(directory)) {
    giveDirectory(directory, account)
    const complaint = tryOut(directory, binaries, account)
    if (!complaint) return account
    complaints.push(complaint)
  }
  throw new Error(
    `The embedded database cannot work in ${directory}: ${complaints.join('; ') || 'no account without rights exists'}. ` +
      'Start the program as the user who owns that directory, choose another with DATA_DIR, ' +
      'or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/** chown -R, symbolic links excepted; skipped where the directory itself already has that owner. */
export function giveDirectory(directory: string, { owner }: Account): void {
  if (!owner) return
  const there = lstatSync(directory)
  if (there.uid === owner.uid) return
  chownSync(directory, owner.uid, owner.gid)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), owner.uid, owner.gid)
  }
}

function candidates(directory: string): Account[] {
  const wrap = interruptedWithParent()
  if (process.getuid?.() !== 0) return [{ wrap }]
  const users = unprivilegedUsers()
  const nobody = users.find(({ name }) => name === 'nobody')
  const ownerOf = (place: string) => users.find(({ uid }) => uid === statSync(place).uid)
  const owner = ownerOf(directory)
  const landlord = parents(directory).map(ownerOf).find(Boolean)
  return [
    ...(owner ? [{ wrap, ids: owner, owner }] : []),
    ...(nobody && process.platform === 'linux' ? [inNamespace(nobody, wrap)] : []),
    ...(nobody ? [{ wrap, ids: nobody, owner: nobody }] : []),
    ...(landlord ? [{ wrap, ids: landlord, owner: landlord }] : []),
  ]
}

function parents(directory: string): string[] {
  const parent = path.dirname(directory)
  return parent === directory ? [] : [parent, ...parents(parent)]
}

function inNamespace({ uid, gid }: Ids, wrap: string[]): Account {
  const mapped = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return { wrap: [...mapped, ...wrap], owner: { uid: 0, gid: 0 } }
}

function tryOut(directory: string, { postgres }: Binaries, { wrap, ids }: Account): string | undefined {
  if (process.platform === 'win32') return undefined
  const command = [...wrap, 'sh', '-c', 'cd "$1" && test -w . && exec "$2" --version', 'sh', directory, postgres]
  const { status, stderr, error } = run(command, ids)
  if (status === 0) return undefined
  const who = ids ? `as user ${ids.uid}` : wrap[0] === 'unshare' ? 'in a user namespace' : 'as this user'
  return `${who}: ${error?.message ?? (stderr.trim() || 'it may not write there')}`
}

function run([program = '', ...rest]: string[], ids: Ids | undefined) {
  return spawnSync(program, rest, { cwd: '/', encoding: 'utf8', ...(ids && { uid: ids.uid, gid: ids.gid }) })
}

/** Accounts with a name in /etc/passwd, root excepted: initdb refuses an id without one. */
function unprivilegedUsers(): (Ids & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0)
}
