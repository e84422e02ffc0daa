import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, UnsupportedMedia } from '#src/platform/errors.ts'

/**
 * Bytes of a form that are kept: more than the longest message takes when URL-encoded (90 KB). Further bytes are read
 * and dropped.
 */
const maxKeptBytes = 128 * 1024

/**
 * A URL-encoded form. `isComplete` is false if it was longer than `maxKeptBytes` and the rest was dropped. `isReadable`
 * is false for malformed encoding.
 */
export type FormBody = { fields: URLSearchParams; isComplete: boolean; isReadable: boolean }

/** Makes the routes of this instance accept URL-encoded forms only. */
export function acceptOnlyUrlEncodedForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', (_: FastifyRequest, stream: Readable) =>
    readUrlEncodedForm(stream),
  )
  app.addContentTypeParser('*', (_, _stream, callback) => callback(new UnsupportedMedia()))
}

/**
 * Reads `application/x-www-form-urlencoded` to its end: a browser that is cut off shows its own error page and loses
 * the typed text. The time is bounded (platform/http/bodies/unfinished-bodies.server.ts). Throws BadRequest if the
 * sender disconnects.
 */
export async function readUrlEncodedForm(stream: Readable): Promise<FormBody> {
  const { bytes, isComplete } = await readAllAndKeepFirstBytes(stream).catch(() => {
    throw new BadRequest()
  })
  const text = isComplete ? bytes.toString('utf8') : dropPartialCharacter(bytes.toString('utf8'))
  return { fields: new URLSearchParams(text), isComplete, isReadable: isUtf8(bytes) && isDecodable(text) }
}

async function readAllAndKeepFirstBytes(stream: Readable): Promise<{ bytes: Buffer; isComplete: boolean }> {
  // One buffer for the whole form: an array of tiny chunks would take many times their size.
  const bytes = Buffer.alloc(maxKeptBytes)
  let receivedBytes = 0
  for await (const chunk of stream) {
    if (receivedBytes < maxKeptBytes) chunk.copy(bytes, receivedBytes)
    receivedBytes += chunk.length
  }
  return { bytes: bytes.subarray(0, receivedBytes), isComplete: receivedBytes <= maxKeptBytes }
}

/**
 * Drops from the end of a truncated form the percent-encoded bytes of a character whose last bytes are cut off, and a
 * partial `%` escape.
 */
function dropPartialCharacter(encodedText: string): string {
  const partialCharacter =
    /(?:%[cd][\da-f]|%e[\da-f](?:%[89ab][\da-f])?|%f[0-7](?:%[89ab][\da-f]){0,2})?(?:%[\da-f]?)?$/i
  return encodedText.replace(partialCharacter, '')
}

/** A field's value. Empty if absent. */
export function readFormField({ fields }: FormBody, name: string): string {
  return fields.get(name) ?? ''
}

/** True if the percent-encoding is valid. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
