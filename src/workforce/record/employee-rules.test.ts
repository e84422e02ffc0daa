import assert from 'node:assert/strict'
import { test } from 'node:test'
import { birthDateRule, dateRule, today } from '#src/workforce/dates.ts'
import { problemsBetween } from '#src/workforce/record/employee-rules.ts'

test('today is the day in Argentina, three hours behind London', () => {
  assert.equal(today(new Date('2026-03-01T02:59:00Z')), '2026-02-28')
  assert.equal(today(new Date('2026-03-01T03:00:00Z')), '2026-03-01')
})

test('one is born between 1900 and today, other dates lie in our time', () => {
  const tomorrow = today(new Date(Date.now() + 86_400_000))
  for (const day of ['1900-01-01', '1988-08-14', today()]) assert.deepEqual(birthDateRule(day), { value: day })
  for (const day of ['1899-12-31', tomorrow]) assert.deepEqual(birthDateRule(day), { problem: 'workforce.dates.birth' })
  for (const day of ['1900-01-01', tomorrow, '2100-12-31']) assert.deepEqual(dateRule(day), { value: day })
  for (const day of ['0202-05-03', '2101-01-01'])
    assert.deepEqual(dateRule(day), { problem: 'workforce.dates.of_our_time' })
})

test('a cuil and a dni must be of one person; the message stands at what was sent', () => {
  const row = { cuil: '20123456786', dni: '12345679' }
  assert.deepEqual(problemsBetween(row, row), { cuil: 'workforce.cuil.other_dni' })
  assert.deepEqual(problemsBetween(row, { dni: row.dni }), { dni: 'workforce.cuil.other_dni' })
  assert.deepEqual(problemsBetween({ ...row, dni: '12345678' }, row), {})
  assert.deepEqual(problemsBetween({ ...row, dni: null }, row), {})
})

test('nobody is born on or after the day of admission', () => {
  const row = { birth_date: '2000-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(problemsBetween(row, row), { birth_date: 'workforce.dates.born_later' })
  assert.deepEqual(problemsBetween({ ...row, birth_date: '1999-12-31' }, row), {})
})

test('what disagrees already is no hindrance to a write of something else', () => {
  const row = { cuil: '20123456786', dni: '12345679', birth_date: '2001-01-01', admission_date: '2000-01-01' }
  assert.deepEqual(problemsBetween({ ...row, city: 'Paraná' }, { city: 'Paraná' }), {})
})
