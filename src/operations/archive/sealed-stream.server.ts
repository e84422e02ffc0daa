import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { promisify } from 'node:util'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import type { ByteSource } from '#src/operations/archive/byte-source.server.ts'

/** First bytes of a sealed file. A salt follows, then the sealed chunks. */
const magic = Buffer.from('mostrador sealed backup 1\n')
const saltBytes = 16
const headerBytes = magic.length + saltBytes
/** Plain bytes of every chunk but the last, which may have fewer. */
const chunkBytes = 256 * 1024
const tagBytes = 16
const sealedChunkBytes = chunkBytes + tagBytes

const deriveWithScrypt = promisify(
  (passphrase: string, salt: Buffer, done: (error: Error | null, key: Buffer) => void): void => {
    // Cost: 16 MB of memory, five times over, as OWASP's password storage cheat sheet has it for this memory.
    scrypt(passphrase.normalize('NFKC'), salt, 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 32 * 1024 * 1024 }, done)
  },
)

/** The key derived last: an archive is read right after it was written. */
let lastKey: { passphrase: string; salt: Buffer; key: Promise<Buffer> } | undefined

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  if (lastKey?.passphrase !== passphrase || !lastKey.salt.equals(salt))
    lastKey = { passphrase, salt, key: deriveWithScrypt(passphrase, salt) }
  return lastKey.key
}

/** What the sealing of one chunk needs besides its bytes. */
type SealContext = { key: Buffer; header: Buffer }

/** A number is used once under a key, because each file has a salt and so a key of its own. */
function buildNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** The pieces of a sealed chunk, from the pieces of a plain one. */
function sealChunk({ key, header }: SealContext, plain: readonly Buffer[], index: number, isLast: boolean): Buffer[] {
  const cipher = createCipheriv('aes-256-gcm', key, buildNonce(index, isLast))
  cipher.setAAD(header)
  return [...plain.map((piece) => cipher.update(piece)), cipher.final(), cipher.getAuthTag()]
}

/** Throws ArchiveRefused if the chunk was changed, moved or cut, or sealed with another passphrase. */
function openChunk({ key, header }: SealContext, sealed: Buffer, index: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw createCutError()
  const decipher = createDecipheriv('aes-256-gcm', key, buildNonce(index, isLast), { authTagLength: tagBytes })
  decipher.setAAD(header)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw new ArchiveRefused(
      index === 0
        ? 'The passphrase is not the one of this backup, or its beginning is damaged. BACKUP_PASSPHRASE gives it'
        : `The backup is damaged near its byte ${headerBytes + index * sealedChunkBytes}`,
    )
  }
}

const createCutError = () => new ArchiveRefused('The backup is cut off: its end is missing')

/**
 * Encrypts a stream with AES-256-GCM in chunks of 256 KB, each bound to its place and the last one marked, so that a
 * changed, moved, missing or added byte is found. The key is derived from the passphrase by scrypt.
 */
export function createSealingStream(passphrase: string): Transform {
  const header = Buffer.concat([magic, randomBytes(saltBytes)])
  let context: SealContext
  let pending: Buffer[] = []
  let pendingBytes = 0
  let index = 0
  const sealPending = (isLast: boolean) => {
    const sealed = sealChunk(context, pending, index++, isLast)
    pending = []
    pendingBytes = 0
    return sealed.filter((piece) => piece.length > 0)
  }
  return new Transform({
    // The key is derived while the first rows are on their way.
    construct(done) {
      deriveKey(passphrase, header.subarray(magic.length)).then((key) => {
        context = { key, header }
        this.push(header)
        done()
      }, done)
    },
    transform(bytes: Buffer, _, done) {
      for (let rest = bytes; rest.length > 0; ) {
        // A full chunk waits for the byte after it: only then is it certain not to be the last.
        if (pendingBytes === chunkBytes) for (const piece of sealPending(false)) this.push(piece)
        const piece = rest.subarray(0, chunkBytes - pendingBytes)
        pending.push(piece)
        pendingBytes += piece.length
        rest = rest.subarray(piece.length)
      }
      done()
    },
    flush(done) {
      for (const piece of sealPending(true)) this.push(piece)
      done()
    },
  })
}

/** True if the file begins like a sealed one. */
export async function isSealed(file: FileHandle): Promise<boolean> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0)
  return bytesRead === magic.length && buffer.equals(magic)
}

/**
 * Opens the plain bytes of a sealed file at any place. Reading throws ArchiveRefused where a chunk was changed, and at
 * the end if the file was cut.
 */
export async function openSealedSource(file: FileHandle, passphrase: string): Promise<ByteSource> {
  const { size } = await file.stat()
  const sealedBytes = size - headerBytes
  if (sealedBytes < tagBytes) throw createCutError()
  const { buffer: header } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
  const context = { key: await deriveKey(passphrase, header.subarray(magic.length)), header }
  const chunkCount = Math.ceil(sealedBytes / sealedChunkBytes)
  const length = sealedBytes - chunkCount * tagBytes
  if (length < 0) throw createCutError()
  const readChunk = async (index: number): Promise<Buffer> => {
    const position = headerBytes + index * sealedChunkBytes
    const wantedBytes = Math.min(sealedChunkBytes, size - position)
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wantedBytes), 0, wantedBytes, position)
    return openChunk(context, buffer.subarray(0, bytesRead), index, index === chunkCount - 1)
  }
  async function* readRange(start: number, end: number): AsyncGenerator<Buffer> {
    for (let index = Math.floor(start / chunkBytes); index * chunkBytes < end; index++) {
      const chunk = await readChunk(index)
      const from = index * chunkBytes
      yield chunk.subarray(Math.max(start - from, 0), Math.min(end - from, chunk.length))
    }
  }
  // The first chunk tells a wrong passphrase.
  await readChunk(0)
  return { length, openRange: (start, end) => Readable.from(readRange(start, end)) }
}
