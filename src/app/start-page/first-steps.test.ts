import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstStepsCard } from '#src/resource/cards/first-steps.ts'
import { fetchFigures } from '#test/cards.ts'
import { shop } from '#test/harness.ts'

test('the first steps tick themselves off by what is there, and go when all are done', async (t) => {
  const { admin, as, make } = await shop(t)
  const readSteps = async (client = admin) =>
    (await fetchFigures(client, firstStepsCard)).steps.map((step) => `${step.resource} ${step.is_done}`)
  // The reader is a user already. Readers see only steps that they may take.
  assert.deepEqual(await readSteps(), ['parameters false', 'categories false', 'products false', 'users false'])
  assert.deepEqual(await readSteps(as('create_products')), ['products false'])
  assert.deepEqual(await readSteps(as('see_users')), [])
  await make.parameters()
  const category = await make.category()
  assert.deepEqual(await readSteps(), ['parameters true', 'categories true', 'products false', 'users true'])
  await make.product({ category_id: category.id })
  assert.deepEqual(await readSteps(), [])
})
