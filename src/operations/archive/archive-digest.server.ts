import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { ArchiveRefused } from '#src/operations/archive/archive-refused.ts'
import type { ByteSource } from '#src/operations/archive/byte-source.server.ts'

const label = 'mostrador backup sha256 '

/**
 * The comment of an archive's zip: the SHA-256 of every byte before it. It is the last thing in the file, so that one
 * pass writes the archive and one pass checks it. While the zip is written, zeros hold its place, and in a
 * sealed archive they stay.
 */
const formatDigestComment = (digest: string) => `${label}${digest}`
export const digestPlaceholder = formatDigestComment('0'.repeat(64))
const commentBytes = digestPlaceholder.length

/** Passes a zip on, and puts the digest in the place of `digestPlaceholder`. */
export function createDigestStream(): Transform {
  const hash = createHash('sha256')
  let heldBytes: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      // The last bytes are held back until it is certain that more follow. Larger chunks are passed on uncopied.
      const isLarge = chunk.length >= commentBytes
      const pieces = isLarge
        ? [heldBytes, chunk.subarray(0, -commentBytes)]
        : splitEnd(Buffer.concat([heldBytes, chunk]))
      heldBytes = isLarge ? Buffer.from(chunk.subarray(-commentBytes)) : (pieces.pop() ?? heldBytes)
      for (const bytes of pieces) {
        hash.update(bytes)
        if (bytes.length > 0) this.push(bytes)
      }
      done()
    },
    flush(done) {
      done(null, Buffer.from(formatDigestComment(hash.digest('hex')), 'latin1'))
    },
  })
}

/** The bytes before the last ones, and these. */
const splitEnd = (bytes: Buffer): Buffer[] => {
  const end = Math.max(bytes.length - commentBytes, 0)
  return [bytes.subarray(0, end), bytes.subarray(end)]
}

/**
 * Reads every byte. Throws ArchiveRefused if one differs from what was written. The chunks of a sealed archive are
 * authenticated as they are read, so its zip has no digest.
 */
export async function requireMatchingDigest(source: ByteSource, isSealed: boolean): Promise<void> {
  const end = source.length - commentBytes
  if (end <= 0) throw createNoArchiveError()
  const commentChunks: Buffer[] = []
  for await (const chunk of source.openRange(end, source.length)) commentChunks.push(chunk)
  const comment = Buffer.concat(commentChunks).toString('latin1')
  if (!comment.startsWith(label)) throw createNoArchiveError()
  if (isSealed) {
    for await (const _ of source.openRange(0, end));
    return
  }
  const hash = createHash('sha256')
  for await (const chunk of source.openRange(0, end)) hash.update(chunk)
  if (comment !== formatDigestComment(hash.digest('hex')))
    throw new ArchiveRefused('The backup is damaged: its bytes are not those that were written')
}

const createNoArchiveError = () =>
  new ArchiveRefused('The file is no backup of Mostrador, or its end is missing or damaged')
