import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { detectSeparator, sampleSize } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { findWideEncoding, type WideEncoding } from '#src/platform/spreadsheets/wide-encoding.ts'
import { formatColumnLetters } from '#src/platform/spreadsheets/workbook.ts'

export type CsvEncoding = {
  name: 'utf-8' | 'windows-1252' | WideEncoding['name']
  /** Length of the byte order mark in bytes, 0 without one. */
  markBytes: number
  /** True if the file may hold a NUL character. */
  checksForNul: boolean
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])
/** Number of first bytes by which UTF-16 and UTF-32 without a byte order mark are recognised. */
const headBytes = 4096
const chunkBytes = 1024 * 1024

/**
 * Character encoding detection. A byte order mark decides, or the zero bytes of UTF-16 and UTF-32. Without them the
 * whole file is read: it is UTF-8 if all of its bytes are valid UTF-8, else Windows-1252, which Excel writes in western
 * languages. Throws UnreadableSheet for a UTF-8 file with an incomplete or broken letter.
 */
export async function detectCsvEncodingOrRefuseDamaged(path: string): Promise<CsvEncoding> {
  const head = await readFirstBytes(path)
  const wideEncoding = findWideEncoding(head)
  if (wideEncoding) return { ...wideEncoding, checksForNul: true }
  const markBytes = head.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0
  let incompleteLetter: Buffer = Buffer.alloc(0)
  let lineCount = 1
  let isFirstChunk = true
  let incompleteLetterParams: Record<string, string | number> = {}
  let hasLetters = markBytes > 0
  let checksForNul = false
  for await (const chunk of readChunks(path, markBytes)) {
    const bytes = incompleteLetter.length > 0 ? Buffer.concat([incompleteLetter, chunk]) : chunk
    const wholeLetters = bytes.subarray(0, countWholeLetterBytes(bytes))
    if (!isUtf8(wholeLetters))
      return chooseEncodingOrRefuseDamagedUtf8(wholeLetters, {
        hasLetters,
        isMarked: markBytes > 0,
        lineCount,
        isFirstChunk,
      })
    checksForNul ||= wholeLetters.includes(0)
    hasLetters ||= !isAscii(wholeLetters)
    if (wholeLetters.length < bytes.length)
      incompleteLetterParams = buildPositionParamsOfTextEnd(wholeLetters.toString(), { lineCount, isFirstChunk })
    lineCount += countLineBreaks(wholeLetters)
    incompleteLetter = bytes.subarray(wholeLetters.length)
    isFirstChunk = false
  }
  if (incompleteLetter.length === 0) return { name: 'utf-8', markBytes, checksForNul }
  if (hasLetters)
    throw createEncodingError(
      incompleteLetterParams,
      'platform.spreadsheets.half_letter',
      'platform.spreadsheets.half_letter_at',
    )
  return windows1252
}

/** Detection stops at the first byte that is not UTF-8, so the rest of the file may still hold a NUL. */
const windows1252: CsvEncoding = { name: 'windows-1252', markBytes: 0, checksForNul: true }

/** Position of a chunk in the file: `lineCount` counts the lines before it, including the line in which it begins. */
type TextPosition = { lineCount: number; isFirstChunk: boolean }

/**
 * Chooses the encoding of a file with bytes that are not UTF-8. If it has a byte order mark, or most of its non-ASCII
 * letters are valid UTF-8, it is a damaged UTF-8 file, and this throws UnreadableSheet. Otherwise it is Windows-1252.
 */
function chooseEncodingOrRefuseDamagedUtf8(
  bytes: Buffer,
  { hasLetters, isMarked, ...position }: TextPosition & { hasLetters: boolean; isMarked: boolean },
): CsvEncoding {
  const text = new TextDecoder('utf-8').decode(bytes)
  const brokenLetters = text.split('\ufffd').length - 1
  const letters = text.replace(/[\0-\x7f\ufffd]/g, '').length
  if (!isMarked && !hasLetters && letters <= brokenLetters) return windows1252
  const params = buildPositionParamsOfTextEnd(text.slice(0, text.indexOf('\ufffd')), position)
  throw createEncodingError(params, 'platform.spreadsheets.mixed_encoding', 'platform.spreadsheets.mixed_encoding_at')
}

/**
 * Message parameters of the place that follows a text: `row`, and `column` in letters if the text holds the beginning
 * of its line.
 */
function buildPositionParamsOfTextEnd(
  text: string,
  { lineCount, isFirstChunk }: TextPosition,
): Record<string, string | number> {
  const lineStart = text.lastIndexOf('\n') + 1
  const row = lineCount + text.split('\n').length - 1
  if (lineStart === 0 && !isFirstChunk) return { row }
  const line = text.slice(lineStart).replace(/"[^"]*(?:"|$)/g, '')
  return { row, column: formatColumnLetters(line.split(detectSeparator(text.slice(0, sampleSize))).length - 1) }
}

/** Creates the error of a broken letter. Its message names the column if the column is known, else only the line. */
const createEncodingError = (params: Record<string, string | number>, lineMessage: string, columnMessage: string) =>
  new UnreadableSheet({ key: 'column' in params ? columnMessage : lineMessage, params })

/** Number of bytes up to the last complete letter. A letter has at most four bytes in UTF-8. */
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
  let lineCount = 0
  for (let index = bytes.indexOf(10); index >= 0; index = bytes.indexOf(10, index + 1)) lineCount++
  return lineCount
}

async function readFirstBytes(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: headBytes - 1 })) return chunk
  return Buffer.alloc(0)
}

const readChunks = (path: string, start: number): AsyncIterable<Buffer> =>
  createReadStream(path, { start, highWaterMark: chunkBytes })
