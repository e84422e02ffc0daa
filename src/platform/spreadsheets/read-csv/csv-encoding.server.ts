import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { detectSeparator, sampleSize } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { columnLetters } from '#src/platform/spreadsheets/workbook.ts'

export type CsvEncoding = {
  /** As TextDecoder calls it. */
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Bytes of the byte order mark, 0 where there is none. */
  markBytes: number
  mayHaveNul: boolean
}

const byteOrderMarks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

const chunkBytes = 1024 * 1024

/**
 * Character encoding, by reading the whole file: what its byte order mark says; else UTF-8 where every byte is; else
 * Windows-1252, which Excel writes in the West. Throws where it was UTF-8 and has half a letter.
 */
export async function detectEncoding(path: string): Promise<CsvEncoding> {
  const byteOrderMark = findByteOrderMark(await readHead(path))
  if (byteOrderMark && byteOrderMark.name !== 'utf-8') return { ...byteOrderMark, mayHaveNul: true }
  const markBytes = byteOrderMark?.markBytes ?? 0
  let cutLetter: Buffer = Buffer.alloc(0)
  let lines = 1
  let isFirst = true
  let cutLetterParams: Record<string, string | number> = {}
  let hasLetters = byteOrderMark !== undefined
  let mayHaveNul = false
  for await (const chunk of readChunks(path, markBytes)) {
    const bytes = cutLetter.length > 0 ? Buffer.concat([cutLetter, chunk]) : chunk
    const wholeLetters = bytes.subarray(0, countWholeLetterBytes(bytes))
    if (!isUtf8(wholeLetters))
      return chooseEncodingOfNonUtf8(wholeLetters, { hasLetters, isMarked: markBytes > 0, lines, isFirst })
    mayHaveNul ||= wholeLetters.includes(0)
    hasLetters ||= !isAscii(wholeLetters)
    if (wholeLetters.length < bytes.length)
      cutLetterParams = buildLineParams(wholeLetters.toString(), { lines, isFirst })
    lines += countLineBreaks(wholeLetters)
    cutLetter = bytes.subarray(wholeLetters.length)
    isFirst = false
  }
  if (cutLetter.length === 0) return { name: 'utf-8', markBytes, mayHaveNul }
  if (hasLetters)
    throw createEncodingError(
      cutLetterParams,
      'platform.spreadsheets.half_letter',
      'platform.spreadsheets.half_letter_at',
    )
  return windows1252
}

/** Its rest is not looked at before it is read. */
const windows1252: CsvEncoding = { name: 'windows-1252', markBytes: 0, mayHaveNul: true }

/** What stands before a chunk: `lines` with the one that it begins in, which begins with it where it is the first. */
type TextPosition = { lines: number; isFirst: boolean }

/** Bytes that are not UTF-8: of a damaged file where most that are no ASCII were, else of Windows-1252. */
function chooseEncodingOfNonUtf8(
  bytes: Buffer,
  { hasLetters, isMarked, ...position }: TextPosition & { hasLetters: boolean; isMarked: boolean },
): CsvEncoding {
  const text = new TextDecoder('utf-8').decode(bytes)
  const brokenLetters = text.split('\ufffd').length - 1
  const letters = text.replace(/[\0-\x7f\ufffd]/g, '').length
  if (!isMarked && !hasLetters && letters <= brokenLetters) return windows1252
  const params = buildLineParams(text.slice(0, text.indexOf('\ufffd')), position)
  throw createEncodingError(params, 'platform.spreadsheets.mixed_encoding', 'platform.spreadsheets.mixed_encoding_at')
}

/** The line and, where it is known how that begins, the column of what stands behind a text. */
function buildLineParams(text: string, { lines, isFirst }: TextPosition): Record<string, string | number> {
  const lineStart = text.lastIndexOf('\n') + 1
  const row = lines + text.split('\n').length - 1
  if (lineStart === 0 && !isFirst) return { row }
  const line = text.slice(lineStart).replace(/"[^"]*(?:"|$)/g, '')
  return { row, column: columnLetters(line.split(detectSeparator(text.slice(0, sampleSize))).length - 1) }
}

/** By a message of the line, or by that of the column too where it is known. */
const createEncodingError = (params: Record<string, string | number>, lineMessage: string, columnMessage: string) =>
  new UnreadableSheet({ key: 'column' in params ? columnMessage : lineMessage, params })

function findByteOrderMark(head: Buffer): Pick<CsvEncoding, 'name' | 'markBytes'> | undefined {
  const match = byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  return match && { name: match.name, markBytes: match.bytes.length }
}

/** Bytes up to the last letter that is not cut; UTF-8 has at most four to a letter. */
function countWholeLetterBytes(bytes: Buffer): number {
  for (let distance = 1; distance <= Math.min(3, bytes.length); distance++) {
    const byte = bytes[bytes.length - distance] ?? 0
    if (byte < 0x80) return bytes.length
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    if (length > 1) return length > distance ? bytes.length - distance : bytes.length
  }
  return bytes.length
}

function countLineBreaks(bytes: Buffer): number {
  let lines = 0
  for (let index = bytes.indexOf(10); index >= 0; index = bytes.indexOf(10, index + 1)) lines++
  return lines
}

async function readHead(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 3 })) return chunk
  return Buffer.alloc(0)
}

const readChunks = (path: string, start: number): AsyncIterable<Buffer> =>
  createReadStream(path, { start, highWaterMark: chunkBytes })
