import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

// Headless shell: the same engine without the browser's own windows, at a third of the processor time.
const headlessShell = 'chromium-headless-shell'
const programNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
const candidatePaths = [
  ...programNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser for the stories: CHROMIUM_PATH, else the headless shell, else another Chromium. As root on Debian, a
 * missing headless shell is installed.
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath && existsSync(configuredPath)) return configuredPath
  const installedPath = findInstalled()
  if (installedPath?.endsWith(headlessShell)) return installedPath
  return installFromDebian() ? findInstalled() : installedPath
}

/** Message of a test that fails because there is no browser. */
export const howToGetChromium = `No Chromium was found. Install one (Debian: "apt-get install ${headlessShell}") or name yours in CHROMIUM_PATH.`

const findInstalled = () => candidatePaths.find((file) => existsSync(file))

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${headlessShell} (apt-get)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const timeoutOptions = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...timeoutOptions, ...args], { env, stdio: 'ignore', timeout: 120_000 }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', headlessShell)
  return install() || (apt('update') && install())
}
