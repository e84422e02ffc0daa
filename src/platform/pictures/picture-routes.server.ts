import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#src/platform/errors.ts'
import type { Files } from '#src/platform/files/file-store.server.ts'
import { sendStored } from '#src/platform/files/serving/send-stored-object.server.ts'
import { type PublicPictureKind, pictureBases } from '#src/platform/pictures/pictures.ts'
import type { Services } from '#src/platform/services.server.ts'

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

/** The names served: `<base>.jpg`, `<base>-400.avif`. Nothing else is looked for. */
const servedName = /^([0-9a-f]{32})(?:\.jpg|-((?:400|800|1200)\.(?:avif|webp)))$/

/** Serves stored pictures as immutable: a name never holds another picture. */
export function pictureRoutes(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
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
  kind: PublicPictureKind,
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file } = request.params
  const [, base, variant = '1200.jpg'] = servedName.exec(file) ?? []
  const opened = base ? await files.open(`${base}.jpg`, kind, variant) : null
  if (!opened) throw new NotFound()
  return sendStored(request, reply, opened, {
    etag: file,
    type: types[variant.split('.')[1] ?? ''] ?? 'image/jpeg',
    cacheControl: 'public, max-age=31536000, immutable',
    disposition: 'inline',
  })
}
