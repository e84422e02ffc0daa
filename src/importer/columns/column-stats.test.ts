import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ColumnStats } from '#src/importer/columns/column-stats.ts'
import { detectDecimalSign } from '#src/importer/columns/decimal-sign.ts'

type Cells = readonly (string | number | boolean | null)[]

function summarize(cells: Cells) {
  const stats = new ColumnStats()
  for (const cell of cells) stats.add(cell)
  return { ...stats.summarize(), values: stats.distinctValues }
}

test('different values are kept as text, and what is filled is counted', () => {
  const { filled, values } = summarize(['a', null, '', '  ', 'a', ' b ', 7, true, 'c', 'd', '2026-08-03'])
  assert.equal(filled, 8)
  assert.deepEqual(values, ['a', 'b', '7', 'true', 'c', 'd', '2026-08-03'])
})

test('a long value is cut, never through a letter', () => {
  const [sample = ''] = summarize([`a${'📱'.repeat(100)}`]).values
  assert.ok(sample.length <= 80 && sample.isWellFormed())
})

test('days are day first, unless the column shows that they cannot be', () => {
  assert.equal(summarize(['3/8/2026', '4/9/2026']).dates, 'dmy')
  assert.equal(summarize(['3/8/2026', '8/13/2026']).dates, 'mdy')
  assert.equal(summarize(['3/8/2026', '13/8/2026']).dates, 'dmy')
  assert.equal(summarize(['8/13/2026', '13/8/2026']).dates, 'dmy')
  assert.equal(summarize(['8/13/26', '8-14-26', '13/8/2026']).dates, 'mdy')
  assert.equal(summarize(['2026-08-13', 'Aug 13, 2026', '38/14/2026']).dates, 'dmy')
})

test('figures have a decimal comma, unless all that tell have a point', () => {
  assert.equal(summarize(['1.249', '7']).decimals, 'comma')
  assert.equal(summarize(['1.249', '12.5']).decimals, 'point')
  assert.equal(summarize(['1,249.50', '1,249']).decimals, 'point')
  assert.equal(summarize(['US$ 1,249.50', '12,5']).decimals, 'comma')
  assert.equal(summarize([1249.5, 'sin precio']).decimals, 'comma')
})

test('a figure tells its decimal sign where only one is possible', () => {
  for (const text of ['12,5', '1.249,50', '1.234.567', '0,125', '1249,505', ',5', '$ 1.249,5', '-12,50 %'])
    assert.equal(detectDecimalSign(text), 'comma', text)
  for (const text of ['12.5', '1,249.50', '1,234,567', '0.125', '1249.505', '.5', 'USD 1,249.5', '-12.50'])
    assert.equal(detectDecimalSign(text), 'point', text)
  for (const text of ['1.249', '1,249', '7', '', 'a.5', '1,2,3', '1.2.3', '3.8.2026', '20-38114207-9', 'B.1', '1.,2'])
    assert.equal(detectDecimalSign(text), null, text)
})

test('a column of figures of one spelling is understood as that, whatever they are', () => {
  const figures = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 })
  const spelt = (values: readonly number[], language: string) =>
    values.map((value) => value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  fc.assert(
    fc.property(figures, (values) => {
      assert.equal(summarize(spelt(values, 'es-AR')).decimals, 'comma')
      assert.equal(summarize(spelt(values, 'en-US')).decimals, 'point')
    }),
  )
})

test('the order of the rows changes nothing but which values are kept', () => {
  const cells = fc.oneof(fc.constantFrom('3/8/26', '8/13/26', '13/8/26', '12,5', '12.5', null, 7), fc.string())
  fc.assert(
    fc.property(fc.array(cells), (column) => {
      const { values, ...hints } = summarize(column)
      const { values: otherValues, ...same } = summarize(column.toReversed())
      assert.deepEqual(same, hints)
      assert.equal(otherValues.length, values.length)
    }),
  )
})
