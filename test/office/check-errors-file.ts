import assert from 'node:assert/strict'
import { type WrongSheetRow, writeErrorsFile } from '#src/importer/errors/errors-file.server.ts'
import { saveInOffice } from '#test/office/save-in-office.ts'

/** Texts that people and programs leave in cells, and that an import refuses. */
const texts = [
  '=1+1',
  '+54 343',
  '-1',
  '@SUM(A1)',
  "'=1",
  '007',
  '1/2',
  'TRUE',
  '#N/A',
  '_x0041_',
  'una; "dos"',
  'Ñ 日 🙂',
]

/** LibreOffice must keep every cell of an errors file. */
export async function checkErrorsFile(folder: string): Promise<void> {
  const columns = [
    { heading: 'LEGAJO', type: 'text' as const },
    { heading: 'DOC', type: 'text' as const },
    { heading: 'F. INGRESO', type: 'date' as const },
  ]
  const rows = texts.map(
    (text, index): WrongSheetRow => ({
      row: index + 2,
      cells: [text, 38114207 + index, '2026-08-03'],
      reasons: ['DNI: falta'],
    }),
  )
  const stream = (async function* () {
    yield [...rows, { row: 54, cells: ['', null, '31/02/2026'], reasons: ['Ingreso: no existe'] }]
  })()
  const [sheet] = await saveInOffice(folder, 'errores', (out, signal) =>
    writeErrorsFile(out, { name: 'Empleados', language: 'es', columns }, stream, signal),
  )
  assert.deepEqual(sheet?.rows, [
    ['LEGAJO', 'DOC', 'F. INGRESO', 'Fila', 'Qué corregir'],
    ...texts.map((text, index) => [text, 38114207 + index, new Date('2026-08-03T00:00:00Z'), index + 2, 'DNI: falta']),
    [null, null, '31/02/2026', 54, 'Ingreso: no existe'],
  ])
  console.log(`✔ rows to be corrected: ${texts.length + 1} rows`)
}
