import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '#src/platform/embedded-database/postgres-account.server.ts'
import type { Binaries } from '#src/platform/embedded-database/postgres-binaries.server.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'

export type Postmaster = {
  child: ChildProcess
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

type Launch = {
  binaries: Binaries
  account: Account
  cluster: string
  /** PostgreSQL settings, each `name=value`. */
  settings: string[]
  logFile: string
}

/**
 * Starts the database and waits without limit until it takes connections, as crash recovery may be long. Throws with
 * the log's last lines where it ends instead.
 */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const child = spawnPostmaster(launch)
    const ended = once(child, 'exit').then(() => undefined)
    if (await isReady(child, launch.cluster)) return { child, ended, stop: () => stop(child, ended) }
    const said = tail(launch.logFile)
    // Shared memory: after a crash its last child processes may still hold it, so the start is tried again for some 10
    // seconds.
    const crowded = /shared memory block .* is still in use/.test(said)
    if (!crowded || attempt === 100) throw new Error(`The embedded database did not start.\n${said}`)
    await pause(100)
  }
}

export function runAs({ wrap, ids }: Account, program: string, args: string[], output: number): ChildProcess {
  const [first = '', ...rest] = [...wrap, program, ...args]
  return spawn(first, rest, {
    cwd: '/',
    // Process group of its own: Ctrl-C in the terminal reaches the server alone, which stops the database last.
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    ...(ids && { uid: ids.uid, gid: ids.gid }),
  })
}

/** The last lines of the database's log, for a message about a start that failed. */
export function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}

function spawnPostmaster({ binaries, account, cluster, settings, logFile }: Launch): ChildProcess {
  const output = openSync(logFile, 'a', 0o600)
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const child = runAs(account, binaries.postgres, args, output)
  child.on('error', () => {})
  closeSync(output)
  return child
}

async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  while (isAlive(child)) {
    const file = readPidFile(cluster)
    if (file?.ready && file.pid === child.pid) return true
    await pause(5)
  }
  return false
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const insist = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  if (isAlive(child)) child.kill('SIGINT')
  await ended
  clearTimeout(insist)
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null
}
