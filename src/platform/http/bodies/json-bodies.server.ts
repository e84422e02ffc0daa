import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLarge, UnsupportedMedia } from '#src/platform/errors.ts'
import { bytesOf, fromSender, inLumps, textIn } from '#src/platform/http/bodies/body-chunks.server.ts'
import { parseJson } from '#src/platform/http/bodies/parse-json.server.ts'

/** Bytes of text in one request, all fields together; far more than any resource takes. */
export const mostText = 1024 * 1024
/** Bytes of a visitor's request: a contact message of 10,000 characters is at most 60 KB of JSON. */
const mostPublicText = 64 * 1024
/** Fields in one request, JSON or form. */
export const mostFields = 100

/**
 * Content-type parser: JSON alone, where an empty body counts as none (many clients send the header with DELETE).
 * Public routes take less text than those of signed-in users.
 */
export function takeJsonAlone(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= mostPublicText
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', (request, payload, done) => {
    if (!isUtf8(request.headers['content-type'])) return done(new UnsupportedMedia())
    jsonOf(request, payload).then((body) => done(null, body), done)
  })
}

async function jsonOf(request: FastifyRequest, payload: IncomingMessage): Promise<unknown> {
  const text = await sentText(request, payload)
  return text === '' ? undefined : withFewFields(parseJson(text))
}

/** JSON is UTF-8 (RFC 8259): what names another encoding is refused, rather than read as what it is not. */
function isUtf8(contentType = ''): boolean {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]*)/i.exec(contentType) ?? []
  return /^(?:utf-?8|us-ascii)$/i.test(charset)
}

/** The text of a body. Throws TooLarge beyond the route's limit, BadRequest where it is not UTF-8. */
export async function sentText(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  const most = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length']) > most) throw new TooLarge()
  return textIn(await bytesOf(fromSender(inLumps(payload)), most))
}

/** Bounded, because the answer names each unknown field. */
function withFewFields(body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (isObject && Object.keys(body).length > mostFields) throw new TooLarge()
  return body
}
