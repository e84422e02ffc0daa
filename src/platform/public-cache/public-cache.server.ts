import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getDisconnectSignal } from '#src/platform/http/access/caller.server.ts'
import { ByteBoundedMap } from '#src/platform/public-cache/byte-bounded-map.server.ts'
import {
  bytesHeldBy,
  deliver,
  encodedOnce,
  encodingFor,
  type Produced,
  type PublicBytes,
  publicBytes,
} from '#src/platform/public-cache/cached-response.server.ts'
import { limitConcurrency } from '#src/platform/public-cache/limit-concurrency.server.ts'
import type { PublicVersion } from '#src/platform/public-version/public-version.server.ts'

/**
 * Makes an answer that is true as of `version` or later; null where there is nothing to show. `signal` aborts when
 * everybody who waited for a cancellable one has left.
 */
export type Produce = (version: number, signal: AbortSignal) => Promise<Produced | null>

/** Runs an answer's making when its turn comes. */
export type RenderTurn = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>

export type RenderOptions = {
  /** Stands in place of the line of all renders, for an answer that takes long to make. */
  inTurn?: RenderTurn | undefined
  /** True where `produce` ends with its signal. Others go on when nobody waits, for whoever comes next. */
  isCancellable?: boolean
}

export type PublicCache = {
  /**
   * Sends the answer under `key`, from memory where it is still true, else from `produce`, called once for all who
   * wait. The key is made of the parameters understood, never of the address. False where `produce` gave null: nothing
   * was sent or kept. Throws Busy where too many answers are being made.
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: Produce,
    options?: RenderOptions,
  ): Promise<boolean>
  /**
   * Sends the answer last sent at the same address, where it is known to be still true; else false, and Fastify
   * answers.
   */
  answersAtTheDoor(request: IncomingMessage, response: ServerResponse): boolean
  /** Bytes of the answers, their keys and the addresses that lead to them; and the number of answers. */
  held(): { bytes: number; entries: number }
}

type Entry = PublicBytes & { version: number }
type Render = {
  version: number
  promise: Promise<Entry | null>
  waiting: number
  isCancellable: boolean
  leave: AbortController
}

/** Milliseconds after which addresses are resolved anew: some pages change with the date alone. */
const addressesLast = 60_000
/** Part of `maxBytes` that addresses may take. */
const shareOfAddresses = 1 / 8

/** Renders at once, and those that may wait: each waiting request holds a connection. */
const rendersAtOnce = 16
const mostWaiting = 500

/** Page cache, bounded by bytes. An answer is never older than the shop was when its request came. */
export function openPublicCache(version: PublicVersion, { maxBytes }: { maxBytes: number }): PublicCache {
  const entries = new ByteBoundedMap<Entry>(maxBytes * (1 - shareOfAddresses))
  const addresses = new ByteBoundedMap<string>(maxBytes * shareOfAddresses)
  const rendering = new Map<string, Render>()
  const inLine = limitConcurrency(rendersAtOnce, mostWaiting)
  let newest = 0
  let forgetAddressesAt = 0

  type Wanted = {
    key: string
    produce: Produce
    common: object
    inTurn: RenderTurn
    isCancellable: boolean
    leaving: AbortSignal
  }

  async function entryFor({ leaving, ...wanted }: Wanted): Promise<Entry | null> {
    const current = await version.current()
    const known = entries.get(wanted.key)
    if (known && known.version >= current) return known
    const underWay = rendering.get(wanted.key)
    const isShared = underWay && underWay.version >= current && !underWay.leave.signal.aborted
    return untilLeft(isShared ? underWay : startRender(wanted, current), leaving)
  }

  function startRender(
    { key, produce, common, inTurn, isCancellable }: Omit<Wanted, 'leaving'>,
    current: number,
  ): Render {
    const leave = new AbortController()
    const promise = inTurn(() => produce(current, leave.signal), leave.signal)
      .then((produced) => produced && { ...publicBytes(produced, common), version: current })
      .finally(() => {
        if (rendering.get(key) === render) rendering.delete(key)
      })
    const render: Render = { version: current, promise, waiting: 0, isCancellable, leave }
    rendering.set(key, render)
    return render
  }

  /** Waits for a render, which is cancelled, where it can be, when the last of those who wait for it has left. */
  async function untilLeft(render: Render, leaving: AbortSignal): Promise<Entry | null> {
    const leave = () => {
      if (--render.waiting === 0 && render.isCancellable) render.leave.abort(leaving.reason)
    }
    render.waiting++
    if (leaving.aborted) leave()
    else leaving.addEventListener('abort', leave, { once: true })
    try {
      return await render.promise
    } finally {
      leaving.removeEventListener('abort', leave)
    }
  }

  /** Set again after each new encoding, by which it has grown. A newer version clears all older answers. */
  function keep(key: string, entry: Entry): void {
    if (entry.version < newest) return
    if (entry.version > newest) entries.clear()
    newest = entry.version
    entries.set(key, entry, bytesHeldBy(entry))
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
    async answer(request, reply, key, produce, { inTurn = inLine, isCancellable = false } = {}) {
      const leaving = getDisconnectSignal(request.raw)
      const entry = await entryFor({ key, produce, common: reply.getHeaders(), inTurn, isCancellable, leaving })
      if (!entry) return false
      const sent = encodedOnce(entry, encodingFor(entry, request.raw))
      keep(key, entry)
      // Only 200: an error page depends on Accept-Language, which the address does not tell.
      if (entry.status === 200) addresses.set(request.url, key, key.length * 2)
      reply.hijack()
      deliver(request.raw, reply.raw, entry, sent)
      return true
    },
    answersAtTheDoor(request, response) {
      const entry = atAddress(request)
      const current = entry && version.known()
      if (!entry || current == null || entry.version < current) return false
      const sent = entry.sent[encodingFor(entry, request)]
      if (!sent) return false
      deliver(request, response, entry, sent)
      return true
    },
    held: () => ({ bytes: entries.bytes + addresses.bytes, entries: entries.size }),
  }
}
