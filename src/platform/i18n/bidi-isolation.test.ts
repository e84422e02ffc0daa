import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'

/** The marks open at the end of a line by Unicode's rules; `depth` is the smallest number of open marks within it. */
function findOpenMarks(line: string): { open: string[]; depth: number } {
  const open: string[] = []
  let depth = Infinity
  for (const sign of line) {
    if ('\u202a\u202b\u202d\u202e'.includes(sign)) open.push('embedding')
    if ('\u2066\u2067\u2068'.includes(sign)) open.push('isolate')
    if (sign === '\u202c' && open.at(-1) === 'embedding') open.pop()
    if (sign === '\u2069' && open.includes('isolate')) while (open.pop() !== 'isolate');
    depth = Math.min(depth, open.length)
  }
  return { open, depth }
}

const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c']
const typedText = fc
  .array(fc.constantFrom(...controls, 'a', 'ב', 'ع', ' ', '256 GB', '📱'))
  .map((parts) => parts.join(''))

test('what somebody typed is contained as it was typed, and nothing of it reaches what stands beside it', () => {
  fc.assert(
    fc.property(fc.oneof(typedText, fc.string({ unit: 'binary' })), (text) => {
      const isolated = isolateBidi(text)
      assert.ok(isolated.includes(text))
      assert.deepEqual(findOpenMarks(isolated).open, [])
      if (isolated !== text)
        assert.ok(findOpenMarks(isolated.slice(0, -1)).depth >= 1, 'left its isolate before its end')
    }),
  )
})

test('an override that is open behind the end of a paragraph is closed as well', () => {
  assert.equal(isolateBidi('a\u2029\u202eb'), '\u2068a\u2029\u202eb\u202c\u2069')
})

test('ordinary text stays plain', () => {
  for (const text of ['', 'iPhone 15 “128 GB”', 'Año & ñandú 📱', '日本語', 'Ελληνικά', '<b>'])
    assert.equal(isolateBidi(text), text)
})
