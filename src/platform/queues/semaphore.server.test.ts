import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TooMany } from '#src/platform/errors.ts'
import { createFairSemaphore, createSemaphore, createSemaphorePerOwner } from '#src/platform/queues/semaphore.server.ts'

test('work that waits too long is refused and leaves the queue, and later work goes on', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const runInTurn = createSemaphore(1, { maxWaiting: 2, busyMessage: 'busy', maxWaitMs: 10_000 })
  const firstGate = Promise.withResolvers<string>()
  const running = runInTurn(() => firstGate.promise)
  const outcomes = [1, 2].map(() => runInTurn(async () => 'called').catch((error) => error))
  t.mock.timers.tick(10_000)
  const queued = runInTurn(async () => 'patient').catch((error) => error)
  firstGate.resolve('first')
  for (const outcome of await Promise.all(outcomes))
    assert.ok(outcome instanceof TooMany && outcome.key === 'busy', `${outcome}`)
  assert.deepEqual([await running, await queued], ['first', 'patient'])
  assert.equal(await runInTurn(async () => 'free again'), 'free again')
})

test('each owner has a queue of their own and waits for no other owner', async () => {
  const runInTurnOf = createSemaphorePerOwner(1, { maxWaiting: 1 })
  const gate = Promise.withResolvers<string>()
  const works = [runInTurnOf('ana', () => gate.promise), runInTurnOf('ana', async () => 'second')]
  await assert.rejects(
    runInTurnOf('ana', async () => 'third'),
    TooMany,
  )
  assert.throws(() => runInTurnOf.refuseWhenFull('ana'), TooMany)
  runInTurnOf.refuseWhenFull('luz')
  assert.equal(await runInTurnOf('luz', async () => 'at once'), 'at once')
  gate.resolve('first')
  assert.deepEqual(await Promise.all(works), ['first', 'second'])
  runInTurnOf.refuseWhenFull('ana')
})

test('aborted work leaves the queue without running, and later work moves up', async () => {
  const runInTurn = createSemaphore(1, { maxWaiting: 2 })
  const firstGate = Promise.withResolvers<string>()
  const running = runInTurn(() => firstGate.promise)
  const controller = new AbortController()
  const aborted = runInTurn(async () => 'never', controller.signal)
  const next = runInTurn(async () => 'next')
  controller.abort(new Error('left'))
  await assert.rejects(aborted, /left/)
  runInTurn.refuseWhenFull()
  firstGate.resolve('first')
  assert.deepEqual([await running, await next], ['first', 'next'])
  await assert.rejects(
    runInTurn(async () => 'never', controller.signal),
    /left/,
  )
})

test('in a fair queue an owner has one turn at a time, and other owners overtake its waiting work', async () => {
  const runInTurn = createFairSemaphore(2, { maxWaiting: 10, maxWaitingPerOwner: 10, maxWaitMs: 10_000 })
  const startedNames: string[] = []
  const gate = Promise.withResolvers<void>()
  const enqueue = (owner: string, name: string) =>
    runInTurn(owner, async () => {
      startedNames.push(name)
      await gate.promise
    })
  const all = [
    enqueue('ana', 'ana 1'),
    enqueue('ana', 'ana 2'),
    enqueue('ana', 'ana 3'),
    enqueue('luz', 'luz 1'),
    enqueue('eva', 'eva'),
  ]
  await new Promise(setImmediate)
  assert.deepEqual(startedNames, ['ana 1', 'luz 1'])
  gate.resolve()
  await Promise.all(all)
  assert.deepEqual(startedNames.toSorted(), ['ana 1', 'ana 2', 'ana 3', 'eva', 'luz 1'])
})

test('in a fair queue the wait counts for both queues together, and not while work runs', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const runInTurn = createFairSemaphore(1, {
    maxWaiting: 10,
    maxWaitingPerOwner: 10,
    busyMessage: 'busy',
    maxWaitMs: 10_000,
  })
  const gate = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  const running = runInTurn('ana', () => gate[0].promise)
  await new Promise(setImmediate)
  const secondOfOwner = runInTurn('ana', () => gate[1].promise)
  t.mock.timers.tick(9000)
  gate[0].resolve('first')
  assert.equal(await running, 'first')
  const otherOwner = runInTurn('luz', async () => 'never')
  t.mock.timers.tick(10_000)
  await assert.rejects(otherOwner, (error) => error instanceof TooMany && error.key === 'busy')
  gate[1].resolve('second')
  assert.equal(await secondOfOwner, 'second')
})
