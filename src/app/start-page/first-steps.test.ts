import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstStepsCard } from '#src/resource/cards/first-steps.ts'
import { fetchFigures } from '#test/cards.ts'
import { shop } from '#test/harness.ts'

test('the first steps tick themselves off by what is there, and go when all are done', async (t) => {
  const { admin, as, make } = await shop(t)
  const steps = async (client = admin) =>
    (await fetchFigures(client, firstStepsCard)).steps.map((one) => `${one.resource} ${one.is_done}`)
  // Whoever is asking is a user; nobody is told of steps that they may not take.
  assert.deepEqual(await steps(), ['parameters false', 'categories false', 'products false', 'users false'])
  assert.deepEqual(await steps(as('create_products')), ['products false'])
  assert.deepEqual(await steps(as('see_users')), [])
  await make.parameters()
  const category = await make.category()
  assert.deepEqual(await steps(), ['parameters true', 'categories true', 'products false', 'users true'])
  await make.product({ category_id: category.id })
  assert.deepEqual(await steps(), [])
})
