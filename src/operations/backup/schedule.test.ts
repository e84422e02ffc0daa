import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findLastScheduledMoment } from '#src/operations/backup/schedule.ts'

const buenosAires = 'America/Argentina/Buenos_Aires'
const find = (at: string, now: string, timeZone = buenosAires) =>
  findLastScheduledMoment(at, new Date(now), timeZone).toISOString()

test('the last moment is that of today once it has come, and that of yesterday before', () => {
  assert.equal(find('03:00', '2026-11-19T06:00:00Z'), '2026-11-19T06:00:00.000Z')
  assert.equal(find('03:00', '2026-11-19T05:59:59Z'), '2026-11-18T06:00:00.000Z')
  assert.equal(find('23:30', '2026-11-19T12:00:00Z'), '2026-11-19T02:30:00.000Z')
})

test('where the clocks change it stays at its time of the day', () => {
  // New York leaves summer time on 2026-11-01 at 06:00 UTC, and enters it on 2026-03-08 at 07:00 UTC.
  assert.equal(find('03:00', '2026-11-01T12:00:00Z', 'America/New_York'), '2026-11-01T08:00:00.000Z')
  assert.equal(find('23:00', '2026-11-01T12:00:00Z', 'America/New_York'), '2026-11-01T03:00:00.000Z')
  assert.equal(find('03:00', '2026-03-08T12:00:00Z', 'America/New_York'), '2026-03-08T07:00:00.000Z')
})

test('it is never later than now, nor more than a day and an hour before', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const zone = fc.constantFrom(buenosAires, 'America/New_York', 'Asia/Kathmandu', 'UTC')
  const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(minute, zone, now, (minuteOfDay, timeZone, moment) => {
      const at = `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`
      const found = findLastScheduledMoment(at, moment, timeZone)
      const agoMs = moment.getTime() - found.getTime()
      assert.ok(
        agoMs >= 0 && agoMs <= 25 * 3_600_000,
        `${at} ${timeZone} ${moment.toISOString()} ${found.toISOString()}`,
      )
    }),
    { numRuns: 300 },
  )
})
