import { finished, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BadRequest, Refusal, TooLarge, TooSlow } from '#src/platform/errors.ts'

/** Slow sender limit: at least `leastBytes` must arrive in each `everyMs`. */
export type MinimumPace = { everyMs: number; leastBytes: number }

/** Back-pressure: the sender is paused while more than this is buffered. */
const chunkBytes = 64 * 1024
const emptyBuffer = Buffer.alloc(0)

/** Growing buffer: a list of one-byte chunks would take two hundred bytes for each byte. */
class GrowingBuffer {
  #bytes: Buffer = emptyBuffer
  length = 0

  add(chunk: Buffer): void {
    const needed = this.length + chunk.length
    if (this.length === 0) this.#bytes = chunk
    else {
      if (needed > this.#bytes.length) this.#grow(Math.max(needed, 2 * this.#bytes.length))
      chunk.copy(this.#bytes, this.length)
    }
    this.length = needed
  }

  /** Returns all bytes and empties the buffer. */
  takeAll(): Buffer {
    const bytes = this.#bytes.subarray(0, this.length)
    this.#bytes = emptyBuffer
    this.length = 0
    return bytes
  }

  #grow(size: number): void {
    const larger = Buffer.alloc(size)
    this.#bytes.copy(larger)
    this.#bytes = larger
  }
}

/** Slowloris: limits the time that the reader waits for the sender. Time in which the sender waits does not count. */
class SenderTimeout {
  readonly #pace: MinimumPace
  #waitedMs = 0
  #bytes = 0

  constructor(pace: MinimumPace) {
    this.#pace = pace
  }

  /** Throws TooSlow if the data comes later than the pace allows. */
  async waitForData(dataEvent: Promise<void>): Promise<void> {
    const startedAt = performance.now()
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new TooSlow()), this.#pace.everyMs - this.#waitedMs).unref()
    try {
      await Promise.race([dataEvent, timeout])
    } finally {
      clearTimeout(timer)
      this.#waitedMs += performance.now() - startedAt
    }
  }

  count(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes < this.#pace.leastBytes) return
    this.#bytes = 0
    this.#waitedMs = 0
  }
}

/**
 * Gathers a body's chunks: yields all bytes of one turn of the event loop together, however small the chunks. Throws if
 * the body breaks off, TooSlow if it falls behind the pace. If the consumer stops early, the remaining bytes stay
 * unread.
 */
export async function* gatherChunks(body: Readable, pace: MinimumPace | null = null): AsyncGenerator<Buffer, void> {
  const buffer = new GrowingBuffer()
  const senderTimeout = pace && new SenderTimeout(pace)
  let hasEnded = false
  let failure: unknown
  let dataEvent = Promise.withResolvers<void>()
  const onData = (chunk: Buffer) => {
    buffer.add(chunk)
    if (buffer.length >= chunkBytes) body.pause()
    dataEvent.resolve()
  }
  const stopWatching = finished(body, { writable: false }, (error) => {
    hasEnded = true
    failure = error
    dataEvent.resolve()
  })
  body.on('data', onData)
  try {
    while (!hasEnded || buffer.length > 0) {
      await (senderTimeout ? senderTimeout.waitForData(dataEvent.promise) : dataEvent.promise)
      if (buffer.length < chunkBytes) await nextTurn()
      dataEvent = Promise.withResolvers()
      if (hasEnded) dataEvent.resolve()
      senderTimeout?.count(buffer.length)
      if (buffer.length > 0) yield buffer.takeAll()
      body.resume()
    }
    if (failure) throw failure
  } finally {
    body.off('data', onData)
    stopWatching()
  }
}

/** Maps read errors to BadRequest, because the sender caused them, not a lost database. Refusals stay as they are. */
export async function* mapSenderErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source
  } catch (error) {
    throw findRefusalInErrorOrCause(error) ?? new BadRequest()
  }
}

/** The error itself if it is a refusal, or the refusal that aborted its stream. */
function findRefusalInErrorOrCause(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : null
}

/** Collects all bytes. Throws TooLarge beyond `maxBytes`. */
export async function collectBytesOrRefuse(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const buffer = new GrowingBuffer()
  for await (const chunk of chunks) {
    if (buffer.length + chunk.length > maxBytes) throw new TooLarge()
    buffer.add(chunk)
  }
  return buffer.takeAll()
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8. Throws BadRequest if the bytes are malformed. */
export function decodeUtf8OrRefuse(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new BadRequest()
  }
}
