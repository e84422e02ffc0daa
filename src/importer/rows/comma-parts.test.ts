import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { replaceCommaParts, splitAtComma } from '#src/importer/rows/comma-parts.ts'

test('a text with a comma typed into one half is the whole text, whatever stood there', () => {
  for (const text of ['Sin coma', 'Gómez, Ana', 'Gómez,', ', Ana', '', ' , '])
    for (const part of ['before_comma', 'after_comma'] as const)
      for (const typedText of ['Pérez, Luis', ' Pérez ,Luis, ', ',Pérez, Luis'])
        assert.deepEqual(splitAtComma(replaceCommaParts(text, { [part]: typedText })), {
          before_comma: 'Pérez',
          after_comma: 'Luis',
        })
})

test('a half typed alone leaves the other as it stands; a comma at its edge is none of it', () => {
  for (const [text, typedParts, replacedText] of [
    ['Gómez, Ana', { before_comma: 'Pérez,' }, 'Pérez, Ana'],
    ['Gómez, Ana', { after_comma: ', Luis' }, 'Gómez, Luis'],
    ['Gómez, Ana', { before_comma: '' }, ', Ana'],
    ['Gómez, Ana', { after_comma: ' ' }, 'Gómez, '],
    ['Gómez, ', { before_comma: '' }, ''],
    ['Gómez, Ana, Jr.', { after_comma: 'Luis, Jr.' }, 'Gómez, Luis, Jr.'],
    ['Gómez, Ana', { before_comma: 'Pérez', after_comma: 'Luis, Jr.' }, 'Pérez, Luis, Jr.'],
  ] as const)
    assert.equal(replaceCommaParts(text, typedParts), replacedText, `${text} ${JSON.stringify(typedParts)}`)
})

test('of a text without a comma the words that are not typed are the other half', () => {
  assert.equal(replaceCommaParts('Peña José', { after_comma: 'José' }), 'Peña, José')
  assert.equal(replaceCommaParts('Peña José', { before_comma: 'Peña' }), 'Peña, José')
  assert.equal(replaceCommaParts('José Peña', { after_comma: 'José' }), 'Peña, José')
  assert.equal(replaceCommaParts('José Peña', { before_comma: 'Peña' }), 'Peña, José')
  assert.equal(replaceCommaParts('Peña', { after_comma: 'José' }), 'Peña, José')
  assert.equal(replaceCommaParts('Sin coma', { before_comma: 'Pérez' }), 'Pérez, ')
})

test('whatever is typed, no half begins or ends with a comma, and a half without one is as it was typed', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'B', ',', ' ', 'ñ') })
  const anyTyping = fc
    .record({ before_comma: anyText, after_comma: anyText }, { requiredKeys: [] })
    .filter((typedParts) => Object.keys(typedParts).length > 0)
  fc.assert(
    fc.property(anyText, fc.array(anyTyping, { minLength: 1, maxLength: 4 }), (text, typings) => {
      let replacedText = text
      for (const typedParts of typings) {
        replacedText = replaceCommaParts(replacedText, typedParts)
        const parts = splitAtComma(replacedText) ?? { before_comma: '', after_comma: '' }
        for (const typedPart of Object.values(parts)) assert.doesNotMatch(typedPart, /^[\s,]|[\s,]$/)
        if (Object.values(typedParts).some((typedPart) => typedPart.includes(','))) continue
        for (const [part, typedPart] of Object.entries(typedParts))
          assert.equal(Reflect.get(parts, part), typedPart.trim())
      }
    }),
  )
})
