import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { createRow, requireResource } from '#test/samples.ts'

const ids = (refs: { id: number }[]) => refs.map(({ id }) => id)

test('the refusal of a row in use counts all referring rows and lists ten, three of them in its message', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const category = await make.category()
  const products = []
  for (let count = 0; count < 12; count++) {
    products.push(
      await createRow(requireResource('products'), world, { category_id: category.id, name: `iPad ${count}` }),
    )
  }
  const { status, body } = await admin.delete(`/categories/${category.id}`)
  assert.deepEqual([status, body.error, body.count], [409, 'IN_USE', 12])
  assert.deepEqual(ids(body.refs), ids(products).slice(0, 10))
  assert.match(body.message, /iPad 0, iPad 1, iPad 2…/)

  for (const { id } of products.slice(3)) assert.equal((await admin.delete(`/products/${id}`)).status, 200)
  const refusal = await admin.delete(`/categories/${category.id}`)
  assert.deepEqual([refusal.body.count, ids(refusal.body.refs)], [3, ids(products).slice(0, 3)])
  assert.doesNotMatch(refusal.body.message, /…/)
})

test('the refusal of a row in use counts and lists only the referring rows that the reader may see', async (t) => {
  const world = await shop(t)
  const client = await createRow(requireResource('clients'), world)
  const company = await createRow(requireResource('companies'), world)
  const employer = { client_id: client.id, company_id: company.id }
  const users = requireResource('users')
  const visibleUser = await createRow(users, world, employer)
  await createRow(users, world, { ...employer, company_id: null })

  const reader = world.asUser({ company_id: company.id, permissions: ['see_users', 'delete_clients'] })
  const { status, body } = await reader.delete(`/clients/${client.id}`)
  assert.deepEqual([status, body.count, ids(body.refs)], [409, 1, [visibleUser.id]])
})
