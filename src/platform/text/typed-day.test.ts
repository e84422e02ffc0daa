import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  formatTypedDay,
  insertSlashesWhileTyping,
  readDateText,
  readDayOfColumn,
  readTypedDay,
} from '#src/platform/text/typed-day.ts'

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

test('a column of days takes digits without signs, but no other number', () => {
  assert.equal(readDayOfColumn('01022026', 'dmy'), '2026-02-01')
  assert.equal(readDayOfColumn('01022026', 'mdy'), '2026-01-02')
  assert.equal(readDayOfColumn(' 010297 ', 'dmy'), '1997-02-01')
  assert.equal(readDayOfColumn('1/2/26', 'dmy'), '2026-02-01')
  for (const text of ['20260201', '12114207', '38114207', '31022026', '1022026'])
    assert.equal(readDayOfColumn(text, 'dmy'), null, text)
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

test('a day that the workbook holds is spelt as the other days of its column, which read the same', () => {
  for (const order of ['dmy', 'mdy'] as const) {
    const shownDay = formatTypedDay('1980-02-01', order)
    assert.equal(shownDay, order === 'dmy' ? '01/02/1980' : '02/01/1980')
    assert.equal(readDateText(shownDay, order), '1980-02-01')
  }
  for (const text of ['', '31/09/2026', '1980-02-01 10:00', 'x']) assert.equal(formatTypedDay(text, 'dmy'), text)
})

test('a typed day needs no signs, and takes every spelling that a sheet may have', () => {
  const spellings = ['1/2/26', '1/2/2026', '01022026', '010226', '0102/2026', '01/022026', '2026-02-01', '1 feb 2026']
  for (const text of [...spellings, ' 01/02/2026 ', '1-2-26', '1.2.2026', '2026-02-01T10:00'])
    assert.equal(readTypedDay(text), '2026-02-01', text)
  for (const text of [
    '',
    '1',
    '01/02',
    '01/02/2',
    '01/02/202',
    '31/02/2026',
    '31022026',
    '122026',
    '01/02/20266',
    'hoy',
  ])
    assert.equal(readTypedDay(text), null, text)
  assert.equal(readTypedDay('02012026', 'mdy'), '2026-02-01')
})

test('two digits of a typed year are 20xx, and of a birth the latest year not after today', () => {
  for (const [text, day] of [
    ['1/2/00', '2000-02-01'],
    ['1/2/50', '2050-02-01'],
    ['1/2/99', '2099-02-01'],
  ] as const) {
    assert.equal(readTypedDay(text), day)
    assert.equal(readTypedDay(text, 'dmy', '2100-12-31'), day)
  }
  const bornBy = (text: string) => readTypedDay(text, 'dmy', '2026-08-03')
  assert.equal(bornBy('3/8/26'), '2026-08-03')
  assert.equal(bornBy('4/8/26'), '1926-08-04')
  assert.equal(bornBy('20/5/45'), '1945-05-20')
  assert.equal(bornBy('4/8/2026'), '2026-08-04', 'four digits mean what they say')
})

test('in a sheet a birth of two digits is not after today either, other years stay between 1950 and 2049', () => {
  assert.equal(readDateText('20/5/45', 'dmy', '2026-08-03'), '1945-05-20')
  assert.equal(readDateText('20/5/45', 'dmy', '2100-12-31'), '2045-05-20')
  assert.equal(readDateText('20-may-97', 'dmy', '2100-12-31'), '1997-05-20')
})

/** What a field shows after keys at its end; `<` is Backspace. */
const typeAtEnd = (keys: string, start = '') =>
  [...keys].reduce(
    (text, key) => insertSlashesWhileTyping(key === '<' ? text.slice(0, -1) : text + key, text, true),
    start,
  )

test('slashes are written while one types, and none twice', () => {
  for (const [keys, text] of [
    ['0', '0'],
    ['01', '01/'],
    ['01022026', '01/02/2026'],
    ['010226', '01/02/26'],
    ['1/2/26', '1/2/26'],
    ['01/02/2026', '01/02/2026'],
    ['1.2.26', '1/2/26'],
    ['1-2 2026', '1/2/2026'],
    ['//1', '1'],
    ['1//2', '1/2'],
  ] as const)
    assert.equal(typeAtEnd(keys), text, keys)
})

test('Backspace over a slash takes it away, and the next digit brings it back', () => {
  assert.equal(typeAtEnd('01<'), '01')
  assert.equal(typeAtEnd('01<5'), '01/5')
  assert.equal(typeAtEnd('01<<'), '0')
  assert.equal(typeAtEnd('01022026<<<<<<'), '01/0')
  assert.equal(typeAtEnd(`01022026${'<'.repeat(10)}`), '')
})

test('a pasted day is spelt with slashes; what is typed in the middle stays as it is', () => {
  assert.equal(insertSlashesWhileTyping('2026-02-01', '', true), '01/02/2026')
  assert.equal(insertSlashesWhileTyping('2026-02-01', '05/05/2020', true), '01/02/2026')
  assert.equal(insertSlashesWhileTyping('2026-02-01', '', true, 'mdy'), '02/01/2026')
  assert.equal(insertSlashesWhileTyping('2026-02-31', '', true), '31/02/2026')
  assert.equal(insertSlashesWhileTyping('01022026', '', true), '01/02/2026')
  assert.equal(insertSlashesWhileTyping('1 feb 2026', '', true), '1 feb 2026')
  assert.equal(insertSlashesWhileTyping('0102/2026', '01/02/2026', false), '0102/2026')
  assert.equal(insertSlashesWhileTyping('015/02/2026', '01/02/2026', false), '015/02/2026')
})

test('every day that is typed digit by digit is shown and read as it is', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.boolean(), (day, hasSlashes) => {
      const iso = day.toISOString().slice(0, 10)
      const [year, month, date] = iso.split('-')
      const text = typeAtEnd([date, month, year].join(hasSlashes ? '/' : ''))
      assert.equal(text, formatTypedDay(iso))
      assert.equal(readTypedDay(text, 'dmy', '2026-08-03'), iso)
    }),
  )
})

test('no keys get stuck: each digit adds one, each Backspace takes one sign, and nothing throws', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789/-. <x'), { maxLength: 30 })
  fc.assert(
    fc.property(keys, (typed) => {
      let text = ''
      for (const key of typed) {
        const next = insertSlashesWhileTyping(key === '<' ? text.slice(0, -1) : text + key, text, true)
        if (key === '<') assert.equal(next, text.slice(0, -1))
        else if (/\d/.test(key)) assert.equal(next.replace(/\D/g, ''), text.replace(/\D/g, '') + key)
        const day = readTypedDay(next)
        if (day !== null) assert.equal(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), day)
        text = next
      }
    }),
  )
})
