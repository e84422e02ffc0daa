import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseOptions } from '@node-rs/argon2'
import {
  decoyHash,
  hashPasswordInTurn,
  passwordCost,
  verifyPasswordInTurn,
} from '#src/access/passwords/passwords.server.ts'
import { TooMany } from '#src/platform/errors.ts'
import { createSemaphore } from '#src/platform/queues/semaphore.server.ts'

test('a password fits its own hash and no other', async () => {
  const passwordHash = await hashPasswordInTurn('correcto ñandú')
  assert.match(passwordHash, /^\$argon2id\$/)
  assert.equal(await verifyPasswordInTurn(passwordHash, 'correcto ñandú'), true)
  assert.equal(await verifyPasswordInTurn(passwordHash, 'correcto nandu'), false)
})

test('the same password is stored differently each time', async () => {
  assert.notEqual(await hashPasswordInTurn('secreta'), await hashPasswordInTurn('secreta'))
})

test('nobody signs in to an account that does not exist, and asking costs as much as a real one', async () => {
  assert.equal(await verifyPasswordInTurn(null, 'secreta'), false)
  const { memoryCost, timeCost, parallelism } = parseOptions(decoyHash)
  assert.deepEqual({ memoryCost, timeCost, parallelism }, passwordCost)
})

test('no more than the width run at once, in the order in which they came', async () => {
  const runInTurn = createSemaphore(2, { maxWaiting: 100 })
  const endedNumbers: number[] = []
  let running = 0
  let mostRunning = 0
  const work = (n: number) => async () => {
    running++
    mostRunning = Math.max(mostRunning, running)
    await new Promise(setImmediate)
    running--
    endedNumbers.push(n)
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => runInTurn(work(n))))
  assert.equal(mostRunning, 2)
  assert.deepEqual(
    endedNumbers,
    Array.from({ length: 20 }, (_, n) => n),
  )
})

test('work that fails gives its place to the next', async () => {
  const runInTurn = createSemaphore(1, { maxWaiting: 10 })
  const failing = runInTurn(() => Promise.reject(new Error('no')))
  const next = runInTurn(async () => 'done')
  await assert.rejects(failing, /no/)
  assert.equal(await next, 'done')
  assert.equal(await runInTurn(async () => 'again'), 'again')
})

test('who finds the line full is asked to come back', async () => {
  const runInTurn = createSemaphore(1, { maxWaiting: 1 })
  const first = runInTurn(() => new Promise(setImmediate))
  const second = runInTurn(async () => {})
  await assert.rejects(
    runInTurn(async () => {}),
    TooMany,
  )
  await Promise.all([first, second])
})
