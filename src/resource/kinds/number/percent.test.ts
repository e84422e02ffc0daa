import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { increaseByPercent, type Rounding } from '#src/resource/kinds/number/percent.ts'

/** Prices in dollars with cents and in pesos, up to what a price may be. */
const prices = fc.integer({ min: 1, max: 999_999_999_999 }).map((cents) => cents / 100)
const percents = fc.integer({ min: -9_999, max: 100_000 }).map((hundredths) => hundredths / 100)

/** The exact increased price times 1,000,000. */
const multiplyExactly = (price: number, percent: number) =>
  BigInt(Math.round(price * 100)) * BigInt(10_000 + Math.round(percent * 100))

const rules: readonly { rounding: Rounding; step: number; isAllowed: (value: number) => boolean }[] = [
  { rounding: 'whole', step: 1, isAllowed: Number.isInteger },
  { rounding: 'five', step: 5, isAllowed: (value) => value % 5 === 0 },
  { rounding: 'ten', step: 10, isAllowed: (value) => value % 10 === 0 },
  { rounding: 'nine', step: 10, isAllowed: (value) => value % 10 === 9 },
]

for (const { rounding, step, isAllowed } of rules)
  test(`a price rounded by '${rounding}' is a nearest one of its kind, and never nothing`, () => {
    fc.assert(
      fc.property(prices, percents, (price, percent) => {
        const rounded = increaseByPercent(price, percent, 2, rounding)
        assert.ok(isAllowed(rounded) && rounded > 0, String(rounded))
        const exact = multiplyExactly(price, percent)
        const distance = BigInt(rounded) * 1_000_000n - exact
        const isNear = (distance < 0n ? -distance : distance) * 2n <= BigInt(step) * 1_000_000n
        // Below the least price of its kind there is no nearer one.
        const least = rounding === 'nine' ? 9 : step
        assert.ok(isNear || rounded === least, `${price} ${percent} ${rounded}`)
      }),
    )
  })

test('a larger price is never rounded below a smaller one', () => {
  fc.assert(
    fc.property(prices, prices, percents, fc.constantFrom(...rules), (a, b, percent, { rounding }) => {
      const [lower, higher] = [Math.min(a, b), Math.max(a, b)].map((price) =>
        increaseByPercent(price, percent, 2, rounding),
      )
      assert.ok(Number(lower) <= Number(higher))
    }),
  )
})

test('a rounded price stays when it is rounded once more without a percentage', () => {
  fc.assert(
    fc.property(prices, percents, fc.constantFrom(...rules), (price, percent, { rounding }) => {
      const rounded = increaseByPercent(price, percent, 2, rounding)
      assert.equal(increaseByPercent(rounded, 0, 2, rounding), rounded)
    }),
  )
})

test('halves go up, and nothing stays nothing', () => {
  assert.deepEqual(
    [
      increaseByPercent(2.5, 0, 2, 'five'),
      increaseByPercent(25, 0, 2, 'ten'),
      increaseByPercent(14, 0, 2, 'nine'),
      increaseByPercent(0.5, 0, 2, 'whole'),
      increaseByPercent(0, 8, 2, 'ten'),
      increaseByPercent(0, 8, 2, 'nine'),
    ],
    [5, 30, 19, 1, 0, 0],
  )
})
