import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortenAmounts } from '#src/access/start-page/shorten-amounts.ts'

test('the currency of two amounts is said once, and cents only where there are any', () => {
  assert.deepEqual(shortenAmounts('USD\u00a01.249,00', 'USD\u00a01.199,00'), ['USD\u00a01.249', '1.199'])
  assert.deepEqual(shortenAmounts('USD 1,249.00', 'USD 1,199.50'), ['USD 1,249.00', '1,199.50'])
})

test('another currency and what is no amount stay whole', () => {
  for (const [before, after] of [
    ['$ 5,00', 'USD 5,00'],
    ['Torre 1', 'Casa 2'],
    ['10 %', '12 %'],
    ['Sí', 'No'],
    ['iPhone nuevo', 'iPhone usado'],
  ] as const)
    assert.deepEqual(shortenAmounts(before, after), [before, after])
})
