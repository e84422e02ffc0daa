import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { rows } from '#src/resource/kinds/rows/rows.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import { readField } from '#src/resource/schema.ts'

const sizes = rows({
  table: 'employee_ppe_sizes',
  ownerColumn: 'employee_id',
  fields: {
    ppe_id: ref('ppes', { required: 'which', joins: { ppe: 'name' } }),
    size: text({ required: 'what size', max: 4 }),
  },
  subjectField: 'ppe_id',
  max: 3,
})

test('each cell is read by its kind, and its problem is reported by row and name', () => {
  assert.deepEqual(readField(sizes, '[{"ppe_id":"7","size":" M "}]'), { value: [{ ppe_id: 7, size: 'M' }] })
  const result = readField(sizes, [
    { ppe_id: 7, ppe: 'Casco', size: 'M' },
    { ppe_id: 'x', size: '' },
    { ppe_id: 7, size: 'enorme', colour: 'red' },
  ])
  assert.deepEqual('problemsByPath' in result && result.problemsByPath, {
    '1.ppe_id': 'which',
    '1.size': 'what size',
    '2.colour': 'resource.fields.unknown',
    '2.size': { key: 'resource.fields.too_long', params: { qty: 4 } },
    '2.ppe_id': 'resource.fields.repeated',
  })
})

test('an empty row is ignored, wherever it is; an incomplete row is reported by its index', () => {
  const empty = { ppe_id: '', size: ' ' }
  const full = { ppe_id: 7, size: 'M' }
  assert.deepEqual(readField(sizes, [empty, full, {}, empty]), { value: [full] })
  assert.deepEqual(readField(sizes, [empty]), { value: [] })
  const result = readField(sizes, [empty, full, { ppe_id: '', size: 'L' }, full])
  assert.deepEqual('problemsByPath' in result && result.problemsByPath, {
    '2.ppe_id': 'which',
    '3.ppe_id': 'resource.fields.repeated',
  })
  assert.deepEqual('problemsByPath' in readField(sizes, [{ ppe_id: '', colour: 'red' }]), true)
})

test('an input that is no list of rows is refused as a whole', () => {
  assert.deepEqual(readField(sizes, 'M'), { problem: 'resource.fields.rows' })
  assert.deepEqual(readField(sizes, [{ size: 'S' }, { size: 'S' }, { size: 'S' }, { size: 'S' }]), {
    problem: { key: 'resource.fields.too_many_rows', params: { qty: 3 } },
  })
  assert.deepEqual(readField(sizes, ['M']), {
    problem: 'resource.fields.rows',
    problemsByPath: { 0: 'resource.fields.rows' },
  })
  assert.deepEqual(readField(sizes, ''), { value: [] })
})

test('for any input the rows that are read have each subject once, and read the same again', () => {
  const cell = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.string(), fc.constant(null))
  const inputs = fc.array(fc.oneof(fc.record({ ppe_id: cell, size: cell }), cell), { maxLength: 4 })
  fc.assert(
    fc.property(inputs, (input) => {
      const result = readField(sizes, input)
      if (!('value' in result)) return
      const list = result.value as { ppe_id: number }[]
      assert.equal(new Set(list.map(({ ppe_id }) => ppe_id)).size, list.length)
      assert.deepEqual(readField(sizes, JSON.stringify(list)), result)
    }),
  )
})
