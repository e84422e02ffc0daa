import { randomBytes } from 'node:crypto'
import { copyFile, link, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileNameOf } from '#src/platform/files/file-name.ts'
import { mediaTypeOf } from '#src/platform/files/media-type.server.ts'
import { FolderStorage } from '#src/platform/files/storage/folder-storage.server.ts'
import { unlessFull } from '#src/platform/files/storage/full-disk.server.ts'
import type { Opened } from '#src/platform/files/storage/object-storage.server.ts'
import { Incoming } from '#src/platform/files/storage/temporary-files.server.ts'
import { openWorkshop } from '#src/platform/pictures/picture-processor.server.ts'
import { pictureRefusal } from '#src/platform/pictures/picture-rules.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { pictureLimits, RefusedPicture } from '#src/platform/pictures/unusable-picture.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { takeTurnsEach } from '#src/platform/turns.server.ts'

/** An upload, not yet checked; `path` is temporary, and whoever receives it must discard it. */
export type Upload = { field: string; filename: string; path: string; bytes: number; sha256: string }

/** What a refusal says of a file: its field, its name, and its index among the field's files. */
export type Judged = Pick<Upload, 'field'> & { filename?: string; place?: number }

export type StoredPicture = {
  name: string
  kind: PictureKind
  width: number
  height: number
  cutout: boolean
  bytes: number
}

/** A private file, kept as it came; `name` is the given one. */
export type StoredFile = { key: string; name: string; media_type: string; bytes: number; sha256: string }

/** What is stored, each on a shelf of its own: pictures by their use, and files that are kept as they came. */
export type StoredKind = PictureKind | 'file'

export type Files = {
  /** A unique temporary path for an upload. What is left there is swept after an hour. */
  incoming(): string
  /**
   * Concurrency limit for forms per owner, as each holds memory and disk: 10 at once, 20 wait. Throws TooMany beyond.
   */
  inUploadTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
  /**
   * Checks, re-encodes and stores one upload in all its variants. Throws `UnsupportedMedia`, `TooLarge` or `Invalid`
   * with the message at the upload's field; `TooMany` where the queue is full, StorageFull. The caller writes the row
   * in `pictures`: without one the file is swept.
   */
  storePicture(upload: Judged & Pick<Upload, 'path' | 'bytes'>, kind: PictureKind): Promise<StoredPicture>
  /** Stores variants that were made beforehand; returns the picture's name. */
  storeReady(directory: string, kind: PictureKind): Promise<string>
  /** Stores one upload as it is. Throws StorageFull. The caller writes the row in `files`: without one it is swept. */
  storeFile(upload: Upload): Promise<StoredFile>
  /** Removes pictures with all their variants, by name, and files, by key; a missing one is no error. */
  remove(names: readonly string[]): Promise<void>
  /** Takes files of a deleted record, or replaced ones, off their shelf and back. A missing one is no error. */
  setAside(names: readonly string[]): Promise<void>
  bringBack(names: readonly string[]): Promise<void>
  /** Removes what was set aside. */
  removeAside(names: readonly string[]): Promise<void>
  discard(paths: readonly string[]): Promise<void>
  /** Readiness: throws where files cannot be read and written. */
  ready(): Promise<void>
  /** A picture's variant, or a file; null where it is missing or the name is malformed. */
  open(name: string, kind: StoredKind, variant?: string): Promise<Opened | null>
  /** Removes uploads that were left before a time. */
  sweepIncoming(before: Date): Promise<void>
  /** Names of the pictures, or keys of the files, stored before a time, a few at a time. */
  settled(kind: StoredKind, before: Date): AsyncIterable<string[]>
  /** The same of what was set aside. */
  settledAside(kind: StoredKind, before: Date): AsyncIterable<string[]>
}

/** No shelf of these is served as it is: a picture by its name alone, private ones and files by a signed link. */
const shelves = {
  image: 'images',
  logo: 'logos',
  private: 'private-images',
  file: 'private-files',
} as const satisfies Record<StoredKind, string>
const pictureKinds = ['image', 'logo', 'private'] as const satisfies PictureKind[]
const asideOf = (kind: StoredKind) => `aside-${shelves[kind]}`

/** 128 random bits, so that none can be guessed; a picture's name has `.jpg` behind them. */
const storedName = /^([0-9a-f]{32})(\.jpg)?$/
const newName = () => randomBytes(16).toString('hex')

/** Per person; a browser opens six connections. */
const uploadsAtOnce = 10
const uploadsWaiting = 20

/** The files under `DATA_DIR/files`, with the process that works on pictures. */
export async function openFiles({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Files> {
  const root = path.join(dataDir, 'files')
  const incoming = new Incoming(path.join(root, 'incoming'))
  const storage = new FolderStorage(
    root,
    Object.values(shelves).flatMap((shelf) => [shelf, `aside-${shelf}`]),
  )
  const workshop = openWorkshop()
  const put = async (kind: StoredKind, from: string) => {
    const name = newName()
    await storage.put(shelves[kind], name, from)
    return name
  }
  /** The shelves on which each may stand: a name does not tell which kind of picture it is. */
  const everywhere = async (names: readonly string[], work: (kind: StoredKind, name: string) => Promise<void>) => {
    for (const given of names) {
      const [, name, isPicture] = storedName.exec(given) ?? []
      const kinds = isPicture ? pictureKinds : (['file'] as const)
      if (name) await Promise.all(kinds.map((kind) => work(kind, name)))
    }
  }
  async function* listed(shelf: string, kind: StoredKind, before: Date) {
    for await (const names of storage.list(shelf, before))
      yield names.filter((name) => storedName.test(name)).map((name) => (kind === 'file' ? name : `${name}.jpg`))
  }
  return {
    incoming: () => incoming.path(),
    inUploadTurn: takeTurnsEach(uploadsAtOnce, { line: uploadsWaiting, full: 'platform.pictures.too_many_at_once' }),
    async storePicture(upload, kind) {
      if (upload.bytes > pictureLimits.bytes) throw pictureRefusal('too_large', upload)
      const directory = await incoming.directory()
      try {
        const worked = await unlessFull(root, workshop.work(upload.path, directory))
        return { ...worked, name: `${await unlessFull(root, put(kind, directory))}.jpg`, kind }
      } catch (error) {
        await incoming.discard([directory])
        throw error instanceof RefusedPicture ? pictureRefusal(error.refusal, upload) : error
      }
    },
    async storeReady(from, kind) {
      const directory = await incoming.directory()
      const names = await readdir(from)
      await Promise.all(names.map((name) => linkOrCopy(path.join(from, name), path.join(directory, name))))
      return `${await put(kind, directory)}.jpg`
    },
    async storeFile({ filename, path: from, bytes, sha256 }) {
      const media_type = await mediaTypeOf(from)
      return { key: await unlessFull(root, put('file', from)), name: fileNameOf(filename), media_type, bytes, sha256 }
    },
    remove: (names) => everywhere(names, (kind, name) => storage.remove(shelves[kind], name)),
    setAside: (names) => everywhere(names, (kind, name) => storage.move(shelves[kind], name, asideOf(kind))),
    bringBack: (names) => everywhere(names, (kind, name) => storage.move(asideOf(kind), name, shelves[kind])),
    removeAside: (names) => everywhere(names, (kind, name) => storage.remove(asideOf(kind), name)),
    discard: (paths) => incoming.discard(paths),
    async ready() {
      await incoming.ready()
      await storage.ready()
    },
    async open(given, kind, variant) {
      const [, name, isPicture] = storedName.exec(given) ?? []
      const isKnown = kind === 'file' ? !isPicture && !variant : isPicture && variantName.test(variant ?? '')
      return name && isKnown ? storage.open(shelves[kind], name, variant) : null
    },
    sweepIncoming: (before) => incoming.sweep(before),
    settled: (kind, before) => listed(shelves[kind], kind, before),
    settledAside: (kind, before) => listed(asideOf(kind), kind, before),
  }
}

const variantName = /^\d{3,4}\.(?:jpg|avif|webp)$/

/** Hard link, a fifth of a copy's cost and safe since stored files never change; another disk or owner gets a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}
