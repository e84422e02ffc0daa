import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { shop } from '#test/harness.ts'

test('creating a color asks the database at most six times, what begins and ends the transaction included', async (t) => {
  const { as } = await shop(t, {}, { now: () => 0 })
  const by = as('create_colors')
  await by.post('/colors', { name: 'Primero', color_code: '#000000' }, { 'idempotency-key': 'warm' })
  const seen: string[] = []
  const note = (message: unknown) => seen.push((message as Statement).text)
  statementChannel.subscribe(note)
  const answer = await by.post('/colors', { name: 'Rojo', color_code: '#ff0000' })
  const plain = seen.splice(0)
  await by.post('/colors', { name: 'Azul', color_code: '#0000ff' }, { 'idempotency-key': 'one' })
  statementChannel.unsubscribe(note)
  assert.equal(answer.status, 200)
  assert.ok(plain.length <= 6, plain.join('\n'))
  assert.ok(plain.length >= 4, 'the count sees statements at all')
  assert.equal(seen.length - plain.length, 2, 'a key is taken and its answer kept')
})
