import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowKeeper } from '#src/platform/spreadsheets/row-filter.ts'

test('rows with content are kept, without the nulls at their end', () => {
  const keep = rowKeeper('')
  assert.deepEqual(keep(1, ['a', null, 0, null, null]), { row: 1, cells: ['a', null, 0] })
  assert.equal(keep(2, [null, null]), null)
  assert.equal(keep(3, []), null)
  assert.deepEqual(keep(4, [false]), { row: 4, cells: [false] })
})

test('half a million rows with content are read, whatever their numbers, and one more is refused', () => {
  const keep = rowKeeper('Altas')
  for (let at = 1; at <= 500_000; at++) {
    keep(at * 2, [at])
    keep(at * 2 + 1, [null])
  }
  const params = { sheet: 'Altas', row: 1_000_003, column: '', at: 'Altas!1000003', qty: 500 }
  assert.throws(() => keep(1_000_003, [1]), { ref: { key: 'platform.spreadsheets.too_many_rows', params } })
})
