import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { productsCard, wantsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'
import { fetchFigures, makeFiguresOlder } from '#test/cards.ts'
import { shop } from '#test/harness.ts'

test('products are counted by category, through every way in which they come, move and go', async (t) => {
  const server = await shop(t)
  const { admin, make, sql } = server
  const [phones, tablets] = [await make.category({ name: 'iPhone' }), await make.category({ name: 'iPad' })]
  const countProducts = async () => {
    await makeFiguresOlder(server, 61)
    const { total, categories } = await fetchFigures(admin, productsCard)
    return [total, categories.map(({ name, products }) => `${name} ${products}`)]
  }
  assert.deepEqual(await countProducts(), [0, ['iPad 0', 'iPhone 0']])
  const rows = []
  for (let i = 0; i < 3; i++) rows.push(await make.product({ category_id: phones.id }))
  assert.deepEqual(await countProducts(), [3, ['iPhone 3', 'iPad 0']])
  await admin.patch(`/products/${rows[0]?.id}`, { category_id: tablets.id })
  await admin.patch(`/products/${rows[0]?.id}`, { name: 'Otro' })
  assert.deepEqual(await countProducts(), [3, ['iPhone 2', 'iPad 1']])
  await admin.delete(`/products/${rows[1]?.id}`)
  assert.deepEqual(await countProducts(), [2, ['iPad 1', 'iPhone 1']])
  await sql`insert into products (name, description, category_id, price)
    select 'Funda ' || n, 'De silicona', ${tablets.id}, 10 from generate_series(1, 500) n`
  assert.deepEqual(await countProducts(), [502, ['iPad 501', 'iPhone 1']])
  await sql`truncate products cascade`
  assert.deepEqual(await countProducts(), [0, ['iPad 0', 'iPhone 0']])
})

test('beyond six categories the others stand together', async (t) => {
  const { admin, make } = await shop(t)
  for (let i = 0; i < 8; i++) await make.product()
  const { categories, others: otherCategories, added } = await fetchFigures(admin, productsCard)
  assert.deepEqual([categories.length, otherCategories, added], [6, { categories: 2, products: 2 }, 8])
})

test('a product without a picture, or whose description says nothing, is counted and found by the same filter', async (t) => {
  const { admin, anonymous, make, sql } = await shop(t)
  const category = await make.category({ name: 'iPhone' })
  const completeProduct = await make.product({ category_id: category.id })
  await sql`insert into pictures (name, kind, width, height) values ('foto.jpg', 'image', 1, 1)`
  await sql`update products set image = '{foto.jpg}' where id = ${completeProduct.id}`
  const undescribed = [
    await make.product({ description: '-', name: 'Uno' }),
    await make.product({ description: '… .' }),
  ]
  await make.product({ description: '¡Ñ!' })
  const findIds = async (where: string) =>
    (await anonymous.get(`/products?${where}`)).body.products.map(({ id }: { id: number }) => id).sort()
  const undescribedIds = undescribed.map(({ id }) => id).sort()
  assert.deepEqual(await findIds('description_empty=1'), undescribedIds)
  assert.equal((await findIds('description_empty=0')).length, 2)
  assert.deepEqual(await findIds('image_empty=0'), [completeProduct.id])
  assert.equal((await findIds('image_empty=1')).length, 3)
  assert.deepEqual(await findIds(`image_empty=1&description_empty=0&category_id=${category.id}`), [])
  const withoutPicture = await fetchFigures(admin, withoutPictureCard)
  assert.deepEqual([withoutPicture.total, withoutPicture.is_lower_bound, withoutPicture.rows.length], [3, false, 3])
  const withoutDescription = await fetchFigures(admin, withoutDescriptionCard)
  // Only a card that shows rows receives them.
  assert.deepEqual([withoutDescription.total, withoutDescription.rows], [2, []])
  for (const filter of ['image_empty=2', 'image_empty=si', 'name_empty=1', 'price_empty=1'])
    assert.equal((await anonymous.get(`/products?${filter}`)).status, 400, filter)
})

test('lists by what is empty are read from an index, in the order of the list', async (t) => {
  const { sql, make } = await shop(t)
  const { id } = await make.category()
  await sql`insert into products (name, description, category_id, price, image)
    select 'Funda ' || n, 'De silicona', ${id}, 10, array['p.jpg'] from generate_series(1, 3000) n`
  await sql`analyze products`
  const { select } = prepareResources(registrations).get('products') ?? {}
  for (const name of ['image_empty', 'description_empty']) {
    const condition = select?.filters.get(name)?.buildCondition(true, new SqlParameters())
    const plan = await sql.query<{ 'QUERY PLAN': string }[]>(
      `explain select id from products t where ${condition} order by created_at desc, id desc limit 3`,
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    assert.match(text, new RegExp(`Index Only Scan using products_${name}`))
    assert.doesNotMatch(text, /Sort/)
  }
})

test("presses of 'Lo quiero' are summed by span, each beside as many days before", async (t) => {
  const { admin, make, sql } = await shop(t)
  const [phone, tablet] = [await make.product({ name: 'iPhone 17' }), await make.product({ name: 'iPad mini' })]
  const press = (id: number, daysAgo: number, presses: number) => sql`
    insert into product_wants (product_id, day, presses)
    select ${id}, (now() at time zone 'America/Argentina/Buenos_Aires')::date - ${daysAgo}::integer, ${presses}`
  const pressRows = [
    [phone.id, 0, 3],
    [phone.id, 6, 2],
    [phone.id, 7, 4],
    [phone.id, 45, 16],
    [phone.id, 179, 32],
    [phone.id, 180, 1000],
    [tablet.id, 29, 7],
    [tablet.id, 89, 8],
  ] as const
  for (const [id, daysAgo, presses] of pressRows) await press(id, daysAgo, presses)
  const { spans, days } = await fetchFigures(admin, wantsCard)
  const expectedRow = ({ id, name }: { id: number; name: string }, presses: number, before: number) => ({
    id,
    name,
    presses,
    before,
  })
  const [iPhone, iPad] = [
    { id: phone.id, name: 'iPhone 17' },
    { id: tablet.id, name: 'iPad mini' },
  ]
  assert.deepEqual(spans, [
    { days: 7, presses: 5, before: 4, products: [expectedRow(iPhone, 5, 4)] },
    { days: 30, presses: 16, before: 16, products: [expectedRow(iPhone, 9, 16), expectedRow(iPad, 7, 0)] },
    { days: 90, presses: 40, before: 32, products: [expectedRow(iPhone, 25, 32), expectedRow(iPad, 15, 0)] },
  ])
  assert.deepEqual(
    days.map(({ presses }: { presses: number }) => presses),
    [8, 16, 7, 4, 2, 3],
  )
})
