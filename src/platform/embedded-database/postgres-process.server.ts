import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAccount } from '#src/platform/embedded-database/postgres-account.server.ts'
import type { PostgresBinaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'

export type Postmaster = {
  child: ChildProcess
  /** Resolves when the process has ended, for whatever reason. */
  whenEnded: Promise<void>
  stop(): Promise<void>
}

type PostmasterOptions = {
  binaries: PostgresBinaries
  account: DatabaseAccount
  cluster: string
  /** PostgreSQL settings, each as `name=value`. */
  settings: string[]
  logFile: string
}

/**
 * Starts the database and waits without limit until it accepts connections, since crash recovery may take long. Throws
 * with the last lines of the log if the database ends instead.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const child = spawnPostmaster(options)
    const whenEnded = once(child, 'exit').then(() => undefined)
    if (await waitUntilReadyOrEnded(child, options.cluster))
      return { child, whenEnded, stop: () => stopPostmaster(child, whenEnded) }
    const logTail = readLogTail(options.logFile)
    // After a crash, ending child processes may still hold the shared memory: the start is retried for 10 seconds.
    const isMemoryInUse = /shared memory block .* is still in use/.test(logTail)
    if (!isMemoryInUse || attempt === 100) throw new Error(`The embedded database did not start.\n${logTail}`)
    await pause(100)
  }
}

export function spawnAsAccount(
  { wrapperCommand, spawnIds }: DatabaseAccount,
  program: string,
  args: string[],
  outputDescriptor: number,
): ChildProcess {
  const [command = '', ...commandArgs] = [...wrapperCommand, program, ...args]
  return spawn(command, commandArgs, {
    cwd: '/',
    // Process group of its own: Ctrl-C in the terminal reaches only the server, which stops the database last.
    detached: process.platform !== 'win32',
    stdio: ['ignore', outputDescriptor, outputDescriptor],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(spawnIds && { uid: spawnIds.uid, gid: spawnIds.gid }),
  })
}

/** Reads the last lines of the database's log, for the message of a failed start. */
export function readLogTail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}

function spawnPostmaster({ binaries, account, cluster, settings, logFile }: PostmasterOptions): ChildProcess {
  const output = openSync(logFile, 'a', 0o600)
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawnAsAccount(account, binaries.postgres, args, output)
  child.on('error', () => {})
  closeSync(output)
  return child
}

async function waitUntilReadyOrEnded(child: ChildProcess, cluster: string): Promise<boolean> {
  while (isProcessAlive(child)) {
    const file = readPidFile(cluster)
    if (file?.isReady && file.pid === child.pid) return true
    await pause(5)
  }
  return false
}

async function stopPostmaster(child: ChildProcess, whenEnded: Promise<void>): Promise<void> {
  const killTimer = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  if (isProcessAlive(child)) child.kill('SIGINT')
  await whenEnded
  clearTimeout(killTimer)
}

function isProcessAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null
}
