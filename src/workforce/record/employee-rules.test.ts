import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeTodayOnServer, readShopDay } from '#src/platform/settings/shop-day.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { readField } from '#src/resource/schema.ts'
import { birthDays, recordDays } from '#src/workforce/dates.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

test('one is born between 1900 and today, other dates lie in our time', () => {
  const tomorrow = computeTodayOnServer('America/Argentina/Buenos_Aires', Date.now() + 86_400_000)
  const readBirth = (day: string) => readField(date({ range: birthDays }), day)
  const readOther = (day: string) => readField(date({ range: recordDays }), day)
  for (const day of ['1900-01-01', '1988-08-14', readShopDay()]) assert.deepEqual(readBirth(day), { value: day })
  for (const day of ['1899-12-31', tomorrow]) assert.deepEqual(readBirth(day), { problem: 'workforce.dates.birth' })
  for (const day of ['1900-01-01', tomorrow, '2100-12-31']) assert.deepEqual(readOther(day), { value: day })
  for (const day of ['0202-05-03', '2101-01-01'])
    assert.deepEqual(readOther(day), { problem: 'workforce.dates.of_our_time' })
})

test('a cuil and a dni must be of one person; the message stands at what was sent', () => {
  const row = { cuil: '20123456786', dni: '12345679' }
  assert.deepEqual(findFieldConflicts(row, row), { cuil: 'workforce.cuil.other_dni' })
  assert.deepEqual(findFieldConflicts(row, { dni: row.dni }), { dni: 'workforce.cuil.other_dni' })
  assert.deepEqual(findFieldConflicts({ ...row, dni: '12345678' }, row), {})
  assert.deepEqual(findFieldConflicts({ ...row, dni: null }, row), {})
})

test('nobody is born on or after the day of admission', () => {
  const row = { birth_date: '2000-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(findFieldConflicts(row, row), { birth_date: 'workforce.dates.born_later' })
  assert.deepEqual(findFieldConflicts({ ...row, birth_date: '1999-12-31' }, row), {})
})

test('what disagrees already is no hindrance to a write of something else', () => {
  const row = { cuil: '20123456786', dni: '12345679', birth_date: '2001-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(findFieldConflicts({ ...row, city: 'Paraná' }, { city: 'Paraná' }), {})
})
