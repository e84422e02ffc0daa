import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, UnsupportedMedia } from '#src/platform/errors.ts'

/**
 * Bytes of a form that are kept: more than the longest message takes when URL-encoded (90 KB). Further bytes are read
 * and dropped.
 */
const maxKeptBytes = 128 * 1024

/** A URL-encoded form, cut after `maxKeptBytes`. `isReadable` is false for malformed encoding. */
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
  const text = bytes.toString('utf8')
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

/** A field's value; '' if absent. A partial character at the end of a truncated form is dropped. */
export function readFormField({ fields, isComplete }: FormBody, name: string): string {
  const value = fields.get(name) ?? ''
  return isComplete ? value : value.replace(/\uFFFD?(?:%[0-9a-f]?)?$/i, '')
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
