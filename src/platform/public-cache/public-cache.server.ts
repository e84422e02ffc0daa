import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { ByteBoundedMap } from '#src/platform/public-cache/byte-bounded-map.server.ts'
import {
  type CachedResponse,
  chooseResponseEncoding,
  countMemoryBytes,
  createCachedResponse,
  getOrEncodeBody,
  type RenderedResponse,
  sendCachedResponse,
} from '#src/platform/public-cache/cached-response.server.ts'
import { createConcurrencyLimit } from '#src/platform/public-cache/limit-concurrency.server.ts'
import type { PublicVersion } from '#src/platform/public-version/public-version.server.ts'

/**
 * Renders a response of `version` or newer. Null if there is nothing to show. `signal` aborts a cancellable render when
 * every waiting client has disconnected.
 */
export type RenderResponse = (version: number, signal: AbortSignal) => Promise<RenderedResponse | null>

/** Runs a render when its turn comes. */
export type RunRender = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

export type RenderOptions = {
  /** Queue for a slow render, in place of the queue of all renders. */
  runRender?: RunRender | undefined
  /** True if `render` ends when its signal aborts. Other renders continue for the next client. */
  isCancellable?: boolean
}

export type PublicCache = {
  /**
   * Sends the response stored under `key` if it is fresh. Else calls `render`, once for all waiting requests. The key
   * consists of the parameters that the route understood, never of the address. False if `render` returned null:
   * nothing was sent or stored. Throws Busy if too many renders wait.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: RenderResponse,
    options?: RenderOptions,
  ): Promise<boolean>
  /**
   * Sends the response with status 200 that was last sent at this address, if it is known to be fresh and is stored in
   * the encoding that the client prefers. Else returns false, and Fastify answers.
   */
  respondFromMemory(request: IncomingMessage, response: ServerResponse): boolean
  /** Bytes of the responses, their keys and addresses, and the number of responses. */
  measure(): { bytes: number; entries: number }
}

type CacheEntry = CachedResponse & { version: number }
type PendingRender = {
  version: number
  entry: Promise<CacheEntry | null>
  waitingCount: number
  isCancellable: boolean
  aborter: AbortController
}

/** Lifetime of the map from addresses to keys: some pages change with the date alone. */
const addressLifetimeMs = 60_000
/** Share of `maxBytes` that addresses may take. */
const addressShare = 1 / 8

/** Limits of simultaneous and of waiting renders: each waiting request holds its client's connection. */
const maxRenders = 16
const maxWaitingRenders = 500

/** Page cache, bounded by bytes. A response is never older than the shop's state when its request arrived. */
export function createPublicCache(version: PublicVersion, { maxBytes }: { maxBytes: number }): PublicCache {
  const entries = new ByteBoundedMap<CacheEntry>(maxBytes * (1 - addressShare))
  const addresses = new ByteBoundedMap<string>(maxBytes * addressShare)
  const pendingRenders = new Map<string, PendingRender>()
  const runInQueue = createConcurrencyLimit(maxRenders, maxWaitingRenders)
  let newestVersion = 0
  let forgetAddressesAt = 0

  type EntryRequest = {
    key: string
    render: RenderResponse
    commonHeaders: object
    runRender: RunRender
    isCancellable: boolean
    disconnectSignal: AbortSignal
  }

  async function findOrRender({ disconnectSignal, ...request }: EntryRequest): Promise<CacheEntry | null> {
    const currentVersion = await version.readVersion()
    const storedEntry = entries.get(request.key)
    if (storedEntry && storedEntry.version >= currentVersion) return storedEntry
    const pendingRender = pendingRenders.get(request.key)
    const isShared = pendingRender && pendingRender.version >= currentVersion && !pendingRender.aborter.signal.aborted
    return waitForRender(isShared ? pendingRender : startRender(request, currentVersion), disconnectSignal)
  }

  function startRender(
    { key, render, commonHeaders, runRender, isCancellable }: Omit<EntryRequest, 'disconnectSignal'>,
    currentVersion: number,
  ): PendingRender {
    const aborter = new AbortController()
    const entry = runRender(() => render(currentVersion, aborter.signal), aborter.signal)
      .then((rendered) => rendered && { ...createCachedResponse(rendered, commonHeaders), version: currentVersion })
      .finally(() => {
        if (pendingRenders.get(key) === pendingRender) pendingRenders.delete(key)
      })
    const pendingRender: PendingRender = { version: currentVersion, entry, waitingCount: 0, isCancellable, aborter }
    pendingRenders.set(key, pendingRender)
    return pendingRender
  }

  /** Waits for a render. When the last waiting client disconnects, a cancellable render is aborted. */
  async function waitForRender(
    pendingRender: PendingRender,
    disconnectSignal: AbortSignal,
  ): Promise<CacheEntry | null> {
    const stopWaiting = () => {
      if (--pendingRender.waitingCount === 0 && pendingRender.isCancellable)
        pendingRender.aborter.abort(disconnectSignal.reason)
    }
    pendingRender.waitingCount++
    if (disconnectSignal.aborted) stopWaiting()
    else disconnectSignal.addEventListener('abort', stopWaiting, { once: true })
    try {
      return await pendingRender.entry
    } finally {
      disconnectSignal.removeEventListener('abort', stopWaiting)
    }
  }

  /**
   * Stores an entry, again after each new encoding, which makes it larger. A newer version clears all older entries.
   */
  function storeEntry(key: string, entry: CacheEntry): void {
    if (entry.version < newestVersion) return
    if (entry.version > newestVersion) entries.clear()
    newestVersion = entry.version
    entries.set(key, entry, countMemoryBytes(entry))
  }

  function findByAddress({ method, url = '' }: IncomingMessage): CacheEntry | undefined {
    if (method !== 'GET') return undefined
    const now = Date.now()
    if (now > forgetAddressesAt) {
      addresses.clear()
      forgetAddressesAt = now + addressLifetimeMs
    }
    const key = addresses.get(url)
    return key === undefined ? undefined : entries.get(key)
  }

  return {
    async respond(request, reply, key, render, { runRender = runInQueue, isCancellable = false } = {}) {
      const disconnectSignal = getOrCreateDisconnectSignal(request.raw)
      const entry = await findOrRender({
        key,
        render,
        commonHeaders: reply.getHeaders(),
        runRender,
        isCancellable,
        disconnectSignal,
      })
      if (!entry) return false
      const body = getOrEncodeBody(entry, chooseResponseEncoding(entry, request.raw))
      storeEntry(key, entry)
      // Only a 200 may later be found by its address alone. Unknown addresses have no end and share one 404.
      if (entry.status === 200) addresses.set(request.url, key, key.length * 2)
      reply.hijack()
      sendCachedResponse(request.raw, reply.raw, entry, body)
      return true
    },
    respondFromMemory(request, response) {
      const entry = findByAddress(request)
      const currentVersion = entry && version.leasedVersion()
      if (!entry || currentVersion == null || entry.version < currentVersion) return false
      const body = entry.encodings[chooseResponseEncoding(entry, request)]
      if (!body) return false
      sendCachedResponse(request, response, entry, body)
      return true
    },
    measure: () => ({ bytes: entries.bytes + addresses.bytes, entries: entries.size }),
  }
}
