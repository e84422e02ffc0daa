import { constants, createReadStream, type Stats } from 'node:fs'
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'
import type { Opened, Storage } from '#src/platform/files/storage/object-storage.server.ts'

/**
 * The storage in a folder, which instances may share: `images/3f/3f…`. One rename adds an object whole, one removal
 * takes it whole. What is put must lie on the same disk.
 */
export class FolderStorage implements Storage {
  readonly #root: string
  readonly #shelves: readonly string[]

  constructor(root: string, shelves: readonly string[]) {
    this.#root = root
    this.#shelves = shelves
    for (const shelf of shelves) makeDirectory(path.join(root, shelf))
  }

  async put(shelf: string, name: string, from: string): Promise<void> {
    const home = this.#home(shelf, name)
    makeDirectory(path.dirname(home))
    await flush(from)
    await rename(from, home)
    await flush(path.dirname(home))
  }

  async open(shelf: string, name: string, part = ''): Promise<Opened | null> {
    const file = path.join(this.#home(shelf, name), part)
    const found = await statOf(file)
    return found?.isFile() ? { bytes: found.size, read: () => createReadStream(file) } : null
  }

  async move(shelf: string, name: string, to: string): Promise<void> {
    const home = this.#home(to, name)
    makeDirectory(path.dirname(home))
    await rename(this.#home(shelf, name), home).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }

  async remove(shelf: string, name: string): Promise<void> {
    await rm(this.#home(shelf, name), { recursive: true, force: true })
  }

  async *list(shelf: string, before: Date): AsyncGenerator<string[]> {
    for (const part of await readdir(path.join(this.#root, shelf))) {
      const folder = path.join(this.#root, shelf, part)
      const names: string[] = []
      for (const name of await readdir(folder).catch(() => [])) {
        if (await isOlder(path.join(folder, name), before)) names.push(name)
      }
      if (names.length) yield names
    }
  }

  async ready(): Promise<void> {
    for (const shelf of this.#shelves)
      await access(path.join(this.#root, shelf), constants.R_OK | constants.W_OK | constants.X_OK)
  }

  #home(shelf: string, name: string): string {
    return path.join(this.#root, shelf, name.slice(0, 2), name)
  }
}

/** False where it is missing. */
export async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await statOf(file)
  return found !== null && found.mtime < before
}

async function statOf(file: string): Promise<Stats | null> {
  return stat(file).catch(() => null)
}

/** fsync of a file or a directory: it is on the disk before a row names it. Windows knows none of directories. */
async function flush(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
