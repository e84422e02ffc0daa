import { createReadStream } from 'node:fs'
import type { CsvEncoding } from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const chunkBytes = 256 * 1024

/**
 * Reads a CSV as UTF-8, without its byte order mark. A chunk may end within a letter. Throws UnreadableSheet for bytes
 * that are invalid in a UTF-16 or Windows-1252 file.
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
  const decoder = new TextDecoder(name, { fatal: true })
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
