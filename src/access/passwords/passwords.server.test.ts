import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOptions } from '@node-rs/argon2'
import { decoyHash, hashPassword, passwordCost, verifyPassword } from '#src/access/passwords/passwords.server.ts'
import { TooMany } from '#src/platform/errors.ts'
import { createSemaphore } from '#src/platform/queues/semaphore.server.ts'

test('a password fits its own hash and no other', async () => {
  const stored = await hashPassword('correcto ñandú')
  assert.match(stored, /^\$argon2id\$/)
  assert.equal(await verifyPassword(stored, 'correcto ñandú'), true)
  assert.equal(await verifyPassword(stored, 'correcto nandu'), false)
})

test('the same password is stored differently each time', async () => {
  assert.notEqual(await hashPassword('secreta'), await hashPassword('secreta'))
})

test('nobody signs in to an account that does not exist, and asking costs as much as a real one', async () => {
  assert.equal(await verifyPassword(null, 'secreta'), false)
  const { memoryCost, timeCost, parallelism } = parseOptions(decoyHash)
  assert.deepEqual({ memoryCost, timeCost, parallelism }, passwordCost)
})

test('no more than the width run at once, in the order in which they came', async () => {
  const inTurn = createSemaphore(2, { maxWaiting: 100 })
  const ended: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    running++
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running--
    ended.push(n)
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => inTurn(work(n))))
  assert.equal(most, 2)
  assert.deepEqual(
    ended,
    Array.from({ length: 20 }, (_, n) => n),
  )
})

test('work that fails gives its place to the next', async () => {
  const inTurn = createSemaphore(1, { maxWaiting: 10 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'done')
  await assert.rejects(failing, /no/)
  assert.equal(await next, 'done')
  assert.equal(await inTurn(async () => 'again'), 'again')
})

test('who finds the line full is asked to come back', async () => {
  const inTurn = createSemaphore(1, { maxWaiting: 1 })
  const first = inTurn(() => new Promise(setImmediate))
  const second = inTurn(async () => {})
  await assert.rejects(
    inTurn(async () => {}),
    TooMany,
  )
  await Promise.all([first, second])
})
