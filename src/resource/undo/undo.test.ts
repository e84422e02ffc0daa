import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { createPricedProducts, fetchPrices, undoWrite } from '#test/priced-products.ts'
import { createPicture } from '#test/stories/signed-in-page.ts'

test('a bulk edit is undone once, by its sender, unless a row has changed since', async (t) => {
  const world = await shop(t)
  const { ids, products } = await createPricedProducts(world)
  const [clerk, other] = [world.as('update_products'), world.as('update_products', 'see_users')]
  const edit = await clerk.patch('/products', { ids, set: { price: { percent: 50 } } })
  assert.equal((await undoWrite(other, edit)).status, 409)
  assert.deepEqual((await undoWrite(clerk, edit)).body, { restored: 4 })
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 20.15, 30, 0.01])
  assert.deepEqual([(await undoWrite(clerk, edit)).status], [409])
  const secondEdit = await clerk.patch('/products', { ids, set: { price: 7 } })
  await other.patch(`/products/${ids[1]}`, { capacity: 'otra' })
  const refused = await undoWrite(clerk, secondEdit)
  assert.deepEqual([refused.status, refused.body.refused.map(({ id }: { id: number }) => id)], [409, [ids[1]]])
  assert.match(refused.body.message, new RegExp(`${products[1]?.name}`), 'it says which')
  assert.deepEqual(await fetchPrices(world, ids), [7, 7, 7, 7])
  const outdatedEdit = await clerk.patch('/products', { ids, set: { price: 8 } })
  await world.sql`update undos set created_at = now() - interval '11 minutes'`
  assert.equal((await undoWrite(clerk, outdatedEdit)).body.code, 'VOID')
})

test("the undo of another user's write is refused and names that user, in each language", async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products', 'delete_products')
  const { name, surname } = (await clerk.get('/auth/me')).body
  const otherClerk = world.as('delete_products', 'see_users')
  const edit = await clerk.patch('/products', { ids, set: { price: 7 } })
  const deletion = await clerk.delete(`/products/${ids[0]}`)
  for (const [language, deletedMessage, donePattern] of [
    [
      'es',
      `Esto lo borró ${name} ${surname}: solo esa persona puede deshacerlo.`,
      /^Esto lo hizo Ana Prueba \d+: solo/,
    ],
    ['en', `${name} ${surname} deleted this: only they can undo it.`, /^Ana Prueba \d+ did this: only/],
    [
      'pt',
      `Isto foi excluído por ${name} ${surname}: só essa pessoa pode desfazê-lo.`,
      /^Isto foi feito por Ana Prueba/,
    ],
  ] as const) {
    const headers = { 'accept-language': language }
    const deleteRefusal = await otherClerk.post('/audit/restore', { undo: deletion.headers.get('x-undo') }, headers)
    assert.deepEqual(
      [deleteRefusal.status, deleteRefusal.body.code, deleteRefusal.body.message],
      [409, 'VOID', deletedMessage],
    )
    const editRefusal = await otherClerk.post('/audit/restore', { undo: edit.headers.get('x-undo') }, headers)
    assert.match(editRefusal.body.message, donePattern)
  }
  assert.deepEqual((await undoWrite(clerk, deletion)).body, { restored: 1 }, 'and it still is theirs to undo')
  await world.sql`update undos set created_at = now() - interval '11 minutes'`
  for (const write of [deletion, edit])
    assert.match((await undoWrite(otherClerk, write)).body.message, /^Ya no se puede deshacer/)
})

test('a user who may not see the other user does not learn the name', async (t) => {
  const world = await shop(t)
  const [own, other] = [await world.make.company(), await world.make.company()]
  const permissions = ['delete_employees', 'see_users']
  const clerk = world.asUser({ company_id: own.id, permissions })
  const employee = await world.make.employee({ company_id: own.id })
  const deletion = await clerk.delete(`/employees/${employee.id}`)
  const { surname } = (await clerk.get('/auth/me')).body
  for (const stranger of [world.asUser({ company_id: other.id, permissions }), world.as('delete_employees')]) {
    const { status, body } = await undoWrite(stranger, deletion)
    assert.deepEqual([status, body.message], [409, 'Esto lo hizo otra persona: solo esa persona puede deshacerlo.'])
  }
  assert.match(
    (await undoWrite(world.asUser({ company_id: own.id, permissions }), deletion)).body.message,
    new RegExp(surname),
  )
})

test('a repeated bulk edit writes once and gives the same undo token', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const headers = { 'idempotency-key': 'the-same-key-twice' }
  const body = { ids, set: { price: { percent: 10 } } }
  const [first, second] = [await clerk.patch('/products', body, headers), await clerk.patch('/products', body, headers)]
  assert.deepEqual([second.body, second.headers.get('x-undo')], [first.body, first.headers.get('x-undo')])
  assert.deepEqual(await fetchPrices(world, ids), [11.06, 22.17, 33, 0.01])
})

test("a deleted record's pictures are no longer served, and are served again after the undo", async (t) => {
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
  form.append('image', new File([await createPicture('#123456')], 'a.jpg', { type: 'image/jpeg' }))
  const { body: product } = await world.admin.post('/products', form)
  const address = `${world.url}/uploads/images/${product.image[0]}`
  const status = async () => (await fetch(address)).status
  assert.equal(await status(), 200)
  const deletion = await world.admin.delete(`/products/${product.id}`)
  assert.equal(await status(), 404)
  assert.equal((await undoWrite(world.admin, deletion)).status, 200)
  assert.equal(await status(), 200)
  assert.deepEqual((await world.anonymous.get(`/products/${product.id}`)).body.image, product.image)
})

test('a restored user is disabled, has no permissions and needs a new password', async (t) => {
  const world = await shop(t)
  const user = await world.make.user({ dni: '30111222', password: 'secreta' })
  const boss = world.as('update_users', 'delete_users', 'see_users')
  const deletion = await boss.delete(`/users/${user.id}`)
  assert.equal((await undoWrite(boss, deletion)).status, 200)
  assert.equal((await boss.get(`/users/${user.id}`)).body.active, false)
  await boss.patch(`/users/${user.id}`, { active: true })
  assert.equal((await world.anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })).status, 402)
})
