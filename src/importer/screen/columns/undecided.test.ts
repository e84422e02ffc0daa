import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stillUndecided } from '#src/importer/screen/columns/undecided.ts'

test('columns that want the same field are undecided until one of them feeds something, or the field is fed', () => {
  const undecided = [{ fields: ['dni'], columns: ['A', 'C'] }]
  assert.deepEqual(stillUndecided(undecided, { name: 'B' }), undecided)
  assert.deepEqual(stillUndecided(undecided, { name: 'B', cuil: 'C' }), [])
  assert.deepEqual(stillUndecided(undecided, { surname: { column: 'A', part: 'before_comma' } }), [])
  assert.deepEqual(stillUndecided(undecided, { dni: 'B' }), [])
})
