import { finished, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BadRequest, Refusal, TooLarge, TooSlow } from '#src/platform/errors.ts'

/** Slow sender limit: so many bytes must come in each `everyMs`. */
export type MinimumPace = { everyMs: number; leastBytes: number }

/** Back-pressure: with more than this in memory the sender is paused until it is taken. */
const chunkBytes = 64 * 1024
const emptyBuffer = Buffer.alloc(0)

/** Growing buffer: kept one by one, chunks of a byte would take two hundred bytes each. */
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

  /** Hands all bytes over and starts empty. */
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

/** Slowloris: the time in which the reader waits for the sender; time in which the sender waits does not count. */
class SenderTimeout {
  readonly #pace: MinimumPace
  #waitedMs = 0
  #bytes = 0

  constructor(pace: MinimumPace) {
    this.#pace = pace
  }

  /** Throws TooSlow where the news comes later than the pace allows. */
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
 * A body in lumps of what arrives in one turn of the event loop, however small the chunks. Throws where it breaks off,
 * TooSlow where it falls behind the pace. Stopping early leaves the rest unread.
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

/** Maps any read error but a refusal to BadRequest: it is the sender's fault, never a lost database. */
export async function* mapSenderErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source
  } catch (error) {
    throw findRefusalCause(error) ?? new BadRequest()
  }
}

/** A refusal, or the one for which a stream was aborted. */
function findRefusalCause(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : null
}

/** All bytes together. Throws TooLarge beyond `maxBytes`. */
export async function collectBytes(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const buffer = new GrowingBuffer()
  for await (const chunk of chunks) {
    if (buffer.length + chunk.length > maxBytes) throw new TooLarge()
    buffer.add(chunk)
  }
  return buffer.takeAll()
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8; throws BadRequest where it is malformed. */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new BadRequest()
  }
}
