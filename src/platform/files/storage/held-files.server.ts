import { type Dirent, existsSync } from 'node:fs'
import { copyFile, link, mkdir, opendir, readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'

/** A file of a held object. An object of several files has a part for each. */
export type HeldFile = { shelf: string; name: string; part: string | null; path: string }

/** All stored objects as they were when they were held, whatever is deleted meanwhile. */
export type HeldFiles = {
  has(shelf: string, name: string): boolean
  list(): AsyncGenerator<HeldFile>
  release(): Promise<void>
}

/** Less than the hour after which a temporary directory is swept as abandoned. */
const renewalMs = 10 * 60_000

/**
 * Holds every object of the shelves under `root` by hard links in `directory`: stored files never change, so a link
 * costs no bytes and keeps what is deleted later. On a disk without links it copies. The directory's time is renewed
 * until `release`, so that it is not swept while a long backup reads it.
 */
export async function holdFiles(root: string, shelves: readonly string[], directory: string): Promise<HeldFiles> {
  makeDirectory(directory)
  const stopRenewing = renewTimeOf(directory)
  const release = async () => {
    stopRenewing()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    for (const shelf of shelves) {
      makeDirectory(path.join(directory, shelf))
      for (const prefix of await readdir(path.join(root, shelf)))
        await holdObjects(path.join(root, shelf, prefix), path.join(directory, shelf))
    }
  } catch (error) {
    await release()
    throw error
  }
  return {
    has: (shelf, name) => existsSync(path.join(directory, shelf, name)),
    list: () => listHeldFiles(directory, shelves),
    release,
  }
}

/** Returns what ends the renewal. */
function renewTimeOf(directory: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    // A failure shows when the files are read.
    utimes(directory, now, now).catch(() => {})
  }, renewalMs).unref()
  return () => clearInterval(timer)
}

async function holdObjects(source: string, target: string): Promise<void> {
  const objects = await readDirectoryOrNothing(source)
  await Promise.all(
    objects.map(async (object) => {
      const [from, to] = [path.join(source, object.name), path.join(target, object.name)]
      if (!object.isDirectory()) return linkOrCopyUnlessGone(from, to)
      await mkdir(to)
      for (const part of await readDirectoryOrNothing(from))
        await linkOrCopyUnlessGone(path.join(from, part.name), path.join(to, part.name))
    }),
  )
}

/** An object may be moved to another shelf or deleted while the shelves are read. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readDirectoryOrNothing = (directory: string): Promise<Dirent[]> =>
  readdir(directory, { withFileTypes: true }).catch((error) => {
    if (isGone(error) || error.code === 'ENOTDIR') return []
    throw error
  })

async function linkOrCopyUnlessGone(source: string, target: string): Promise<void> {
  await linkOrCopyFile(source, target).catch((error) => {
    if (!isGone(error)) throw error
  })
}

/**
 * Hard link: costs a fifth of a copy, and is safe because stored files never change. Falls back to a copy on another
 * disk or under another owner.
 */
export async function linkOrCopyFile(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target))
}

async function* listHeldFiles(directory: string, shelves: readonly string[]): AsyncGenerator<HeldFile> {
  for (const shelf of shelves) {
    for await (const object of await opendir(path.join(directory, shelf))) {
      const { name } = object
      const file = path.join(directory, shelf, name)
      if (!object.isDirectory()) yield { shelf, name, part: null, path: file }
      else for (const part of await readdir(file)) yield { shelf, name, part, path: path.join(file, part) }
    }
  }
}
