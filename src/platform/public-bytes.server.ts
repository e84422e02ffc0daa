import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Produced = { status: number; type: string; body: string; headers?: Record<string, string> }

/** An answer as it was made, and as it goes out in each encoding from when that was first asked for. */
export type PublicBytes = {
  status: number
  etag: string
  headers: Record<string, string>
  body: Buffer
  sent: Map<Encoding, Sent>
  encoding: Map<Encoding, Promise<Sent>>
  /** What it may take of memory with all its encodings. */
  size: number
}

/** Heads are name, value, name, value: `unchanged` is that of the 304 to who has it already. */
export type Sent = { head: string[]; unchanged: string[]; bytes: Buffer }

type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this a compressed answer saves no packet. */
const worthCompressing = 1000

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
  return { status, etag, headers: all, body, sent: new Map(), encoding: new Map(), size: body.length * 1.5 + 1000 }
}

export function encodingFor({ body }: PublicBytes, { headers }: IncomingMessage): Encoding {
  if (body.length < worthCompressing) return 'identity'
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Once for all who wait. `common` is what every answer of the server carries: it goes into the head with the rest. */
export function encodeOnce(answer: PublicBytes, encoding: Encoding, common: object): Promise<Sent> {
  const underWay = answer.encoding.get(encoding)
  if (underWay) return underWay
  const promise = encoded(answer, encoding, common).then((sent) => {
    answer.sent.set(encoding, sent)
    return sent
  })
  answer.encoding.set(encoding, promise)
  return promise
}

async function encoded({ headers, body }: PublicBytes, encoding: Encoding, common: object): Promise<Sent> {
  const bytes = encoding === 'identity' ? body : await compress[encoding](body)
  const all = { ...common, ...headers }
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  }
  return { head: headOf({ ...all, ...ofBody }), unchanged: headOf(all), bytes }
}

const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: 5 }),
}

function headOf(headers: object): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

/** Past the framework's own sending: all that it would put together for each answer stands there already. */
export function deliver(request: IncomingMessage, response: ServerResponse, answer: PublicBytes, sent: Sent): void {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, sent.unchanged)
    response.end()
  } else {
    response.writeHead(answer.status, sent.head)
    response.end(sent.bytes)
  }
}
