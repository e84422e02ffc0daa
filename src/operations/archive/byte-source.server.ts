import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** Bytes that can be read from any place, from `start` to before `end`. */
export type ByteSource = { length: number; openRange(start: number, end: number): Readable }

/** The bytes of a file. */
export async function openFileSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path)
  return {
    length: size,
    openRange: (start, end) => createReadStream(path, { start, end: end - 1, highWaterMark: 256 * 1024 }),
  }
}
