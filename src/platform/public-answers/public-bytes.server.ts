import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, preferredEncoding } from '#src/platform/http/negotiation.server.ts'

export type Produced = { status: number; type: string; body: string; headers?: Record<string, string> }

/** An answer as it was made, and as it goes out in each encoding from when that was first asked for. */
export type PublicBytes = {
  status: number
  etag: string
  /** Name, value, name, value: what goes out with every encoding, and with the 304 to who has the answer already. */
  head: string[]
  body: Buffer
  sent: Partial<Record<Encoding, Sent>>
}

export type Sent = { head: string[]; bytes: Buffer }

/** Below this a compressed answer saves no packet. */
const worthCompressing = 1000
const longerThanPages = 256 * 1024

/** `common` is what every answer of the server carries: it goes into the head with the rest. */
export function publicBytes({ status, type, body: text, headers }: Produced, common: object): PublicBytes {
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const head = headOf({
    ...common,
    'content-type': type,
    // Browsers may keep it but ask each time: what is shown is never older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...headers,
  })
  return { status, etag, head, body, sent: {} }
}

export function encodingFor({ body }: PublicBytes, { headers }: IncomingMessage): Encoding {
  return body.length < worthCompressing ? 'identity' : preferredEncoding(String(headers['accept-encoding'] ?? ''))
}

/** The answer as it goes out in one encoding, made when that is first asked for. */
export function encodedOnce(answer: PublicBytes, encoding: Encoding): Sent {
  answer.sent[encoding] ??= encoded(answer, encoding)
  return answer.sent[encoding]
}

function encoded({ head, body }: PublicBytes, encoding: Encoding): Sent {
  if (encoding === 'identity') return { head: [...head, 'content-length', String(body.length)], bytes: body }
  const bytes = cutToSize(compress[encoding](body))
  return { head: [...head, 'content-encoding', encoding, 'content-length', String(bytes.length)], bytes }
}

/**
 * A compressor's result is a view that keeps the whole chunk (16 KiB) it was written into; the copy keeps its own
 * bytes.
 */
function cutToSize(view: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(view.length)
  view.copy(bytes)
  return bytes
}

/** A Buffer and its ArrayBuffer beside the bytes in it; an answer and an encoding without their buffers. */
const bufferBytes = 350
const answerBytes = 650
const encodingBytes = 450

/** Bytes of memory that an answer takes with the encodings made so far. */
export function bytesHeldBy({ body, sent }: PublicBytes): number {
  let bytes = answerBytes + bufferBytes + body.length
  for (const { bytes: encoded } of Object.values(sent)) {
    bytes += encodingBytes + (encoded === body ? 0 : bufferBytes + encoded.length)
  }
  return bytes
}

/**
 * At once: a page takes a third of a millisecond, and to wake another thread for it takes longer. What is far longer
 * than a page (a sitemap) is compressed lightly, so that nobody waits for it.
 */
const compress = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        // A page fits in it; a larger one costs its memory anew for every page.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_QUALITY]: body.length > longerThanPages ? 1 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body, { level: body.length > longerThanPages ? 1 : 5 }),
}

function headOf(headers: object): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

/** One tag is what browsers send; others send several, weak ones, or any. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return tags === etag || tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Past the framework's own sending: all that it would put together for each answer stands there already. */
export function deliver(request: IncomingMessage, response: ServerResponse, answer: PublicBytes, sent: Sent): void {
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.head)
    response.end()
  } else {
    response.writeHead(answer.status, sent.head)
    response.end(sent.bytes)
  }
}
