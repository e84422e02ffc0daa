// Runs before Node 24 is there, so it is plain JavaScript that Node 20 understands and needs no package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'
import { npmNeeds } from './packages.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.mostrador-installed')
const ownNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs what the lock file wants and is not there; with `tests`, what only the tests need as well. */
export async function install({ tests = false } = {}) {
  const packages = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const wanted = packages + (tests ? ' with tests' : '')
  const stamped = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8').startsWith(wanted)
  if (stamped()) return
  await alone(root, () => {
    if (stamped()) return
    const needed = npmNeeds(root, { tests })
    if (needed) npm(needed)
    writeFileSync(stampFile, wanted)
  })
}

/** The Node that runs the program itself: the one that npm installed, or ours if it is new enough. */
export function modernNode() {
  if (existsSync(ownNode)) return ownNode
  if (isModern()) return process.execPath
  fail(
    'Node 24 is missing: the npm package "node" brings it with its install script, which was not run.\n' +
      'Allow it, by "npm rebuild node --ignore-scripts=false" in this directory, or put Node 24 first in PATH.',
  )
}

/**
 * Answers true under Node 24. Under an older one it runs the script anew with Node 24 and lives only for it: it passes
 * signals on, ends with it, and the script notices by the closed channel when this process dies.
 */
export function underModernNode(script) {
  if (isModern()) return true
  const child = spawn(modernNode(), [script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
  return false
}

/** Ends with a message instead of a stack: what stops a set-up is for the reader to mend. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function isModern() {
  return Number(process.versions.node.split('.')[0]) >= 24
}

function npm(needed) {
  console.log(`Installing what is missing (npm ${needed[0]})…`)
  const args = [...needed, '--no-audit', '--no-fund', '--loglevel=error']
  const script = process.env.npm_execpath ?? ''
  const { status, error } = /npm-cli\.c?js$/.test(script)
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('npm could not install the packages; what it said stands above.')
  // Disk space: the package "node" leaves 69 MB of C headers beside its program, which is linked to another place.
  rmSync(path.join(root, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true })
}
