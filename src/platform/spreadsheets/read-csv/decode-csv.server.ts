import { createReadStream } from 'node:fs'
import type { CsvEncoding } from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const chunkBytes = 256 * 1024

/**
 * Reads a CSV as UTF-8, without its byte order mark. A chunk may end within a letter. Throws UnreadableSheet for bytes
 * that are invalid in the file's encoding.
 */
export async function* decodeToUtf8(
  path: string,
  { name, markBytes }: CsvEncoding,
): AsyncGenerator<Buffer, void, undefined> {
  const bytes: AsyncIterable<Buffer> = createReadStream(path, { start: markBytes, highWaterMark: chunkBytes })
  if (name === 'utf-8') {
    yield* bytes
    return
  }
  const decoder =
    name === 'utf-32le' || name === 'utf-32be' ? createUtf32Decoder(name) : new TextDecoder(name, { fatal: true })
  let row = 1
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (cause) {
      // The bytes end within a letter, or hold half of a surrogate pair.
      throw new UnreadableSheet({ key: 'platform.spreadsheets.mixed_encoding', params: { row } }, { cause })
    }
  }
  for await (const chunk of bytes) {
    const text = decode(chunk)
    row += text.split('\n').length - 1
    yield Buffer.from(text)
  }
  yield Buffer.from(decode())
}

/** Decodes UTF-32, which no TextDecoder knows. Throws for bytes that are no letter. */
function createUtf32Decoder(name: 'utf-32le' | 'utf-32be') {
  let remainder: Buffer = Buffer.alloc(0)
  return {
    decode(chunk: Buffer = Buffer.alloc(0), { stream = false } = {}): string {
      const bytes = Buffer.concat([remainder, chunk])
      const wholeBytes = bytes.length - (bytes.length % 4)
      remainder = bytes.subarray(wholeBytes)
      if (!stream && remainder.length > 0) throw new TypeError('The bytes end within a letter.')
      let text = ''
      for (let offset = 0; offset < wholeBytes; offset += 4)
        text += String.fromCodePoint(name === 'utf-32le' ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset))
      if (!text.isWellFormed()) throw new TypeError('A half of a surrogate pair is no letter.')
      return text
    },
  }
}
