import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isStartOfOccurrence, listOccurrences, moveSkippedDays, type Series } from '#src/agenda/events/occurrences.ts'
import { addDays } from '#src/platform/days/add-days.ts'

const series = (values: Partial<Series>): Series => ({
  start: '2027-01-31',
  end: '2027-01-31',
  repeat: 'none',
  repeat_until: null,
  skipped: [],
  ...values,
})

const startsOf = (values: Partial<Series>, from: string, to: string) =>
  listOccurrences(series(values), { from, to }).map(({ start }) => start)

test('a monthly event falls on the last day of a month that lacks its day, and returns to its day after it', () => {
  assert.deepEqual(startsOf({ repeat: 'monthly' }, '2027-01-01', '2027-05-31'), [
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ])
  assert.deepEqual(
    startsOf({ start: '2028-02-29', end: '2028-02-29', repeat: 'monthly' }, '2029-02-01', '2029-03-31'),
    [...['2029-02-28', '2029-03-29']],
  )
})

test('an event of several days is there when any of its days is asked for, its last one included', () => {
  const camp = { start: '2027-03-01', end: '2027-03-05', repeat: 'weekly' } as const
  assert.deepEqual(startsOf(camp, '2027-03-12', '2027-03-12'), ['2027-03-08'])
  assert.deepEqual(startsOf(camp, '2027-03-13', '2027-03-14'), [])
  assert.deepEqual(startsOf({ ...camp, repeat_until: '2027-03-07' }, '2027-03-01', '2027-04-30'), ['2027-03-01'])
})

test('a moved series leaves out the same occurrences as before', () => {
  const before = { start: '2027-01-31', repeat: 'monthly', skipped: ['2027-02-28', '2027-04-30'] } as const
  assert.deepEqual(moveSkippedDays(before, { start: '2027-01-15', repeat: 'monthly' }), ['2027-02-15', '2027-04-15'])
  assert.deepEqual(moveSkippedDays(before, { start: '2027-01-15', repeat: 'weekly' }), [])
})

const daysFrom1900 = (day: string) => fc.integer({ min: 0, max: 1500 }).map((days) => addDays(day, days))

test('the occurrences of a span are those that a walk over every day finds', () => {
  const anySeries = fc
    .record({
      start: daysFrom1900('2026-01-01'),
      length: fc.integer({ min: 0, max: 40 }),
      repeat: fc.constantFrom('none', 'weekly', 'monthly'),
      until: fc.option(daysFrom1900('2026-01-01')),
      skippedPlaces: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
    })
    .map(({ start, length, repeat, until, skippedPlaces }): Series => {
      const whole = { start, end: addDays(start, length), repeat: repeat as Series['repeat'], repeat_until: until }
      const starts = listOccurrences({ ...whole, skipped: [] }, { from: start, to: addDays(start, 200) })
      return { ...whole, skipped: skippedPlaces.flatMap((place) => starts[place]?.start ?? []) }
    })
  fc.assert(
    fc.property(anySeries, daysFrom1900('2026-01-01'), fc.integer({ min: 0, max: 90 }), (event, from, span) => {
      const to = addDays(from, span)
      const walked = []
      for (let day = event.start; day <= to; day = addDays(day, 1))
        if (beginsOn(event, day)) {
          const end = addDays(day, lengthOf(event))
          if (end >= from) walked.push({ start: day, end })
        }
      assert.deepEqual(listOccurrences(event, { from, to }), walked)
      for (const { start } of walked) assert.ok(isStartOfOccurrence(event, start))
    }),
  )
})

const dayNumber = (day: string) => Date.parse(day) / 86_400_000
const lengthOf = ({ start, end }: Series) => dayNumber(end) - dayNumber(start)

/** An independent rule: looks at one day alone. */
function beginsOn({ start, repeat, repeat_until: until, skipped }: Series, day: string): boolean {
  if (day < start || skipped.includes(day) || (until !== null && day > until)) return false
  if (repeat === 'none') return day === start
  if (repeat === 'weekly') return (dayNumber(day) - dayNumber(start)) % 7 === 0
  const isLastOfMonth = addDays(day, 1).endsWith('-01')
  return day.slice(8) === start.slice(8) || (isLastOfMonth && day.slice(8) < start.slice(8))
}
