import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Busy } from '#src/platform/errors.ts'
import { createConcurrencyLimit } from '#src/platform/public-cache/limit-concurrency.server.ts'

test('at most `maxRunning` works run at once, and the others follow in order', async () => {
  const runLimited = createConcurrencyLimit(2, 10)
  const startedNumbers: number[] = []
  let running = 0
  const works = Array.from({ length: 6 }, (_, n) =>
    runLimited(async () => {
      startedNumbers.push(n)
      running++
      assert.ok(running <= 2)
      await Promise.resolve()
      running--
      return n
    }),
  )
  assert.deepEqual(await Promise.all(works), [0, 1, 2, 3, 4, 5])
  assert.deepEqual(startedNumbers, [0, 1, 2, 3, 4, 5])
})

test('work beyond a full queue is refused at once and may be retried', async () => {
  const runLimited = createConcurrencyLimit(1, 1)
  const first = Promise.withResolvers<string>()
  const working = runLimited(() => first.promise)
  const waiting = runLimited(async () => 'second')
  await assert.rejects(
    runLimited(async () => 'third'),
    Busy,
  )
  first.resolve('first')
  assert.deepEqual(await Promise.all([working, waiting]), ['first', 'second'])
  assert.equal(await runLimited(async () => 'third'), 'third')
})

test('failed work releases its slot', async () => {
  const runLimited = createConcurrencyLimit(1, 5)
  const failing = runLimited(() => Promise.reject(new Error('broken')))
  const next = runLimited(async () => 'next')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'next')
})
