import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { unlessFull } from '#src/platform/files/storage/full-disk.server.ts'

/** Bytes of one write and one read: each costs a turn of a thread. */
const lumpBytes = 64 * 1024
/** Bytes that are sent at once: a slow reader is known by how many of them were taken. */
export const blockBytes = 16 * 1024

/**
 * Spool: a temporary file that is read while it is still written, so that whoever writes it never waits for a slow
 * reader. Its writing fails with StorageFull where the disk is full.
 */
export class Spool extends Writable {
  readonly #path: string
  readonly #file: FileHandle
  /** Not yet written, less than a lump. Texts stay texts: a buffer for each would only be garbage. */
  #gathered: (string | Buffer)[] = []
  #gatheredLength = 0
  /** Written last: a reader who keeps up gets it from memory. */
  #lastLump: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) }
  #writtenBytes = 0
  #isWhole = false

  private constructor(path: string, file: FileHandle) {
    super({ decodeStrings: false })
    this.#path = path
    this.#file = file
    // Unhandled 'error' event: a failed writing is told by `blocks`.
    this.on('error', () => {})
  }

  /** Makes the file at `path`, which `discard` removes. */
  static async create(path: string): Promise<Spool> {
    return new Spool(path, await open(path, 'wx+', 0o600))
  }

  /** Resolves when the first bytes are on the disk, or nothing will come; throws where the writing failed before. */
  async hasBegun(signal: AbortSignal): Promise<void> {
    while (this.#writtenBytes === 0 && !this.#isWhole) await this.#growth(signal)
  }

  /** The file's bytes, up to its end, as they are written. Throws the error with which the writing failed. */
  async *blocks(signal: AbortSignal): AsyncGenerator<Buffer> {
    for (let from = 0; ; ) {
      while (from === this.#writtenBytes && !this.#isWhole) await this.#growth(signal)
      signal.throwIfAborted()
      if (from === this.#writtenBytes) return
      const lump = await this.#lumpAt(from)
      from += lump.length
      for (let start = 0; start < lump.length; start += blockBytes) yield lump.subarray(start, start + blockBytes)
    }
  }

  /** Closes and removes the file. */
  async discard(): Promise<void> {
    this.destroy()
    await this.#file.close().catch(() => {})
    await rm(this.#path, { force: true })
  }

  override _write(chunk: string | Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#gathered.push(chunk)
    this.#gatheredLength += chunk.length
    if (this.#gatheredLength < lumpBytes) done()
    else this.#appendGathered().then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#appendGathered().then(() => {
      this.#isWhole = true
      this.emit('growth')
      done()
    }, done)
  }

  async #lumpAt(from: number): Promise<Buffer> {
    const { start, bytes } = this.#lastLump
    if (from === start && bytes.length > 0) return bytes
    const lump = Buffer.allocUnsafe(Math.min(lumpBytes, this.#writtenBytes - from))
    const { bytesRead } = await this.#file.read(lump, 0, lump.length, from)
    return lump.subarray(0, bytesRead)
  }

  async #appendGathered(): Promise<void> {
    const lump = lumpOf(this.#gathered)
    this.#gathered = []
    this.#gatheredLength = 0
    const start = this.#writtenBytes
    await unlessFull(this.#path, this.#append(lump))
    this.#lastLump = { start, bytes: lump }
    this.emit('growth')
  }

  async #append(lump: Buffer): Promise<void> {
    for (let from = 0; from < lump.length; ) {
      const { bytesWritten } = await this.#file.write(lump, from, lump.length - from, this.#writtenBytes)
      from += bytesWritten
      this.#writtenBytes += bytesWritten
    }
  }

  /** Throws the error of a failed writing, and an aborted signal's reason. */
  async #growth(signal: AbortSignal): Promise<void> {
    if (this.errored) throw this.errored
    await once(this, 'growth', { signal }).catch((error) => {
      throw signal.aborted ? signal.reason : error
    })
  }
}

function lumpOf(pieces: readonly (string | Buffer)[]): Buffer {
  const texts = pieces.filter((piece) => typeof piece === 'string')
  if (texts.length === pieces.length) return Buffer.from(texts.join(''))
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}
