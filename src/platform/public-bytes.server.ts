import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, preferredEncoding } from '#src/platform/negotiation.server.ts'

export type Produced = { status: number; type: string; body: string; headers?: Record<string, string> }

/** An answer as it was made, and as it goes out in each encoding from when that was first asked for. */
export type PublicBytes = {
  status: number
  etag: string
  headers: Record<string, string>
  body: Buffer
  sent: Map<Encoding, Sent>
  /** What it may take of memory with all its encodings. */
  size: number
}

/** Heads are name, value, name, value: `unchanged` is that of the 304 to who has it already. */
export type Sent = { head: string[]; unchanged: string[]; bytes: Buffer }

/** Below this a compressed answer saves no packet. */
const worthCompressing = 1000
const longerThanPages = 256 * 1024

export function publicBytes({ status, type, body: text, headers }: Produced): PublicBytes {
  const body = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = {
    'content-type': type,
    // Browsers may keep it but ask each time: what is shown is never older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...headers,
  }
  return { status, etag, headers: all, body, sent: new Map(), size: body.length * 1.5 + 1000 }
}

export function encodingFor({ body }: PublicBytes, { headers }: IncomingMessage): Encoding {
  return body.length < worthCompressing ? 'identity' : preferredEncoding(String(headers['accept-encoding'] ?? ''))
}

/**
 * The answer as it goes out in one encoding, made when that is first asked for. `common` is what every answer of the
 * server carries: it goes into the head with the rest.
 */
export function encodedOnce(answer: PublicBytes, encoding: Encoding, common: object): Sent {
  const known = answer.sent.get(encoding)
  if (known) return known
  const sent = encoded(answer, encoding, common)
  answer.sent.set(encoding, sent)
  return sent
}

function encoded({ headers, body }: PublicBytes, encoding: Encoding, common: object): Sent {
  const bytes = encoding === 'identity' ? body : compress[encoding](body)
  const all = { ...common, ...headers }
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  }
  return { head: headOf({ ...all, ...ofBody }), unchanged: headOf(all), bytes }
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
    response.writeHead(304, sent.unchanged)
    response.end()
  } else {
    response.writeHead(answer.status, sent.head)
    response.end(sent.bytes)
  }
}
