import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { databaseUser } from '#src/platform/embedded-database/postgres-cluster.server.ts'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import { chooseSocketDirectory } from '#src/platform/embedded-database/postgres-socket.server.ts'
import { findFreePort } from '#test/ports.ts'

export type Program = { url: string; pid: number; child: ChildProcess; stop(): Promise<void> }

export const root = path.join(import.meta.dirname, '..')

const directories: string[] = []
process.once('exit', () => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

/** Creates a temporary directory, which is removed when this process ends. */
export function createTemporaryDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-bench-'))
  directories.push(directory)
  return directory
}

/** Scripts of the server: the built one, or the source in versions that had no bundle yet. */
const scriptCandidates = ['dist/server/main.js', 'src/app/main.ts']

/**
 * Starts the program as it runs on a server, with its embedded database, in a new data directory unless one is named.
 * `checkout` is the directory of its source and packages.
 */
export async function startProgram(
  env: Record<string, string> = {},
  checkout = root,
): Promise<Program & { dataDir: string }> {
  const port = await findFreePort()
  const dataDir = env.DATA_DIR ?? createTemporaryDirectory()
  const environment = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env }
  const script = scriptCandidates.find((file) => existsSync(path.join(checkout, file))) ?? ''
  return { ...(await startNode(script, environment, port, '/readyz', checkout)), dataDir }
}

/** The address of the program's own database, for a client beside the program. */
export function findDatabase(dataDir: string): { address: DatabaseAddress; pid: number } {
  const pid = readPidFile(path.join(dataDir, 'postgres'))?.pid
  if (!pid) throw new Error(`No database runs in ${dataDir}.`)
  return {
    address: { host: chooseSocketDirectory(dataDir), port: 5432, user: databaseUser, database: 'mostrador' },
    pid,
  }
}

/** Starts `bench/baselines/bare-server.ts`, which sends these bytes or runs these statements. */
export async function startBareServer(
  environment: { bytes: object } | { statements: object; database: object },
): Promise<Program> {
  const port = await findFreePort()
  const file = path.join(createTemporaryDirectory(), 'given.json')
  writeFileSync(file, JSON.stringify(environment))
  return startNode('bench/baselines/bare-server.ts', { PORT: String(port), GIVEN: file }, port, '/ready')
}

async function startNode(
  script: string,
  env: Record<string, string>,
  port: number,
  ready: string,
  checkout = root,
): Promise<Program> {
  const child = spawn(path.join(checkout, 'node_modules', 'node', 'bin', 'node'), [script], {
    cwd: checkout,
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'node-compile-cache'), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(url + ready, child)
  return { url, pid: child.pid ?? 0, child, stop: () => stopProcess(child) }
}

/** Waits until an address answers successfully, as long as its server runs. */
export async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const isAnswering = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isAnswering())) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} ended with ${server.exitCode}`)
    await pause(5)
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  if (child.exitCode === null && child.kill('SIGTERM')) await exit
}
