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

export type Files = {
  /** A unique temporary path for an upload. What is left there is swept after an hour. */
  incoming(): Promise<string>
  /**
   * Concurrency limit for forms per owner, as each holds memory and disk: 10 at once, 20 wait. Throws TooMany beyond.
   */
  inUploadTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
  /**
   * Checks, re-encodes and stores one upload in all its variants. Throws `UnsupportedMedia`, `TooLarge` or `Invalid`
   * with the message at the upload's field; `TooMany` where the queue is full. The caller writes the row in `pictures`:
   * without one the file is swept.
   */
  storePicture(upload: Judged & Pick<Upload, 'path' | 'bytes'>, kind: PictureKind): Promise<StoredPicture>
  /** Stores variants that were made beforehand; returns the picture's name. */
  storeReady(directory: string, kind: PictureKind): Promise<string>
  /** Removes pictures with all their variants; a missing one is no error. */
  remove(names: readonly string[]): Promise<void>
  discard(paths: readonly string[]): Promise<void>
  /** Readiness: throws where files cannot be read and written. */
  ready(): Promise<void>
  open(name: string, kind: PictureKind, variant: string): Promise<Opened | null>
  /** Removes uploads that were left before a time. */
  sweepIncoming(before: Date): Promise<void>
  /** Names of the pictures stored before a time, a few at a time. */
  settled(kind: PictureKind, before: Date): AsyncIterable<string[]>
}

/** Per person; a browser opens six connections. */
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

/** Hard link, a fifth of a copy's cost and safe since stored files never change; another disk or owner gets a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to))
}

async function newDirectory(store: FileStore): Promise<string> {
  const directory = await store.incoming()
  await mkdir(directory)
  return directory
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

/** The names served: `<base>.jpg`, `<base>-400.avif`. Nothing else is looked for. */
const servedName = /^([0-9a-f]{32})(?:\.jpg|-((?:400|800|1200)\.(?:avif|webp)))$/

/** Serves stored pictures as immutable: a name never holds another picture. */
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
