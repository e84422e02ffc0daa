import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTemporaryDirectory, root, stopProcess, waitForAnswer } from '#bench/program.ts'
import { findFreePort } from '#test/ports.ts'

/** A commit of the program, installed and built beside this version. */
export type EarlierVersion = { commit: string; checkout: string }

/**
 * Checks a commit out, and lets its own `npm start` install and build it. An installation of an earlier run is used
 * again.
 */
export async function installVersion(commit: string): Promise<EarlierVersion> {
  const hash = runGit(root, 'rev-parse', '--verify', `${commit}^{commit}`)
  const checkout = path.join(os.tmpdir(), 'mostrador-versions', hash)
  if (!existsSync(checkout)) {
    mkdirSync(path.dirname(checkout), { recursive: true })
    runGit(root, 'clone', '--quiet', '--no-checkout', root, checkout)
    runGit(checkout, 'checkout', '--quiet', hash)
  }
  const port = await findFreePort()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: createTemporaryDirectory() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForAnswer(`http://127.0.0.1:${port}/readyz`, npm)
  await stopProcess(npm)
  return { commit, checkout }
}

const runGit = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
