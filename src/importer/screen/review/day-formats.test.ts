import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatRowDays, formatSheetDay } from '#src/importer/screen/review/day-formats.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'

test('a day that the workbook holds is spelt as the other days of its column, which read the same', () => {
  for (const order of ['dmy', 'mdy'] as const) {
    const shownDay = formatSheetDay('1980-02-01', order)
    assert.equal(shownDay, order === 'dmy' ? '01/02/1980' : '02/01/1980')
    assert.equal(readDateText(shownDay, order), '1980-02-01')
  }
  for (const text of ['', '31/09/2026', '1980-02-01 10:00', 'x']) assert.equal(formatSheetDay(text, 'dmy'), text)
})

test('texts of other fields stay as they stand', () => {
  const row = {
    row: 2,
    status: 'created' as const,
    values: { code: '1980-02-01', born: '1980-02-01' },
    errors: {},
    matched_by: null,
    before: {},
    id: null,
  }
  assert.deepEqual(formatRowDays(row, { born: 'dmy', gone: 'dmy' }).values, { code: '1980-02-01', born: '01/02/1980' })
})
