import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { listOccurrences, type Series } from '#src/agenda/events/occurrences.ts'
import { addDays } from '#src/platform/days/add-days.ts'
import { countDays } from '#src/platform/days/count-days.ts'
import { shop } from '#test/harness.ts'

const daysAfter = (day: string, most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(day, days))

const anySeries = fc
  .record({
    start: daysAfter('2026-01-01', 900),
    length: fc.integer({ min: 0, max: 45 }),
    repeat: fc.constantFrom<Series['repeat']>('none', 'weekly', 'monthly'),
    until: fc.option(daysAfter('2026-01-01', 1200)),
    skippedPlaces: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
  })
  .map(({ start, length, repeat, until, skippedPlaces }): Series => {
    const whole = {
      start,
      end: addDays(start, length),
      repeat,
      repeat_until: repeat === 'none' ? null : until,
      skipped: [],
    }
    const starts = listOccurrences(whole, { from: start, to: addDays(start, 400) })
    return { ...whole, skipped: skippedPlaces.flatMap((place) => starts[place]?.start ?? []) }
  })

test('the database finds the same next occurrence as the calendar', async (t) => {
  const { sql } = await shop(t)
  const cases = fc.sample(fc.tuple(anySeries, daysAfter('2026-01-01', 1200)), 1500)
  const rows = await sql.query<{ day: string | null }[]>(
    `select next_occurrence(g.start, g.ending, g.repeat, g.until, g.skipped, g.today)::text as day
    from jsonb_to_recordset($1::text::jsonb)
      as g (start date, ending date, repeat text, until date, skipped text[], today date, place integer)
    order by place`,
    [
      JSON.stringify(
        cases.map(([{ start, end: ending, repeat, repeat_until: until, skipped }, today], place) => ({
          ...{ start, ending, repeat, until, skipped, today, place },
        })),
      ),
    ],
  )
  for (const [index, [series, today]] of cases.entries()) {
    const occurrences = listOccurrences(series, { from: today, to: addDays(today, 1500) })
    assert.equal(rows[index]?.day ?? null, occurrences[0]?.start ?? null, JSON.stringify({ series, today }))
  }
})

/** The next birthday, found by a walk over the days. 29 February is kept on the 28th in other years. */
function walkToBirthday(birth: string, today: string): string {
  for (let day = today; ; day = addDays(day, 1)) {
    const isLeapDayKept = birth.endsWith('-02-29') && day.endsWith('-02-28') && !addDays(day, 1).endsWith('-02-29')
    if (day.slice(5) === birth.slice(5) || isLeapDayKept) return day
  }
}

test('the next birthday is that of a walk over the days, and its day is among those that are looked for', async (t) => {
  const { sql } = await shop(t)
  const births = fc.oneof(daysAfter('1950-01-01', 20_000), fc.constantFrom('1988-02-29', '2000-02-29', '1990-12-31'))
  const spans = fc.oneof(fc.constantFrom(0, 7, 365), fc.integer({ min: 0, max: 365 }))
  const cases = fc.sample(fc.tuple(births, daysAfter('2026-01-01', 1500), spans), 1500)
  const rows = await sql.query<{ next: string; is_near: boolean }[]>(
    `select next_birthday(g.birth, g.today)::text as next,
      birthday_of(g.birth) = any(birthdays_within(g.today, g.days)) as is_near
    from jsonb_to_recordset($1::text::jsonb) as g (birth date, today date, days integer, place integer)
    order by place`,
    [JSON.stringify(cases.map(([birth, today, days], place) => ({ birth, today, days, place })))],
  )
  for (const [index, [birth, today, days]] of cases.entries()) {
    const next = walkToBirthday(birth, today)
    assert.equal(rows[index]?.next, next, JSON.stringify({ birth, today }))
    if (countDays(today, next) <= days) assert.ok(rows[index]?.is_near, JSON.stringify({ birth, today, days }))
  }
})
