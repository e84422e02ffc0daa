import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { cleanFileName } from '#src/platform/files/file-name.ts'
import { detectMediaType } from '#src/platform/files/media-type.server.ts'
import { FolderStorage } from '#src/platform/files/storage/folder-storage.server.ts'
import { mapFullDiskError } from '#src/platform/files/storage/full-disk.server.ts'
import { type HeldFiles, holdFiles, linkOrCopyFile } from '#src/platform/files/storage/held-files.server.ts'
import type { StoredObject } from '#src/platform/files/storage/object-storage.server.ts'
import { TemporaryFiles } from '#src/platform/files/storage/temporary-files.server.ts'
import { createPictureProcessor } from '#src/platform/pictures/picture-processor.server.ts'
import { createPictureRefusal } from '#src/platform/pictures/picture-rules.server.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'
import { pictureLimits, UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'
import { createSemaphorePerOwner } from '#src/platform/queues/semaphore.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** An upload before any check. `path` is a temporary file that the receiver must discard. */
export type Upload = { field: string; filename: string; path: string; bytes: number; sha256: string }

/** The upload that a refusal names: its field, its file name and its index among the field's files. */
export type UploadLabel = Pick<Upload, 'field'> & { filename?: string; index?: number }

export type StoredPicture = {
  name: string
  kind: PictureKind
  width: number
  height: number
  cutout: boolean
  bytes: number
}

/** A private file, stored unchanged; `name` is the cleaned name of the upload. */
export type StoredFile = { key: string; name: string; media_type: string; bytes: number; sha256: string }

/** Kinds of stored objects, each on a shelf of its own: pictures by their use, and private files. */
export type StoredKind = PictureKind | 'file'

export type FileStore = {
  /** A unique temporary path for an upload. A file left there is swept after an hour. */
  newTemporaryPath(): string
  /**
   * Concurrency limit for forms: each holds memory and disk. Each owner may send 10 at once, and 20 more wait. Throws
   * TooMany beyond that.
   */
  runUpload<T>(owner: string, work: () => Promise<T>): Promise<T>
  /**
   * Checks, re-encodes and stores an upload in all variants. Throws UnsupportedMedia, TooLarge or Invalid with the
   * message at the upload's field, TooMany if the queue is full, and StorageFull. The caller inserts the row in
   * `pictures`: a picture without a row is swept.
   */
  storePicture(upload: UploadLabel & Pick<Upload, 'path' | 'bytes'>, kind: PictureKind): Promise<StoredPicture>
  /**
   * Checks that an upload opens, as a picture or as a PDF, and leaves it as it is. Throws UnusablePicture, or TooMany
   * if the queue is full.
   */
  requireReadableScan(upload: Pick<Upload, 'path'>): Promise<void>
  /** Stores a copy of a directory of encoded variants as a new picture. Returns the picture's name. */
  storePreparedPicture(directory: string, kind: PictureKind): Promise<string>
  /**
   * Stores an upload unchanged. Throws StorageFull. The caller inserts the row in `files`: a file without a row is
   * swept.
   */
  storeFile(upload: Upload): Promise<StoredFile>
  /** Removes pictures with all variants, by name, and files, by key. A missing one is no error. */
  remove(names: readonly string[]): Promise<void>
  /**
   * Moves files of deleted records, and replaced files, off their shelf, so that undo can bring them back. A missing
   * one is no error.
   */
  setAside(names: readonly string[]): Promise<void>
  /** Moves files that were set aside back to their shelf. A missing one is no error. */
  bringBack(names: readonly string[]): Promise<void>
  /** Removes files that were set aside. A missing one is no error. */
  removeSetAside(names: readonly string[]): Promise<void>
  discardTemporary(paths: readonly string[]): Promise<void>
  /** Readiness: throws if the files cannot be read and written. */
  checkReady(): Promise<void>
  /** A picture's variant or a file; null if it is missing or the name is malformed. */
  find(name: string, kind: StoredKind, variant?: string): Promise<StoredObject | null>
  /** Removes temporary files last changed before a time. */
  removeAbandonedUploads(before: Date): Promise<void>
  /** Lists the names of pictures, or keys of files, that were stored before a time. Yields them in portions. */
  listStored(kind: StoredKind, before: Date): AsyncIterable<string[]>
  /** Lists the names or keys of the objects that were set aside and stored before a time. Yields them in portions. */
  listSetAside(kind: StoredKind, before: Date): AsyncIterable<string[]>
  /** Holds every stored object as it is now, those set aside too, until `release`. */
  holdAll(): Promise<HeldFiles>
  /**
   * Puts an object of a backup on its shelf, in place of another of that name. `source` is a temporary file, or a
   * directory of variants, and is moved. Throws an Error for a shelf or a name that this store never uses.
   */
  putBack(shelf: string, name: string, source: string): Promise<void>
}

/** Folders of the storage. None is served as a folder: public pictures have a route, private files a signed link. */
const shelves = {
  image: 'images',
  logo: 'logos',
  private: 'private-images',
  file: 'private-files',
} as const satisfies Record<StoredKind, string>
/** The folders of objects in use, and of those set aside. */
const allShelves = Object.values(shelves).flatMap((shelf) => [shelf, `aside-${shelf}`])
const pictureKinds = ['image', 'logo', 'private'] as const satisfies PictureKind[]
const formatNameOfSetAsideShelf = (kind: StoredKind) => `aside-${shelves[kind]}`

/** The names of a stored object: on its shelf, and in the table of pictures or of files. */
export type StoredNames = { shelf: string; asideShelf: string; rowName: string }

/** The names of an object that lies under `name` on a shelf, in use or set aside. */
export function describeStoredName(shelf: string, name: string): StoredNames {
  const usedShelf = shelf.replace(/^aside-/, '')
  const rowName = usedShelf === shelves.file ? name : `${name}.jpg`
  return { shelf: usedShelf, asideShelf: `aside-${usedShelf}`, rowName }
}

/** True for the shelf and name of an object, and of a part of it, as this store makes them. */
export const isStoredPath = (shelf: string, name: string, part: string | null = null): boolean =>
  allShelves.includes(shelf) &&
  /^[0-9a-f]{32}$/.test(name) &&
  (shelf.endsWith(shelves.file) ? part === null : part === null || variantNamePattern.test(part))

/** 128 random bits, which nobody can guess. A picture's name ends with `.jpg`. */
const storedNamePattern = /^([0-9a-f]{32})(\.jpg)?$/
const createRandomFileName = () => randomBytes(16).toString('hex')

/** Uploads of one owner that run at once. A browser opens at most six connections to a site. */
const maxUploads = 10
const maxWaitingUploads = 20

/** Creates the store under `DATA_DIR/files`, with the process that re-encodes pictures. */
export async function createFileStore({ dataDir }: Pick<Settings, 'dataDir'>): Promise<FileStore> {
  const root = path.join(dataDir, 'files')
  const temporaryFiles = new TemporaryFiles(path.join(root, 'incoming'))
  const storage = new FolderStorage(root, allShelves)
  const pictureProcessor = createPictureProcessor()
  const putUnderNewName = async (kind: StoredKind, sourcePath: string) => {
    const name = createRandomFileName()
    await storage.put(shelves[kind], name, sourcePath)
    return name
  }
  /** Runs the work on every shelf that may hold the name, because a picture's name does not tell its kind. */
  const forEachPossibleShelf = async (
    names: readonly string[],
    work: (kind: StoredKind, name: string) => Promise<void>,
  ) => {
    for (const fullName of names) {
      const [, name, isPicture] = storedNamePattern.exec(fullName) ?? []
      const kinds = isPicture ? pictureKinds : (['file'] as const)
      if (name) await Promise.all(kinds.map((kind) => work(kind, name)))
    }
  }
  async function* listNames(shelf: string, kind: StoredKind, before: Date) {
    for await (const names of storage.list(shelf, before))
      yield names.filter((name) => storedNamePattern.test(name)).map((name) => (kind === 'file' ? name : `${name}.jpg`))
  }
  return {
    newTemporaryPath: () => temporaryFiles.newPath(),
    runUpload: createSemaphorePerOwner(maxUploads, {
      maxWaiting: maxWaitingUploads,
      busyMessage: 'platform.pictures.too_many_at_once',
    }),
    async storePicture(upload, kind) {
      if (upload.bytes > pictureLimits.bytes) throw createPictureRefusal('too_large', upload)
      const directory = await temporaryFiles.createDirectory()
      try {
        const picture = await mapFullDiskError(root, pictureProcessor.process(upload.path, directory))
        return { ...picture, name: `${await mapFullDiskError(root, putUnderNewName(kind, directory))}.jpg`, kind }
      } catch (error) {
        await temporaryFiles.discard([directory])
        throw error instanceof UnusablePicture ? createPictureRefusal(error.reason, upload) : error
      }
    },
    requireReadableScan: (upload) => pictureProcessor.requireReadableScan(upload.path),
    async storePreparedPicture(sourcePath, kind) {
      const directory = await temporaryFiles.createDirectory()
      const names = await readdir(sourcePath)
      await Promise.all(names.map((name) => linkOrCopyFile(path.join(sourcePath, name), path.join(directory, name))))
      return `${await putUnderNewName(kind, directory)}.jpg`
    },
    async storeFile({ filename, path: sourcePath, bytes, sha256 }) {
      const media_type = await detectMediaType(sourcePath)
      return {
        key: await mapFullDiskError(root, putUnderNewName('file', sourcePath)),
        name: cleanFileName(filename),
        media_type,
        bytes,
        sha256,
      }
    },
    remove: (names) => forEachPossibleShelf(names, (kind, name) => storage.remove(shelves[kind], name)),
    setAside: (names) =>
      forEachPossibleShelf(names, (kind, name) => storage.move(shelves[kind], name, formatNameOfSetAsideShelf(kind))),
    bringBack: (names) =>
      forEachPossibleShelf(names, (kind, name) => storage.move(formatNameOfSetAsideShelf(kind), name, shelves[kind])),
    removeSetAside: (names) =>
      forEachPossibleShelf(names, (kind, name) => storage.remove(formatNameOfSetAsideShelf(kind), name)),
    discardTemporary: (paths) => temporaryFiles.discard(paths),
    async checkReady() {
      await temporaryFiles.checkReady()
      await storage.checkReady()
    },
    async find(fullName, kind, variant) {
      const [, name, isPicture] = storedNamePattern.exec(fullName) ?? []
      const isWellFormed =
        kind === 'file' ? !isPicture && !variant : isPicture && variantNamePattern.test(variant ?? '')
      return name && isWellFormed ? storage.find(shelves[kind], name, variant) : null
    },
    removeAbandonedUploads: (before) => temporaryFiles.removeOlderThan(before),
    listStored: (kind, before) => listNames(shelves[kind], kind, before),
    listSetAside: (kind, before) => listNames(formatNameOfSetAsideShelf(kind), kind, before),
    holdAll: () => holdFiles(root, allShelves, temporaryFiles.newPath()),
    async putBack(shelf, name, source) {
      if (!isStoredPath(shelf, name)) throw new Error(`No file is stored as ${shelf}/${name}`)
      // What is there unharmed stays: a restore that is cut off takes nothing from the shop that it was to replace.
      if (await storage.holdsSame(shelf, name, source)) return temporaryFiles.discard([source])
      await storage.remove(shelf, name)
      await storage.put(shelf, name, source)
    },
  }
}

const variantNamePattern = /^\d{3,4}\.(?:jpg|avif|webp)$/
