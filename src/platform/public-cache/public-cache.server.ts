import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getDisconnectSignal } from '#src/platform/http/access/caller.server.ts'
import { ByteBoundedMap } from '#src/platform/public-cache/byte-bounded-map.server.ts'
import {
  type CachedResponse,
  chooseResponseEncoding,
  countMemoryBytes,
  createCachedResponse,
  encodeOnce,
  type RenderedResponse,
  sendCachedResponse,
} from '#src/platform/public-cache/cached-response.server.ts'
import { limitConcurrency } from '#src/platform/public-cache/limit-concurrency.server.ts'
import type { PublicVersion } from '#src/platform/public-version/public-version.server.ts'

/**
 * Makes an answer that is true as of `version` or later; null where there is nothing to show. `signal` aborts when
 * everybody who waited for a cancellable one has left.
 */
export type RenderResponse = (version: number, signal: AbortSignal) => Promise<RenderedResponse | null>

/** Runs an answer's making when its turn comes. */
export type RunRender = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

export type RenderOptions = {
  /** Stands in place of the line of all renders, for an answer that takes long to make. */
  runRender?: RunRender | undefined
  /** True where `render` ends with its signal. Others go on when nobody waits, for whoever comes next. */
  isCancellable?: boolean
}

export type PublicCache = {
  /**
   * Sends the answer under `key`, from memory where it is still true, else from `render`, called once for all who
   * wait. The key is made of the parameters understood, never of the address. False where `render` gave null: nothing
   * was sent or kept. Throws Busy where too many answers are being made.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: RenderResponse,
    options?: RenderOptions,
  ): Promise<boolean>
  /**
   * Sends the answer last sent at the same address, where it is known to be still true; else false, and Fastify
   * answers.
   */
  respondFromMemory(request: IncomingMessage, response: ServerResponse): boolean
  /** Bytes of the answers, their keys and the addresses that lead to them; and the number of answers. */
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

/** Milliseconds after which addresses are resolved anew: some pages change with the date alone. */
const addressLifetimeMs = 60_000
/** Part of `maxBytes` that addresses may take. */
const addressShare = 1 / 8

/** Renders at once, and those that may wait: each waiting request holds a connection. */
const maxRenders = 16
const maxWaitingRenders = 500

/** Page cache, bounded by bytes. An answer is never older than the shop was when its request came. */
export function createPublicCache(version: PublicVersion, { maxBytes }: { maxBytes: number }): PublicCache {
  const entries = new ByteBoundedMap<CacheEntry>(maxBytes * (1 - addressShare))
  const addresses = new ByteBoundedMap<string>(maxBytes * addressShare)
  const pendingRenders = new Map<string, PendingRender>()
  const runInQueue = limitConcurrency(maxRenders, maxWaitingRenders)
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

  /** Waits for a render, which is cancelled, where it can be, when the last of those who wait for it has left. */
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

  /** Set again after each new encoding, by which it has grown. A newer version clears all older answers. */
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
      const disconnectSignal = getDisconnectSignal(request.raw)
      const entry = await findOrRender({
        key,
        render,
        commonHeaders: reply.getHeaders(),
        runRender,
        isCancellable,
        disconnectSignal,
      })
      if (!entry) return false
      const body = encodeOnce(entry, chooseResponseEncoding(entry, request.raw))
      storeEntry(key, entry)
      // Only 200: an error page depends on Accept-Language, which the address does not tell.
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
