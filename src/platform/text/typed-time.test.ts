import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { insertColonWhileTyping, readTypedTime } from '#src/platform/text/typed-time.ts'

test('a time of 24 hours is read as people type it', () => {
  for (const [typed, time] of [
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30 hs', '09:30'],
    ['9h30', '09:30'],
    [' 21 hs. ', '21:00'],
    ['123', '01:23'],
    ['0', '00:00'],
    ['2359', '23:59'],
  ])
    assert.equal(readTypedTime(String(typed)), time, typed)
  for (const typed of ['', '24', '24:00', '9:60', '960', '9:3', '9:30:15', '12345', ':30', 'mediodía', '9:30 pm'])
    assert.equal(readTypedTime(typed), null, typed)
})

/** What a field shows after keys at its end; `<` is Backspace. */
const typeAtEnd = (keys: string) =>
  [...keys].reduce((text, key) => insertColonWhileTyping(key === '<' ? text.slice(0, -1) : text + key, text, true), '')

test('the colon is written as soon as the digits mean nothing else', () => {
  for (const [keys, text] of [
    ['9', '9'],
    ['93', '9:3'],
    ['930', '9:30'],
    ['123', '123'],
    ['1230', '12:30'],
    ['9:30', '9:30'],
    ['9.30', '9:30'],
    ['9 30', '9:30'],
    ['1230<<', '12:'],
    ['1230<<<', '12'],
    ['93<<', '9'],
  ])
    assert.equal(typeAtEnd(String(keys)), text, keys)
  assert.equal(insertColonWhileTyping('1230', '12:30', false), '1230', 'what is typed in the middle stays as it is')
})

test('every time that is typed digit by digit is read as it is, with its colon or without', () => {
  const parts = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(parts, fc.constantFrom('', ':', '.'), (numbers, sign) => {
      const [hour = '', minute = ''] = numbers.map((number) => String(number).padStart(2, '0'))
      assert.equal(readTypedTime(typeAtEnd(hour + sign + minute)), `${hour}:${minute}`)
    }),
  )
})

test('no text makes it throw, and what it gives is a time', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, before) => {
      const time = readTypedTime(insertColonWhileTyping(typed, before, true))
      if (time !== null) assert.match(time, /^([01]\d|2[0-3]):[0-5]\d$/)
    }),
  )
})
