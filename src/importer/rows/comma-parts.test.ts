import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { replaceCommaParts, splitAtComma } from '#src/importer/rows/comma-parts.ts'

test('a text with a comma typed into one half is the whole text, whatever stood there', () => {
  for (const text of ['Sin coma', 'Gómez, Ana', 'Gómez,', ', Ana', '', ' , '])
    for (const part of ['before_comma', 'after_comma'] as const)
      for (const typed of ['Pérez, Luis', ' Pérez ,Luis, ', ',Pérez, Luis'])
        assert.deepEqual(splitAtComma(replaceCommaParts(text, { [part]: typed })), {
          before_comma: 'Pérez',
          after_comma: 'Luis',
        })
})

test('a half typed alone leaves the other as it stands; a comma at its edge is none of it', () => {
  for (const [text, typed, mended] of [
    ['Gómez, Ana', { before_comma: 'Pérez,' }, 'Pérez, Ana'],
    ['Gómez, Ana', { after_comma: ', Luis' }, 'Gómez, Luis'],
    ['Gómez, Ana', { before_comma: '' }, ', Ana'],
    ['Gómez, Ana', { after_comma: ' ' }, 'Gómez, '],
    ['Gómez, ', { before_comma: '' }, ''],
    ['Gómez, Ana, Jr.', { after_comma: 'Luis, Jr.' }, 'Gómez, Luis, Jr.'],
    ['Gómez, Ana', { before_comma: 'Pérez', after_comma: 'Luis, Jr.' }, 'Pérez, Luis, Jr.'],
  ] as const)
    assert.equal(replaceCommaParts(text, typed), mended, `${text} ${JSON.stringify(typed)}`)
})

test('of a text without a comma the words that are not typed are the other half', () => {
  assert.equal(replaceCommaParts('Peña José', { after_comma: 'José' }), 'Peña, José')
  assert.equal(replaceCommaParts('Peña José', { before_comma: 'Peña' }), 'Peña, José')
  assert.equal(replaceCommaParts('Peña', { after_comma: 'José' }), 'Peña, José')
  assert.equal(replaceCommaParts('Sin coma', { before_comma: 'Pérez' }), 'Pérez, ')
})

test('whatever is typed, no half begins or ends with a comma, and a half without one is as it was typed', () => {
  const some = fc.string({ unit: fc.constantFrom('a', 'B', ',', ' ', 'ñ') })
  const typing = fc
    .record({ before_comma: some, after_comma: some }, { requiredKeys: [] })
    .filter((typed) => Object.keys(typed).length > 0)
  fc.assert(
    fc.property(some, fc.array(typing, { minLength: 1, maxLength: 4 }), (text, typings) => {
      let mended = text
      for (const typed of typings) {
        mended = replaceCommaParts(mended, typed)
        const halves = splitAtComma(mended) ?? { before_comma: '', after_comma: '' }
        for (const half of Object.values(halves)) assert.doesNotMatch(half, /^[\s,]|[\s,]$/)
        if (Object.values(typed).some((half) => half.includes(','))) continue
        for (const [part, half] of Object.entries(typed)) assert.equal(Reflect.get(halves, part), half.trim())
      }
    }),
  )
})
