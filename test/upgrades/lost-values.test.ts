import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLostValues } from './lost-values.ts'

const findLostPlaces = (recorded: unknown, today: unknown) => findLostValues(recorded, today).map(({ place }) => place)

test('names and rows that were added, and another order of rows, lose nothing', () => {
  const recorded = { total: 1, rows: [{ id: 1, name: 'Ñandú', sizes: ['8', '9'] }] }
  const today = { total: 1, rows: [{ id: 2 }, { id: 1, name: 'Ñandú', sizes: ['8', '9', '10'], code: null }], next: 2 }
  assert.deepEqual(findLostPlaces(recorded, today), [])
})

test('a value that is another, a name, a row and an element that are gone are told by their place', () => {
  const recorded = { rows: [{ id: 1, price: 10, color: null, sizes: ['8', '9'] }, { id: 2 }], total: 2 }
  const today = { rows: [{ id: 1, price: '10', sizes: ['8'] }], total: 2 }
  assert.deepEqual(findLostPlaces(recorded, today), [
    '.rows[1].price',
    '.rows[1].color',
    '.rows[1].sizes[1]',
    '.rows[2]',
  ])
  assert.deepEqual(findLostPlaces([{ id: 1 }], { rows: [{ id: 1 }] }), [''])
})
