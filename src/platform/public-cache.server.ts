import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  deliver,
  encodedOnce,
  encodingFor,
  type Produced,
  type PublicBytes,
  publicBytes,
} from '#src/platform/public-bytes.server.ts'
import type { PublicVersion } from '#src/platform/public-version.server.ts'

/** Makes an answer that is true as of a version, or of a later one. */
export type Produce = (version: number) => Promise<Produced>

export type PublicCache = {
  /** Sends the answer under `key`, from memory where it is still true; `produce` makes it otherwise, once for all who wait. */
  answer(request: FastifyRequest, reply: FastifyReply, key: string, produce: Produce): Promise<FastifyReply>
  /** Sends what was sent before at the same address, where that is known to be true; else the request has to go inside. */
  answersAtTheDoor(request: IncomingMessage, response: ServerResponse): boolean
}

type Entry = PublicBytes & { version: number }
type Render = { version: number; promise: Promise<Entry> }

/** So long an address leads to its answer before it is read anew: with the year the same address shows another page. */
const addressesLast = 60_000
const mostAddresses = 10_000

/** Public answers by their bytes, bounded, each true as of the version that stood when the request was waiting. */
export function openPublicCache(version: PublicVersion, { maxBytes }: { maxBytes: number }): PublicCache {
  const entries = boundedEntries(maxBytes)
  const rendering = new Map<string, Render>()
  const addresses = new Map<string, string>()
  let forgetAddressesAt = 0

  async function entryFor(key: string, produce: Produce): Promise<Entry> {
    const current = await version.current()
    const known = entries.get(key)
    if (known && known.version >= current) return known
    const underWay = rendering.get(key)
    if (underWay && underWay.version >= current) return underWay.promise
    const promise = produce(current).then((produced) => ({ ...publicBytes(produced), version: current }))
    const render = { version: current, promise }
    rendering.set(key, render)
    try {
      const entry = await promise
      entries.keep(key, entry)
      return entry
    } finally {
      if (rendering.get(key) === render) rendering.delete(key)
    }
  }

  function remember(address: string, key: string): void {
    if (addresses.size >= mostAddresses) addresses.clear()
    addresses.set(address, key)
  }

  function atAddress({ method, url = '' }: IncomingMessage): Entry | undefined {
    if (method !== 'GET') return undefined
    const now = Date.now()
    if (now > forgetAddressesAt) {
      addresses.clear()
      forgetAddressesAt = now + addressesLast
    }
    const key = addresses.get(url)
    return key === undefined ? undefined : entries.get(key)
  }

  return {
    async answer(request, reply, key, produce) {
      const entry = await entryFor(key, produce)
      // A page that is not there is in its reader's language: its address alone does not tell which.
      if (entry.status === 200) remember(request.url, key)
      const encoding = encodingFor(entry, request.raw)
      const sent = encodedOnce(entry, encoding, reply.getHeaders())
      reply.hijack()
      deliver(request.raw, reply.raw, entry, sent)
      return reply
    },
    answersAtTheDoor(request, response) {
      const entry = atAddress(request)
      const current = entry && version.known()
      if (!entry || current == null || entry.version < current) return false
      const sent = entry.sent.get(encodingFor(entry, request))
      if (!sent) return false
      deliver(request, response, entry, sent)
      return true
    },
  }
}

/** Entries by key; the oldest go when all together take more than they may. */
function boundedEntries(maxBytes: number) {
  const entries = new Map<string, Entry>()
  let size = 0

  function drop(key: string): void {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get: (key: string) => entries.get(key),
    keep(key: string, entry: Entry): void {
      drop(key)
      entries.set(key, entry)
      size += entry.size
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
