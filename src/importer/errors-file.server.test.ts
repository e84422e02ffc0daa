import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { allMessages } from '#src/app/all-messages.ts'
import { resources } from '#src/app/resources.ts'
import { sheetWords } from '#src/app/sheet-words.server.ts'
import { type ErrorsFile, reasonsIn, type WrongRow, writeErrors } from '#src/importer/errors-file.server.ts'
import { suggestColumns } from '#src/importer/suggest-columns.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'

installMessages(allMessages)

const employees = resources.find(({ name }) => name === 'employees')

async function written(file: ErrorsFile, rows: readonly (readonly WrongRow[])[]) {
  const out = new PassThrough()
  const stream = (async function* () {
    yield* rows
  })()
  const [bytes] = await Promise.all([buffer(out), writeErrors(out, file, stream, AbortSignal.timeout(30_000))])
  const [sheet] = (await readXlsx(bytes)).sheets
  assert.ok(sheet)
  return sheet.rows
}

const file: ErrorsFile = {
  name: 'Empleados',
  language: 'es',
  columns: [
    { heading: 'LEGAJO', type: 'text' },
    { heading: 'DOC', type: 'text' },
    { heading: 'F. INGRESO', type: 'date' },
  ],
}

test('wrong rows come back as they stood, with a column of what is to be corrected', async () => {
  const rows = await written(file, [
    [{ cells: ['0171', 38114207, '2026-08-03'], reasons: ['DNI: ya existe'] }],
    [
      { cells: ['=1+1', true, '31/09/2026', 'más allá'], reasons: ['Ingreso: no existe', 'DNI: falta'] },
      { cells: [null], reasons: [] },
    ],
  ])
  assert.deepEqual(rows.slice(0, 3), [
    ['LEGAJO', 'DOC', 'F. INGRESO', 'Qué corregir'],
    ['0171', 38114207, new Date('2026-08-03T00:00:00Z'), 'DNI: ya existe'],
    ['=1+1', 'true', '31/09/2026', 'Ingreso: no existe · DNI: falta'],
  ])
})

test('what was mended loads again: its columns are known, and the reasons feed nothing', () => {
  assert.ok(employees)
  const headings = [...file.columns.map(({ heading }) => heading), 'Qué corregir', 'What to correct', 'O que corrigir']
  const columns = headings.map((heading, at) => ({ column: `C${at}`, heading, samples: [], dates: 'dmy' as const }))
  assert.deepEqual(suggestColumns(employees, columns, { words: sheetWords.employees ?? {} }), {
    employee_file_number: 'C0',
    dni: 'C1',
    admission_date: 'C2',
  })
})

test('reasons are in the reader’s language, behind the caption of their field', () => {
  assert.ok(employees)
  const errors = {
    dni: 'workforce.employees.dni_invalid',
    children: { key: 'resource.fields.at_most', params: { qty: 99 } },
    'ppe_sizes.0.size': 'workforce.employees.size_required',
    '': 'Item duplicado',
  }
  assert.deepEqual(reasonsIn(employees, errors, 'es'), [
    'DNI: El DNI tiene 7 u 8 números',
    'Hijos: El máximo es 99',
    'Talles: Falta el talle',
    'Item duplicado',
  ])
  assert.equal(reasonsIn(employees, errors, 'en')[1], 'Children: The maximum is 99')
})

test('any text comes back from the file as it was', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('_x0041_', "'=1", '007', 'a\nb'))
  // XML holds no control characters, and a spreadsheet no lone surrogates.
  const kept = text.filter((one) => one.trim() !== '' && !/[\p{Cc}\ufffe\uffff]/u.test(one) && one.isWellFormed())
  const cells = fc.sample(fc.tuple(kept, kept, kept), 200)
  const rows = await written(file, [cells.map((row) => ({ cells: row, reasons: [] }))])
  assert.deepEqual(
    rows.slice(1).map((row) => row.slice(0, 2)),
    cells.map((row) => row.slice(0, 2)),
  )
})
