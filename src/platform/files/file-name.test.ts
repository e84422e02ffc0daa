import assert from 'node:assert/strict'
import { test } from 'node:test'
import { create, parse } from 'content-disposition'
import fc from 'fast-check'
import { cleanFileName, convertToAsciiName } from '#src/platform/files/file-name.ts'

const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('%22', '%0D%0A', '/', '\\', '..', '\u202e', '"', ';', '🦆', 'ñ', '.pdf', '\ud800'), {
      maxLength: 300,
    })
    .map((parts) => parts.join('')),
)

test('whatever a file is called, its name fits the column, stands on one line and leads nowhere', () => {
  fc.assert(
    fc.property(names, (uploadedName) => {
      const name = cleanFileName(uploadedName)
      const length = [...name].length
      assert.ok(length >= 1 && length <= 255)
      assert.ok(name.isWellFormed())
      assert.doesNotMatch(name, /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}/\\]/u)
      assert.doesNotMatch(name, /^\.*$/)
      assert.equal(cleanFileName(name.replaceAll('%', '')), name.replaceAll('%', '').trim() || 'archivo')
    }),
  )
})

test('a header carries every such name as it is, beside one in ASCII', () => {
  fc.assert(
    fc.property(names, (uploadedName) => {
      const name = cleanFileName(uploadedName)
      const header = create(name, { fallback: convertToAsciiName(name) })
      assert.match(header, /^[\x20-\x7e]+$/)
      assert.equal(parse(header).parameters.filename, name)
    }),
  )
})

test('a long name is cut before its extension', () => {
  assert.equal(cleanFileName(`${'🦆'.repeat(300)}.pdf`), `${'🦆'.repeat(251)}.pdf`)
  assert.equal(cleanFileName('Año nuevo.pdf'), 'Año nuevo.pdf')
  assert.equal(convertToAsciiName('Año «1».pdf'), 'Ano _1_.pdf')
})
