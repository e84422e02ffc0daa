import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredObject } from '#src/platform/files/storage/object-storage.server.ts'

/** Values for the response's headers; `etag` is unquoted. */
type StoredObjectHeaders = { etag: string; type: string; cacheControl: string; disposition: string }

/** Sends a stored object, or 304 if the browser has it already. Stored objects never change. */
export function sendStoredObject(
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  storedObject: StoredObject,
  headers: StoredObjectHeaders,
): FastifyReply {
  const etag = `"${headers.etag}"`
  reply.headers({
    'cache-control': headers.cacheControl,
    'content-disposition': headers.disposition,
    'x-content-type-options': 'nosniff',
    etag,
  })
  const cachedTags = request.headers['if-none-match']
  if (cachedTags === '*' || cachedTags?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return reply.code(304).send()
  reply.headers({ 'content-type': headers.type, 'content-length': storedObject.bytes })
  return reply.send(request.method === 'HEAD' ? undefined : storedObject.openStream())
}
