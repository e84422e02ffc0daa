import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type CsvEncoding, encodingOf } from '#src/platform/spreadsheets/read-csv/csv-encoding.server.ts'
import { sampleSize, separatorOf } from '#src/platform/spreadsheets/read-csv/csv-separator.ts'
import { utf8Of } from '#src/platform/spreadsheets/read-csv/decode-csv.server.ts'
import { rowKeeper, tooManyRows } from '#src/platform/spreadsheets/row-filter.ts'
import { unreadableAt } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { type SheetCell, type SheetRow, sheetLimits, type Workbook } from '#src/platform/spreadsheets/workbook.ts'
import { unharmed } from '#src/platform/spreadsheets/write/csv-format.ts'

type Csv = { path: string; encoding: CsvEncoding; separator: string; begins: number }

/** Opens a CSV: its encoding, and the sign between its cells. Throws UnreadableSheet where half a letter stands. */
export async function openCsv(path: string): Promise<Workbook> {
  const encoding = await encodingOf(path)
  const sample = await sampleOf(path, encoding)
  // Excel's own first line, which it does not count as a row.
  const named = /^"?sep=([;,\t|])"?(?:\r\n|\r|\n|$)/i.exec(sample)
  const csv: Csv = { path, encoding, separator: named?.[1] ?? separatorOf(sample), begins: named?.[0].length ?? 0 }
  return { kind: 'csv', sheets: [''], rows: () => rowsOf(csv) }
}

async function sampleOf(path: string, encoding: CsvEncoding): Promise<string> {
  for await (const chunk of utf8Of(path, encoding)) return chunk.subarray(0, sampleSize).toString()
  return ''
}

/**
 * Rows by the strict rules of quotes, and from the first that breaks them by lenient ones, where a quote within a text
 * is a letter of it: `Monitor 24" LG`.
 */
async function* rowsOf(csv: Csv): AsyncGenerator<SheetRow, void, undefined> {
  const keep = rowKeeper('')
  let row = 0
  for (const lenient of [false, true]) {
    try {
      for await (const { record: texts, info } of recordsOf(csv, lenient)) {
        const at = info.records + info.empty_lines
        if (at <= row) continue
        row = at
        if (row > sheetLimits.lastRow) throw tooManyRows({ sheet: '', row })
        const kept = keep(row, cellsOf(texts, { row, lenient, mayHaveNul: csv.encoding.mayHaveNul }))
        if (kept) yield kept
      }
      return
    } catch (error) {
      if (lenient || !isQuoteAstray(error)) throw refusalOf(error)
    }
  }
}

function recordsOf(
  { path, encoding, separator, begins }: Csv,
  lenient: boolean,
): AsyncIterable<{ record: string[]; info: Info }> {
  const parser = parse({
    // The library is slow where rows are of different lengths: empty ones are skipped, and counted.
    skip_empty_lines: true,
    info: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: lenient,
    max_record_size: sheetLimits.csvRow,
  })
  // The parser carries every error to who reads it.
  return pipeline(Readable.from(without(utf8Of(path, encoding), begins)), parser, () => {})
}

/** The chunks without their first bytes, which all stand in the first chunk. */
async function* without(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let cut = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(cut)
    cut = 0
  }
}

type Reading = { row: number; lenient: boolean; mayHaveNul: boolean }

function cellsOf(texts: readonly string[], { row, lenient, mayHaveNul }: Reading): SheetCell[] {
  return texts.map((text, column) => {
    if (text === '') return null
    // A quote that was never closed took in the following lines, up to the next quote.
    if (lenient && text.startsWith('"') && /[\r\n]/.test(text))
      throw unreadableAt('platform.spreadsheets.unclosed_quote', { sheet: '', row, column })
    if (mayHaveNul && text.includes('\0'))
      throw unreadableAt('platform.spreadsheets.no_text', { sheet: '', row, column }, { code: 'U+0000' })
    return unharmed(text)
  })
}

const isQuoteAstray = (error: unknown) =>
  error instanceof CsvError && (error.code === 'CSV_INVALID_CLOSING_QUOTE' || error.code === 'INVALID_OPENING_QUOTE')

/** What the parser says of a row that it could not end. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const place = {
    sheet: '',
    row: Number(error['records']) + Number(error['empty_lines']) + 1,
    column: Number(error['column']),
  }
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return unreadableAt('platform.spreadsheets.unclosed_quote', place)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLong(place)
  return error
}

const tooLong = (place: { sheet: string; row: number; column: number }) =>
  unreadableAt('platform.spreadsheets.row_too_long', place, { qty: sheetLimits.csvRow / 1_000_000 })
