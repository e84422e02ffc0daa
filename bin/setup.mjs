// This file runs before Node 24 is installed, so it is plain JavaScript for Node 20 without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNpmArguments } from './packages.mjs'
import { withLock } from './with-lock.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.mostrador-installed')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const installedNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs the packages of the lock file that are missing. With `tests`, also those that only the tests need. */
export async function install({ tests = false } = {}) {
  const packages = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const stamp = packages + (tests ? ' with tests' : '')
  const isStamped = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8').startsWith(stamp)
  if (isStamped()) return
  await withLock(root, () => {
    if (isStamped()) return
    const npmArguments = findNpmArguments(root, { tests })
    if (npmArguments) runNpm(npmArguments)
    writeFileSync(stampFile, stamp)
  })
}

/**
 * Path of Node 24: the one that npm installed, or the running one if it is new enough. Ends the process with a message
 * if there is neither.
 */
export function modernNode() {
  if (existsSync(installedNode)) return installedNode
  if (isModern()) return process.execPath
  fail(
    'Node 24 is missing: the npm package "node" brings it with its install script, which was not run.\n' +
      'Allow it, by "npm rebuild node --ignore-scripts=false" in this directory, or put Node 24 first in PATH.',
  )
}

/** True under Node 24. An older Node runs the script with Node 24 instead, and ends when the script ends. */
export function underModernNode(script) {
  if (isModern()) return true
  runToEnd([script, ...process.argv.slice(2)]).then(endAs)
  return false
}

/**
 * Runs a script with Node 24, passes signals on to it, and resolves with how it ended. The closed channel tells the
 * script when this process dies.
 */
export async function runToEnd(args) {
  const child = spawn(modernNode(), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  let isInterrupted = false
  const forwardSignal = (signal) => {
    isInterrupted = true
    child.kill(signal)
  }
  for (const name of signals) process.on(name, forwardSignal)
  const [code, signal] = await once(child, 'exit')
  for (const name of signals) process.off(name, forwardSignal)
  return { code, signal, isInterrupted }
}

/** Ends this process in the same way as another one: with its exit code or by its signal. */
export function endAs({ code, signal }) {
  if (!signal) process.exit(code ?? 1)
  process.kill(process.pid, signal)
}

/** Exits with status 1 and a message instead of a stack trace. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function isModern() {
  return Number(process.versions.node.split('.')[0]) >= 24
}

function runNpm(npmArguments) {
  console.log(`Installing what is missing (npm ${npmArguments[0]})…`)
  const args = [...npmArguments, '--no-audit', '--no-fund', '--loglevel=error']
  const script = process.env.npm_execpath ?? ''
  const { status, error } = /npm-cli\.c?js$/.test(script)
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('npm could not install the packages; what it said stands above.')
  // Frees the 69 MB of C headers that the package `node` brings. Its program is in another folder.
  rmSync(path.join(root, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true })
}
