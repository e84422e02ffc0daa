import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatSerialDate } from '#src/platform/spreadsheets/read-xlsx/serial-date.ts'
import { convertToXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

const day = (serial: number, is1904 = false) => formatSerialDate(serial, 'day', is1904)

test('days of 1900 are those that Excel shows, its 29 February too', () => {
  assert.deepEqual(
    [0, 1, 59, 60, 61].map((serial) => day(serial)),
    [...['1900-01-00', '1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01']],
  )
})

test('days of the other system begin with 1904', () => {
  assert.deepEqual(
    [0, 59, 60, 1].map((serial) => day(serial, true)),
    ['1904-01-01', '1904-02-29', '1904-03-01', '1904-01-02'],
  )
})

test('numbers outside of the calendar stay numbers', () => {
  assert.deepEqual(
    [-1, 2_958_466, 1e300].map((serial) => day(serial)),
    [-1, 2_958_466, 1e300],
  )
  assert.equal(day(2_958_465), '9999-12-31')
})

test('times are those of the clock, to the minute, or to the second where they have some', () => {
  const time = (serial: number) => formatSerialDate(serial, 'time', false)
  assert.deepEqual([0, 0.5, 9.5 / 24, 1 / 86_400, 46_237.75].map(time), [
    '00:00',
    '12:00',
    '09:30',
    '00:00:01',
    '18:00',
  ])
  assert.equal(formatSerialDate(46_237.999999999, 'moment', false), '2026-08-04T00:00:00')
})

test('durations go on after 24 hours', () => {
  assert.equal(formatSerialDate(1.25, 'duration', false), '30:00')
})

test('every day and moment that we write is read as it was', () => {
  const moments = fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-31T23:59:59'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (date) => {
      const text = date.toISOString().slice(0, 19)
      const serial = Number(convertToXlsxValue(text.replace('T', ' '), 'moment'))
      assert.equal(formatSerialDate(serial, 'moment', false), text)
      assert.equal(day(serial), text.slice(0, 10))
    }),
  )
})
