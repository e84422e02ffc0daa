import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLarge, UnsupportedMedia } from '#src/platform/errors.ts'
import {
  collectBytesOrRefuse,
  decodeUtf8OrRefuse,
  gatherChunks,
  mapSenderErrors,
} from '#src/platform/http/bodies/body-chunks.server.ts'
import { parseJson } from '#src/platform/http/bodies/parse-json.server.ts'

/** Limit of text bytes in one request, all fields together: far more than any resource accepts. */
export const maxTextBytes = 1024 * 1024
/** Limit for public routes: a contact message of 10,000 characters takes at most 60 KB of JSON. */
const maxPublicTextBytes = 64 * 1024
/** Limit of fields in one request, JSON or form. */
export const maxFields = 100

/**
 * Content-type parser for JSON, in place of Fastify's parsers for JSON and text. An empty body counts as none, since
 * many clients send the header with DELETE. Public routes accept less text than others.
 */
export function acceptJsonAndLimitPublicBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= maxPublicTextBytes
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', (request, payload, done) => {
    if (!isDeclaredUtf8(request.headers['content-type'])) return done(new UnsupportedMedia())
    readJson(request, payload).then((body) => done(null, body), done)
  })
}

async function readJson(request: FastifyRequest, payload: IncomingMessage): Promise<unknown> {
  const text = await readBodyText(request, payload)
  return text === '' ? undefined : requireFieldCountWithinLimit(parseJson(text))
}

/** JSON is UTF-8 (RFC 8259), so any other charset is refused. */
function isDeclaredUtf8(contentType = ''): boolean {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]*)/i.exec(contentType) ?? []
  return /^(?:utf-?8|us-ascii)$/i.test(charset)
}

/** Reads the text of a body. Throws TooLarge beyond the route's limit, BadRequest if it is not UTF-8. */
export async function readBodyText(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  const maxBytes = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length']) > maxBytes) throw new TooLarge()
  return decodeUtf8OrRefuse(await collectBytesOrRefuse(mapSenderErrors(gatherChunks(payload)), maxBytes))
}

/**
 * Returns the body. Throws TooLarge if it has more than 100 fields, because the response would name each unknown one.
 */
function requireFieldCountWithinLimit(body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (isObject && Object.keys(body).length > maxFields) throw new TooLarge()
  return body
}
