import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { type Audience, chooseEncoding, type Encoding } from '#src/platform/http/responses/negotiation.server.ts'

/** `audience`: `many` where it is not said. */
export type Produced = {
  status: number
  type: string
  body: string
  headers?: Record<string, string>
  audience?: Audience
}

/** A cached answer, with its encodings as they are first asked for. */
export type PublicBytes = {
  status: number
  audience: Audience
  etag: string
  /** Raw headers (name, value, name, value) of every encoding and of the 304. */
  head: string[]
  /** Bytes of the body as it was made. */
  length: number
  /** The body until it is first encoded; from then on the encodings hold it. */
  text: string | null
  sent: Partial<Record<Encoding, Sent>>
}

export type Sent = { head: string[]; bytes: Buffer }

/** In bytes: below this compression saves no packet. */
const worthCompressing = 1000
const longerThanPages = 256 * 1024

/** `common`: headers of every answer of the server, merged into the head. */
export function publicBytes(
  { status, type, body: text, headers, audience = 'many' }: Produced,
  common: object,
): PublicBytes {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const head = headOf({
    ...common,
    'content-type': type,
    // no-cache: browsers keep it but revalidate each time, so that no page is older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...headers,
  })
  return { status, audience, etag, head, length: Buffer.byteLength(text), text, sent: {} }
}

export function encodingFor({ length, audience }: PublicBytes, { headers }: IncomingMessage): Encoding {
  if (length < worthCompressing) return 'identity'
  return chooseEncoding(String(headers['accept-encoding'] ?? ''), audience)
}

/**
 * The answer in one encoding, compressed when first asked for. Most answers are only ever asked for in one, which takes
 * a fifth of the body's memory: so the body is let go, and another encoding is made from what is kept.
 */
export function encodedOnce(answer: PublicBytes, encoding: Encoding): Sent {
  answer.sent[encoding] ??= encoded(answer.head, bodyOf(answer), encoding)
  answer.text = null
  return answer.sent[encoding]
}

/** One buffer for every body that is compressed: thousands of them, allocated and freed, leave gaps in the memory. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** The bytes of the body, until the next one is asked for. */
function bodyOf(answer: PublicBytes): Buffer {
  const { text, length } = answer
  if (text === null) return decoded(answer)
  return length <= scratch.length ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text)
}

function decoded({ sent: { identity, zstd, br, gzip } }: PublicBytes): Buffer {
  if (identity) return identity.bytes
  if (zstd) return zstdDecompressSync(zstd.bytes)
  if (br) return brotliDecompressSync(br.bytes)
  if (gzip) return gunzipSync(gzip.bytes)
  throw new Error('A public answer has neither its body nor an encoding.')
}

function encoded(head: string[], body: Buffer, encoding: Encoding): Sent {
  const bytes = cutToSize(encoding === 'identity' ? body : compress[encoding](body))
  if (encoding === 'identity') return { head: [...head, 'content-length', String(bytes.length)], bytes }
  return { head: [...head, 'content-encoding', encoding, 'content-length', String(bytes.length)], bytes }
}

/** Right-sized copy: a compressor's result is a view that keeps its whole 16 KiB chunk alive. */
function cutToSize(view: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(view.length)
  view.copy(bytes)
  return bytes
}

/** Bytes of a Buffer with its ArrayBuffer, of an answer, and of an encoding, without the contents. */
const bufferBytes = 350
const answerBytes = 650
const encodingBytes = 450

/** Bytes of memory of an answer and the encodings made so far, of which it has one at least. */
export function bytesHeldBy({ sent }: PublicBytes): number {
  let bytes = answerBytes
  for (const { bytes: encoded } of Object.values(sent)) bytes += encodingBytes + bufferBytes + encoded.length
  return bytes
}

/**
 * Synchronous compression: a page takes a third of a millisecond, less than handing it to another thread. What is far
 * longer (a sitemap) is compressed lightly.
 */
const compress = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        // 2^16 bytes of window hold a page; a larger window costs its memory anew for every page.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_QUALITY]: body.length > longerThanPages ? 1 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => zstdCompressSync(body, { pledgedSrcSize: body.length }),
  gzip: (body: Buffer) => gzipSync(body, { level: body.length > longerThanPages ? 1 : 5 }),
}

function headOf(headers: object): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

/** If-None-Match, weak comparison: one tag, several, or `*`. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return tags === etag || tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Writes to the socket without Fastify: the head is ready already. */
export function deliver(request: IncomingMessage, response: ServerResponse, answer: PublicBytes, sent: Sent): void {
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.head)
    response.end()
  } else {
    response.writeHead(answer.status, sent.head)
    response.end(sent.bytes)
  }
}
