import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { asciiName } from '#src/platform/files/file-name.ts'
import { unknownType } from '#src/platform/files/media-type.server.ts'
import { sendStored } from '#src/platform/files/serving/send-stored-object.server.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import { parameter } from '#src/platform/openapi/parameters.server.ts'
import { pictureTypes } from '#src/platform/pictures/detect-format.ts'
import type { Services } from '#src/platform/services.server.ts'

type Given = { Params: { name: string }; Querystring: { expires?: unknown; signature?: unknown } }

/** Private files and pictures, for whoever holds a signed link. */
export function fileRoutes(app: FastifyInstance, services: Pick<Services, 'sql' | 'files' | 'links'>): void {
  for (const method of ['GET', 'HEAD'] as const) {
    app.route<Given>({
      method,
      url: '/api/files/:name',
      config: { access: 'public' },
      schema: method === 'GET' ? docs : { hide: true },
      exposeHeadRoute: false,
      handler: (request, reply) => {
        // Checked before anything is looked for: without the signature nobody learns what is there.
        services.links.check(request.params.name, request.query)
        return privatePicture.test(request.params.name)
          ? sendPicture(services, request, reply)
          : sendFile(services, request, reply, request.params.name)
      },
    })
  }
}

const cacheControl = 'private, max-age=3600, immutable'
const privatePicture = /^([0-9a-f]{32})-((?:400|800|1200)\.(?:avif|webp))$/

async function sendPicture({ files }: Pick<Services, 'files'>, request: FastifyRequest<Given>, reply: FastifyReply) {
  const { name } = request.params
  const [, base, variant = ''] = privatePicture.exec(name) ?? []
  const opened = await files.open(`${base}.jpg`, 'private', variant)
  if (!opened) throw new NotFound()
  reply.header('content-security-policy', closed)
  const type = variant.endsWith('avif') ? 'image/avif' : 'image/webp'
  return sendStored(request, reply, opened, { etag: name, type, cacheControl, disposition: 'inline' })
}

/**
 * Attack surface: a PDF opens in the browser's viewer and a picture is shown; whatever else was uploaded is downloaded,
 * and never runs as a page of ours.
 */
export async function sendFile(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  of: string,
) {
  const row = await fileNamed(sql, of)
  const opened = row && (await files.open(row.key, 'file'))
  if (!row || !opened) throw new NotFound()
  const { key, name, media_type } = row
  const isPdf = media_type === 'application/pdf'
  const isShown = isPdf || pictureTypes.includes(media_type)
  const disposition = contentDisposition(name, { type: isShown ? 'inline' : 'attachment', fallback: asciiName(name) })
  reply.header('content-security-policy', isPdf ? closed : `${closed}; sandbox`)
  const type = /xml|html|script|^text\//.test(media_type) ? unknownType : media_type
  return sendStored(request, reply, opened, { etag: key, type, cacheControl, disposition })
}

const closed = "default-src 'none'; frame-ancestors 'none'"

async function fileNamed(sql: Sql, key: string) {
  const [row] = await sql<{ key: string; name: string; media_type: string }[]>`
    select key, name, media_type from files where key = ${key}`
  return row
}

export const filesTag = { name: 'files', description: 'Private files, by signed links.' }

const docs = documented(() => ({
  id: 'readFile',
  tag: 'files',
  summary: 'A private file or picture, by the signed `url` that an answer carried',
  description:
    'Good until the next full hour after the one in which the answer was given. A PDF and a picture are shown by a browser, anything else is downloaded.',
  parameters: [
    parameter('path', 'name', { type: 'string' }),
    parameter('query', 'expires', { type: 'string', pattern: '^\\d+$', description: 'Unix time' }),
    parameter('query', 'signature', { type: 'string' }),
  ],
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  refuses: [403, 404],
  more: {
    304: { description: 'Unchanged since the `ETag` sent as `If-None-Match`' },
  },
}))
