import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TooMany } from '#src/platform/errors.ts'
import { takeFairTurns, takeTurns, takeTurnsEach } from '#src/platform/queues/semaphore.server.ts'

test('who waits for too long is told so and leaves the line; whoever stands behind goes on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const inTurn = takeTurns(1, { line: 2, full: 'busy', patienceMs: 10_000 })
  const first = Promise.withResolvers<string>()
  const running = inTurn(() => first.promise)
  const outcomes = [1, 2].map(() => inTurn(async () => 'called').catch((error) => error))
  t.mock.timers.tick(10_000)
  const patient = inTurn(async () => 'patient').catch((error) => error)
  first.resolve('first')
  for (const outcome of await Promise.all(outcomes))
    assert.ok(outcome instanceof TooMany && outcome.key === 'busy', `${outcome}`)
  assert.deepEqual([await running, await patient], ['first', 'patient'])
  assert.equal(await inTurn(async () => 'free again'), 'free again')
})

test('nobody waits for the work of another owner, and each has a line of their own', async () => {
  const inTurnOf = takeTurnsEach(1, { line: 1 })
  const held = Promise.withResolvers<string>()
  const own = [inTurnOf('ana', () => held.promise), inTurnOf('ana', async () => 'second')]
  await assert.rejects(
    inTurnOf('ana', async () => 'third'),
    TooMany,
  )
  assert.throws(() => inTurnOf.requireRoom('ana'), TooMany)
  inTurnOf.requireRoom('luz')
  assert.equal(await inTurnOf('luz', async () => 'at once'), 'at once')
  held.resolve('first')
  assert.deepEqual(await Promise.all(own), ['first', 'second'])
  inTurnOf.requireRoom('ana')
})

test('who leaves the line is not called, and those behind move up', async () => {
  const inTurn = takeTurns(1, { line: 2 })
  const first = Promise.withResolvers<string>()
  const running = inTurn(() => first.promise)
  const leaving = new AbortController()
  const left = inTurn(async () => 'never', leaving.signal)
  const next = inTurn(async () => 'next')
  leaving.abort(new Error('left'))
  await assert.rejects(left, /left/)
  inTurn.requireRoom()
  first.resolve('first')
  assert.deepEqual([await running, await next], ['first', 'next'])
  await assert.rejects(
    inTurn(async () => 'never', leaving.signal),
    /left/,
  )
})

test('in a fair line an owner has one turn at a time, and others pass by those who wait behind it', async () => {
  const inTurn = takeFairTurns(2, { line: 10, lineOfOwner: 10, patienceMs: 10_000 })
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const take = (owner: string, name: string) =>
    inTurn(owner, async () => {
      begun.push(name)
      await held.promise
    })
  const all = [
    take('ana', 'ana 1'),
    take('ana', 'ana 2'),
    take('ana', 'ana 3'),
    take('luz', 'luz 1'),
    take('eva', 'eva'),
  ]
  await new Promise(setImmediate)
  assert.deepEqual(begun, ['ana 1', 'luz 1'])
  held.resolve()
  await Promise.all(all)
  assert.deepEqual(begun.toSorted(), ['ana 1', 'ana 2', 'ana 3', 'eva', 'luz 1'])
})

test('in a fair line the patience counts for both lines together, and not while one works', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const inTurn = takeFairTurns(1, { line: 10, lineOfOwner: 10, full: 'busy', patienceMs: 10_000 })
  const held = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  const works = inTurn('ana', () => held[0].promise)
  await new Promise(setImmediate)
  const behindHerself = inTurn('ana', () => held[1].promise)
  t.mock.timers.tick(9000)
  held[0].resolve('first')
  assert.equal(await works, 'first')
  const behindAnother = inTurn('luz', async () => 'never')
  t.mock.timers.tick(10_000)
  await assert.rejects(behindAnother, (error) => error instanceof TooMany && error.key === 'busy')
  held[1].resolve('second')
  assert.equal(await behindHerself, 'second')
})
