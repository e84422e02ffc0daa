import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measurePace } from '#src/importer/screen/result/pace.ts'

test('rate and time left are those of the last quarter of a minute', () => {
  const samples = [
    { done: 0, atMs: 0 },
    { done: 100, atMs: 60_000 },
    { done: 5100, atMs: 65_000 },
    { done: 10_100, atMs: 70_000 },
  ]
  assert.deepEqual(measurePace(samples, 20_100), { rate: 1000, leftSeconds: 10 })
})

test('nothing is told too early, nor of what stands still', () => {
  assert.equal(measurePace([], 10), null)
  assert.equal(measurePace([{ done: 0, atMs: 0 }], 10), null)
  const soonAfter = [0, 1000].map((atMs) => ({ done: atMs, atMs }))
  assert.equal(measurePace(soonAfter, 10_000), null)
  const withoutProgress = [0, 5000].map((atMs) => ({ done: 7, atMs }))
  assert.equal(measurePace(withoutProgress, 10_000), null)
})
