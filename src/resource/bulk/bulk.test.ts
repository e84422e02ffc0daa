import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'
import { createPricedProducts, fetchPrices, type Product, undoWrite } from '#test/priced-products.ts'

test('a bulk edit sets a value in many rows, each with an audit entry, and writes only rows that differ', async (t) => {
  const world = await shop(t)
  const { watches, ids, products } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const answer = await clerk.patch('/products', { ids, set: { category_id: watches.id } })
  assert.deepEqual([answer.status, answer.body], [200, { changed: 3 }])
  const trail = await world.sql<{ entity_id: string; before: Product; after: Product }[]>`
    select entity_id, before, after from audit where action = 'updated' order by entity_id::int`
  assert.deepEqual(
    trail.map(({ entity_id, before, after }) => [Number(entity_id), before.category_id, after.category]),
    products.slice(0, 3).map(({ id, category_id }) => [id, category_id, watches.name]),
  )
  assert.equal((await clerk.get(`/products/${ids[3]}`)).body.updated_at, products[3]?.updated_at)
})

test('a price increases by a percentage, rounded half up to the cent, and a preview shows each new price', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const edit = { ids, set: { price: { percent: 8 } } }
  const preview = await clerk.patch('/products', { ...edit, preview: true })
  assert.deepEqual([preview.body.changed, preview.body.refused, preview.headers.get('x-undo')], [3, [], null])
  assert.deepEqual(
    preview.body.rows.map(({ before, after }: Record<string, any>) => [before.price, after.price]),
    [
      [10.05, 10.85],
      [20.15, 21.76],
      [30, 32.4],
    ],
  )
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 20.15, 30, 0.01])
  const typedEdit = { ids, set: { price: { percent: ' 8 % ' } } }
  assert.equal((await clerk.patch('/products', { ...typedEdit, expected: 4 })).status, 200)
  assert.deepEqual(await fetchPrices(world, ids), [10.85, 21.76, 32.4, 0.01])
})

test('a filter selects the rows of the list; an empty filter, or another count than expected, is refused', async (t) => {
  const world = await shop(t)
  const { phones, ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const set = { price: 5 }
  for (const filter of [{}, { q: ' ' }, { category_id: '' }]) {
    const { status, body } = await clerk.patch('/products', { filter, set })
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['filter']])
  }
  for (const filter of [{ page: 1 }, { nothing: 1 }, { price: 'x' }])
    assert.equal((await clerk.patch('/products', { filter, set })).status, 400, JSON.stringify(filter))
  const filter = { category_id: phones.id, price_from: '20' }
  const answer = await clerk.patch('/products', { filter, set, expected: 3 })
  assert.deepEqual([answer.status, answer.body.code], [409, 'COUNT_CHANGED'])
  assert.deepEqual((await clerk.patch('/products', { filter, set, expected: 2 })).body, { changed: 2 })
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 5, 5, 0.01])
})

test('an edit is refused if a row has changed after the preview, and accepted after a new preview', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const edit = { ids, set: { price: { percent: 10 } } }
  const firstPreview = await clerk.patch('/products', { ...edit, preview: true })
  await world.admin.patch(`/products/${ids[0]}`, { price: 500 })
  const staleEdit = await clerk.patch('/products', { ...edit, stamp: firstPreview.body.stamp })
  assert.deepEqual([staleEdit.status, staleEdit.body.code], [409, 'ROWS_CHANGED'])
  assert.deepEqual(await fetchPrices(world, ids), [500, 20.15, 30, 0.01])
  const secondPreview = await clerk.patch('/products', { ...edit, preview: true })
  const edited = await clerk.patch('/products', { ...edit, stamp: secondPreview.body.stamp })
  assert.deepEqual([edited.status, (await fetchPrices(world, ids))[0]], [200, 550])
})

test('a guard that cannot be read refuses the request: nothing is deleted or changed without it', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products', 'delete_products')
  for (const preview of ['yes', 'sí', 2, [], {}, 'on', null]) {
    const { status, body } = await clerk.deleteMany('/products', { ids, preview })
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['preview']], JSON.stringify(preview))
  }
  for (const guard of [{ Preview: true }, { dry_run: true }, { stamp: 7 }])
    assert.equal((await clerk.deleteMany('/products', { ids, ...guard })).status, 400, JSON.stringify(guard))
  for (const guard of [{ stamp: 5 }, { stamp: ['x'] }, { expected: null }, { expected: '' }, { expected: true }])
    assert.equal(
      (await clerk.patch('/products', { ids, set: { price: 1 }, ...guard })).status,
      400,
      JSON.stringify(guard),
    )
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 20.15, 30, 0.01])
})

test('increased prices are rounded as the edit says, and the preview shows what is then stored', async (t) => {
  const { admin, make } = await shop(t)
  const ids = [(await make.product({ price: 1249.5 })).id, (await make.product({ price: 3.4 })).id]
  const pricesByRounding = {
    none: [1349.46, 3.67],
    whole: [1349, 4],
    five: [1350, 5],
    ten: [1350, 10],
    nine: [1349, 9],
  }
  for (const [round, prices] of Object.entries(pricesByRounding)) {
    const edit = { ids, set: { price: { percent: 8, round } } }
    const preview = await admin.patch('/products', { ...edit, preview: true })
    const previewed = preview.body.rows.map(({ after }: { after: { price: number } }) => after.price)
    const { headers } = await admin.patch('/products', edit)
    const stored = await Promise.all(ids.map(async (id) => (await admin.get(`/products/${id}`)).body.price))
    assert.deepEqual([previewed, stored], [prices, prices], round)
    await admin.post('/audit/restore', { undo: headers.get('x-undo') })
  }
  for (const change of [{ round: 'up' }, { round: null }, { rounding: 'ten' }]) {
    const { status, body } = await admin.patch('/products', { ids, set: { price: { percent: 8, ...change } } })
    assert.deepEqual([status, body.fields], [400, { price: 'resource.bulk.no_rounding' }])
  }
})

test('a percentage may be a JSON number, with at most two decimals', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const raise = (percent: unknown) =>
    clerk.patch('/products', { ids: [ids[2]], set: { price: { percent } }, preview: true })
  assert.equal((await raise(33.33)).body.rows[0].after.price, 40)
  for (const percent of [33.333, 0.001]) assert.deepEqual((await raise(percent)).status, 400, String(percent))
})

test('a field that a bulk edit may not set is refused at its name, and nothing is written', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  const clerk = world.as('update_products')
  const refusedSets: [object, string][] = [
    [{ code: 'X' }, 'code'],
    [{ image: [] }, 'image'],
    [{ nothing: 1 }, 'nothing'],
    [{ id: 1 }, 'id'],
    [{ price: -1 }, 'price'],
    [{ price: { percent: 'x' } }, 'price'],
    [{ price: { percent: -100 } }, 'price'],
    [{ price: { percent: '-250 %' } }, 'price'],
    [{ category_id: { percent: 8 } }, 'category_id'],
    [{ category_id: 999999 }, 'category_id'],
    [{}, 'set'],
  ]
  for (const [set, field] of refusedSets) {
    const { status, body } = await clerk.patch('/products', { ids, set })
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [field]], JSON.stringify(set))
  }
  for (const body of [{ set: { price: 1 } }, { ids: [], set: { price: 1 } }, { ids: ['x'], set: { price: 1 } }])
    assert.equal((await clerk.patch('/products', body)).status, 400)
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 20.15, 30, 0.01])
})

test('one row that cannot be changed refuses all, and the preview names it', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  await world.make.product({ price: 9_999_999_999 })
  const [expensive] = (await world.anonymous.get('/products')).body.products
  const clerk = world.as('update_products')
  const edit = { ids: [...ids, expensive.id, 999999], set: { price: { percent: 1 } } }
  const preview = await clerk.patch('/products', { ...edit, preview: true })
  assert.deepEqual(
    preview.body.refused.map(({ id }: { id: number }) => id),
    [999999, expensive.id],
  )
  const { status, body } = await clerk.patch('/products', edit)
  assert.deepEqual([status, body.code, body.refused.length], [409, 'REFUSED', 2])
  assert.match(body.refused[1].message, /9\.?999\.?999/)
  assert.deepEqual(await fetchPrices(world, ids), [10.05, 20.15, 30, 0.01])
})

test('a bulk delete deletes all rows, or none if one is in use; an undo restores all', async (t) => {
  const world = await shop(t)
  const { phones, ids, products: productsBefore } = await createPricedProducts(world)
  const products = productsBefore.slice(0, 3)
  const free = await world.make.category()
  const clerk = world.as('delete_products', 'delete_categories', 'update_products')
  const before = (await world.anonymous.get('/products')).body.products
  const refusal = await clerk.deleteMany('/categories', { ids: [phones.id, free.id] })
  assert.deepEqual([refusal.status, refusal.body.refused.map(({ id }: { id: number }) => id)], [409, [phones.id]])
  assert.deepEqual(
    refusal.body.refused.map(({ message }: { message: string }) => message),
    [`No se puede eliminar. En uso por: ${products.map(({ name }) => name).join(', ')}`],
    'the refusal says by what',
  )
  const preview = await clerk.deleteMany('/products', { filter: { category_id: phones.id }, preview: true })
  assert.deepEqual([preview.body.deleted, preview.body.rows.length], [3, 3])
  const deletion = await clerk.deleteMany('/products', { filter: { category_id: phones.id } })
  assert.deepEqual(deletion.body, { deleted: 3 })
  assert.equal((await clerk.get(`/products/${ids[0]}`)).status, 404)
  assert.deepEqual((await undoWrite(clerk, deletion)).body, { restored: 3 })
  const after = (await world.anonymous.get('/products')).body.products
  const omitStamps = (rows: Product[]) => rows.map(({ updated_at: _, ...row }) => row)
  assert.deepEqual(omitStamps(after), omitStamps(before))
})

test('no bulk request reaches rows that its sender may not change', async (t) => {
  const world = await shop(t)
  const { ids } = await createPricedProducts(world)
  for (const client of [world.anonymous, world.as('create_products', 'delete_products')])
    assert.ok([401, 403].includes((await client.patch('/products', { ids, set: { price: 1 } })).status))
  for (const client of [world.anonymous, world.as('create_products', 'update_products')])
    assert.ok([401, 403].includes((await client.deleteMany('/products', { ids })).status))
  const [ownCompany, otherCompany] = [await world.make.company(), await world.make.company()]
  const foreignUser = await world.make.user({ company_id: otherCompany.id })
  const boss = world.asUser({ company_id: ownCompany.id, permissions: ['update_users', 'delete_users', 'see_users'] })
  const edited = await boss.patch('/users', { ids: [foreignUser.id], set: { active: false } })
  assert.deepEqual(
    [edited.status, edited.body.refused],
    [409, [{ id: foreignUser.id, message: edited.body.refused[0].message }]],
  )
  const unknown = await boss.patch('/users', { ids: [999999], set: { active: false } })
  assert.equal(unknown.body.refused[0].message, edited.body.refused[0].message)
  assert.deepEqual((await boss.deleteMany('/users', { filter: { id: foreignUser.id } })).body, { deleted: 0 })
  assert.equal(
    (await boss.patch('/users', { filter: { active: 1 }, set: { company_id: otherCompany.id } })).status,
    403,
  )
})

test('the number of statements does not grow with the rows', async (t) => {
  const world = await shop(t)
  const { phones, watches } = await createPricedProducts(world)
  await world.sql`
    insert into products (name, description, category_id, price)
    select 'P' || n, 'x', ${phones.id}, n from generate_series(1, 1500) n`
  const clerk = world.as('update_products')
  const answer = await clerk.patch('/products', {
    filter: { category_id: phones.id },
    set: { category_id: watches.id },
  })
  assert.deepEqual(answer.body, { changed: 1503 })
})
