import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { convertToAsciiName } from '#src/platform/files/file-name.ts'
import { unknownMediaType } from '#src/platform/files/media-type.server.ts'
import { sendStoredObject } from '#src/platform/files/serving/send-stored-object.server.ts'
import { closedContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import type { Services } from '#src/platform/services.server.ts'

type FileRoute = { Params: { name: string }; Querystring: { expires?: unknown; signature?: unknown } }

/** Serves private files and pictures by signed link. */
export function registerFileRoutes(app: FastifyInstance, services: Pick<Services, 'sql' | 'files' | 'links'>): void {
  for (const method of ['GET', 'HEAD'] as const) {
    app.route<FileRoute>({
      method,
      url: '/api/files/:name',
      config: { access: 'public' },
      schema: method === 'GET' ? readFileDocs : { hide: true },
      exposeHeadRoute: false,
      handler: (request, reply) => {
        // The signature is checked before the file is looked up, so that nobody learns without it which files exist.
        services.links.requireValid(request.params.name, request.query)
        return privatePictureName.test(request.params.name)
          ? sendPrivatePicture(services, request, reply)
          : sendPrivateFile(services, request, reply, request.params.name)
      },
    })
  }
}

const cacheControl = 'private, max-age=3600, immutable'
const privatePictureName = /^([0-9a-f]{32})-((?:400|800|1200)\.(?:avif|webp))$/

async function sendPrivatePicture(
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest<FileRoute>,
  reply: FastifyReply,
) {
  const { name } = request.params
  const [, base, variant = ''] = privatePictureName.exec(name) ?? []
  const storedObject = await files.find(`${base}.jpg`, 'private', variant)
  if (!storedObject) throw new NotFound()
  reply.header('content-security-policy', closedContentPolicy)
  const type = variant.endsWith('avif') ? 'image/avif' : 'image/webp'
  return sendStoredObject(request, reply, storedObject, { etag: name, type, cacheControl, disposition: 'inline' })
}

/**
 * Sends a private file without any check of access: the caller checks the link. Attack surface: browsers open a PDF in
 * their viewer and show a picture. Any other upload is downloaded, so that it never runs as a page of this site. Throws
 * NotFound.
 */
export async function sendPrivateFile(
  { sql, files }: Pick<Services, 'sql' | 'files'>,
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  key: string,
) {
  const row = await findFileRow(sql, key)
  const storedObject = row && (await files.find(row.key, 'file'))
  if (!row || !storedObject) throw new NotFound()
  const { key: etag, name, media_type } = row
  const isPdf = media_type === 'application/pdf'
  const isShown = isPdf || acceptedPictureTypes.includes(media_type)
  const disposition = contentDisposition(name, {
    type: isShown ? 'inline' : 'attachment',
    fallback: convertToAsciiName(name),
  })
  reply.header('content-security-policy', isPdf ? closedContentPolicy : `${closedContentPolicy}; sandbox`)
  const type = /xml|html|script|^text\//.test(media_type) ? unknownMediaType : media_type
  return sendStoredObject(request, reply, storedObject, { etag, type, cacheControl, disposition })
}

async function findFileRow(sql: Sql, key: string) {
  const [row] = await sql<{ key: string; name: string; media_type: string }[]>`
    select key, name, media_type from files where key = ${key}`
  return row
}

export const filesTag = { name: 'files', description: 'Private files, by signed links.' }

const readFileDocs = documentRoute(() => ({
  id: 'readFile',
  tag: 'files',
  summary: 'A private file or picture, by the signed `url` that an answer carried',
  description:
    'Good until the next full hour after the one in which the answer was given. A PDF and a picture are shown by a browser, anything else is downloaded.',
  parameters: [
    buildParameter('path', 'name', { type: 'string' }),
    buildParameter('query', 'expires', { type: 'string', pattern: '^\\d+$', description: 'Unix time' }),
    buildParameter('query', 'signature', { type: 'string' }),
  ],
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  refusals: [403, 404],
  extraResponses: {
    304: { description: 'Unchanged since the `ETag` sent as `If-None-Match`' },
  },
}))
