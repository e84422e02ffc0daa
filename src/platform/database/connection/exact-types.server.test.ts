import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { types } from 'pg'
import { parseExactNumber } from '#src/platform/database/connection/exact-types.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

test('every price that a column can hold is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
      const sign = cents < 0 ? '-' : ''
      const whole = Math.floor(Math.abs(cents) / 100)
      const text = `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
      assert.equal(parseExactNumber(text).toFixed(2), cents === 0 ? '0.00' : text)
    }),
  )
})

test('a value that a double cannot hold exactly is an error, not a rounded number', () => {
  for (const text of ['0.1234567890123456', '9007199254740993', '12345678901234567.89', 'NaN', 'Infinity'])
    assert.throws(() => parseExactNumber(text), /does not fit a number exactly/)
  assert.equal(parseExactNumber('0.0000001'), 1e-7)
  assert.equal(parseExactNumber('9007199254740991'), Number.MAX_SAFE_INTEGER)
  assert.equal(parseExactNumber('100.500000000000000000'), 100.5)
})

test('elements of arrays are parsed like single numbers, dates and timestamps', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options)
  t.after(() => sql.end())
  const [row] = await sql`
    select '{0.1,null,100.50}'::numeric[] as prices, '{{1,2},{3,4}}'::bigint[] as ids,
      '{2024-02-29}'::date[] as days, '{2026-01-02 03:04:05+00}'::timestamptz[] as moments,
      '2024-02-29'::date as day, count(*) as many from (values (1), (2)) two`
  assert.deepEqual(row, {
    prices: [0.1, null, 100.5],
    ids: [
      [1, 2],
      [3, 4],
    ],
    days: ['2024-02-29'],
    moments: [new Date('2026-01-02T03:04:05Z')],
    day: '2024-02-29',
    many: 2,
  })
  await assert.rejects(sql`select '{12345678901234567.89}'::numeric[]`, /does not fit a number exactly/)
})

test("the driver's own type parsers stay unchanged", () => {
  assert.equal(types.getTypeParser(20)('1'), '1')
  assert.equal(types.getTypeParser(1700)('1.50'), '1.50')
})

test('numbers, dates and times cross the wire unchanged', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options)
  t.after(() => sql.end())
  const [row] = await sql`
    select ${12.3}::numeric(12,2) as price, ${2 ** 40}::bigint as big, ${'2024-02-29'}::date as day,
      ${[1.5, 2.25]}::numeric[] as list`
  assert.deepEqual(row, { price: 12.3, big: 2 ** 40, day: '2024-02-29', list: [1.5, 2.25] })
  const timestamp = '2026-01-02 03:04:05.123456+00'
  const [comparison] = await sql`select ${timestamp}::timestamptz = timestamptz '2026-01-02 03:04:05.123456Z' as is`
  assert.equal(comparison?.is, true)
  await assert.rejects(sql`select 12345678901234567.89::numeric`, /does not fit a number exactly/)
})
