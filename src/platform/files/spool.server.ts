import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { unlessFull } from '#src/platform/files/full-disk.server.ts'

/** Bytes of one read. */
const blockBytes = 16 * 1024

/**
 * Spool: a temporary file that is read while it is still written, so that whoever writes it never waits for a slow
 * reader. Its writing fails with StorageFull where the disk is full.
 */
export class Spool extends Writable {
  readonly #path: string
  readonly #file: FileHandle
  #bytes = 0
  #isWhole = false

  private constructor(path: string, file: FileHandle) {
    super()
    this.#path = path
    this.#file = file
    // Unhandled 'error' event: a failed writing is told by `blocks`.
    this.on('error', () => {})
  }

  /** Makes the file at `path`, which `discard` removes. */
  static async create(path: string): Promise<Spool> {
    return new Spool(path, await open(path, 'wx+', 0o600))
  }

  /** Resolves when there is something to read, or nothing will come; throws where the writing failed before. */
  async hasBegun(signal: AbortSignal): Promise<void> {
    while (this.#bytes === 0 && !this.#isWhole) await this.#growth(signal)
  }

  /** The file's bytes, up to its end, as they are written. Throws the error with which the writing failed. */
  async *blocks(signal: AbortSignal): AsyncGenerator<Buffer> {
    for (let from = 0; ; ) {
      while (from === this.#bytes && !this.#isWhole) await this.#growth(signal)
      signal.throwIfAborted()
      if (from === this.#bytes) return
      const block = Buffer.allocUnsafe(Math.min(blockBytes, this.#bytes - from))
      const { bytesRead } = await this.#file.read(block, 0, block.length, from)
      yield block.subarray(0, bytesRead)
      from += bytesRead
    }
  }

  /** Closes and removes the file. */
  async discard(): Promise<void> {
    this.destroy()
    await this.#file.close().catch(() => {})
    await rm(this.#path, { force: true })
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    unlessFull(this.#path, this.#append(chunk)).then(() => done(), done)
  }

  /** Small pieces that came while the one before was written go in one piece. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _final(done: () => void): void {
    this.#isWhole = true
    this.emit('growth')
    done()
  }

  async #append(chunk: Buffer): Promise<void> {
    for (let written = 0; written < chunk.length; ) {
      const rest = chunk.length - written
      const { bytesWritten } = await this.#file.write(chunk, written, rest, this.#bytes)
      written += bytesWritten
      this.#bytes += bytesWritten
    }
    this.emit('growth')
  }

  /** Throws the error of a failed writing, and an aborted signal's reason. */
  async #growth(signal: AbortSignal): Promise<void> {
    if (this.errored) throw this.errored
    await once(this, 'growth', { signal }).catch((error) => {
      throw signal.aborted ? signal.reason : error
    })
  }
}
