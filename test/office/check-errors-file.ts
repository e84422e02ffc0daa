import assert from 'node:assert/strict'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { readXlsx } from 'hucre/xlsx'
import { allMessages } from '#src/app/all-messages.ts'
import { type WrongRow, writeErrors } from '#src/importer/errors-file.server.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { savedAnew } from '#test/office/libre-office.ts'

/** What people and other programs leave in cells that are then refused. */
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

/** Has LibreOffice open a file of rows to be corrected and save it anew: every cell must be what it was. */
export async function checkErrorsFile(): Promise<void> {
  installMessages(allMessages)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mostrador-office-'))
  const file = path.join(folder, 'errores.xlsx')
  const columns = [
    { heading: 'LEGAJO', type: 'text' as const },
    { heading: 'DOC', type: 'text' as const },
    { heading: 'F. INGRESO', type: 'date' as const },
  ]
  const rows = texts.map(
    (text, at): WrongRow => ({ cells: [text, 38114207 + at, '2026-08-03'], reasons: ['DNI: falta'] }),
  )
  try {
    const stream = (async function* () {
      yield [...rows, { cells: ['', null, '31/02/2026'], reasons: ['Ingreso: no existe'] }]
    })()
    const out = createWriteStream(file)
    const named = { name: 'Empleados', language: 'es', columns } as const
    await Promise.all([finished(out), writeErrors(out, named, stream, AbortSignal.timeout(60_000))])
    const [saved] = await savedAnew(folder, [file])
    const [sheet] = (await readXlsx(saved ?? Buffer.alloc(0))).sheets
    assert.deepEqual(sheet?.rows, [
      ['LEGAJO', 'DOC', 'F. INGRESO', 'Qué corregir'],
      ...texts.map((text, at) => [text, 38114207 + at, new Date('2026-08-03T00:00:00Z'), 'DNI: falta']),
      [null, null, '31/02/2026', 'Ingreso: no existe'],
    ])
    console.log(`✔ rows to be corrected: ${texts.length + 1} rows`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
