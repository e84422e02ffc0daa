import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sheetWords } from '#src/app/modules/modules.server.ts'
import { resources } from '#src/app/modules/resources.ts'
import { findHeaderRowNumber } from '#src/importer/columns/find-header-row.ts'
import { buildKnownHeadingTest } from '#src/importer/columns/known-headings.server.ts'
import { showFailedCell } from '#src/platform/spreadsheets/failed-cell.ts'
import { openWorkbook } from '#src/platform/spreadsheets/open-workbook.server.ts'
import type { SheetRow } from '#src/platform/spreadsheets/workbook.ts'
import { readRows } from '#test/workbooks.ts'

type ReadSheet = { name: string; rows: SheetRow[] }

const folder = path.join(import.meta.dirname, 'traits')
/** What LibreOffice reads in each file: `npm run office -- traits` writes it. */
const officeValues: Record<string, ReadSheet[]> = JSON.parse(
  readFileSync(path.join(folder, 'office-values.json'), 'utf8'),
)

/** Files that are read otherwise than by LibreOffice: the reason, and the cells or the file that they equal. */
const differences: Record<string, { reason: string; expected: string | ReadSheet[] }> = {
  'sheet-without-relation.xlsx': {
    reason: 'A sheet that the file lacks is left out; LibreOffice shows an empty one',
    expected: [{ ...(officeValues['sheet-without-relation.xlsx']?.[0] ?? { name: '', rows: [] }), name: 'Con' }],
  },
  'formulas.xlsx': {
    reason: 'A boolean is one; LibreOffice has numbers in cells without its format of booleans',
    expected: [{ name: 'Hoja1', rows: [{ row: 1, cells: [2, 'ab', true, '#N/A', '2026-08-03'] }] }],
  },
  'booleans.xlsx': {
    reason: 'A boolean is one',
    expected: [{ name: 'Hoja1', rows: [{ row: 1, cells: [true, false, 'VERDADERO'] }] }],
  },
  'library.xlsx': {
    reason: 'A boolean is one',
    expected: [
      {
        name: 'Personal',
        rows: [
          { row: 1, cells: ['Legajo', 'Apellido y nombre', 'Sueldo', 'Activo'] },
          { row: 2, cells: ['0171', 'Arrieta, Luciana', 1249.5, true] },
          { row: 3, cells: ['0172', 'Núñez, Ana', 999, false] },
        ],
      },
    ],
  },
  'escaped-texts.xlsx': {
    reason: 'Excel reads _x0041_ as A; LibreOffice reads control characters alone',
    expected: [{ name: 'Hoja1', rows: [{ row: 1, cells: ['<b> & é ñ', 'A \r'] }] }],
  },
  'separator-line.csv': { reason: 'The line is for Excel, which does not show it', expected: 'utf-8.csv' },
  'utf-16be.csv': { reason: 'LibreOffice needs the mark of the byte order', expected: 'utf-8.csv' },
  ...Object.fromEntries(
    ['utf-32le.csv', 'utf-32le-with-mark.csv', 'utf-32be.csv', 'utf-32be-with-mark.csv'].map((name) => [
      name,
      { reason: 'LibreOffice does not offer UTF-32', expected: 'utf-8.csv' },
    ]),
  ),
}

async function readSheets(name: string): Promise<ReadSheet[]> {
  const workbook = await openWorkbook(path.join(folder, name))
  return Array.fromAsync(workbook.sheets.keys(), async (index) => {
    const rows = (await readRows(workbook, index)).map(({ row, cells }) => ({ row, cells: showCells(cells) }))
    return { name: workbook.sheets[index] ?? '', rows }
  })
}

/** Cells as a spreadsheet shows them: a formula without a value is blank. */
function showCells(cells: SheetRow['cells']): SheetRow['cells'] {
  const shownCells = cells.map(showFailedCell)
  return shownCells.slice(0, shownCells.findLastIndex((cell) => cell !== null) + 1)
}

/** A CSV has no name of a sheet; LibreOffice takes the file's. */
const withoutNamesOfTables = (name: string, sheets: readonly ReadSheet[]): ReadSheet[] =>
  sheets.map((sheet) => (name.endsWith('.csv') ? { ...sheet, name: '' } : sheet))

const names = Object.keys(officeValues)

for (const name of names)
  test(`${path.basename(name)} is read as LibreOffice reads it${name in differences ? ', but for a reason' : ''}`, async () => {
    const expected = differences[name]?.expected ?? name
    const sheets = typeof expected === 'string' ? (officeValues[expected] ?? []) : expected
    const readings = await readSheets(name)
    assert.deepEqual(readings, withoutNamesOfTables(name, sheets), differences[name]?.reason)
    if (name in differences)
      assert.notDeepEqual(readings, withoutNamesOfTables(name, officeValues[name] ?? []), 'the reason is outdated')
  })

test('forty sheets and more are kept, each named after its trait', () => {
  assert.ok(names.length >= 40, `${names.length} sheets`)
  assert.deepEqual(
    Object.keys(differences).filter((name) => !names.includes(name)),
    [],
  )
})

test('headings are found below a title and below a row of groups', async () => {
  const isKnown = buildKnownHeadingTest(resources, sheetWords)
  const rowOf = async (name: string) => findHeaderRowNumber((await readSheets(name))[0]?.rows ?? [], isKnown)
  assert.equal(await rowOf('headings-on-row-3.xlsx'), 3)
  assert.equal(await rowOf('two-row-headings.xlsx'), 2)
  assert.equal(await rowOf('title-above.csv'), 3)
})
