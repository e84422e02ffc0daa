import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the stories: the one that is there, or, as root on Debian, the one that its packages bring. */
export function findChromium(): string | undefined {
  return installed() ?? (installFromDebian() ? installed() : undefined)
}

/** What a test says when there is none: it fails rather than passing over in silence. */
export const howToGetChromium =
  'No Chromium was found. Install one (Debian: "apt-get install chromium") or name yours in CHROMIUM_PATH.'

function installed(): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...inPath, '/usr/bin/chromium', ...places].find(
    (file) => file && existsSync(file),
  )
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium (apt-get)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('install', '-y', 'chromium') || (apt('update') && apt('install', '-y', 'chromium'))
}
