import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { mapFullDiskError } from '#src/platform/files/storage/full-disk.server.ts'

/** Bytes of one write or read. Each write or read costs a turn of Node's thread pool, so small ones are joined. */
const chunkBytes = 64 * 1024
/** Bytes sent at once. A reader's pace is measured in such blocks, to recognise a slow one. */
export const blockBytes = 16 * 1024

/**
 * Spool: a temporary file that is read while it is still written, so that the writer never waits for a slow reader.
 * Writing fails with StorageFull if the disk is full.
 */
export class Spool extends Writable {
  readonly #path: string
  readonly #file: FileHandle
  /**
   * Chunks that are not yet written, less than `chunkBytes`. Strings stay strings until then: a buffer for each would
   * be garbage at once.
   */
  #pendingChunks: (string | Buffer)[] = []
  #pendingLength = 0
  /** The chunk written last. A reader that keeps up gets it from memory. */
  #lastChunk: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }
  #writtenBytes = 0
  #isComplete = false

  private constructor(path: string, file: FileHandle) {
    super({ decodeStrings: false })
    this.#path = path
    this.#file = file
    // Unhandled 'error' event: `blocks` throws the error of a failed write.
    this.on('error', () => {})
  }

  /** Creates the file at `path`. `discard` removes it. */
  static async create(path: string): Promise<Spool> {
    return new Spool(path, await open(path, 'wx+', 0o600))
  }

  /**
   * Resolves when the first bytes are on disk, or when the file is complete and empty. Throws if writing failed before.
   */
  async waitForFirstBytes(signal: AbortSignal): Promise<void> {
    while (this.#writtenBytes === 0 && !this.#isComplete) await this.#waitForGrowth(signal)
  }

  /** The file's bytes up to its end, as they are written. Throws the error of a failed write. */
  async *blocks(signal: AbortSignal): AsyncGenerator<Buffer> {
    for (let position = 0; ; ) {
      while (position === this.#writtenBytes && !this.#isComplete) await this.#waitForGrowth(signal)
      signal.throwIfAborted()
      if (position === this.#writtenBytes) return
      const chunk = await this.#readChunk(position)
      position += chunk.length
      for (let start = 0; start < chunk.length; start += blockBytes) yield chunk.subarray(start, start + blockBytes)
    }
  }

  /** Closes and removes the file. */
  async discard(): Promise<void> {
    this.destroy()
    await this.#file.close().catch(() => {})
    await rm(this.#path, { force: true })
  }

  override _write(chunk: string | Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pendingChunks.push(chunk)
    this.#pendingLength += chunk.length
    if (this.#pendingLength < chunkBytes) done()
    else this.#appendPending().then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#appendPending().then(() => {
      this.#isComplete = true
      this.emit('growth')
      done()
    }, done)
  }

  async #readChunk(position: number): Promise<Buffer> {
    const { start, bytes } = this.#lastChunk
    if (position === start && bytes.length > 0) return bytes
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, this.#writtenBytes - position))
    const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, position)
    return chunk.subarray(0, bytesRead)
  }

  async #appendPending(): Promise<void> {
    const chunk = joinChunks(this.#pendingChunks)
    this.#pendingChunks = []
    this.#pendingLength = 0
    const start = this.#writtenBytes
    await mapFullDiskError(this.#path, this.#append(chunk))
    this.#lastChunk = { start, bytes: chunk }
    this.emit('growth')
  }

  async #append(chunk: Buffer): Promise<void> {
    for (let position = 0; position < chunk.length; ) {
      const { bytesWritten } = await this.#file.write(chunk, position, chunk.length - position, this.#writtenBytes)
      position += bytesWritten
      this.#writtenBytes += bytesWritten
    }
  }

  /** Throws the error of a failed write, or an aborted signal's reason. */
  async #waitForGrowth(signal: AbortSignal): Promise<void> {
    if (this.errored) throw this.errored
    await once(this, 'growth', { signal }).catch((error) => {
      throw signal.aborted ? signal.reason : error
    })
  }
}

function joinChunks(chunks: readonly (string | Buffer)[]): Buffer {
  const texts = chunks.filter((chunk) => typeof chunk === 'string')
  if (texts.length === chunks.length) return Buffer.from(texts.join(''))
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))
}
