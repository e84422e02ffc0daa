import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRequestedGiving } from '#src/workforce/trainings/board/give/requested-giving.ts'

test('an item for people is read from the state of the address, and nothing from another state', () => {
  const giving = { itemId: 3, employeeIds: [1, 2] }
  assert.deepEqual(readRequestedGiving({ giving }), giving)
  const malformedValues = [
    ...[null, 'x', [], { ...giving, itemId: '3' }, { ...giving, itemId: 0 }],
    ...[
      { ...giving, employeeIds: [] },
      { ...giving, employeeIds: ['1'] },
      { ...giving, employeeIds: 1 },
    ],
  ]
  for (const value of malformedValues) assert.equal(readRequestedGiving({ giving: value }), null, JSON.stringify(value))
  for (const state of [null, undefined, 'x', {}]) assert.equal(readRequestedGiving(state), null)
})
