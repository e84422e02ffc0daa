import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  buildPlaceQuery,
  type CalendarPlace,
  computeNamedSpan,
  computeShownSpan,
  formatPlace,
  readPlace,
  stepPlace,
} from '#src/agenda/calendar/view/calendar-view.ts'

const today = '2026-11-19'
const month: CalendarPlace = { view: 'month', day: today }

test('a month is shown in whole weeks that begin on Monday', () => {
  assert.deepEqual(computeShownSpan(month), { from: '2026-10-26', to: '2026-12-06' })
  assert.deepEqual(computeNamedSpan(month), { from: '2026-11-01', to: '2026-11-30' })
  assert.deepEqual(computeShownSpan({ view: 'week', day: today }), { from: '2026-11-16', to: '2026-11-22' })
  assert.deepEqual(computeShownSpan({ view: 'week', day: '1999-01-03' }), { from: '1998-12-28', to: '1999-01-03' })
  assert.deepEqual(computeShownSpan({ view: 'list', day: today }), { from: '2026-11-01', to: '2026-11-30' })
})

test('a step leads to the next month, week or day', () => {
  assert.deepEqual(stepPlace({ view: 'month', day: '2026-01-31' }, 1), { view: 'month', day: '2026-02-01' })
  assert.deepEqual(stepPlace({ view: 'list', day: '2026-01-31' }, -1), { view: 'list', day: '2025-12-01' })
  assert.deepEqual(stepPlace({ view: 'week', day: today }, -1), { view: 'week', day: '2026-11-12' })
  assert.deepEqual(stepPlace({ view: 'day', day: today }, 1), { view: 'day', day: '2026-11-20' })
})

test('the title names the month, the days of the week, or the day', () => {
  assert.equal(formatPlace(month, 'es'), 'Noviembre 2026')
  assert.equal(formatPlace(month, 'pt'), 'Novembro 2026')
  assert.match(formatPlace({ view: 'week', day: today }, 'es'), /^16.22 nov.* 2026$/)
  assert.equal(formatPlace({ view: 'day', day: today }, 'es'), 'Jueves, 19 de noviembre de 2026')
})

test('view and day stand in the address, and another text there counts as the month of today', () => {
  for (const place of [month, { view: 'week', day: '2026-12-01' }, { view: 'list', day: today }] as const)
    assert.deepEqual(readPlace(new URLSearchParams(buildPlaceQuery(place, today)), today), place)
  assert.equal(buildPlaceQuery(month, today), '')
  assert.deepEqual(readPlace(new URLSearchParams('view=year&day=2026-02-31'), today), month)
})
