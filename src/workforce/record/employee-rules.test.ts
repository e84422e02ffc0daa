import assert from 'node:assert/strict'
import { test } from 'node:test'
import { birthDateRule, dateRule, readToday } from '#src/workforce/dates.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

test('today is the day in Argentina, three hours behind London', () => {
  assert.equal(readToday(new Date('2026-03-01T02:59:00Z')), '2026-02-28')
  assert.equal(readToday(new Date('2026-03-01T03:00:00Z')), '2026-03-01')
})

test('one is born between 1900 and today, other dates lie in our time', () => {
  const tomorrow = readToday(new Date(Date.now() + 86_400_000))
  for (const day of ['1900-01-01', '1988-08-14', readToday()]) assert.deepEqual(birthDateRule(day), { value: day })
  for (const day of ['1899-12-31', tomorrow]) assert.deepEqual(birthDateRule(day), { problem: 'workforce.dates.birth' })
  for (const day of ['1900-01-01', tomorrow, '2100-12-31']) assert.deepEqual(dateRule(day), { value: day })
  for (const day of ['0202-05-03', '2101-01-01'])
    assert.deepEqual(dateRule(day), { problem: 'workforce.dates.of_our_time' })
})

test('a cuil and a dni must be of one person; the message stands at what was sent', () => {
  const record = { cuil: '20123456786', dni: '12345679' }
  assert.deepEqual(findFieldConflicts(record, record), { cuil: 'workforce.cuil.other_dni' })
  assert.deepEqual(findFieldConflicts(record, { dni: record.dni }), { dni: 'workforce.cuil.other_dni' })
  assert.deepEqual(findFieldConflicts({ ...record, dni: '12345678' }, record), {})
  assert.deepEqual(findFieldConflicts({ ...record, dni: null }, record), {})
})

test('nobody is born on or after the day of admission', () => {
  const record = { birth_date: '2000-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(findFieldConflicts(record, record), { birth_date: 'workforce.dates.born_later' })
  assert.deepEqual(findFieldConflicts({ ...record, birth_date: '1999-12-31' }, record), {})
})

test('what disagrees already is no hindrance to a write of something else', () => {
  const record = { cuil: '20123456786', dni: '12345679', birth_date: '2001-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(findFieldConflicts({ ...record, city: 'Paraná' }, { city: 'Paraná' }), {})
})
