import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEmptyRowFilterWithLimits } from '#src/platform/spreadsheets/row-filter.ts'

test('rows with content are kept, without the nulls at their end', () => {
  const filterRow = createEmptyRowFilterWithLimits('')
  assert.deepEqual(filterRow(1, ['a', null, 0, null, null]), { row: 1, cells: ['a', null, 0] })
  assert.equal(filterRow(2, [null, null]), null)
  assert.equal(filterRow(3, []), null)
  assert.deepEqual(filterRow(4, [false]), { row: 4, cells: [false] })
})

test('half a million rows with content are read, whatever their numbers, and one more is refused', () => {
  const filterRow = createEmptyRowFilterWithLimits('Altas')
  for (let at = 1; at <= 500_000; at++) {
    filterRow(at * 2, [at])
    filterRow(at * 2 + 1, [null])
  }
  const params = { sheet: 'Altas', row: 1_000_003, column: '', at: 'Altas!1000003', qty: 500 }
  assert.throws(() => filterRow(1_000_003, [1]), { ref: { key: 'platform.spreadsheets.too_many_rows', params } })
})
