import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

test('two keys are never the same', () => {
  assert.match(newIdempotencyKey(), /^[0-9a-f]{32}$/)
  assert.notEqual(newIdempotencyKey(), newIdempotencyKey())
})
