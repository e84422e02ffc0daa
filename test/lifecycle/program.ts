import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { freePort } from '#test/ports.ts'
import { findProcesses, readProcessGroup, until } from './until.ts'

export type Program = {
  /** What was started: npm, or a Node by itself. */
  child: ChildProcess
  address: string
  dataDir: string
  /** The process that listens. */
  server(): number
  output(): string
  isReady(): Promise<boolean>
  ready(): Promise<void>
  exit(): Promise<void>
  /** Nothing of it runs any more: neither server nor database. */
  isGone(): Promise<boolean>
}

const startedChildren: ChildProcess[] = []

type ProgramOptions = { env?: Record<string, string>; command?: [string, ...string[]]; dataDir?: string }

/** The whole program as people start it, in a process group of its own as a terminal gives it. */
export async function startProgram(t: TestContext, { env, command, dataDir }: ProgramOptions = {}): Promise<Program> {
  const directory = dataDir ?? temporaryDirectory(t)
  const port = await freePort()
  const [file, ...args] = command ?? ['npm', 'start']
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outsideEnvironment(), PORT: String(port), DATA_DIR: directory, SEED: 'none', ...env },
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

/** A directory that goes after the test, and before it whatever the test has left running. */
export function temporaryDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-program-'))
  t.after(async () => {
    for (const child of startedChildren.splice(0)) endGroup(child)
    for (const pid of findProcesses(directory)) process.kill(pid, 'SIGKILL')
    await until('nothing works in the directory', () => findProcesses(directory).length === 0)
    rmSync(directory, { recursive: true, force: true })
  })
  return directory
}

/** As a person's shell has it: nothing that npm or the test runner added, and no Node 24 first in PATH. */
export function outsideEnvironment(): Record<string, string> {
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
    // All of it ended already.
  }
}
