import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TooMany } from '#src/platform/errors.ts'
import { takeTurns, takeTurnsEach } from '#src/platform/turns.server.ts'

test('who waits for too long is told so and leaves the line; whoever stands behind goes on', async () => {
  const inTurn = takeTurns(1, { line: 2, full: 'busy', patienceMs: 20 })
  const first = Promise.withResolvers<string>()
  const running = inTurn(() => first.promise)
  const tired = [inTurn(async () => 'never'), inTurn(async () => 'never')]
  for (const one of tired) await assert.rejects(one, (error) => error instanceof TooMany && error.key === 'busy')
  const patient = inTurn(async () => 'patient')
  first.resolve('first')
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
