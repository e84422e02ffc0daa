import { randomBytes, randomUUID } from 'node:crypto'
import { constants, createReadStream, type Stats } from 'node:fs'
import { access, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { makeDirectory } from '#src/platform/files/make-directory.server.ts'
import { type PictureKind, pictureName } from '#src/platform/pictures/pictures.ts'

/** A stored file: its size, and a stream of it. */
export type Opened = { bytes: number; read(): Readable }

const folders = { image: 'images', logo: 'logos' } as const satisfies Record<PictureKind, string>

/**
 * Stored files under one directory, which instances may share. A picture is a directory, `images/3f/3f…/`, that holds
 * its variants: one rename adds it whole, one removal takes it whole.
 */
export class FileStore {
  readonly #root: string
  readonly #incoming: string

  constructor(root: string) {
    this.#root = root
    this.#incoming = path.join(root, 'incoming')
  }

  async prepare(): Promise<void> {
    for (const folder of [this.#incoming, ...Object.values(folders).map((name) => path.join(this.#root, name))]) {
      makeDirectory(folder)
    }
  }

  async check(): Promise<void> {
    for (const folder of [this.#incoming, path.join(this.#root, folders.image)]) {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    }
  }

  /** A unique temporary path for an upload. What is left there is swept. */
  async incoming(): Promise<string> {
    return path.join(this.#incoming, randomUUID())
  }

  async discard(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((file) => rm(file, { recursive: true, force: true })))
  }

  /** Atomic rename of a directory of finished variants into the store; returns the picture's random name. */
  async adopt(directory: string, kind: PictureKind): Promise<string> {
    const base = randomBytes(16).toString('hex')
    const home = this.#home(base, kind)
    await mkdir(path.dirname(home), { recursive: true })
    await flush(directory)
    await rename(directory, home)
    await flush(path.dirname(home))
    return `${base}.jpg`
  }

  async remove(names: readonly string[]): Promise<void> {
    const homes = names.flatMap((name) => {
      const base = pictureName.exec(name)?.[1]
      return base ? [this.#home(base, 'image'), this.#home(base, 'logo')] : []
    })
    await this.discard(homes)
  }

  /** One variant of a picture; null where it is missing or the name is malformed. */
  async open(name: string, kind: PictureKind, variant: string): Promise<Opened | null> {
    const base = pictureName.exec(name)?.[1]
    if (!base || !/^\d{3,4}\.(?:jpg|avif|webp)$/.test(variant)) return null
    const file = path.join(this.#home(base, kind), variant)
    const found = await statOf(file)
    return found?.isFile() ? { bytes: found.size, read: () => createReadStream(file) } : null
  }

  /** Names of the pictures stored before a time, one directory's worth at a time. */
  async *settled(kind: PictureKind, before: Date): AsyncGenerator<string[]> {
    for (const shard of await readdir(path.join(this.#root, folders[kind]))) {
      const folder = path.join(this.#root, folders[kind], shard)
      const names: string[] = []
      for (const base of await readdir(folder).catch(() => [])) {
        if (pictureName.test(`${base}.jpg`) && (await isOlder(path.join(folder, base), before)))
          names.push(`${base}.jpg`)
      }
      if (names.length) yield names
    }
  }

  /** Removes uploads that were left before a time. */
  async sweepIncoming(before: Date): Promise<void> {
    for await (const { name } of await opendir(this.#incoming)) {
      const file = path.join(this.#incoming, name)
      if (await isOlder(file, before)) await this.discard([file])
    }
  }

  #home(base: string, kind: PictureKind): string {
    return path.join(this.#root, folders[kind], base.slice(0, 2), base)
  }
}

async function isOlder(file: string, before: Date): Promise<boolean> {
  const found = await statOf(file)
  return found !== null && found.mtime < before
}

async function statOf(file: string): Promise<Stats | null> {
  return stat(file).catch(() => null)
}

/** fsync of a directory: its entries are on the disk before a row names them. Windows knows no such thing. */
async function flush(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
