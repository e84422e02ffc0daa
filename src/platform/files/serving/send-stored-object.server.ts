import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Opened } from '#src/platform/files/storage/object-storage.server.ts'

/** Headers of a stored file's answer; `etag` is unquoted. */
type Head = { etag: string; type: string; cacheControl: string; disposition: string }

/** Sends a stored file as immutable, since what is stored never changes; 304 where the reader has it. */
export function sendStored(
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  opened: Opened,
  head: Head,
): FastifyReply {
  const etag = `"${head.etag}"`
  reply.headers({
    'cache-control': head.cacheControl,
    'content-disposition': head.disposition,
    'x-content-type-options': 'nosniff',
    etag,
  })
  const known = request.headers['if-none-match']
  if (known === '*' || known?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.code(304).send()
  reply.headers({ 'content-type': head.type, 'content-length': opened.bytes })
  return reply.send(request.method === 'HEAD' ? undefined : opened.read())
}
