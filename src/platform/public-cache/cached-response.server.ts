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
import {
  type Encoding,
  type ExpectedClients,
  getOrNegotiateEncoding,
} from '#src/platform/http/responses/negotiation.server.ts'

/** A rendered response. `expectedClients` is `many` by default. */
export type RenderedResponse = {
  status: number
  type: string
  body: string
  headers?: Record<string, string>
  expectedClients?: ExpectedClients
}

/** A cached response, with the encodings that were requested so far. */
export type CachedResponse = {
  status: number
  expectedClients: ExpectedClients
  etag: string
  /** Raw headers (name, value, name, value) that every encoding and the 304 share. */
  head: string[]
  /** Bytes of the unencoded body. */
  length: number
  /** The body until it is first encoded, then null: the encodings hold it. */
  pendingText: string | null
  encodings: Partial<Record<Encoding, EncodedBody>>
}

export type EncodedBody = { head: string[]; bytes: Buffer }

/** Shortest body that is compressed, in bytes: compressing a shorter one saves no packet. */
const minCompressedBytes = 1000
const longBodyBytes = 256 * 1024

/** Creates a cached response, without an encoding. `commonHeaders` are those of every response of the server. */
export function createCachedResponse(
  { status, type, body: text, headers, expectedClients = 'many' }: RenderedResponse,
  commonHeaders: object,
): CachedResponse {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const head = flattenHeaders({
    ...commonHeaders,
    'content-type': type,
    // no-cache: browsers store the response but revalidate it each time, so that no page is older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...headers,
  })
  return { status, expectedClients, etag, head, length: Buffer.byteLength(text), pendingText: text, encodings: {} }
}

export function chooseResponseEncoding(
  { length, expectedClients }: CachedResponse,
  { headers }: IncomingMessage,
): Encoding {
  if (length < minCompressedBytes) return 'identity'
  return getOrNegotiateEncoding(String(headers['accept-encoding'] ?? ''), expectedClients)
}

/**
 * Returns the response in one encoding, compressed at its first request. Most responses are only requested in one
 * encoding, a fifth of the body's size. So the plain body is dropped, and another encoding is made from a stored one.
 */
export function getOrEncodeBody(cachedResponse: CachedResponse, encoding: Encoding): EncodedBody {
  cachedResponse.encodings[encoding] ??= encodeBody(cachedResponse.head, readOrDecodeBody(cachedResponse), encoding)
  cachedResponse.pendingText = null
  return cachedResponse.encodings[encoding]
}

/** One buffer for all bodies to compress: allocating and freeing thousands fragments the memory. */
const scratchBuffer = Buffer.allocUnsafeSlow(1024 * 1024)

/** The bytes of the body. They may be in the scratch buffer, so they are valid until the next call. */
function readOrDecodeBody(cachedResponse: CachedResponse): Buffer {
  const { pendingText, length } = cachedResponse
  if (pendingText === null) return decodeStoredEncoding(cachedResponse)
  return length <= scratchBuffer.length
    ? scratchBuffer.subarray(0, scratchBuffer.write(pendingText))
    : Buffer.from(pendingText)
}

function decodeStoredEncoding({ encodings: { identity, zstd, br, gzip } }: CachedResponse): Buffer {
  if (identity) return identity.bytes
  if (zstd) return zstdDecompressSync(zstd.bytes)
  if (br) return brotliDecompressSync(br.bytes)
  if (gzip) return gunzipSync(gzip.bytes)
  throw new Error('A public answer has neither its body nor an encoding.')
}

function encodeBody(head: string[], body: Buffer, encoding: Encoding): EncodedBody {
  const bytes = copyToRightSize(encoding === 'identity' ? body : compressors[encoding](body))
  if (encoding === 'identity') return { head: [...head, 'content-length', String(bytes.length)], bytes }
  return { head: [...head, 'content-encoding', encoding, 'content-length', String(bytes.length)], bytes }
}

/** Right-sized copy: a compressor returns a view that keeps its whole 16 KiB chunk alive. */
function copyToRightSize(view: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(view.length)
  view.copy(bytes)
  return bytes
}

/** Memory overhead in bytes: of a Buffer with its ArrayBuffer, of a response, and of an encoding. */
const bufferBytes = 350
const responseBytes = 650
const encodingBytes = 450

/** Memory of a response with the encodings made so far, at least one. */
export function countMemoryBytes({ encodings }: CachedResponse): number {
  let bytes = responseBytes
  for (const { bytes: encoded } of Object.values(encodings)) bytes += encodingBytes + bufferBytes + encoded.length
  return bytes
}

/**
 * Synchronous compression: a page takes a third of a millisecond, less than passing it to another thread. Much longer
 * bodies (a sitemap) are compressed lightly.
 */
const compressors = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        // A window of 2^16 bytes holds a page. A larger one would be allocated anew for every page.
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_QUALITY]: body.length > longBodyBytes ? 1 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body: Buffer) => zstdCompressSync(body, { pledgedSrcSize: body.length }),
  gzip: (body: Buffer) => gzipSync(body, { level: body.length > longBodyBytes ? 1 : 5 }),
}

function flattenHeaders(headers: object): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

/** If-None-Match by weak comparison: one tag, several, or `*`. */
export function matchesEtag(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  const stripWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    tags === etag ||
    tags.trim() === '*' ||
    tags.split(',').some((tag) => stripWeakPrefix(tag) === stripWeakPrefix(etag))
  )
}

/** Sends the response, or 304 if the client has it already. Writes to the socket without Fastify: the head is ready. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cachedResponse: CachedResponse,
  body: EncodedBody,
): void {
  if (matchesEtag(request.headers['if-none-match'], cachedResponse.etag)) {
    response.writeHead(304, cachedResponse.head)
    response.end()
  } else {
    response.writeHead(cachedResponse.status, body.head)
    response.end(body.bytes)
  }
}
