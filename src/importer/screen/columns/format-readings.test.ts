import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SourceColumn } from '#src/importer/import-types.ts'
import { describeFormatReadings } from '#src/importer/screen/columns/format-readings.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { money } from '#src/resource/kinds/number/number.ts'
import { text } from '#src/resource/kinds/text/text.ts'

const buildColumn = (...samples: string[]): SourceColumn => ({
  column: 'A',
  heading: '',
  samples,
  filled: samples.length,
  dates: 'dmy',
  decimals: 'comma',
})
const figure = money({})
const listTexts = (...args: Parameters<typeof describeFormatReadings>) => {
  const readings = describeFormatReadings(...args)
  return readings && [readings.sample, ...readings.readings.map((reading) => reading.text)]
}

test('a day that may be two is told by both', () => {
  const column = buildColumn('2026-04-03', '25/12/2026', '03/04/2026')
  assert.deepEqual(listTexts(date({}), column, 'en'), ['03/04/2026', 'Apr 3, 2026', 'Mar 4, 2026'])
  assert.deepEqual(listTexts(date({}), buildColumn('25/12/2026'), 'en'), ['25/12/2026', 'Dec 25, 2026', null])
})

test('a figure that may be two is told by both, in the spelling of the reader', () => {
  assert.deepEqual(listTexts(figure, buildColumn('7', '1.249'), 'es'), ['1.249', '1.249', '1,249'])
  assert.deepEqual(listTexts(figure, buildColumn('US$ 1,5'), 'en'), ['US$ 1,5', '1.5', '15'])
})

test('nothing is told where the format makes no difference', () => {
  assert.equal(
    describeFormatReadings(date({}), buildColumn('2026-04-03', '3 de abril de 2026', '4/4/2026'), 'es'),
    null,
  )
  assert.equal(describeFormatReadings(figure, buildColumn('7', '1249'), 'es'), null)
  assert.equal(describeFormatReadings(text({}), buildColumn('03/04/2026'), 'es'), null)
  assert.equal(describeFormatReadings(undefined, buildColumn('03/04/2026'), 'es'), null)
})
