import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, modernNode, root } from './setup.mjs'
import { withLock } from './with-lock.mjs'

const stampFile = path.join(root, 'dist', '.sources')
const sources = ['src', 'seeds', 'public', 'vite.config.ts', 'vite.icons.ts', 'package.json', 'package-lock.json']
/** Files that are not part of the build: tests, and seeds that the program reads from their own folder. */
const ignoredFiles = /\.test\.tsx?$|^seeds.(?:pictures|drawings)\b/

/** Builds the browser's files, the pages and the server, unless `dist` was built from exactly these sources. */
export async function buildIfChanged() {
  if (isBuilt()) return
  await withLock(root, async () => {
    // Hashed before building, so that a source that changes meanwhile causes another build at the next start.
    const hash = hashSources()
    if (isBuilt(hash)) return
    console.log('Building…')
    deleteEarlierBundles()
    for (const mode of ['client', 'ssr', 'server']) await runVite(mode)
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, hash)
  })
}

/** Forgets the sources of `dist`, so that the next start builds it again. A watcher is about to build into it. */
export function forgetBuild() {
  rmSync(stampFile, { force: true })
}

/** True if `dist` was built from exactly these sources. */
export function isBuilt(hash = hashSources()) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/**
 * Deletes the bundles of the server except the last one. A server that still runs from the last one loads some of its
 * files late.
 */
function deleteEarlierBundles() {
  const folder = path.join(root, 'dist', 'server')
  const main = path.join(folder, 'main.js')
  if (!existsSync(main)) return
  const lastBuildMs = statSync(main).mtimeMs - 60_000
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (statSync(file).mtimeMs < lastBuildMs) rmSync(file)
  }
}

/**
 * Runs a build in a process of its own, because this process meanwhile keeps the embedded database running and handles
 * signals.
 */
async function runVite(mode) {
  const program = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [program, 'build', '--config', 'vite.config.ts', '--mode', mode, '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(modernNode(), args, { cwd: root, stdio: 'inherit', env })
  const endChild = () => child.kill()
  process.once('exit', endChild)
  const [status] = await once(child, 'exit')
  process.off('exit', endChild)
  if (status !== 0) throw new Error(`The ${mode} build failed; what it said stands above.`)
}

/** Hashes the contents of the sources. Modification times would not do, because a fresh clone changes them. */
function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(sourcePath) {
  const fullPath = path.join(root, sourcePath)
  if (!existsSync(fullPath)) return []
  if (path.extname(sourcePath)) return [sourcePath]
  return readdirSync(fullPath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !ignoredFiles.test(file))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildIfChanged().catch((error) => fail(error.message))
}
