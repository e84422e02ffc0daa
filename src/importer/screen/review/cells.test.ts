import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { findNextCell, listErrorsWithoutCell, listWrongCells } from '#src/importer/screen/review/cells.ts'

const fields = ['dni', 'name', 'sector_id']
const row = (number: number, ...wrong: string[]): ReviewedRow => ({
  row: number,
  status: wrong.length ? 'wrong' : 'created',
  values: {},
  warnings: {},
  errors: Object.fromEntries(wrong.map((field) => [field, 'no'])),
  id: null,
  matched_by: null,
  matched_fields: [],
  before: {},
})
const rows = [row(2, 'sector_id', 'dni'), row(3), row(9, 'name', 'company_id', '')]

test('cells to mend are in the order of reading, without what has no column', () => {
  const cells = listWrongCells(rows, fields)
  assert.deepEqual(
    cells.map(({ row, field }) => `${row} ${field}`),
    ['2 dni', '2 sector_id', '9 name'],
  )
  assert.deepEqual(rows[2] && listErrorsWithoutCell(rows[2], fields).map(([field]) => field), ['company_id', ''])
})

test('the hand goes on from a cell that is right by now, and stops at the ends', () => {
  const cells = listWrongCells(rows, fields)
  const nextFrom = (row: number, field: string, step: 1 | -1) => findNextCell(cells, { row, field }, fields, step)
  assert.deepEqual(nextFrom(2, 'name', 1), { row: 2, field: 'sector_id' })
  assert.deepEqual(nextFrom(2, 'sector_id', 1), { row: 9, field: 'name' })
  assert.deepEqual(nextFrom(9, 'name', -1), { row: 2, field: 'sector_id' })
  assert.equal(nextFrom(9, 'name', 1), null)
  assert.equal(nextFrom(2, 'dni', -1), null)
})
