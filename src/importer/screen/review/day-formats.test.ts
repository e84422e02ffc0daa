import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatRowDays } from '#src/importer/screen/review/day-formats.ts'

test('texts of other fields stay as they stand', () => {
  const row = {
    row: 2,
    status: 'created' as const,
    values: { code: '1980-02-01', born: '1980-02-01' },
    errors: {},
    warnings: {},
    matched_by: null,
    matched_fields: [],
    before: {},
    id: null,
  }
  assert.deepEqual(formatRowDays(row, { born: 'dmy', gone: 'dmy' }).values, { code: '1980-02-01', born: '01/02/1980' })
})
