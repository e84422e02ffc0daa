import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listUndecidedColumns } from '#src/importer/screen/columns/undecided-columns.ts'

test('columns that want the same field are undecided until one of them feeds something, or the field is fed', () => {
  const undecided = [{ fields: ['dni'], columns: ['A', 'C'] }]
  assert.deepEqual(listUndecidedColumns(undecided, { name: 'B' }), undecided)
  assert.deepEqual(listUndecidedColumns(undecided, { name: 'B', cuil: 'C' }), [])
  assert.deepEqual(listUndecidedColumns(undecided, { surname: { column: 'A', part: 'before_comma' } }), [])
  assert.deepEqual(listUndecidedColumns(undecided, { dni: 'B' }), [])
})
