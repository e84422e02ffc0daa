import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { shop } from '#test/harness.ts'

test('creating a color takes at most six statements, including those that begin and end the transaction', async (t) => {
  const { as } = await shop(t, {}, { now: () => 0 })
  const clerk = as('create_colors')
  await clerk.post('/colors', { name: 'Primero', color_code: '#000000' }, { 'idempotency-key': 'warm' })
  const texts: string[] = []
  const collectText = (message: unknown) => texts.push((message as Statement).text)
  statementChannel.subscribe(collectText)
  const answer = await clerk.post('/colors', { name: 'Rojo', color_code: '#ff0000' })
  const textsWithoutKey = texts.splice(0)
  await clerk.post('/colors', { name: 'Azul', color_code: '#0000ff' }, { 'idempotency-key': 'one' })
  statementChannel.unsubscribe(collectText)
  assert.equal(answer.status, 200)
  assert.ok(textsWithoutKey.length <= 6, textsWithoutKey.join('\n'))
  assert.ok(textsWithoutKey.length >= 4, 'the count sees statements at all')
  assert.equal(texts.length - textsWithoutKey.length, 2, 'a key is taken and its answer kept')
})
