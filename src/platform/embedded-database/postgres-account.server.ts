import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PostgresBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { buildParentDeathWrapper } from '#src/platform/embedded-database/postgres-parent-death.server.ts'

type AccountIds = { uid: number; gid: number }

/** The account that the database runs under, and the command that starts programs as it. */
export type DatabaseAccount = {
  /** Wrapper programs that end in exec, so that the spawned process becomes the database itself. */
  wrapperCommand: string[]
  /** User and group of the spawned process; without them those of this process. */
  spawnIds?: AccountIds
  /** Owner of the database's files as the kernel sees it; without it the user of this process. */
  fileOwner?: AccountIds
}

/**
 * Dropped privileges: PostgreSQL refuses to run as root. So root tries in turn the directory's owner; a user namespace
 * in which root appears as "nobody" (the files stay root's, so it works in a home that only root may enter); the
 * system's "nobody"; the owner of a parent directory. Creates the directory and gives it to each account in turn.
 * Returns the first account that can enter it, write there and run the program. Throws if none can.
 */
export function prepareDirectoryAndChooseAccount(directory: string, binaries: PostgresBinaries): DatabaseAccount {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const problems: string[] = []
  for (const account of listCandidateAccounts(directory)) {
    changeDirectoryOwnerRecursively(directory, account)
    const problem = findAccountProblem(directory, binaries, account)
    if (!problem) return account
    problems.push(problem)
  }
  throw new Error(
    `The embedded database cannot work in ${directory}: ${problems.join('; ') || 'no account without rights exists'}. ` +
      'Start the program as the user who owns that directory, choose another with DATA_DIR, ' +
      'or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/** chown -R, symbolic links excepted. Does nothing if the directory itself already has that owner. */
export function changeDirectoryOwnerRecursively(directory: string, { fileOwner }: DatabaseAccount): void {
  if (!fileOwner) return
  const stats = lstatSync(directory)
  if (stats.uid === fileOwner.uid) return
  chownSync(directory, fileOwner.uid, fileOwner.gid)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), fileOwner.uid, fileOwner.gid)
  }
}

function listCandidateAccounts(directory: string): DatabaseAccount[] {
  const wrapperCommand = buildParentDeathWrapper()
  if (process.getuid?.() !== 0) return [{ wrapperCommand }]
  const users = readUnprivilegedUsers()
  const nobody = users.find(({ name }) => name === 'nobody')
  const findOwner = (directory: string) => users.find(({ uid }) => uid === statSync(directory).uid)
  const directoryOwner = findOwner(directory)
  const parentOwner = listParents(directory).map(findOwner).find(Boolean)
  return [
    ...(directoryOwner ? [{ wrapperCommand, spawnIds: directoryOwner, fileOwner: directoryOwner }] : []),
    ...(nobody && process.platform === 'linux' ? [createNamespaceAccount(nobody, wrapperCommand)] : []),
    ...(nobody ? [{ wrapperCommand, spawnIds: nobody, fileOwner: nobody }] : []),
    ...(parentOwner ? [{ wrapperCommand, spawnIds: parentOwner, fileOwner: parentOwner }] : []),
  ]
}

function listParents(directory: string): string[] {
  const parent = path.dirname(directory)
  return parent === directory ? [] : [parent, ...listParents(parent)]
}

function createNamespaceAccount({ uid, gid }: AccountIds, wrapperCommand: string[]): DatabaseAccount {
  const unshareCommand = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return { wrapperCommand: [...unshareCommand, ...wrapperCommand], fileOwner: { uid: 0, gid: 0 } }
}

function findAccountProblem(
  directory: string,
  { postgres }: PostgresBinaries,
  { wrapperCommand, spawnIds }: DatabaseAccount,
): string | undefined {
  if (process.platform === 'win32') return undefined
  const command = [
    ...wrapperCommand,
    'sh',
    '-c',
    'cd "$1" && test -w . && exec "$2" --version',
    'sh',
    directory,
    postgres,
  ]
  const { status, stderr, error } = runCommand(command, spawnIds)
  if (status === 0) return undefined
  const accountText = spawnIds
    ? `as user ${spawnIds.uid}`
    : wrapperCommand[0] === 'unshare'
      ? 'in a user namespace'
      : 'as this user'
  return `${accountText}: ${error?.message ?? (stderr.trim() || 'it may not write there')}`
}

function runCommand([program = '', ...args]: string[], ids: AccountIds | undefined) {
  return spawnSync(program, args, { cwd: '/', encoding: 'utf8', ...(ids && { uid: ids.uid, gid: ids.gid }) })
}

/** Accounts of /etc/passwd except root: initdb refuses an id without a name. */
function readUnprivilegedUsers(): (AccountIds & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0)
}
