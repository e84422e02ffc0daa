import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { markErrorValue } from '#src/platform/spreadsheets/failed-cell.ts'
import {
  type CsvEncoding,
  detectCsvEncodingOrRefuseDamaged,
} from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { detectSeparator, sampleSize } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { decodeToUtf8 } from '#src/platform/spreadsheets/read-csv/decode-csv.server.ts'
import { createEmptyRowFilterWithLimits, createTooManyRowsError } from '#src/platform/spreadsheets/row-filter.ts'
import { createUnreadableAt } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { type SheetCell, type SheetRow, sheetLimits, type Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { unescapeFormula } from '#src/platform/spreadsheets/write/csv-format.ts'

type CsvSource = { path: string; encoding: CsvEncoding; separator: string; skippedBytes: number }

/** Opens a CSV: detects its encoding and separator. Throws UnreadableSheet for a file of damaged UTF-8. */
export async function openCsv(path: string): Promise<Workbook> {
  const encoding = await detectCsvEncodingOrRefuseDamaged(path)
  const sample = await readSample(path, encoding)
  // `sep=;` is an Excel extension; the line does not count as a row.
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
 * Reads rows by the strict rules of quotes (RFC 4180). From the first row that breaks them it reads the rest again by
 * lenient rules: a quote within a text is an ordinary character, as in `Monitor 24" LG`.
 */
async function* readRows(csv: CsvSource): AsyncGenerator<SheetRow, void, undefined> {
  const filterRow = createEmptyRowFilterWithLimits('')
  let row = 0
  for (const isLenient of [false, true]) {
    try {
      for await (const { record: texts, info } of parseRecords(csv, isLenient)) {
        const rowNumber = info.records + info.empty_lines
        if (rowNumber <= row) continue
        row = rowNumber
        if (row > sheetLimits.lastRow) throw createTooManyRowsError({ sheet: '', row })
        const filteredRow = filterRow(
          row,
          parseCellsOrRefuse(texts, { row, isLenient, checksForNul: csv.encoding.checksForNul }),
        )
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
    // The library is slow for rows of different lengths, so it skips empty lines and only counts them.
    skip_empty_lines: true,
    info: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: isLenient,
    max_record_size: sheetLimits.csvRow,
  })
  // Errors of the pipeline reach the reader through the parser.
  return pipeline(Readable.from(skipBytes(decodeToUtf8(path, encoding), skippedBytes)), parser, () => {})
}

/** Skips the first bytes of a stream. All of them are in its first chunk. */
async function* skipBytes(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let bytesLeft = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(bytesLeft)
    bytesLeft = 0
  }
}

type RecordContext = { row: number; isLenient: boolean; checksForNul: boolean }

function parseCellsOrRefuse(texts: readonly string[], { row, isLenient, checksForNul }: RecordContext): SheetCell[] {
  return texts.map((text, column) => {
    if (text === '') return null
    // An unclosed quote swallows the following lines, up to the next quote.
    if (isLenient && text.startsWith('"') && /[\r\n]/.test(text))
      throw createUnreadableAt('platform.spreadsheets.unclosed_quote', { sheet: '', row, column })
    if (checksForNul && text.includes('\0'))
      throw createUnreadableAt('platform.spreadsheets.no_text', { sheet: '', row, column }, { code: 'U+0000' })
    return markErrorValue(unescapeFormula(text))
  })
}

const isStrayQuoteError = (error: unknown) =>
  error instanceof CsvError && (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')

/** Maps an error of the parser about an unfinished row to UnreadableSheet; other errors are returned unchanged. */
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
