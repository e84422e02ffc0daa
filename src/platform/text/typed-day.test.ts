import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readDateText } from '#src/platform/text/typed-day.ts'

test('a day is read as people and other programs write it', () => {
  const spellings: readonly [string, string][] = [
    ['3/8/26', '2026-08-03'],
    ['03-08-2026', '2026-08-03'],
    ['3.8.2026', '2026-08-03'],
    ['03 08 2026', '2026-08-03'],
    [' 3 / 8 / 2026 ', '2026-08-03'],
    ['2026-08-03', '2026-08-03'],
    ['2026/8/3', '2026-08-03'],
    ['3 ago 2026', '2026-08-03'],
    ['3-ago-26', '2026-08-03'],
    ['3 de agosto de 2026', '2026-08-03'],
    ['lunes, 3 de agosto de 2026', '2026-08-03'],
    ['segunda-feira, 3 de agosto de 2026', '2026-08-03'],
    ['9 set. 2026', '2026-09-09'],
    ['9 de setiembre de 2026', '2026-09-09'],
    ['15 fev 2026', '2026-02-15'],
    ['Aug 3, 2026', '2026-08-03'],
    ['August 3rd, 2026', '2026-08-03'],
    ['3 August 2026', '2026-08-03'],
    ['Sept 9, 2026', '2026-09-09'],
    ['03/08/2026 0:00:00', '2026-08-03'],
    ['8/3/2026 9:30 p. m.', '2026-03-08'],
    ['2026-08-03T09:30:00', '2026-08-03'],
    ['2026-08-03T09:30:00.000Z', '2026-08-03'],
  ]
  for (const [text, day] of spellings) assert.equal(readDateText(text, 'dmy'), day, text)
})

test('the month comes first where the column says so, but never before a year or a name', () => {
  assert.equal(readDateText('8/3/2026', 'mdy'), '2026-08-03')
  assert.equal(readDateText('13/08/2026', 'mdy'), null)
  assert.equal(readDateText('08/13/2026', 'dmy'), null)
  for (const text of ['2026-08-03', '3 ago 2026', 'Aug 3, 2026']) assert.equal(readDateText(text, 'mdy'), '2026-08-03')
})

test('a year of two digits is one between 1950 and 2049', () => {
  assert.equal(readDateText('20/5/35', 'dmy'), '2035-05-20')
  assert.equal(readDateText('20/5/49', 'dmy'), '2049-05-20')
  assert.equal(readDateText('20/5/50', 'dmy'), '1950-05-20')
  assert.equal(readDateText('20-may-97', 'dmy'), '1997-05-20')
})

test('what is no day of the calendar is none', () => {
  const impossibleDays = [
    '',
    '31/02/2026',
    '29/02/2025',
    '0/1/2026',
    '1/0/2026',
    '31 de septiembre de 2026',
    '1/1/0000',
    '2026',
  ]
  const otherTexts = [
    'ago 2026',
    '3 xyz 2026',
    '20260803',
    '38.114.207',
    '1/2',
    '1/2/3',
    '1-2/2026',
    '3/8/226',
    'hoy',
    '1.5',
  ]
  for (const text of [...impossibleDays, ...otherTexts, `3/8/2026${' '.repeat(100)}x`])
    assert.equal(readDateText(text, 'dmy'), null, text)
})

test('every day comes back from each of its spellings', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  const name = (day: Date, language: string, month: 'short' | 'long') =>
    day.toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month, year: 'numeric' })
  fc.assert(
    fc.property(days, fc.constantFrom('/', '-', '.'), (day, sign) => {
      const iso = day.toISOString().slice(0, 10)
      const [year = '', month = '', date = ''] = iso.split('-')
      const short = [Number(date), Number(month), year.slice(2)]
      assert.equal(readDateText(iso, 'mdy'), iso)
      assert.equal(readDateText([date, month, year].join(sign), 'dmy'), iso)
      assert.equal(readDateText([month, date, year].join(sign), 'mdy'), iso)
      assert.equal(readDateText(short.join(sign), 'dmy'), iso)
      for (const language of ['es', 'es-AR', 'en', 'en-GB', 'pt'])
        for (const length of ['short', 'long'] as const)
          assert.equal(readDateText(name(day, language, length), 'dmy'), iso, name(day, language, length))
    }),
  )
})

test('no text makes it throw, and what it gives is a day', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...'0123456789/-. aebgo,'), { maxLength: 30 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom('dmy', 'mdy'), (text, order) => {
      const day = readDateText(text, order)
      if (day !== null) assert.equal(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), day)
    }),
  )
})
