import assert from 'node:assert/strict'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { type TestContext, test } from 'node:test'
import fc from 'fast-check'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import { createCsvWriter } from '#src/platform/spreadsheets/write/csv-writer.server.ts'
import type { ColumnType, OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { createXlsxWriter } from '#src/platform/spreadsheets/write/xlsx-writer.server.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { readRows } from '#test/workbooks.ts'

const writers = { xlsx: createXlsxWriter, csv: createCsvWriter } as const
type Table = { sheet: SheetLayout; rows: OutputCell[][] }

async function readBack(t: TestContext, format: keyof typeof writers, { sheet, rows }: Table) {
  const file = path.join(createFreshDirectory(t), 'export')
  const out = createWriteStream(file)
  const writer = writers[format](out, sheet, t.signal)
  await writer.write(rows)
  await writer.end()
  await finished(out)
  return readRows(await openWorkbook(file))
}

/** Characters with a special meaning for CSV, XLSX, spreadsheet programs or parsers. */
const hostileText = fc
  .array(fc.constantFrom(...'=+-@\t\n\r\'";,|<>&]] x0041_aÑ📱\u2028\ufeff\u0001', '_x0041_', ']]>', '&amp;', '<!--'))
  .map((signs) => signs.join(''))
const anyText = fc.oneof(hostileText, fc.string({ unit: 'grapheme' })).filter((text) => text.isWellFormed())

const cells: Readonly<Record<ColumnType, fc.Arbitrary<OutputCell>>> = {
  text: anyText,
  number: fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100),
  date: fc
    .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  moment: fc
    .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
}

const types = fc.array(fc.constantFrom<ColumnType>('text', 'number', 'date', 'moment'), { minLength: 1, maxLength: 6 })
const tables = fc.tuple(types, fc.constantFrom(...languages)).chain(([columns, language]) => {
  const row = fc.tuple(...columns.map((type) => fc.option(cells[type], { freq: 5 })))
  const sheet = {
    name: 'Tabla',
    language,
    columns: columns.map((type, index) => ({ heading: `C${index}`, type, decimals: 2 })),
  }
  return fc.array(row, { maxLength: 60, size: 'large' }).map((rows): Table => ({ sheet, rows }))
})

/** The rows that reading must return: without empty cells at the end of a row, and all as texts in CSV. */
function expectRows(format: keyof typeof writers, { sheet, rows }: Table) {
  const formatNumber = (value: number) => value.toFixed(2).replace('.', sheet.language === 'en' ? '.' : ',')
  const value = (cell: OutputCell, column: number) => {
    if (cell === null || cell === '') return null
    if (format === 'csv') return typeof cell === 'number' ? formatNumber(cell) : cell
    return sheet.columns[column]?.type === 'moment' ? String(cell).replace(' ', 'T') : cell
  }
  const writtenRows = [sheet.columns.map(({ heading }) => heading), ...rows.map((row) => row.map(value))]
  return writtenRows
    .map((row, index) => ({ row: index + 1, cells: row.slice(0, row.findLastIndex((cell) => cell !== null) + 1) }))
    .filter(({ cells }) => cells.length > 0)
}

test('any table that is written as CSV is read as it was', async (t) => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      assert.deepEqual(await readBack(t, 'csv', table), expectRows('csv', table))
    }),
    { numRuns: 100 },
  )
})

test('any table that is written as XLSX is read as it was', { timeout: 120_000 }, async (t) => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      assert.deepEqual(await readBack(t, 'xlsx', table), expectRows('xlsx', table))
    }),
    { numRuns: 8 },
  )
})
