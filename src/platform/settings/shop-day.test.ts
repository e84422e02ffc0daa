import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'

test('today is the day in Argentina, three hours behind London', () => {
  const zone = 'America/Argentina/Buenos_Aires'
  assert.equal(computeTodayOnServer(zone, Date.parse('2026-03-01T02:59:00Z')), '2026-02-28')
  assert.equal(computeTodayOnServer(zone, Date.parse('2026-03-01T03:00:00Z')), '2026-03-01')
})

test('two time zones have days of their own in the same minute', () => {
  const now = Date.parse('2026-03-01T02:59:00Z')
  const days = ['UTC', 'America/Argentina/Buenos_Aires', 'UTC', 'Pacific/Kiritimati'].map((zone) =>
    computeTodayOnServer(zone, now),
  )
  assert.deepEqual(days, ['2026-03-01', '2026-02-28', '2026-03-01', '2026-03-01'])
})
