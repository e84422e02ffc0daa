import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonOrNull } from '#src/platform/text/json.ts'

test('a text that is no JSON, or is not there, says nothing', () => {
  assert.deepEqual(jsonOrNull('[1, {"a": "b"}]'), [1, { a: 'b' }])
  assert.equal(jsonOrNull('0'), 0)
  for (const text of ['', '[1', 'undefined', '{a: 1}', '\ufeff1', null]) assert.equal(jsonOrNull(text), null, `${text}`)
})
