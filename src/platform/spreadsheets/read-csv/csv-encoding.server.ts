import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { sampleSize, separatorOf } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { columnLetters } from '#src/platform/spreadsheets/workbook.ts'

export type CsvEncoding = {
  /** As TextDecoder calls it. */
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Bytes of the byte order mark, 0 where there is none. */
  mark: number
  mayHaveNul: boolean
}

const marks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

const chunkBytes = 1024 * 1024

/**
 * Character encoding, by reading the whole file: what its byte order mark says; else UTF-8 where every byte is; else
 * Windows-1252, which Excel writes in the West. Throws where it was UTF-8 and has half a letter.
 */
export async function encodingOf(path: string): Promise<CsvEncoding> {
  const marked = markOf(await headOf(path))
  if (marked && marked.name !== 'utf-8') return { ...marked, mayHaveNul: true }
  const mark = marked?.mark ?? 0
  let rest: Buffer = Buffer.alloc(0)
  let lines = 1
  let isFirst = true
  let half: Record<string, string | number> = {}
  let hasLetters = marked !== undefined
  let mayHaveNul = false
  for await (const chunk of chunksOf(path, mark)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = bytes.subarray(0, wholeLetters(bytes))
    if (!isUtf8(whole)) return notUtf8(whole, { hasLetters, isMarked: mark > 0, lines, isFirst })
    mayHaveNul ||= whole.includes(0)
    hasLetters ||= !isAscii(whole)
    if (whole.length < bytes.length) half = lineParams(whole.toString(), { lines, isFirst })
    lines += linesIn(whole)
    rest = bytes.subarray(whole.length)
    isFirst = false
  }
  if (rest.length === 0) return { name: 'utf-8', mark, mayHaveNul }
  if (hasLetters) throw unreadableIn(half, 'platform.spreadsheets.half_letter', 'platform.spreadsheets.half_letter_at')
  return windows
}

/** Its rest is not looked at before it is read. */
const windows: CsvEncoding = { name: 'windows-1252', mark: 0, mayHaveNul: true }

/** What stands before a chunk: `lines` with the one that it begins in, which begins with it where it is the first. */
type Before = { lines: number; isFirst: boolean }

/** Bytes that are not UTF-8: of a damaged file where most that are no ASCII were, else of Windows-1252. */
function notUtf8(
  bytes: Buffer,
  { hasLetters, isMarked, ...before }: Before & { hasLetters: boolean; isMarked: boolean },
): CsvEncoding {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.split('\ufffd').length - 1
  const letters = text.replace(/[\0-\x7f\ufffd]/g, '').length
  if (!isMarked && !hasLetters && letters <= broken) return windows
  const params = lineParams(text.slice(0, text.indexOf('\ufffd')), before)
  throw unreadableIn(params, 'platform.spreadsheets.mixed_encoding', 'platform.spreadsheets.mixed_encoding_at')
}

/** The line and, where it is known how that begins, the column of what stands behind a text. */
function lineParams(text: string, { lines, isFirst }: Before): Record<string, string | number> {
  const begins = text.lastIndexOf('\n') + 1
  const row = lines + text.split('\n').length - 1
  if (begins === 0 && !isFirst) return { row }
  const line = text.slice(begins).replace(/"[^"]*(?:"|$)/g, '')
  return { row, column: columnLetters(line.split(separatorOf(text.slice(0, sampleSize))).length - 1) }
}

/** By a message of the line, or by that of the column too where it is known. */
const unreadableIn = (params: Record<string, string | number>, ofLine: string, ofColumn: string) =>
  new UnreadableSheet({ key: 'column' in params ? ofColumn : ofLine, params })

function markOf(head: Buffer): Pick<CsvEncoding, 'name' | 'mark'> | undefined {
  const found = marks.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  return found && { name: found.name, mark: found.bytes.length }
}

/** Bytes up to the last letter that is not cut; UTF-8 has at most four to a letter. */
function wholeLetters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    if (length > 1) return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function linesIn(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++
  return lines
}

async function headOf(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 3 })) return chunk
  return Buffer.alloc(0)
}

const chunksOf = (path: string, start: number): AsyncIterable<Buffer> =>
  createReadStream(path, { start, highWaterMark: chunkBytes })
