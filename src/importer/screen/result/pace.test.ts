import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureRateAndTimeLeft } from '#src/importer/screen/result/pace.ts'

test('rate and time left are those of the last quarter of a minute', () => {
  const samples = [
    { done: 0, atMs: 0 },
    { done: 100, atMs: 60_000 },
    { done: 5100, atMs: 65_000 },
    { done: 10_100, atMs: 70_000 },
  ]
  assert.deepEqual(measureRateAndTimeLeft(samples, 20_100), { rate: 1000, leftSeconds: 10 })
})

test('nothing is told too early, nor of what stands still', () => {
  assert.equal(measureRateAndTimeLeft([], 10), null)
  assert.equal(measureRateAndTimeLeft([{ done: 0, atMs: 0 }], 10), null)
  const soonAfter = [0, 1000].map((atMs) => ({ done: atMs, atMs }))
  assert.equal(measureRateAndTimeLeft(soonAfter, 10_000), null)
  const withoutProgress = [0, 5000].map((atMs) => ({ done: 7, atMs }))
  assert.equal(measureRateAndTimeLeft(withoutProgress, 10_000), null)
})
