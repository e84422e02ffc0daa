import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

test('two keys are never the same', () => {
  assert.match(createIdempotencyKey(), /^[0-9a-f]{32}$/)
  assert.notEqual(createIdempotencyKey(), createIdempotencyKey())
})
