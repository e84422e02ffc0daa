import { constants, createReadStream, type Stats } from 'node:fs'
import { access, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'
import type { ObjectStorage, StoredObject } from '#src/platform/files/storage/object-storage.server.ts'

/**
 * Object storage in a folder that instances may share: `images/3f/3f…`. One rename adds a whole object, one removal
 * deletes it. The source must lie on the same disk.
 */
export class FolderStorage implements ObjectStorage {
  readonly #root: string
  readonly #shelves: readonly string[]

  constructor(root: string, shelves: readonly string[]) {
    this.#root = root
    this.#shelves = shelves
    for (const shelf of shelves) makeDirectory(path.join(root, shelf))
  }

  async put(shelf: string, name: string, source: string): Promise<void> {
    const objectPath = this.#objectPath(shelf, name)
    makeDirectory(path.dirname(objectPath))
    await syncToDisk(source)
    await rename(source, objectPath)
    await syncToDisk(path.dirname(objectPath))
  }

  async find(shelf: string, name: string, part = ''): Promise<StoredObject | null> {
    const file = path.join(this.#objectPath(shelf, name), part)
    const stats = await statOrNull(file)
    return stats?.isFile() ? { bytes: stats.size, openStream: () => createReadStream(file) } : null
  }

  async move(shelf: string, name: string, toShelf: string): Promise<void> {
    const objectPath = this.#objectPath(toShelf, name)
    makeDirectory(path.dirname(objectPath))
    await rename(this.#objectPath(shelf, name), objectPath).catch(async (error) => {
      // The object is there already: a restored backup put it there. Under one name all bytes are the same.
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') await this.remove(shelf, name)
      else if (error.code !== 'ENOENT') throw error
    })
  }

  async holdsSame(shelf: string, name: string, source: string): Promise<boolean> {
    const objectPath = this.#objectPath(shelf, name)
    const stats = await statOrNull(source)
    if (!stats?.isDirectory()) return isSameFile(objectPath, source)
    const parts = await readdir(source)
    const ownParts = await readdir(objectPath).catch(() => [])
    if (parts.length !== ownParts.length) return false
    const comparisons = parts.map((part) => isSameFile(path.join(objectPath, part), path.join(source, part)))
    return (await Promise.all(comparisons)).every(Boolean)
  }

  async remove(shelf: string, name: string): Promise<void> {
    await rm(this.#objectPath(shelf, name), { recursive: true, force: true })
  }

  async *list(shelf: string, before: Date): AsyncGenerator<string[]> {
    for (const prefix of await readdir(path.join(this.#root, shelf))) {
      const folder = path.join(this.#root, shelf, prefix)
      const names: string[] = []
      for (const name of await readdir(folder).catch(() => [])) {
        if (await isOlderThan(path.join(folder, name), before)) names.push(name)
      }
      if (names.length) yield names
    }
  }

  async checkReady(): Promise<void> {
    for (const shelf of this.#shelves)
      await access(path.join(this.#root, shelf), constants.R_OK | constants.W_OK | constants.X_OK)
  }

  #objectPath(shelf: string, name: string): string {
    return path.join(this.#root, shelf, name.slice(0, 2), name)
  }
}

/** True if the file was last changed before a time. False for a missing file. */
export async function isOlderThan(file: string, before: Date): Promise<boolean> {
  const stats = await statOrNull(file)
  return stats !== null && stats.mtime < before
}

/** True if two files have the same bytes. False if the first is missing or is no file. */
async function isSameFile(file: string, other: string): Promise<boolean> {
  const stats = await statOrNull(file)
  const otherStats = await statOrNull(other)
  if (!stats?.isFile() || stats.size !== otherStats?.size) return false
  return (await readFile(file)).equals(await readFile(other))
}

async function statOrNull(file: string): Promise<Stats | null> {
  return stat(file).catch(() => null)
}

/**
 * fsync of a file or a directory: the object is on disk before a row refers to it. Windows has no fsync of directories.
 */
export async function syncToDisk(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
