import { createReadStream } from 'node:fs'
import type { CsvEncoding } from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const chunkBytes = 256 * 1024

/** The text of a CSV without its byte order mark, as UTF-8, in chunks that may end amid a letter. */
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
      // Half a letter, or half of a pair of UTF-16.
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
