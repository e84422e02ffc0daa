import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

// Headless shell: the same engine without the browser's own windows, at a third of the processor time.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
const places = [
  ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the stories: CHROMIUM_PATH, the headless shell (as root on Debian installed), else what is there. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const found = installed()
  if (found?.endsWith(shell)) return found
  return installFromDebian() ? installed() : found
}

/** What a test says when there is none: it fails rather than passing over in silence. */
export const howToGetChromium = `No Chromium was found. Install one (Debian: "apt-get install ${shell}") or name yours in CHROMIUM_PATH.`

const installed = () => places.find((file) => existsSync(file))

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${shell} (apt-get)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...patience, ...args], { env, stdio: 'ignore', timeout: 120_000 }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', shell)
  return install() || (apt('update') && install())
}
