import { on, once, setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { Busboy, type BusboyEvents, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance } from 'fastify'
import { BadRequest, TooLarge } from '#src/platform/errors.ts'
import { gatherChunks, type MinimumPace, mapSenderErrors } from '#src/platform/http/bodies/body-chunks.server.ts'

/** One part of a multipart form. Its bytes are streamed. `filename` is undefined for a text field. */
export type FormPart = { name: string; filename: string | undefined; type: string; bytes: AsyncGenerator<Buffer, void> }

const maxParts = 200
const maxNameBytes = 200
const limits = { parts: maxParts + 1, headerSize: 8 * 1024, headerPairs: 20 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Minimum pace at which forms must arrive. */
    formPace: MinimumPace
  }
}

/** Default minimum pace: far below a weak mobile connection, yet fast enough that every form ends some day. */
const slowestFormPace: MinimumPace = { everyMs: 60_000, leastBytes: 64 * 1024 }

/**
 * Content-type parser for multipart: `request.body` is the request itself, for `readFormParts`, or undefined if it is
 * empty.
 */
export function acceptMultipartForms(app: FastifyInstance, pace = slowestFormPace): void {
  app.decorate('formPace', pace)
  app.addContentTypeParser('multipart/form-data', ({ headers }, payload, done) =>
    done(null, headers['content-length'] === '0' ? undefined : payload),
  )
}

/**
 * Yields the parts in the order sent. Each part must be read before the next is requested. Throws BadRequest if the
 * form is malformed or breaks off, TooLarge beyond 200 parts, TooSlow if it falls behind the pace. If the consumer
 * stops early, the remaining bytes are drained, so that the sender finishes and reads the response.
 */
export async function* readFormParts(form: IncomingMessage, pace: MinimumPace): AsyncGenerator<FormPart, void> {
  let count = 0
  for await (const [name, file, filename, encoding, type] of mapSenderErrors(streamParts(form, pace))) {
    if (++count > maxParts) throw new TooLarge()
    // No browser sends nested multipart, base64 or quoted-printable, and this parser would not decode them.
    const isPlain = /^(7bit|8bit|binary)$/.test(encoding) && !type.startsWith('multipart/')
    if (!name || Buffer.byteLength(name) > maxNameBytes || !isPlain) throw new BadRequest()
    yield { name, filename, type, bytes: mapSenderErrors(file) }
  }
}

type ParsedPart = [...Parameters<BusboyEvents['file']>] & { 0: string | undefined; 2: string | undefined }

/** Parses the form. Text parts are streamed too, so that their limits are checked before they are buffered. */
async function* streamParts(form: IncomingMessage, pace: MinimumPace): AsyncGenerator<ParsedPart, void> {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const headers = { ...form.headers, 'content-type': form.headers['content-type'] ?? '' }
  const parser = new Busboy({ headers, limits, isPartAFile: () => true }).on('error', ignoreError)
  parser.on('file', (_, file) => addAbortSignal(stop.signal, file).on('error', ignoreError))
  const files = on(parser, 'file', { signal: stop.signal, close: ['finish'] })
  feedParser(gatherChunks(form, pace), parser, stop.signal).catch((error) => stop.abort(error))
  try {
    yield* files as AsyncIterable<ParsedPart>
  } finally {
    stop.abort()
  }
}

/** Unhandled 'error' event: the reader gets the error by reading, and a later one must not end the process. */
function ignoreError(): void {}

async function feedParser(
  chunks: AsyncIterable<Buffer>,
  parser: BusboyInstance,
  stopSignal: AbortSignal,
): Promise<void> {
  for await (const chunk of chunks) {
    if (stopSignal.aborted || parser.write(chunk)) continue
    await once(parser, 'drain', { signal: stopSignal }).catch(ignoreError)
  }
  if (!stopSignal.aborted) parser.end()
}
