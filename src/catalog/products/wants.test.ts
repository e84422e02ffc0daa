import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { computeChangePercent, splitIntoBars, sumCurrentAndPreviousSpan } from '#src/catalog/products/wants.ts'
import { spans } from '#src/catalog/start-page/cards.ts'

const today = '2026-03-02'

test('a week is today and the six days before it, and is compared with the seven before these', () => {
  const days = [
    { day: '2026-02-16', presses: 100 },
    { day: '2026-02-17', presses: 1 },
    { day: '2026-02-23', presses: 2 },
    { day: '2026-02-24', presses: 4 },
    { day: '2026-03-02', presses: 8 },
  ]
  assert.deepEqual(sumCurrentAndPreviousSpan(days, today, 7), { current: 12, previous: 3 })
})

test('a bar has equal days, the last of them today, and days without a press stand at nothing', () => {
  const bars = splitIntoBars([{ day: '2026-02-28', presses: 5 }], today, 7)
  assert.deepEqual(
    bars.map(({ presses }) => presses),
    [0, 0, 0, 0, 5, 0, 0],
  )
  assert.deepEqual(splitIntoBars([], today, 90).at(0), { from: '2025-12-03', to: '2025-12-12', presses: 0 })
  assert.deepEqual(splitIntoBars([], today, 30).at(-1), { from: '2026-02-28', to: '2026-03-02', presses: 0 })
})

const anyDay = fc
  .date({ min: new Date('2025-06-01'), max: new Date('2026-03-02'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyDays = fc.uniqueArray(fc.record({ day: anyDay, presses: fc.nat(1000) }), { selector: ({ day }) => day })

test('the bars of a span hold each of its presses once, whatever the days', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(...spans), (days, span) => {
      const bars = splitIntoBars(days, today, span)
      const total = bars.reduce((total, { presses }) => total + presses, 0)
      assert.equal(total, sumCurrentAndPreviousSpan(days, today, span).current)
      for (const [index, { from, to }] of bars.entries()) {
        assert.ok(from <= to)
        const nextBar = bars[index + 1]
        if (nextBar) assert.equal(Date.parse(nextBar.from) - Date.parse(to), 86_400_000)
      }
    }),
  )
})

test('the days of a span and those before it are none twice', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(...spans), (days, span) => {
      const { current, previous } = sumCurrentAndPreviousSpan(days, today, span)
      const allPresses = days.reduce((total, { presses }) => total + presses, 0)
      assert.ok(current + previous <= allPresses)
      assert.equal(sumCurrentAndPreviousSpan(days, today, 2 * span).current, current + previous)
    }),
  )
})

test('a change is told in per cent, and not at all where there was nothing before', () => {
  assert.deepEqual(
    [computeChangePercent(118, 100), computeChangePercent(50, 100), computeChangePercent(7, 7)],
    [18, -50, 0],
  )
  assert.equal(computeChangePercent(5, 0), null)
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }), (current, before) => {
      const change = computeChangePercent(current, before) ?? Number.NaN
      assert.ok(change >= -100)
      assert.ok(Math.abs(change - ((current - before) / before) * 100) <= 0.5)
    }),
  )
})
