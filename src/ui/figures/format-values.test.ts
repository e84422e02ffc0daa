import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDayInWords } from '#src/ui/figures/format-day-in-words.ts'
import {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatNumber,
  formatRelativeOrDateTime,
  formatTime,
} from '#src/ui/figures/format-values.ts'

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('money shows its cents and its currency, a percentage only the decimals that it has', () => {
  assert.equal(normalizeSpaces(formatNumber(1249.5, { decimals: 2, unit: 'USD' }, 'es')), 'USD 1.249,50')
  assert.equal(normalizeSpaces(formatNumber(1249.5, { decimals: 2, unit: 'USD' }, 'en')), 'USD 1,249.50')
  assert.equal(normalizeSpaces(formatNumber(3.5, { decimals: 2, unit: '%' }, 'es')), '3,5 %')
  assert.equal(formatNumber(1300, { decimals: 0 }, 'pt'), '1.300')
})

test('a date is the same day in every zone, and what is none stays as it is', () => {
  assert.equal(formatDate('2026-02-28', 'es'), '28/02/2026')
  assert.equal(formatDate('2026-02-28', 'pt'), '28/02/2026')
  assert.equal(formatDate('2026-02-28', 'en'), 'Feb 28, 2026')
  assert.equal(formatDate('nunca', 'es'), 'nunca')
})

test('a moment of the last 24 hours is told by how long ago it was, an older one by its day and time', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const ago = (minutes: number, language = 'es') =>
    formatRelativeOrDateTime(new Date(now - minutes * 60_000).toISOString(), language, now)
  assert.equal(ago(0), 'hace 1 min')
  assert.equal(ago(-5), 'hace 1 min')
  assert.equal(ago(59.9), 'hace 59 min')
  assert.equal(ago(60), 'hace 1 h')
  assert.equal(ago(24 * 60 - 1, 'en'), '23 hours ago')
  assert.match(normalizeSpaces(ago(24 * 60)), /^2[12]\/11\/2026, \d\d:00/)
  assert.equal(formatRelativeOrDateTime('nunca', 'es'), 'nunca')
})

test('a moment is told by the clock of the shop, in 24 hours, whatever the zone of the device', (t) => {
  const deviceZone = process.env.TZ
  t.after(() => {
    if (deviceZone === undefined) delete process.env.TZ
    else process.env.TZ = deviceZone
  })
  const moment = '2026-03-01T02:30:00Z'
  for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'UTC']) {
    process.env.TZ = zone
    assert.equal(formatDateTime(moment, 'es'), '28/02/2026, 23:30')
    assert.equal(formatDateTime(moment, 'en'), 'Feb 28, 2026, 23:30')
    assert.equal(formatTime(moment, 'en'), '23:30')
    assert.equal(formatTime('2026-03-01T03:05:00Z', 'pt'), '00:05')
    assert.equal(formatDayInWords(moment, 'es', '2026-03-01'), 'ayer, 28/02/2026')
    assert.equal(formatDayInWords(moment, 'es', '2026-02-28'), 'hoy, 28/02/2026')
    assert.equal(formatDayInWords(moment, 'es', '2026-03-08'), 'sábado, 28 de febrero de 2026')
  }
})

test('a size in bytes has the unit that file managers would choose', () => {
  const spell = (bytes: number) => formatFileSize(bytes, 'es')
  assert.deepEqual([0, 1, 812 * 1024].map(spell), ['0 KB', '0,1 KB', '812 KB'])
  assert.deepEqual([2.4 * 1024 ** 2, 1.31 * 1024 ** 3, 40 * 1024 ** 3].map(spell), ['2,4 MB', '1,3 GB', '40 GB'])
})
