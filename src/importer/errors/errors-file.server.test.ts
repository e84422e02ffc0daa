import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { resources } from '#src/app/modules/resources.ts'
import { findErrorsColumns, translateErrorsHeadings } from '#src/importer/errors/errors-columns.server.ts'
import {
  type ErrorsFile,
  listReasons,
  type WrongSheetRow,
  writeErrorsFile,
} from '#src/importer/errors/errors-file.server.ts'
import { languages } from '#src/platform/i18n/define-messages.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { formulaWithoutValue } from '#src/platform/spreadsheets/failed-cell.ts'

installMessages(allMessages)

const employees = resources.find(({ name }) => name === 'employees')

async function writeAndRead(file: ErrorsFile, rows: readonly (readonly WrongSheetRow[])[]) {
  const out = new PassThrough()
  const stream = (async function* () {
    yield* rows
  })()
  const [bytes] = await Promise.all([buffer(out), writeErrorsFile(out, file, stream, AbortSignal.timeout(30_000))])
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

test('wrong rows come back as they stood, with their number and what is to be corrected', async () => {
  const rows = await writeAndRead(file, [
    [{ row: 7, cells: ['0171', 38114207, '2026-08-03'], reasons: ['DNI: ya existe'] }],
    [
      {
        row: 9,
        cells: ['=1+1', formulaWithoutValue, '31/09/2026', 'más allá'],
        reasons: ['Ingreso: no existe', 'DNI: falta'],
      },
      { row: 54, cells: [null, true], reasons: [] },
    ],
  ])
  assert.deepEqual(rows, [
    ['LEGAJO', 'DOC', 'F. INGRESO', 'Fila', 'Qué corregir'],
    ['0171', 38114207, new Date('2026-08-03T00:00:00Z'), 7, 'DNI: ya existe'],
    ['=1+1', null, '31/09/2026', 9, 'Ingreso: no existe · DNI: falta'],
    [null, 'true', null, 54, ''],
  ])
})

test('of a file that comes back the number and the reasons are no columns, in whichever language', () => {
  for (const language of languages) {
    const [row, reasons] = translateErrorsHeadings(language)
    assert.deepEqual([...findErrorsColumns(['LEGAJO', row, 'DOC', row, reasons])], [3, 4])
    assert.deepEqual([...findErrorsColumns([row, 'LEGAJO', reasons])], [])
  }
})

test('each reason is told once, in the reader’s language, behind the captions of its fields', () => {
  assert.ok(employees)
  const errors = {
    dni: 'workforce.employees.dni_invalid',
    children: { key: 'resource.fields.at_most', params: { qty: 99 } },
    'ppe_sizes.0.size': 'workforce.employees.size_required',
    surname: 'importer.no_comma',
    name: 'importer.no_comma',
    '': 'Item duplicado',
  }
  assert.deepEqual(listReasons(employees, errors, 'es'), [
    'DNI: El DNI tiene 7 u 8 números',
    'Hijos: El máximo es 99',
    'Talles: Falta el talle',
    'Apellido, Nombre: Falta la coma entre apellido y nombre',
    'Item duplicado',
  ])
  assert.equal(listReasons(employees, errors, 'en')[1], 'Children: The maximum is 99')
})

test('any text comes back from the file as it was', async () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('_x0041_', "'=1", '007', 'a\nb'))
  // XML allows no control characters, and a spreadsheet allows no lone surrogates.
  const visibleTexts = text.filter(
    (item) => item.trim() !== '' && !/[\p{Cc}\ufffe\uffff]/u.test(item) && item.isWellFormed(),
  )
  const cells = fc.sample(fc.tuple(visibleTexts, visibleTexts, visibleTexts), 200)
  const rows = await writeAndRead(file, [cells.map((row) => ({ row: 1, cells: row, reasons: [] }))])
  assert.deepEqual(
    rows.slice(1).map((row) => row.slice(0, 2)),
    cells.map((row) => row.slice(0, 2)),
  )
})
