import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeNeed } from '#src/safety/record/describe-need.ts'
import type { PpeNeed } from '#src/safety/record/ppe-needs.ts'

const today = '2026-11-19'

const describe = (need: Partial<PpeNeed>) => {
  const complete: PpeNeed = {
    ppe_id: 1,
    ppe_name: 'Guantes',
    size: null,
    missing_size: false,
    delivery_date: '2026-05-19',
    next_delivery_date: null,
    state: 'valid',
    pending: null,
    ...need,
  }
  const { tone, key, params, usedShare } = describeNeed(complete, today)
  return [tone, key.replace('safety.needs.', ''), params.count, Math.round(usedShare * 100)]
}

test('what is left is told in months, in days from two months on, and in words on the last day and after it', () => {
  assert.deepEqual(describe({ next_delivery_date: '2027-05-19' }), ['ok', 'months', 6, 50])
  assert.deepEqual(describe({ next_delivery_date: '2027-05-18' }), ['ok', 'months', 5, 51])
  assert.deepEqual(describe({ next_delivery_date: '2027-01-17' }), ['ok', 'days', 59, 76])
  assert.deepEqual(describe({ next_delivery_date: '2026-11-24', state: 'soon' }), ['warn', 'days', 5, 97])
  assert.deepEqual(describe({ next_delivery_date: today, state: 'soon' }), ['warn', 'today', undefined, 100])
  assert.deepEqual(describe({ next_delivery_date: '2026-11-18', state: 'expired' }), [
    'danger',
    'expired',
    undefined,
    100,
  ])
})

test('an item without a next date does not run out, and one that was never delivered is missing', () => {
  assert.deepEqual(describe({}), ['ok', 'unlimited', undefined, 0])
  assert.deepEqual(describe({ delivery_date: null, state: 'missing' }), ['warn', 'missing', undefined, 0])
})

test('what waits in a round is told there, unless the delivery before it still lasts', () => {
  assert.deepEqual(describe({ delivery_date: null, state: 'missing', pending: 3 }), ['info', 'in_round', undefined, 0])
  assert.deepEqual(describe({ next_delivery_date: '2027-05-19', pending: 3 }), ['ok', 'months', 6, 50])
})

test('a delivery whose next date is its own day is used up at once', () => {
  assert.deepEqual(describe({ delivery_date: today, next_delivery_date: today, state: 'soon' }), [
    'warn',
    'today',
    undefined,
    100,
  ])
})
