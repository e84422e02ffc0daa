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
  assert.equal((await fetchFigures(admin, firstStepsCard)).steps[0]?.has_records, false)
  assert.deepEqual(await readSteps(as('create_products')), ['products false'])
  assert.deepEqual(await readSteps(as('see_users')), [])
  const { id } = await make.parameters()
  assert.deepEqual(await readSteps(as('create_parameters')), ['parameters false'], 'a shop without a name is not done')
  const readParametersStep = async () => (await fetchFigures(admin, firstStepsCard)).steps[0]
  assert.deepEqual(await readParametersStep(), { resource: 'parameters', is_done: false, has_records: true })
  await admin.patch(`/parameters/${id}`, { shop_name: 'Manzana Paraná' })
  const category = await make.category()
  assert.deepEqual(await readSteps(), ['parameters true', 'categories true', 'products false', 'users true'])
  await make.product({ category_id: category.id })
  assert.deepEqual(await readSteps(), [])
})
