import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fillPlaceholders } from '#src/platform/i18n/define-messages.ts'
import { decodeMessageRef, encodeMessageRef } from '#src/platform/i18n/message-ref.ts'

test('values stand where the text names them', () => {
  assert.equal(fillPlaceholders('Hasta {{qty}} de {{ total }}', { qty: 2, total: '<b>' }), 'Hasta 2 de <b>')
})

test('a message with values survives the way through plain text', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (key, params) => {
      fc.pre(!key.includes('\u001f'))
      assert.equal(decodeMessageRef(encodeMessageRef(key)), key)
      assert.deepEqual(decodeMessageRef(encodeMessageRef({ key, params })), {
        key,
        params: JSON.parse(JSON.stringify(params)),
      })
    }),
  )
})
