import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counter, pricesOf, undo } from '#test/counter.ts'
import { shop } from '#test/harness.ts'
import { picture } from '#test/stories/staff.ts'

test('a bulk edit is taken back once, by who sent it, unless a row has changed since', async (t) => {
  const world = await shop(t)
  const { ids, products } = await counter(world)
  const [clerk, other] = [world.as('update_products'), world.as('update_products', 'see_users')]
  const raised = await clerk.patch('/products', { ids, set: { price: { percent: 50 } } })
  assert.equal((await undo(other, raised)).status, 409)
  assert.deepEqual((await undo(clerk, raised)).body, { restored: 4 })
  assert.deepEqual(await pricesOf(world, ids), [10.05, 20.15, 30, 0.01])
  assert.deepEqual([(await undo(clerk, raised)).status], [409])
  const again = await clerk.patch('/products', { ids, set: { price: 7 } })
  await other.patch(`/products/${ids[1]}`, { capacity: 'otra' })
  const refused = await undo(clerk, again)
  assert.deepEqual([refused.status, refused.body.refused.map(({ id }: { id: number }) => id)], [409, [ids[1]]])
  assert.match(refused.body.message, new RegExp(`${products[1]?.name}`), 'it says which')
  assert.deepEqual(await pricesOf(world, ids), [7, 7, 7, 7])
  const old = await clerk.patch('/products', { ids, set: { price: 8 } })
  await world.sql`update undos set created_at = now() - interval '11 minutes'`
  assert.equal((await undo(clerk, old)).body.code, 'VOID')
})

test('a repeated bulk edit writes once and gives the same undo', async (t) => {
  const world = await shop(t)
  const { ids } = await counter(world)
  const clerk = world.as('update_products')
  const headers = { 'idempotency-key': 'the-same-key-twice' }
  const asked = { ids, set: { price: { percent: 10 } } }
  const [first, second] = [
    await clerk.patch('/products', asked, headers),
    await clerk.patch('/products', asked, headers),
  ]
  assert.deepEqual([second.body, second.headers.get('x-undo')], [first.body, first.headers.get('x-undo')])
  assert.deepEqual(await pricesOf(world, ids), [11.06, 22.17, 33, 0.01])
})

test('a deleted record takes its pictures out of sight, and brings them back when it comes back', async (t) => {
  const world = await shop(t)
  const category = await world.make.category()
  const form = new FormData()
  for (const [name, value] of Object.entries({
    name: 'iPhone',
    description: 'x',
    price: '1',
    category_id: category.id,
  }))
    form.append(name, String(value))
  form.append('image', new File([await picture('#123456')], 'a.jpg', { type: 'image/jpeg' }))
  const { body: product } = await world.admin.post('/products', form)
  const address = `${world.url}/uploads/images/${product.image[0]}`
  const status = async () => (await fetch(address)).status
  assert.equal(await status(), 200)
  const gone = await world.admin.delete(`/products/${product.id}`)
  assert.equal(await status(), 404)
  assert.equal((await undo(world.admin, gone)).status, 200)
  assert.equal(await status(), 200)
  assert.deepEqual((await world.anonymous.get(`/products/${product.id}`)).body.image, product.image)
})

test('a user who is brought back is disabled, holds nothing and needs a new password', async (t) => {
  const world = await shop(t)
  const user = await world.make.user({ dni: '30111222', password: 'secreta' })
  const boss = world.as('update_users', 'delete_users', 'see_users')
  const gone = await boss.delete(`/users/${user.id}`)
  assert.equal((await undo(boss, gone)).status, 200)
  assert.equal((await boss.get(`/users/${user.id}`)).body.active, false)
  await boss.patch(`/users/${user.id}`, { active: true })
  assert.equal((await world.anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })).status, 402)
})
