import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { interruptedWithParent } from '#src/platform/embedded-database/postgres-parent-death.server.ts'

type Ids = { uid: number; gid: number }

/** Under which account the database runs, and with what put before its command line. */
export type Account = {
  /** Programs that end in exec, so that the process we spawn becomes the database itself. */
  wrap: string[]
  /** The ids to spawn with; ours when absent. */
  ids?: Ids
  /** To whom the kernel must see the database's files belong; whoever we are when absent. */
  owner?: Ids
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights: whoever already owns the
 * directory, or a user namespace in which root itself is "nobody" (needs no change of owner and passes root's own
 * closed home), or the machine's "nobody", or the user in whose closed home the directory lies. Each is tried before
 * it is taken: that it can enter the directory, write there and start the program.
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

/** Gives a directory, with all that is in it, to the account; does nothing where it is already so. */
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

/** Only accounts that the machine knows by name: initdb refuses a number without one. */
function unprivilegedUsers(): (Ids & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0)
}
