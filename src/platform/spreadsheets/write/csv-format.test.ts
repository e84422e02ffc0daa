import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { createCsvFormatter, escapeFormula, unescapeFormula } from '#src/platform/spreadsheets/write/csv-format.ts'
import type { SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'

const hostile = fc.array(fc.constantFrom(..."=+-@\t\r\n'\"';, aÑ＝＋－＠")).map((signs) => signs.join(''))

test('no text begins as a formula does, and each is read back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (text) => {
      assert.doesNotMatch(escapeFormula(text), /^[=+\-@\t\r\n＝＋－＠]/)
      assert.equal(unescapeFormula(escapeFormula(text)), text)
    }),
  )
})

test('what is no formula stays as it is typed', () => {
  for (const text of ['iPhone 16', "'comillas'", 'a=b', '5-2', 'ana@example.com', ' =1'])
    assert.equal(escapeFormula(text), text)
  assert.deepEqual(['=1+1', '-2', '+54 343 4123456', "'=1", '@a'].map(escapeFormula), [
    "'=1+1",
    "'-2",
    "'+54 343 4123456",
    "''=1",
    "'@a",
  ])
})

const column = (type: SheetColumn['type'], decimals = 0): SheetColumn => ({ heading: type, type, decimals })

test('every cell is read back by another library, whatever stands in it, in every language', () => {
  for (const language of ['es', 'en', 'pt'] as const) {
    const delimiter = language === 'en' ? ',' : ';'
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, fc.string()), { minLength: 1 }), (rows) => {
        const csv = createCsvFormatter({ name: '', language, columns: [column('text'), column('text')] })
        const readRows: string[][] = parse(csv.formatRows(rows), { delimiter, record_delimiter: '\r\n' })
        assert.deepEqual(
          readRows.map((row) => row.map(unescapeFormula)),
          rows,
        )
      }),
    )
  }
})

test('figures have the decimal sign of the language, all their decimals and no thousands mark', () => {
  const columns = [column('number', 2), column('number'), column('date'), column('moment'), column('text')]
  const row = [1249.5, 12000, '2026-02-28', '2026-02-28 09:30:00', null]
  const formatLine = (language: 'es' | 'en' | 'pt') =>
    createCsvFormatter({ name: '', language, columns }).formatRows([row])
  assert.equal(formatLine('es'), '1249,50;12000;2026-02-28;2026-02-28 09:30:00;\r\n')
  assert.equal(formatLine('pt'), formatLine('es'))
  assert.equal(formatLine('en'), '1249.50,12000,2026-02-28,2026-02-28 09:30:00,\r\n')
})
