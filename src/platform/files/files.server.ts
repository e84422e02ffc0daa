import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import { FileStore, type Opened } from '#src/platform/files/file-store.server.ts'
import { pictureLimits, RefusedPicture } from '#src/platform/pictures/picture-refusal.ts'
import { pictureRefusal } from '#src/platform/pictures/picture-refusals.server.ts'
import { openWorkshop } from '#src/platform/pictures/picture-workshop.server.ts'
import { type PictureKind, pictureBases } from '#src/platform/pictures/pictures.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { takeTurnsEach } from '#src/platform/turns.server.ts'

/** A file as it was received, not yet judged; `path` is temporary and the receiver's to discard. */
export type Upload = { field: string; filename: string; path: string; bytes: number; sha256: string }

/** What a refusal tells of a file: whose field it is, its name, and which of the field's files it is. */
export type Judged = Pick<Upload, 'field'> & { filename?: string; place?: number }

export type StoredPicture = {
  name: string
  kind: PictureKind
  width: number
  height: number
  cutout: boolean
  bytes: number
}

export type Files = {
  /** A fresh path for a file that is being received. What is left there is swept after an hour. */
  incoming(): Promise<string>
  /**
   * Receives and works with a form of this owner, a few of them at once: each holds memory and disk. Throws TooMany.
   */
  inUploadTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
  /**
   * Judges, cleans and stores one received file in all its variants. Throws `UnsupportedMedia`, `TooLarge` or `Invalid`
   * with the message at the upload's field, its params the file's name and which of the field's files it is. The row in
   * `pictures` is the caller's to write: without one it is swept.
   */
  storePicture(upload: Judged & Pick<Upload, 'path' | 'bytes'>, kind: PictureKind): Promise<StoredPicture>
  /** Stores a copy of variants that were made beforehand, and gives its name. */
  storeReady(directory: string, kind: PictureKind): Promise<string>
  /** Removes pictures with all their variants; one that is gone already is no error. */
  remove(names: readonly string[]): Promise<void>
  discard(paths: readonly string[]): Promise<void>
  /** Throws when files can be neither read nor written. */
  ready(): Promise<void>
  open(name: string, kind: PictureKind, variant: string): Promise<Opened | null>
  /** Removes what was received and left before a time. */
  sweepIncoming(before: Date): Promise<void>
  /** The pictures stored before a time, a few names at a time. */
  settled(kind: PictureKind, before: Date): AsyncIterable<string[]>
}

/** Forms of one person that are received at once, and that wait; a browser sends six. */
const uploadsAtOnce = 10
const uploadsWaiting = 20

/** The files under `DATA_DIR/files`, with the process that works on pictures. */
export async function openFiles({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Files> {
  const store = new FileStore(path.join(dataDir, 'files'))
  const workshop = openWorkshop()
  await store.prepare()
  return {
    incoming: () => store.incoming(),
    inUploadTurn: takeTurnsEach(uploadsAtOnce, uploadsWaiting, 'platform.pictures.too_many_at_once'),
    async storePicture(upload, kind) {
      if (upload.bytes > pictureLimits.bytes) throw pictureRefusal('too_large', upload)
      const directory = await newDirectory(store)
      try {
        const worked = await workshop.work(upload.path, directory)
        return { ...worked, name: await store.adopt(directory, kind), kind }
      } catch (error) {
        await store.discard([directory])
        throw error instanceof RefusedPicture ? pictureRefusal(error.refusal, upload) : error
      }
    },
    async storeReady(from, kind) {
      const directory = await newDirectory(store)
      const names = await readdir(from)
      await Promise.all(names.map((name) => linkOrCopy(path.join(from, name), path.join(directory, name))))
      return store.adopt(directory, kind)
    },
    remove: (names) => store.remove(names),
    discard: (paths) => store.discard(paths),
    ready: () => store.check(),
    open: (name, kind, variant) => store.open(name, kind, variant),
    sweepIncoming: (before) => store.sweepIncoming(before),
    settled: (kind, before) => store.settled(kind, before),
  }
}

/** A link costs a fifth of a copy, and stored files are never written again; another disk or owner takes a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}

async function newDirectory(store: FileStore): Promise<string> {
  const directory = await store.incoming()
  await mkdir(directory)
  return directory
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

/** A stored picture by the name of one of its files: `<base>.jpg`, `<base>-400.avif`. Nothing else is looked for. */
const servedName = /^([0-9a-f]{32})(?:\.jpg|-((?:400|800|1200)\.(?:avif|webp)))$/

/** Serves stored pictures. A name never holds another picture, so that a browser asks once. */
export function fileRoutes(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
  for (const [kind, base] of [
    ['image', pictureBases.image],
    ['logo', pictureBases.logo],
  ] as const) {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${base}:file`,
      config: { access: 'public' },
      schema: { hide: true },
      handler: (request, reply) => servePicture(files, kind, request, reply),
    })
  }
}

async function servePicture(
  files: Files,
  kind: PictureKind,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file } = request.params
  const [, base, variant = '1200.jpg'] = servedName.exec(file) ?? []
  const opened = base ? await files.open(`${base}.jpg`, kind, variant) : null
  if (!opened) throw new NotFound()
  const etag = `"${file}"`
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    etag,
  })
  const known = request.headers['if-none-match']
  if (known === '*' || known?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.code(304).send()
  reply.headers({ 'content-type': types[variant.split('.')[1] ?? ''], 'content-length': opened.bytes })
  return reply.send(request.method === 'HEAD' ? undefined : opened.read())
}
