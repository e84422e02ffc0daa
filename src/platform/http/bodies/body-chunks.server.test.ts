import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { TooSlow } from '#src/platform/errors.ts'
import { inLumps, type Pace } from '#src/platform/http/bodies/body-chunks.server.ts'

const pace: Pace = { everyMs: 60_000, leastBytes: 64 * 1024 }

type Reading = { body: PassThrough; outcome: Promise<number | 'too slow'>; take: () => void }

/** Time that passes by hand alone. */
function clock(t: TestContext) {
  let now = 0
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(performance, 'now', () => now)
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn()
  }
  return {
    settle,
    async pass(ms: number) {
      await settle()
      now += ms
      t.mock.timers.tick(ms)
      await settle()
    },
  }
}

/** Reads a body at this pace; how many bytes came, or that the sender was too slow. */
function reading(isHeld = false): Reading {
  const body = new PassThrough()
  const hold = Promise.withResolvers<void>()
  async function read() {
    let bytes = 0
    try {
      for await (const lump of inLumps(body, pace)) {
        bytes += lump.length
        if (isHeld) await hold.promise
      }
      return bytes
    } catch (error) {
      if (error instanceof TooSlow) return 'too slow'
      throw error
    }
  }
  return { body, outcome: read(), take: hold.resolve }
}

test('a sender of 64 KB a minute is read to the end, and one of less is too slow', async (t) => {
  const { pass } = clock(t)
  for (const [bytes, expected] of [
    [64 * 1024, 5 * 64 * 1024 + 7],
    [10 * 1024, 'too slow'],
  ] as const) {
    const { body, outcome } = reading()
    for (let minute = 0; minute < 5; minute++) {
      body.write(Buffer.alloc(bytes))
      await pass(59_999)
    }
    body.end('the end')
    assert.equal(await outcome, expected)
  }
})

test('the last piece may be as small as it is', async (t) => {
  const { pass } = clock(t)
  const { body, outcome } = reading()
  body.write('a')
  await pass(59_999)
  body.end('b')
  assert.equal(await outcome, 2)
})

test('a sender who says nothing, or a byte now and then, is too slow after a minute and not before', async (t) => {
  const { pass, settle } = clock(t)
  const [silent, dripping] = [reading(), reading()]
  for (let second = 0; second < 59; second++) {
    dripping.body.write('x')
    await pass(1000)
  }
  let isOver = false
  for (const { outcome } of [silent, dripping]) outcome.then(() => (isOver = true))
  await settle()
  assert.equal(isOver, false)
  await pass(1000)
  assert.deepEqual(await Promise.all([silent.outcome, dripping.outcome]), ['too slow', 'too slow'])
})

test('time in which the reader makes the sender wait does not count', async (t) => {
  const { pass } = clock(t)
  const { body, outcome, take } = reading(true)
  body.write('x')
  await pass(10 * 60_000)
  take()
  await pass(59_000)
  body.end('y')
  assert.equal(await outcome, 2)
})

test('whoever sends enough within each minute is never refused, however the pieces fall', async (t) => {
  const { pass } = clock(t)
  const piece = fc.record({ bytes: fc.integer({ min: 1, max: 100_000 }), after: fc.integer({ min: 0, max: 30_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { body, outcome } = reading()
      let [waited, came, isSlow] = [0, 0, false]
      for (const { bytes, after } of pieces) {
        await pass(after)
        waited += after
        isSlow ||= waited >= pace.everyMs
        came += bytes
        if (came >= pace.leastBytes) [waited, came] = [0, 0]
        if (!body.destroyed) body.write(Buffer.alloc(bytes))
        await pass(0)
      }
      body.end()
      const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
      assert.equal(await outcome, isSlow ? 'too slow' : total)
    }),
    { numRuns: 40 },
  )
})
