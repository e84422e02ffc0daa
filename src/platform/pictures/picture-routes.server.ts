import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import type { FileStore } from '#src/platform/files/file-store.server.ts'
import { sendStoredObject } from '#src/platform/files/serving/send-stored-object.server.ts'
import { type PublicPictureKind, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import type { Services } from '#src/platform/services.server.ts'

const mediaTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

/** Served names: `<base>.jpg`, and variants such as `<base>-400.avif`. Any other name is not found. */
const servedFileName = /^([0-9a-f]{32})(?:\.jpg|-((?:400|800|1200)\.(?:avif|webp)))$/

/** Serves stored pictures as immutable: a name never refers to another picture. */
export function registerPictureRoutes(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
  for (const [kind, base] of [
    ['image', pictureUrlPrefixes.image],
    ['logo', pictureUrlPrefixes.logo],
  ] as const) {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${base}:file`,
      config: { access: 'public' },
      schema: { hide: true },
      handler: (request, reply) => servePublicPicture(files, kind, request, reply),
    })
  }
}

async function servePublicPicture(
  files: FileStore,
  kind: PublicPictureKind,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file } = request.params
  const [, base, variant = '1200.jpg'] = servedFileName.exec(file) ?? []
  const storedObject = base ? await files.find(`${base}.jpg`, kind, variant) : null
  if (!storedObject) throw new NotFound()
  return sendStoredObject(request, reply, storedObject, {
    etag: file,
    type: mediaTypes[variant.split('.')[1] ?? ''] ?? 'image/jpeg',
    cacheControl: 'public, max-age=31536000, immutable',
    disposition: 'inline',
  })
}
