import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { OccurrenceRow } from '#src/agenda/calendar/occurrence-row.ts'
import { applyShift, computeMoments, computeShift, readShiftOfKey } from '#src/agenda/calendar/shift.ts'
import { addDays } from '#src/platform/days/add-days.ts'

const wholeDays = { start: '2027-03-08', end: '2027-03-09', time: null, end_time: null }
const withHours = { start: '2027-03-08', end: '2027-03-08', time: '10:00', end_time: '11:30' }

test('an occurrence that is put where it was does not change', () => {
  const hours = fc.constantFrom(
    { time: null, end_time: null },
    { time: '10:00', end_time: null },
    { time: '10:00', end_time: '11:30' },
  )
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 40 }), (anyHours, days) => {
      const row = { start: '2027-03-08', end: addDays('2027-03-08', days), ...anyHours }
      assert.deepEqual(computeShift(row, computeMoments(row)), { moveDays: 0, stretchDays: 0 })
    }),
  )
})

test('a dragged event keeps its length, and a whole series moves by the same days', () => {
  const place = { start: '2027-03-10', end: '2027-03-12', isWholeDays: true }
  const shift = computeShift(wholeDays, place)
  assert.deepEqual(shift, { moveDays: 2, stretchDays: 0 })
  const series = { start: '2027-01-31', end: '2027-02-01' }
  assert.deepEqual(applyShift(series, shift), { start: '2027-02-02', end: '2027-02-03' })
})

test('a stretched event ends later, by days or by the hour', () => {
  const longer = { start: '2027-03-08', end: '2027-03-12', isWholeDays: true }
  assert.deepEqual(computeShift(wholeDays, longer), { moveDays: 0, stretchDays: 2 })
  const later = { start: '2027-03-08T10:00', end: '2027-03-08T12:00', isWholeDays: false }
  assert.deepEqual(computeShift(withHours, later), {
    ...{ moveDays: 0, stretchDays: 0 },
    hours: { time: '10:00', end_time: '12:00' },
  })
})

test('an event without an end time gets one only when it is stretched', () => {
  const row = { ...withHours, end_time: null }
  const moved = { start: '2027-03-09T09:00', end: null, isWholeDays: false }
  assert.deepEqual(computeShift(row, moved).hours, { time: '09:00', end_time: null })
  const stretched = { start: '2027-03-08T10:00', end: '2027-03-08T12:00', isWholeDays: false }
  assert.deepEqual(computeShift(row, stretched).hours, { time: '10:00', end_time: '12:00' })
})

test('an event that is dragged from whole days to an hour, or back, takes one day', () => {
  const atAnHour = { start: '2027-03-10T09:00', end: null, isWholeDays: false }
  assert.deepEqual(computeShift(wholeDays, atAnHour), {
    ...{ moveDays: 2, stretchDays: -1 },
    hours: { time: '09:00', end_time: null },
  })
  const allDay = { start: '2027-03-10', end: null, isWholeDays: true }
  assert.deepEqual(computeShift(withHours, allDay), {
    ...{ moveDays: 2, stretchDays: 0 },
    hours: { time: null, end_time: null },
  })
})

test('Alt and an arrow move an event by a day or a week, with Shift they stretch it, never below one day', () => {
  const row = wholeDays as OccurrenceRow
  const press = (key: string, shiftKey = false, altKey = true) => readShiftOfKey(row, { key, altKey, shiftKey })
  assert.deepEqual(press('ArrowRight'), { moveDays: 1, stretchDays: 0 })
  assert.deepEqual(press('ArrowUp'), { moveDays: -7, stretchDays: 0 })
  assert.deepEqual(press('ArrowDown', true), { moveDays: 0, stretchDays: 7 })
  assert.deepEqual(press('ArrowUp', true), { moveDays: 0, stretchDays: -1 })
  assert.equal(press('ArrowRight', false, false), null)
  assert.equal(press('Enter'), null)
})
