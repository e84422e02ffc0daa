import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { findFreePort } from '#test/ports.ts'
import { findProcesses, readProcessGroup, until } from './until.ts'

export type Program = {
  /** The started process: npm, or Node itself. */
  child: ChildProcess
  address: string
  dataDir: string
  /** The id of the process that listens on the port. */
  server(): number
  output(): string
  isReady(): Promise<boolean>
  ready(): Promise<void>
  exit(): Promise<void>
  /** True if neither its server nor its database runs any more. */
  isGone(): Promise<boolean>
}

const startedChildren: ChildProcess[] = []

type ProgramOptions = { env?: Record<string, string>; command?: [string, ...string[]]; dataDir?: string }

/** Starts the whole program as people start it, in a process group of its own, as a terminal does. */
export async function startProgram(t: TestContext, { env, command, dataDir }: ProgramOptions = {}): Promise<Program> {
  const directory = dataDir ?? createTemporaryDirectory(t)
  const port = await findFreePort()
  const [file, ...args] = command ?? ['npm', 'start']
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...pickOutsideEnvironment(), PORT: String(port), DATA_DIR: directory, SEED: 'none', ...env },
  })
  startedChildren.push(child)
  t.after(() => endGroup(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const address = `http://127.0.0.1:${port}`
  const isReady = () => fetchStatus(`${address}/readyz`).then((code) => code === 200)
  return {
    child,
    address,
    dataDir: directory,
    server: () => findListener(child),
    output: () => output,
    isReady,
    ready: async () => {
      await until('the program is ready', async () => (await isReady()) || hasEnded(child))
      if (hasEnded(child)) throw new Error(`The program ended instead of starting:\n${output}`)
    },
    exit: async () => {
      if (!hasEnded(child)) await once(child, 'exit')
    },
    isGone: async () => (await fetchStatus(`${address}/healthz`)) === 0 && findProcesses(directory).length === 0,
  }
}

/** Creates a directory. After the test, all processes that still run in it are killed, and it is removed. */
export function createTemporaryDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-program-'))
  t.after(async () => {
    for (const child of startedChildren.splice(0)) endGroup(child)
    for (const pid of findProcesses(directory)) process.kill(pid, 'SIGKILL')
    await until('nothing works in the directory', () => findProcesses(directory).length === 0)
    rmSync(directory, { recursive: true, force: true })
  })
  return directory
}

/**
 * The environment of a person's shell: without variables of npm and of the test runner, and without Node 24 in PATH.
 */
export function pickOutsideEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|TEST_)/.test(name))
  const outerFolders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(entries), PATH: outerFolders.join(path.delimiter) } as Record<string, string>
}

function findListener({ pid }: ChildProcess): number {
  const group = findProcesses('bin/start.mjs').filter((candidate) => readProcessGroup(candidate) === pid)
  return Math.max(...group)
}

async function fetchStatus(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.status,
    () => 0,
  )
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group ended already.
  }
}
