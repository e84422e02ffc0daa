import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMonths } from '#src/platform/days/add-months.ts'

test('what is valid for some months expires on the same day, or on the last day of a shorter month', () => {
  assert.equal(addMonths('2026-03-15', 12), '2027-03-15')
  assert.equal(addMonths('2026-08-31', 1), '2026-09-30')
  assert.equal(addMonths('2026-11-30', 3), '2027-02-28')
  assert.equal(addMonths('2027-11-30', 3), '2028-02-29')
  assert.equal(addMonths('2028-02-29', 12), '2029-02-28')
  assert.equal(addMonths('2026-12-31', 600), '2076-12-31')
})

test('what has no validity does not expire', () => {
  assert.equal(addMonths('2026-03-15', null), null)
})
