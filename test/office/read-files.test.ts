import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { formulaWithoutValue, markErrorValue } from '#src/platform/spreadsheets/failed-cell.ts'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import { readRows } from '#test/workbooks.ts'

/** Files that LibreOffice and Gnumeric wrote from the tables in `sources`: `npm run office -- files`. */
const openStoredFile = (name: string) => openWorkbook(path.join(import.meta.dirname, 'files', name))

const headings = [
  ...['Legajo', 'Apellido y Nombre', 'F. Ingreso', 'Sueldo', 'Entrada', 'Aumento', 'Activo', 'Doble', 'Notas'],
]
const note = 'Dice "hola"; <b> &\ny sigue _x0041_'

test('a workbook of LibreOffice: headings in line 5, merged cells, formulas, days, times, a hidden sheet and row', async () => {
  const workbook = await openStoredFile('altas.xlsx')
  assert.deepEqual(workbook.sheets, ['Altas de agosto', 'Bajas & otros'])
  assert.deepEqual(await readRows(workbook, 0), [
    { row: 1, cells: ['Altas, planta Paraná'] },
    { row: 2, cells: ['Emitido el', '2026-08-03T09:30:00'] },
    { row: 5, cells: headings },
    { row: 6, cells: ['0007', 'Núñez, Ana', '2026-08-03', 1249.5, '08:30', 0.15, true, 2499, note] },
    { row: 7, cells: ['0008', 'Peña, Eva', '31/02/2026', 'mil', null, 0, false, markErrorValue('#VALUE!')] },
  ])
  assert.deepEqual(await readRows(workbook, 1), [{ row: 10, cells: [...Array(27).fill(null), 'AB10'] }])
})

test('a workbook of Gnumeric, which keeps no empty result of a formula', async () => {
  const rows = await readRows(await openStoredFile('gnumeric.xlsx'))
  assert.equal(rows.at(-1)?.cells.pop(), formulaWithoutValue)
  assert.deepEqual(rows, await readRows(await openStoredFile('altas.xlsx')))
})

test('a workbook whose days are counted from 1904', async () => {
  assert.deepEqual(await readRows(await openStoredFile('fechas-1904.xlsx')), [
    { row: 1, cells: ['1904-01-02', '2026-08-03', '2026-02-28T23:59:00'] },
  ])
})

test('CSV in the encodings and with the separators that it writes', async () => {
  for (const name of ['altas-windows-1252.csv', 'altas-utf-16.csv', 'altas-utf-8.csv']) {
    const workbook = await openStoredFile(name)
    assert.deepEqual(workbook.sheets, [''])
    assert.deepEqual(
      await readRows(workbook),
      [
        { row: 1, cells: ['Altas, planta Paraná'] },
        { row: 2, cells: ['Emitido el', '03/08/2026 09:30'] },
        { row: 5, cells: headings },
        { row: 6, cells: ['0007', 'Núñez, Ana', '03/08/2026', '1249.5', '08:30', '15%', 'TRUE', '2499', note] },
        { row: 7, cells: ['0008', 'Peña, Eva', '31/02/2026', 'mil', null, '0%', 'FALSE', markErrorValue('#VALUE!')] },
      ],
      name,
    )
  }
})
