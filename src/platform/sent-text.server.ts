import { BadRequest, TooLarge } from '#src/platform/errors.ts'

/** Bytes as they are sent. What breaks while they are read is the sender's doing, and never a lost database. */
export async function* fromSender<T>(source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source
  } catch {
    throw new BadRequest()
  }
}

/**
 * All of what is sent, as text. Throws TooLarge beyond `most` bytes, BadRequest where it breaks off or is not UTF-8.
 * It is copied into one buffer: a body cut into crumbs of a byte would otherwise hold two hundred bytes for each.
 */
export async function textOf(sent: AsyncIterable<Buffer>, most: number): Promise<string> {
  let kept = Buffer.allocUnsafeSlow(Math.min(most, 1024))
  let length = 0
  for await (const chunk of sent) {
    const needed = length + chunk.length
    if (needed > most) throw new TooLarge()
    if (needed > kept.length) kept = grown(kept, Math.min(most, Math.max(needed, 2 * kept.length)))
    length += chunk.copy(kept, length)
  }
  return decoded(kept.subarray(0, length))
}

function grown(kept: Buffer, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(size)
  kept.copy(larger)
  return larger
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new BadRequest()
  }
}
