import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '#src/platform/database.server.ts'
import { publicVersion } from '#src/platform/public-version.server.ts'

export type Produced = { status: number; type: string; body: string; headers?: Record<string, string> }

export type PublicCache = {
  /** Sends the answer under `key`, from memory where it is still true; `produce` makes it otherwise, once for all who wait. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: () => Promise<Produced>,
  ): Promise<FastifyReply>
}

type Encoding = 'br' | 'gzip' | 'identity'
type Entry = {
  version: number
  status: number
  headers: Record<string, string>
  bytes: Record<Encoding, Buffer>
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

  async function entryFor(key: string, produce: () => Promise<Produced>): Promise<Entry> {
    const current = await version()
    const known = entries.get(key)
    if (known && known.version >= current) return known
    const underWay = rendering.get(key)
    if (underWay && underWay.version >= current) return underWay.promise
    const promise = produce().then((produced) => entryOf(produced, current))
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
      reply.headers(entry.headers)
      if (request.headers['if-none-match'] === entry.headers.etag) return reply.status(304).send()
      const encoding = encodingFor(request.headers['accept-encoding'])
      const bytes = entry.bytes[encoding]
      if (bytes !== entry.bytes.identity) reply.header('content-encoding', encoding)
      return reply.status(entry.status).send(bytes)
    },
  }
}

async function entryOf(produced: Produced, version: number): Promise<Entry> {
  const identity = Buffer.from(produced.body)
  const isSmall = identity.length < worthCompressing
  const br = isSmall
    ? identity
    : await brotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      })
  const gz = isSmall ? identity : await gzipped(identity, { level: 5 })
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': produced.type,
    // Browsers may keep it but ask each time: what is shown is never older than the shop.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag,
    ...produced.headers,
  }
  const size = identity.length + (isSmall ? 0 : br.length + gz.length) + 500
  return { version, status: produced.status, headers, bytes: { br, gzip: gz, identity }, size }
}

function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
