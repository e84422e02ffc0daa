import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { TooSlow } from '#src/platform/errors.ts'
import { gatherChunks, type MinimumPace } from '#src/platform/http/bodies/body-chunks.server.ts'

const pace: MinimumPace = { everyMs: 60_000, leastBytes: 64 * 1024 }

type BodyReading = { body: PassThrough; outcome: Promise<number | 'too slow'>; take: () => void }

/** A clock that only the test advances. */
function mockClock(t: TestContext) {
  let now = 0
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(performance, 'now', () => now)
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn()
  }
  return {
    settle,
    async advance(ms: number) {
      await settle()
      now += ms
      t.mock.timers.tick(ms)
      await settle()
    },
  }
}

/** Reads a body at the minimum pace. The outcome is its number of bytes, or 'too slow'. */
function startReading(isHeld = false): BodyReading {
  const body = new PassThrough()
  const holdGate = Promise.withResolvers<void>()
  async function read() {
    let bytes = 0
    try {
      for await (const lump of gatherChunks(body, pace)) {
        bytes += lump.length
        if (isHeld) await holdGate.promise
      }
      return bytes
    } catch (error) {
      if (error instanceof TooSlow) return 'too slow'
      throw error
    }
  }
  return { body, outcome: read(), take: holdGate.resolve }
}

test('a sender of 64 KB a minute is read to the end, and a slower one is refused', async (t) => {
  const { advance } = mockClock(t)
  for (const [bytes, expected] of [
    [64 * 1024, 5 * 64 * 1024 + 7],
    [10 * 1024, 'too slow'],
  ] as const) {
    const { body, outcome } = startReading()
    for (let minute = 0; minute < 5; minute++) {
      body.write(Buffer.alloc(bytes))
      await advance(59_999)
    }
    body.end('the end')
    assert.equal(await outcome, expected)
  }
})

test('the last chunk may be small', async (t) => {
  const { advance } = mockClock(t)
  const { body, outcome } = startReading()
  body.write('a')
  await advance(59_999)
  body.end('b')
  assert.equal(await outcome, 2)
})

test('a silent or dripping sender is too slow after a minute and not before', async (t) => {
  const { advance, settle } = mockClock(t)
  const [silent, dripping] = [startReading(), startReading()]
  for (let second = 0; second < 59; second++) {
    dripping.body.write('x')
    await advance(1000)
  }
  let hasSettled = false
  for (const { outcome } of [silent, dripping]) outcome.then(() => (hasSettled = true))
  await settle()
  assert.equal(hasSettled, false)
  await advance(1000)
  assert.deepEqual(await Promise.all([silent.outcome, dripping.outcome]), ['too slow', 'too slow'])
})

test('time in which the sender waits for the reader does not count', async (t) => {
  const { advance } = mockClock(t)
  const { body, outcome, take } = startReading(true)
  body.write('x')
  await advance(10 * 60_000)
  take()
  await advance(59_000)
  body.end('y')
  assert.equal(await outcome, 2)
})

test('a sender that keeps the pace in each minute is never refused, however its chunks fall', async (t) => {
  const { advance } = mockClock(t)
  const piece = fc.record({ bytes: fc.integer({ min: 1, max: 100_000 }), after: fc.integer({ min: 0, max: 30_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { body, outcome } = startReading()
      let [waitedMs, receivedBytes, isSlow] = [0, 0, false]
      for (const { bytes, after } of pieces) {
        await advance(after)
        waitedMs += after
        isSlow ||= waitedMs >= pace.everyMs
        receivedBytes += bytes
        if (receivedBytes >= pace.leastBytes) [waitedMs, receivedBytes] = [0, 0]
        if (!body.destroyed) body.write(Buffer.alloc(bytes))
        await advance(0)
      }
      body.end()
      const total = pieces.reduce((sum, { bytes }) => sum + bytes, 0)
      assert.equal(await outcome, isSlow ? 'too slow' : total)
    }),
    { numRuns: 40 },
  )
})
