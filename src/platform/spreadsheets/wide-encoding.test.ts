import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findWideEncoding, type WideEncoding } from '#src/platform/spreadsheets/wide-encoding.ts'
import { encodeWide } from '#test/workbooks.ts'

const names: readonly WideEncoding['name'][] = ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be']
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáéíñ;,"\n 0123456789')
const text = fc.string({ unit: letter, minLength: 8, maxLength: 200 })

test('UTF-16 and UTF-32 are told apart, with their mark and without', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...names), (plain, name) => {
      assert.deepEqual(findWideEncoding(encodeWide(plain, name)), { name, markBytes: 0 })
      const markBytes = name.startsWith('utf-16') ? 2 : 4
      assert.deepEqual(findWideEncoding(encodeWide(`\ufeff${plain}`, name)), { name, markBytes })
    }),
  )
})

test('a text of one byte a letter has neither', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('utf8', 'latin1'), (plain, encoding) => {
      assert.equal(findWideEncoding(Buffer.from(plain, encoding as BufferEncoding)), undefined)
    }),
  )
})
