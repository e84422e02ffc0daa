import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildChosenPairsState, readChosenPairs, readDueDay } from '#src/safety/rounds/chosen-pairs.ts'

test('chosen pairs and the day of their list come back from the state of an address', () => {
  const pairs = [
    { employee_id: 3, employee_name: 'Quiroga, Ayelén', ppe_id: 7, ppe_name: 'Guantes' },
    { employee_id: 3, employee_name: 'Quiroga, Ayelén', ppe_id: 8, ppe_name: 'Delantal' },
  ]
  const state = JSON.parse(JSON.stringify(buildChosenPairsState(pairs, '2026-05-01')))
  assert.deepEqual([readChosenPairs(state), readDueDay(state)], [pairs, '2026-05-01'])
})

test('a state of another shape has no pairs, and what is no pair is left out', () => {
  for (const state of [null, undefined, 7, 'x', {}, { chosenPairs: 7 }, { chosenPairs: [] }])
    assert.deepEqual([readChosenPairs(state), readDueDay(state)], [[], null])
  const chosenPairs = [7, null, [1], ['1', 'A', 2, 'B'], [0, 'A', 1, 'B'], [1.5, 'A', 1, 'B'], [1, 2, 3, 4]]
  assert.deepEqual(readChosenPairs({ chosenPairs: [...chosenPairs, [4, 'A', 5, 'B']] }), [
    { employee_id: 4, employee_name: 'A', ppe_id: 5, ppe_name: 'B' },
  ])
})
