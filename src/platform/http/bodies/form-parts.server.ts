import { on, once, setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { Busboy, type BusboyEvents, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance } from 'fastify'
import { BadRequest, TooLarge } from '#src/platform/errors.ts'
import { gatherChunks, type MinimumPace, mapSenderErrors } from '#src/platform/http/bodies/body-chunks.server.ts'

/** One part of a multipart form, its bytes streamed; `filename` is undefined for a text field. */
export type FormPart = { name: string; filename: string | undefined; type: string; bytes: AsyncGenerator<Buffer, void> }

const maxParts = 200
const maxNameBytes = 200
const limits = { parts: maxParts + 1, headerSize: 8 * 1024, headerPairs: 20 }

declare module 'fastify' {
  interface FastifyInstance {
    /** The pace at which forms must arrive. */
    formPace: MinimumPace
  }
}

/** Far below a weak telephone connection, and enough for a form to end some day. */
const slowestFormPace: MinimumPace = { everyMs: 60_000, leastBytes: 64 * 1024 }

/**
 * Content-type parser for multipart: `request.body` is the request itself, to be read by `readFormParts`; undefined
 * where it is empty.
 */
export function acceptForms(app: FastifyInstance, pace = slowestFormPace): void {
  app.decorate('formPace', pace)
  app.addContentTypeParser('multipart/form-data', ({ headers }, payload, done) =>
    done(null, headers['content-length'] === '0' ? undefined : payload),
  )
}

/**
 * The parts in the order sent; each must be read before the next is asked for. Throws BadRequest where the form is
 * malformed or breaks off, TooLarge beyond 200 parts, TooSlow where it falls behind the pace. Stopping early drains the
 * rest, so that the sender finishes and reads the answer.
 */
export async function* readFormParts(form: IncomingMessage, pace: MinimumPace): AsyncGenerator<FormPart, void> {
  let count = 0
  for await (const [name, file, filename, encoding, type] of mapSenderErrors(streamParts(form, pace))) {
    if (++count > maxParts) throw new TooLarge()
    // Nested multipart, base64 and quoted-printable: no browser sends them, and taken undecoded they would be wrong.
    const isPlain = /^(7bit|8bit|binary)$/.test(encoding) && !type.startsWith('multipart/')
    if (!name || Buffer.byteLength(name) > maxNameBytes || !isPlain) throw new BadRequest()
    yield { name, filename, type, bytes: mapSenderErrors(file) }
  }
}

type ParsedPart = [...Parameters<BusboyEvents['file']>] & { 0: string | undefined; 2: string | undefined }

/** Streams text parts too, so that none is buffered before its limit is checked. */
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

/** Unhandled 'error' event: the reader sees the error by reading; a later one must not end the process. */
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
