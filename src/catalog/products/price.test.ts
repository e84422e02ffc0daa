import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  addSurchargeInUsd,
  convertToPesos,
  formatPesosWithoutSymbol,
  formatSignedPercent,
  formatUsd,
} from '#src/catalog/products/price.ts'

const prices = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => cents / 100)

test('a price shows as its readers write it, cents only where there are some', () => {
  assert.equal(formatUsd(1249, 'es'), 'USD 1.249')
  assert.equal(formatUsd(1249.5, 'es'), 'USD 1.249,50')
  assert.equal(formatUsd(1249, 'en'), 'USD 1,249')
  assert.equal(formatUsd(0.05, 'pt'), 'USD 0,05')
  assert.equal(formatUsd(9_999_999_999.99, 'es'), 'USD 9.999.999.999,99')
})

test('a price that was printed reads back as the same number', () => {
  fc.assert(
    fc.property(prices, (price) => {
      const printedPrice = formatUsd(price, 'es').slice(4)
      assert.equal(Number(printedPrice.replaceAll('.', '').replace(',', '.')), price)
    }),
  )
})

test('a percentage carries its sign', () => {
  assert.equal(formatSignedPercent(3, 'es'), '+3\u00a0%')
  assert.equal(formatSignedPercent(-2.5, 'es'), '-2,5\u00a0%')
  assert.equal(formatSignedPercent(18.25, 'en'), '+18.25\u00a0%')
  assert.equal(formatSignedPercent(0, 'en'), '0\u00a0%')
})

test('pesos are whole, halves rounded up', () => {
  assert.equal(convertToPesos(1249, 1480, 3), 1_903_976n)
  assert.equal(convertToPesos(1249, 1480, 18), 2_181_254n)
  assert.equal(convertToPesos(0.5, 1, 0), 1n)
  assert.equal(convertToPesos(0.49, 1, 0), 0n)
  assert.equal(convertToPesos(100, 10, -100), 0n)
  assert.equal(formatPesosWithoutSymbol(1_903_976n, 'es'), '1.903.976')
})

test('a surcharge in dollars is rounded to cents, halves up', () => {
  assert.equal(addSurchargeInUsd(1249, 1), 1261.49)
  assert.equal(addSurchargeInUsd(0.5, 1), 0.51)
  assert.equal(addSurchargeInUsd(0.1, 4), 0.1)
  assert.equal(addSurchargeInUsd(100, 0), 100)
})

test('pesos are within half a peso of the exact amount, and never fall when the price rises', () => {
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: -10_000, max: 1_000_000 }), (price, exchange, percent) => {
      const exactAmount =
        BigInt(Math.round(price * 100)) * BigInt(Math.round(exchange * 100)) * BigInt(10_000 + percent)
      const doubleError = 2n * (convertToPesos(price, exchange, percent / 100) * 100_000_000n - exactAmount)
      assert.ok(doubleError > -100_000_000n && doubleError <= 100_000_000n)
      assert.ok(convertToPesos(price + 1, exchange, percent / 100) >= convertToPesos(price, exchange, percent / 100))
    }),
  )
})
