import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Busy } from '#src/platform/errors.ts'
import { limitConcurrency } from '#src/platform/public-cache/limit-concurrency.server.ts'

test('so many run at once and no more; the rest follow in the order in which they came', async () => {
  const limited = limitConcurrency(2, 10)
  const began: number[] = []
  let running = 0
  const works = Array.from({ length: 6 }, (_, n) =>
    limited(async () => {
      began.push(n)
      running++
      assert.ok(running <= 2)
      await Promise.resolve()
      running--
      return n
    }),
  )
  assert.deepEqual(await Promise.all(works), [0, 1, 2, 3, 4, 5])
  assert.deepEqual(began, [0, 1, 2, 3, 4, 5])
})

test('who comes when the line is full is told so at once, and may come again', async () => {
  const limited = limitConcurrency(1, 1)
  const first = Promise.withResolvers<string>()
  const working = limited(() => first.promise)
  const waiting = limited(async () => 'second')
  await assert.rejects(
    limited(async () => 'third'),
    Busy,
  )
  first.resolve('first')
  assert.deepEqual(await Promise.all([working, waiting]), ['first', 'second'])
  assert.equal(await limited(async () => 'third'), 'third')
})

test('work that fails gives its place away like any other', async () => {
  const limited = limitConcurrency(1, 5)
  const failing = limited(() => Promise.reject(new Error('broken')))
  const next = limited(async () => 'next')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'next')
})
