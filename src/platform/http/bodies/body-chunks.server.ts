import { finished, type Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { BadRequest, Refusal, TooLarge, TooSlow } from '#src/platform/errors.ts'

/** Slow sender limit: so many bytes must come in each `everyMs`. */
export type Pace = { everyMs: number; leastBytes: number }

/** Back-pressure: with more than this in memory the sender is paused until it is taken. */
const lumpBytes = 64 * 1024
const nothing = Buffer.alloc(0)

/** Growing buffer: kept one by one, chunks of a byte would take two hundred bytes each. */
class Gathered {
  #bytes: Buffer = nothing
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
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.length)
    this.#bytes = nothing
    this.length = 0
    return taken
  }

  #grow(size: number): void {
    const larger = Buffer.alloc(size)
    this.#bytes.copy(larger)
    this.#bytes = larger
  }
}

/** Slowloris: the time in which the reader waits for the sender; time in which the sender waits does not count. */
class SenderClock {
  readonly #pace: Pace
  #waitedMs = 0
  #bytes = 0

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Throws TooSlow where the news comes later than the pace allows. */
  async wait(news: Promise<void>): Promise<void> {
    const begun = performance.now()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new TooSlow()), this.#pace.everyMs - this.#waitedMs).unref()
    try {
      await Promise.race([news, late])
    } finally {
      clearTimeout(timer)
      this.#waitedMs += performance.now() - begun
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
export async function* inLumps(body: Readable, pace: Pace | null = null): AsyncGenerator<Buffer, void> {
  const gathered = new Gathered()
  const clock = pace && new SenderClock(pace)
  let isOver = false
  let failure: unknown
  let news = Promise.withResolvers<void>()
  const onData = (chunk: Buffer) => {
    gathered.add(chunk)
    if (gathered.length >= lumpBytes) body.pause()
    news.resolve()
  }
  const forget = finished(body, { writable: false }, (error) => {
    isOver = true
    failure = error
    news.resolve()
  })
  body.on('data', onData)
  try {
    while (!isOver || gathered.length > 0) {
      await (clock ? clock.wait(news.promise) : news.promise)
      if (gathered.length < lumpBytes) await nextTurn()
      news = Promise.withResolvers()
      if (isOver) news.resolve()
      clock?.count(gathered.length)
      if (gathered.length > 0) yield gathered.take()
      body.resume()
    }
    if (failure) throw failure
  } finally {
    body.off('data', onData)
    forget()
  }
}

/** Maps any read error but a refusal to BadRequest: it is the sender's fault, never a lost database. */
export async function* fromSender<T>(source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source
  } catch (error) {
    throw refusalBehind(error) ?? new BadRequest()
  }
}

/** A refusal, or the one for which a stream was aborted. */
function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : null
}

/** All bytes together. Throws TooLarge beyond `most`. */
export async function bytesOf(sent: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const gathered = new Gathered()
  for await (const chunk of sent) {
    if (gathered.length + chunk.length > most) throw new TooLarge()
    gathered.add(chunk)
  }
  return gathered.take()
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8; throws BadRequest where it is malformed. */
export function textIn(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new BadRequest()
  }
}
