import { randomBytes, randomUUID } from 'node:crypto'
import { constants, createReadStream, type Stats } from 'node:fs'
import { access, mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { makeDirectory } from '#src/platform/files/make-directory.server.ts'
import { type PictureKind, pictureName } from '#src/platform/pictures/pictures.ts'

/** A file as it is served. */
export type Opened = { bytes: number; read(): Readable }

const folders = { image: 'images', logo: 'logos' } as const satisfies Record<PictureKind, string>

/**
 * The files of the program in one directory. A picture is a directory of its own, `images/3f/3f…/` with its variants
 * in it: it comes into being whole, by one rename, and goes whole. Instances may share the directory.
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

  /** A path that nobody else uses, for what is received or worked on. Left alone it is swept. */
  async incoming(): Promise<string> {
    return path.join(this.#incoming, randomUUID())
  }

  async discard(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((file) => rm(file, { recursive: true, force: true })))
  }

  /** Takes a directory of finished variants in under a new name, which it gives. */
  async adopt(directory: string, kind: PictureKind): Promise<string> {
    const base = randomBytes(16).toString('hex')
    const home = this.#home(base, kind)
    await mkdir(path.dirname(home), { recursive: true })
    await rename(directory, home)
    return `${base}.jpg`
  }

  async remove(names: readonly string[]): Promise<void> {
    const homes = names.flatMap((name) => {
      const base = pictureName.exec(name)?.[1]
      return base ? [this.#home(base, 'image'), this.#home(base, 'logo')] : []
    })
    await this.discard(homes)
  }

  /** One variant of a picture, or null when it is not there. */
  async open(name: string, kind: PictureKind, variant: string): Promise<Opened | null> {
    const base = pictureName.exec(name)?.[1]
    if (!base || !/^\d{3,4}\.(?:jpg|avif|webp)$/.test(variant)) return null
    const file = path.join(this.#home(base, kind), variant)
    const found = await statOf(file)
    return found?.isFile() ? { bytes: found.size, read: () => createReadStream(file) } : null
  }

  /** The stored pictures that have been there for a while, a handful at a time, as the directories hold them. */
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

  /** Forgets what was received and left. */
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
