import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayText, figureText } from '#src/ui/figures.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('money shows its cents and its currency, a percentage only the decimals that it has', () => {
  assert.equal(plain(figureText(1249.5, { decimals: 2, unit: 'USD' }, 'es')), 'USD 1.249,50')
  assert.equal(plain(figureText(1249.5, { decimals: 2, unit: 'USD' }, 'en')), 'USD 1,249.50')
  assert.equal(plain(figureText(3.5, { decimals: 2, unit: '%' }, 'es')), '3,5 %')
  assert.equal(figureText(1300, { decimals: 0 }, 'pt'), '1.300')
})

test('a date is the same day in every zone, and what is none stays as it is', () => {
  assert.equal(dayText('2026-02-28', 'es'), '28/2/26')
  assert.equal(dayText('nunca', 'es'), 'nunca')
})
