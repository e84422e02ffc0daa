import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseJsonOrNull } from '#src/platform/text/json.ts'

test('a text that is no JSON, or is not there, says nothing', () => {
  assert.deepEqual(parseJsonOrNull('[1, {"a": "b"}]'), [1, { a: 'b' }])
  assert.equal(parseJsonOrNull('0'), 0)
  for (const text of ['', '[1', 'undefined', '{a: 1}', '\ufeff1', null])
    assert.equal(parseJsonOrNull(text), null, `${text}`)
})
