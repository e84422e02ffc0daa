import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Busy } from '#src/platform/errors.ts'
import { limitConcurrency } from '#src/platform/public-cache/limit-concurrency.server.ts'

test('so many run at once and no more; the rest follow in the order in which they came', async () => {
  const runLimited = limitConcurrency(2, 10)
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

test('who comes when the line is full is told so at once, and may come again', async () => {
  const runLimited = limitConcurrency(1, 1)
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

test('work that fails gives its place away like any other', async () => {
  const runLimited = limitConcurrency(1, 5)
  const failing = runLimited(() => Promise.reject(new Error('broken')))
  const next = runLimited(async () => 'next')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'next')
})
