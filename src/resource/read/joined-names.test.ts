import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { shop } from '#test/harness.ts'

/** The shop's registrations, with one declaration changed. */
const changeDeclaration = (name: string, change: Partial<Resource>) =>
  registrations.map((registration) =>
    registration.resource.name === name
      ? { ...registration, resource: { ...registration.resource, ...change } }
      : registration,
  )

test('a label may hold a joined name: the refused delete names the row by it', async (t) => {
  const { make, admin } = await shop(
    t,
    {},
    { registrations: changeDeclaration('products', { label: ['category', 'name'], isSmall: true }) },
  )
  const color = await make.color()
  const category = await make.category({ name: 'Teléfonos' })
  await make.product({ name: 'iPhone 17', category_id: category.id, colors: [color] })
  const answer = await admin.delete(`/colors/${color.id}`)
  assert.equal(answer.status, 409)
  assert.match(answer.body.message, /Teléfonos, iPhone 17/)
})

test('a declared order may be by a joined name', async (t) => {
  const order = [{ field: 'category', dir: 'asc' as const }]
  const { make, anonymous } = await shop(
    t,
    {},
    { registrations: changeDeclaration('products', { order, isSmall: true }) },
  )
  for (const name of ['Zapatos', 'Autos', 'Mesas']) {
    await make.product({ name, category_id: (await make.category({ name })).id })
  }
  const { body } = await anonymous.get('/products')
  assert.deepEqual(
    body.products.map(({ name }: { name: string }) => name),
    ['Autos', 'Mesas', 'Zapatos'],
  )
})

test('a list sorts by its stamps and not by joined pictures', async (t) => {
  const { make, anonymous } = await shop(t)
  const [first, second] = [await make.product(), await make.product()]
  const { body } = await anonymous.get('/products?sort=created_at&dir=asc')
  assert.deepEqual(
    body.products.map(({ id }: { id: number }) => id),
    [first.id, second.id],
  )
  assert.equal((await anonymous.get('/products?sort=category_image')).status, 400)
})
