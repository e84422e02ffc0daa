import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '#src/platform/database.server.ts'
import { publicVersion } from '#src/platform/public-version.server.ts'

export type Produced = { status: number; type: string; body: string; headers?: Record<string, string> }

/** Makes an answer that is true as of a version, or of a later one. */
export type Produce = (version: number) => Promise<Produced>

export type PublicCache = {
  /** Sends the answer under `key`, from memory where it is still true; `produce` makes it otherwise, once for all who wait. */
  answer(request: FastifyRequest, reply: FastifyReply, key: string, produce: Produce): Promise<FastifyReply>
}

type Encoding = 'br' | 'gzip' | 'identity'
/** An answer as it goes out: its head as name, value, name, value. */
type Sent = { head: string[]; bytes: Buffer }
type Entry = {
  version: number
  status: number
  headers: Record<string, string>
  body: Buffer
  /** By encoding, from when it was first asked for. */
  sent: Map<Encoding, Promise<Sent>>
  size: number
}
type Render = { version: number; promise: Promise<Entry> }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this a compressed answer saves no packet. */
const worthCompressing = 1000

/** Public answers by their bytes, bounded, each true as of the version that stood when the request was waiting. */
export function openPublicCache(sql: Sql, { maxBytes }: { maxBytes: number }): PublicCache {
  const version = publicVersion(sql)
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Render>()
  let size = 0

  function keep(key: string, entry: Entry): void {
    drop(key)
    entries.set(key, entry)
    size += entry.size
    for (const oldest of entries.keys()) {
      if (size <= maxBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    size -= entry.size
    entries.delete(key)
  }

  async function entryFor(key: string, produce: Produce): Promise<Entry> {
    const current = await version()
    const known = entries.get(key)
    if (known && known.version >= current) return known
    const underWay = rendering.get(key)
    if (underWay && underWay.version >= current) return underWay.promise
    const promise = produce(current).then((produced) => entryOf(produced, current))
    const render = { version: current, promise }
    rendering.set(key, render)
    try {
      const entry = await promise
      keep(key, entry)
      return entry
    } finally {
      if (rendering.get(key) === render) rendering.delete(key)
    }
  }

  return {
    async answer(request, reply, key, produce) {
      const entry = await entryFor(key, produce)
      if (request.headers['if-none-match'] === entry.headers.etag)
        return reply.headers(entry.headers).status(304).send()
      const encoding = encodingFor(entry, request.headers['accept-encoding'])
      let sent = entry.sent.get(encoding)
      if (!sent) {
        sent = encoded(entry, encoding, reply.getHeaders())
        entry.sent.set(encoding, sent)
      }
      return send(reply, entry.status, await sent)
    },
  }
}

function entryOf(produced: Produced, version: number): Entry {
  const body = Buffer.from(produced.body)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': produced.type,
    // Browsers may keep it but ask each time: what is shown is never older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...produced.headers,
  }
  // Compressed it takes at most half as much again.
  return { version, status: produced.status, headers, body, sent: new Map(), size: body.length * 1.5 + 1000 }
}

/** `common` is what hooks give every answer alike: put into the head once, with the rest. */
async function encoded({ headers, body }: Entry, encoding: Encoding, common: object): Promise<Sent> {
  const bytes = encoding === 'identity' ? body : await compress[encoding](body)
  const all = {
    ...common,
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  }
  return { head: Object.entries(all).flatMap(([name, value]) => [name, String(value)]), bytes }
}

const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: 5 }),
}

/** Past the framework's own sending: all that it would put together for each answer stands there already. */
function send(reply: FastifyReply, status: number, { head, bytes }: Sent): FastifyReply {
  reply.hijack()
  reply.raw.writeHead(status, head)
  reply.raw.end(bytes)
  return reply
}

function encodingFor({ body }: Entry, header: string | string[] | undefined): Encoding {
  if (body.length < worthCompressing) return 'identity'
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
