import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

test('creating a color asks the database at most six times, the signing in and the key of the press included', async (t) => {
  const { sql, as } = await shop(t)
  const by = as('create_colors')
  await by.post('/colors', { name: 'Primero', color_code: '#000000' }, { 'idempotency-key': 'warm' })
  const seen: string[] = []
  sql.options.debug = (_connection, query) => seen.push(query)
  const answer = await by.post('/colors', { name: 'Rojo', color_code: '#ff0000' }, { 'idempotency-key': 'one' })
  sql.options.debug = false
  assert.equal(answer.status, 200)
  assert.ok(seen.length <= 6, seen.join('\n'))
  assert.ok(seen.length >= 4, 'the count sees statements at all')
})
