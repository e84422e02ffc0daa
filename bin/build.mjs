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
/** Tests, and what the program reads where it lies. */
const ignoredFiles = /\.test\.tsx?$|^seeds.(?:pictures|drawings)\b/

/** Builds the browser's files, the pages and the server, unless `dist` was built from exactly these sources. */
export async function buildIfChanged() {
  if (isBuilt()) return
  await withLock(root, async () => {
    // Hashed before building: a source that changes meanwhile causes another build at the next start.
    const hash = hashSources()
    if (isBuilt(hash)) return
    console.log('Building…')
    dropEarlierBundles()
    for (const mode of ['client', 'ssr', 'server']) await runVite(mode)
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, hash)
  })
}

/** Marks `dist` as of unknown sources, before a watcher builds into it. */
export function forgetBuild() {
  rmSync(stampFile, { force: true })
}

/** True where `dist` was built from exactly these sources. */
export function isBuilt(hash = hashSources()) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/** Leaves the last bundle of the server beside the next: a server that runs from it loads some of its files late. */
function dropEarlierBundles() {
  const folder = path.join(root, 'dist', 'server')
  const main = path.join(folder, 'main.js')
  if (!existsSync(main)) return
  const lastBuildMs = statSync(main).mtimeMs - 60_000
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (statSync(file).mtimeMs < lastBuildMs) rmSync(file)
  }
}

/** Beside this process, which meanwhile keeps the embedded database running and hears signals. */
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

/** Content hash, not modification times, which a fresh clone changes. */
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
  const full = path.join(root, sourcePath)
  if (!existsSync(full)) return []
  if (path.extname(sourcePath)) return [sourcePath]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !ignoredFiles.test(file))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildIfChanged().catch((error) => fail(error.message))
}
