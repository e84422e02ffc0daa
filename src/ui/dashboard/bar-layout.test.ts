import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { buildBarOutlinePath, computeLabelStep, computeTicksUpTo, layOutBars } from '#src/ui/dashboard/bar-layout.ts'

const plot = { left: 32, right: 612, top: 30, floor: 182 }

test('ticks are round', () => {
  assert.deepEqual(computeTicksUpTo(16), [0, 5, 10, 15])
  assert.deepEqual(computeTicksUpTo(15), [0, 5, 10, 15])
  assert.deepEqual(computeTicksUpTo(86), [0, 20, 40, 60, 80])
  assert.deepEqual(computeTicksUpTo(2), [0, 1, 2])
  assert.deepEqual(computeTicksUpTo(1), [0, 1])
  assert.deepEqual(computeTicksUpTo(1234), [0, 500, 1000])
})

test('ticks begin at nothing, are whole and equally far apart, and none lies above the highest bar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
      const ticks = computeTicksUpTo(highest)
      assert.equal(ticks[0], 0)
      assert.ok(ticks.length >= 2 && ticks.length <= 6)
      const [, step = 0] = ticks
      for (const [index, value] of ticks.entries()) assert.equal(value, index * step)
      assert.ok((ticks.at(-1) ?? 0) <= highest)
      assert.ok(Number.isInteger(step))
    }),
  )
})

test('bars stand on the floor in order, within the plot, as high as their values are to each other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 30 }), fc.constantFrom(1, 2), (values, series) => {
      const placeValues = values.map((value) => Array(series).fill(value))
      const { bars: barsByPlace } = layOutBars(placeValues, plot)
      const bars = barsByPlace.flat()
      assert.equal(bars.length, values.length * series)
      const highest = Math.max(1, ...values)
      for (const [index, bar] of bars.entries()) {
        assert.ok(Math.abs(bar.y + bar.height - plot.floor) < 1e-6)
        assert.ok(bar.y >= plot.top - 1e-6)
        assert.ok(bar.x >= plot.left && bar.x + bar.width <= plot.right)
        assert.ok(
          Math.abs(bar.height / (plot.floor - plot.top) - (values[Math.floor(index / series)] ?? 0) / highest) < 1e-6,
        )
        const nextBar = bars[index + 1]
        if (nextBar) assert.ok(bar.x + bar.width < nextBar.x)
        assert.doesNotMatch(buildBarOutlinePath(bar), /NaN|Infinity/)
      }
    }),
  )
})

test('labels that would touch are left out evenly', () => {
  assert.equal(computeLabelStep(['vie 13', 'sáb 14'], 80), 1)
  assert.equal(computeLabelStep(['13/11'], 26), 2)
  assert.equal(computeLabelStep([], 26), 1)
})
