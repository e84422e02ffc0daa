import { on, once, setMaxListeners } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { addAbortSignal } from 'node:stream'
import { Busboy, type BusboyEvents, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance } from 'fastify'
import { BadRequest, TooLarge } from '#src/platform/errors.ts'
import { fromSender, inLumps } from '#src/platform/http/sent-bytes.server.ts'

/** One part of a multipart form; its bytes come as they are read. `filename` is undefined for a field of text. */
export type Part = { name: string; filename: string | undefined; type: string; bytes: AsyncGenerator<Buffer, void> }

const mostParts = 200
const mostNameBytes = 200
const limits = { parts: mostParts + 1, headerSize: 8 * 1024, headerPairs: 20 }

/** Hands multipart forms on as they arrive: `request.body` is the request itself, to be read by `partsOf`. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', ({ headers }, payload, done) =>
    done(null, headers['content-length'] === '0' ? undefined : payload),
  )
}

/**
 * The parts of a form in the order in which they were sent; each must be read before the next is asked for. Throws
 * BadRequest where the form is broken or breaks off. Who stops early leaves the rest to be read and thrown away, so
 * that the sender comes to the end and reads the answer.
 */
export async function* partsOf(form: IncomingMessage): AsyncGenerator<Part, void> {
  let count = 0
  for await (const [name, file, filename, encoding, type] of fromSender(filesIn(form))) {
    if (++count > mostParts) throw new TooLarge()
    // A part within a part, or bytes written as other bytes: nobody sends them, and taken as they stand they are wrong.
    const isPlain = /^(7bit|8bit|binary)$/.test(encoding) && !type.startsWith('multipart/')
    if (!name || Buffer.byteLength(name) > mostNameBytes || !isPlain) throw new BadRequest()
    yield { name, filename, type, bytes: fromSender(file) }
  }
}

type Sent = [...Parameters<BusboyEvents['file']>] & { 0: string | undefined; 2: string | undefined }

/** Every part is a stream for the parser, those of text too: so none is kept in memory before it was admitted. */
async function* filesIn(form: IncomingMessage): AsyncGenerator<Sent, void> {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const headers = { ...form.headers, 'content-type': form.headers['content-type'] ?? '' }
  const parser = new Busboy({ headers, limits, isPartAFile: () => true }).on('error', ignore)
  parser.on('file', (_, file) => addAbortSignal(stop.signal, file).on('error', ignore))
  const files = on(parser, 'file', { signal: stop.signal, close: ['finish'] })
  feed(form, parser, stop.signal).catch((error) => stop.abort(error))
  try {
    yield* files as AsyncIterable<Sent>
  } finally {
    stop.abort()
  }
}

/** Who reads hears of an error by reading; one that comes when nobody reads any more must not end the process. */
function ignore(): void {}

async function feed(form: IncomingMessage, parser: BusboyInstance, stopped: AbortSignal): Promise<void> {
  for await (const lump of inLumps(form)) {
    if (stopped.aborted || parser.write(lump)) continue
    await once(parser, 'drain', { signal: stopped }).catch(ignore)
  }
  if (!stopped.aborted) parser.end()
}
