import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseTypedNumber, stripEnglishThousandsMarks } from '#src/platform/text/typed-number.ts'

const parse = (typed: string) => {
  const number = parseTypedNumber(typed)
  return 'value' in number ? number.value : number.problem
}

test('a comma is the decimal separator and a point before three digits a thousands mark', () => {
  assert.equal(parse('12,5'), 12.5)
  assert.equal(parse('12.5'), 12.5)
  assert.equal(parse('1.249'), 1249)
  assert.equal(parse('1.249,50'), 1249.5)
  assert.equal(parse('1.234.567'), 1234567)
  assert.equal(parse('1249.50'), 1249.5)
  assert.equal(parse(' 1 249,5 '), 1249.5)
  assert.equal(parse(',5'), 0.5)
  assert.equal(parse('7,'), 7)
  assert.equal(parse('-3'), -3)
  assert.equal(parse('-0'), 0)
})

test('where both signs stand the last is the decimal, and what names the currency is dropped', () => {
  assert.equal(parse('1,249.50'), 1249.5)
  assert.equal(parse('1,234,567.8'), 1234567.8)
  const dollars = ['u$s 1.249,50', 'U$S 1.249,50', 'u$s1.249,50', '1.249,50 U$D', 'USD1249,50', 'u$s\u00a01249.5']
  for (const typed of ['$ 1.249,50', 'USD 1.249,50', 'US$1.249,50', '1.249,50 usd', 'US$ 1,249.50', ...dollars])
    assert.equal(parse(typed), 1249.5, typed)
  assert.deepEqual(parse('1,249.505'), { key: 'platform.numbers.decimals', params: { qty: 2 } })
  assert.notEqual(typeof parse('12,49.5'), 'number')
})

test('in English a comma before groups of three digits is a thousands mark, in other languages decimal', () => {
  const inEnglish = (typed: string) => parse(stripEnglishThousandsMarks(typed, 'en'))
  for (const typed of ['1,749', 'USD 1,749', ' 1,749 ', '1,749.00', '1.749'])
    assert.equal(inEnglish(typed), 1749, typed)
  assert.equal(inEnglish('-1,234,567'), -1_234_567)
  assert.equal(inEnglish('12,5'), 12.5)
  assert.equal(inEnglish('17,49'), 17.49)
  for (const language of ['es', 'pt']) assert.equal(stripEnglishThousandsMarks('1,749', language), '1,749')
})

test('more than two decimals are a problem, never a rounding', () => {
  for (const typed of ['1,234', '12.3456', '0,001'])
    assert.deepEqual(parse(typed), { key: 'platform.numbers.decimals', params: { qty: 2 } })
})

test('what is no number says so', () => {
  for (const typed of [
    '',
    ',',
    '.',
    'a',
    '1e5',
    '1,2,3',
    '1.2.3',
    '1.23,4',
    '--1',
    '0x10',
    'Infinity',
    '12.3.456',
    '١٢',
  ])
    assert.equal(parse(typed), 'platform.numbers.wrong', typed)
})

test('an absurd number is refused rather than held inexactly', () => {
  assert.equal(parse('9'.repeat(40)), 'platform.numbers.too_large')
})

test('every amount of whole cents comes back as it was written, in either spelling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const value = cents / 100
      const plain = value.toFixed(2)
      const grouped = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2 }).format(value)
      assert.equal(parse(plain), value)
      assert.equal(parse(plain.replace('.', ',')), value)
      assert.equal(parse(grouped), value)
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (typed) => void parse(typed)))
})
