import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLarge } from '#src/platform/errors.ts'
import { bytesOf, fromSender, inLumps, textIn } from '#src/platform/http/sent-bytes.server.ts'

/** The text of a request, all of its fields together; far more than any declared resource takes. */
export const mostText = 1024 * 1024
/** A visitor signs in or writes a message, whose five thousand characters are at most 30 KB of JSON. */
const mostPublicText = 64 * 1024
/** Fields of one request, whether as JSON or as a form. */
export const mostFields = 100

/**
 * Takes JSON and no other text. Many programs say that they send JSON also where they send nothing (a DELETE). Who has
 * not signed in is given less room than who has.
 */
export function takeJsonAlone(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= mostPublicText
  })
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', (request, payload, done) => {
    sentText(request, payload).then((text) => {
      if (text === '') done(null, undefined)
      else parse(request, text, (error, body) => (error ? done(error) : done(tooManyFields(body), body)))
    }, done)
  })
}

/** The text of a body, within the route's limit. */
export async function sentText(request: FastifyRequest, payload: IncomingMessage): Promise<string> {
  const most = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length']) > most) throw new TooLarge()
  return textIn(await bytesOf(fromSender(inLumps(payload)), most))
}

/** Each unknown field is named in the answer, so there is an end of them. */
function tooManyFields(body: unknown): TooLarge | null {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isObject && Object.keys(body).length > mostFields ? new TooLarge() : null
}
