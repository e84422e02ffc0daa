import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type CsvEncoding, detectEncoding } from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { detectSeparator, sampleSize } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { decodeToUtf8 } from '#src/platform/spreadsheets/read-csv/decode-csv.server.ts'
import { createRowFilter, createTooManyRowsError } from '#src/platform/spreadsheets/row-filter.ts'
import { createUnreadableAt } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { type SheetCell, type SheetRow, sheetLimits, type Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { unescapeFormula } from '#src/platform/spreadsheets/write/csv-format.ts'

type CsvSource = { path: string; encoding: CsvEncoding; separator: string; skippedBytes: number }

/** Opens a CSV: its encoding, and the sign between its cells. Throws UnreadableSheet where half a letter stands. */
export async function openCsv(path: string): Promise<Workbook> {
  const encoding = await detectEncoding(path)
  const sample = await readSample(path, encoding)
  // Excel's own first line, which it does not count as a row.
  const separatorLine = /^"?sep=([;,\t|])"?(?:\r\n|\r|\n|$)/i.exec(sample)
  const csv: CsvSource = {
    path,
    encoding,
    separator: separatorLine?.[1] ?? detectSeparator(sample),
    skippedBytes: separatorLine?.[0].length ?? 0,
  }
  return { kind: 'csv', sheets: [''], rows: () => readRows(csv) }
}

async function readSample(path: string, encoding: CsvEncoding): Promise<string> {
  for await (const chunk of decodeToUtf8(path, encoding)) return chunk.subarray(0, sampleSize).toString()
  return ''
}

/**
 * Rows by the strict rules of quotes, and from the first that breaks them by lenient ones, where a quote within a text
 * is a letter of it: `Monitor 24" LG`.
 */
async function* readRows(csv: CsvSource): AsyncGenerator<SheetRow, void, undefined> {
  const filterRow = createRowFilter('')
  let row = 0
  for (const isLenient of [false, true]) {
    try {
      for await (const { record: texts, info } of parseRecords(csv, isLenient)) {
        const rowNumber = info.records + info.empty_lines
        if (rowNumber <= row) continue
        row = rowNumber
        if (row > sheetLimits.lastRow) throw createTooManyRowsError({ sheet: '', row })
        const filteredRow = filterRow(row, parseCells(texts, { row, isLenient, mayHaveNul: csv.encoding.mayHaveNul }))
        if (filteredRow) yield filteredRow
      }
      return
    } catch (error) {
      if (isLenient || !isStrayQuoteError(error)) throw mapParserError(error)
    }
  }
}

function parseRecords(
  { path, encoding, separator, skippedBytes }: CsvSource,
  isLenient: boolean,
): AsyncIterable<{ record: string[]; info: Info }> {
  const parser = parse({
    // The library is slow where rows are of different lengths: empty ones are skipped, and counted.
    skip_empty_lines: true,
    info: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: isLenient,
    max_record_size: sheetLimits.csvRow,
  })
  // The parser carries every error to who reads it.
  return pipeline(Readable.from(skipBytes(decodeToUtf8(path, encoding), skippedBytes)), parser, () => {})
}

/** The chunks without their first bytes, which all stand in the first chunk. */
async function* skipBytes(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let bytesLeft = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(bytesLeft)
    bytesLeft = 0
  }
}

type RecordContext = { row: number; isLenient: boolean; mayHaveNul: boolean }

function parseCells(texts: readonly string[], { row, isLenient, mayHaveNul }: RecordContext): SheetCell[] {
  return texts.map((text, column) => {
    if (text === '') return null
    // A quote that was never closed took in the following lines, up to the next quote.
    if (isLenient && text.startsWith('"') && /[\r\n]/.test(text))
      throw createUnreadableAt('platform.spreadsheets.unclosed_quote', { sheet: '', row, column })
    if (mayHaveNul && text.includes('\0'))
      throw createUnreadableAt('platform.spreadsheets.no_text', { sheet: '', row, column }, { code: 'U+0000' })
    return unescapeFormula(text)
  })
}

const isStrayQuoteError = (error: unknown) =>
  error instanceof CsvError && (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')

/** What the parser says of a row that it could not end. */
function mapParserError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const position = {
    sheet: '',
    row: Number(error['records']) + Number(error['empty_lines']) + 1,
    column: Number(error['column']),
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return createUnreadableAt('platform.spreadsheets.unclosed_quote', position)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return createRowTooLongError(position)
  return error
}

const createRowTooLongError = (position: { sheet: string; row: number; column: number }) =>
  createUnreadableAt('platform.spreadsheets.row_too_long', position, { qty: sheetLimits.csvRow / 1_000_000 })
