import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('search folds accents and case, finds joined names and takes wildcards as they are typed', async (t) => {
  const { anonymous, make } = await shop(t)
  const audio = await make.category({ name: 'Audio Ñandú' })
  const red = await make.color({ name: 'Bordó' })
  await make.product({ name: 'Cámara 100% nueva', category_id: audio.id, colors: [red] })
  await make.product({ name: 'Parlante' })
  for (const searchText of ['camara', 'CÁMARA', '100%', 'nandu', 'ÑANDÚ', 'bordo']) {
    const searchAnswer = await anonymous.get(`/products/search/${encodeURIComponent(searchText)}`)
    assert.deepEqual(names(searchAnswer.body), ['Cámara 100% nueva'], searchText)
    const listAnswer = await anonymous.get(`/products?q=${encodeURIComponent(searchText)}`)
    assert.deepEqual(names(listAnswer.body.products), ['Cámara 100% nueva'], searchText)
  }
  for (const searchText of ['_', '100_', '\\'])
    assert.deepEqual((await anonymous.get(`/products/search/${encodeURIComponent(searchText)}`)).body, [], searchText)
})

test('products come newest first, with the categories and the public part of the parameters', async (t) => {
  const { anonymous, make } = await shop(t)
  const parameters = await make.parameters({ exchange: '1.480,50', license_notice_days: 12 })
  const first = await make.product({ price: '1.249,50' })
  const second = await make.product({ category_id: first.category_id })
  const { body } = await anonymous.get('/products')
  assert.deepEqual(names(body.products), [second.name, first.name])
  assert.equal(body.products[1].price, 1249.5)
  assert.equal(body.categories.length, 1)
  assert.equal(body.parameters[0].exchange, 1480.5)
  assert.equal(body.parameters[0].email, parameters.email)
  for (const name of ['license_notice_days', 'retention_years', 'messages_months'])
    assert.ok(!(name in body.parameters[0]), name)
  assert.ok(!('search' in body.products[0]))
})

test('a filter, a sort and a page hold together with the total of the filter', async (t) => {
  const { anonymous, make } = await shop(t)
  const phones = await make.category()
  for (const price of [30, 10, 20]) await make.product({ price, category_id: phones.id, name: `P${price}` })
  await make.product()
  const answer = await anonymous.get(`/products?category_id=${phones.id}&sort=price&dir=desc&page=1&per_page=2`)
  assert.deepEqual(names(answer.body.products), ['P30', 'P20'])
  assert.equal(answer.headers.get('x-total-count'), '3')
  assert.equal(answer.headers.get('x-total-count-relation'), null)
})

test('above ten thousand the total is a lower bound and says so', async (t) => {
  const { anonymous, sql } = await shop(t)
  await sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 10001) n`
  const answer = await anonymous.get('/colors?page=1&per_page=20')
  assert.equal(answer.headers.get('x-total-count'), '10000')
  assert.equal(answer.headers.get('x-total-count-relation'), 'gte')
  const whole = await anonymous.get('/colors')
  assert.equal(whole.body.length, 1000)
  assert.equal(whole.headers.get('x-total-count-relation'), 'gte')
})

test('names sort as readers of Spanish expect', async (t) => {
  const { anonymous, make } = await shop(t)
  for (const name of ['Oro', 'ñandú', 'Nácar', 'Árbol', 'azul', 'Zinc']) await make.color({ name })
  assert.deepEqual(names((await anonymous.get('/colors')).body), ['Árbol', 'azul', 'Nácar', 'ñandú', 'Oro', 'Zinc'])
})

test('one colour written alone stands for a list of one, and the order of colours is kept', async (t) => {
  const { admin, make } = await shop(t)
  const [red, blue] = [await make.color(), await make.color()]
  const product = await make.product({ color_id: red.id })
  assert.deepEqual(product.colors, [{ id: red.id, name: red.name, color_code: red.color_code }])
  assert.equal(product.color_id, red.id)
  const both = await admin.put(`/products/${product.id}`, { colorIds: [blue.id, red.id] })
  assert.deepEqual(
    both.body.colors.map(({ id }: { id: number }) => id),
    [blue.id, red.id],
  )
  assert.equal(both.body.color_id, blue.id)
  assert.notEqual(both.body.updated_at, product.updated_at)
  const missing = await admin.put(`/products/${product.id}`, { colorIds: [999999] })
  assert.equal(missing.status, 400)
  assert.deepEqual(missing.body.fields, { colorIds: 'resource.fields.ref' })
  assert.equal(
    (await admin.put(`/products/${product.id}`, { category_id: 999999 })).body.fields.category_id,
    'resource.fields.ref',
  )
})

test('an answer that has not changed is not sent again', async (t) => {
  const { url, make } = await shop(t)
  await make.product()
  const first = await fetch(`${url}/api/products`)
  const etag = first.headers.get('etag') ?? ''
  assert.ok(etag)
  for (const etagHeader of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*'])
    assert.equal(
      (await fetch(`${url}/api/products`, { headers: { 'if-none-match': etagHeader } })).status,
      304,
      etagHeader,
    )
  await make.product()
  assert.equal((await fetch(`${url}/api/products`, { headers: { 'if-none-match': etag } })).status, 200)
})

test('a price is found in either spelling of its decimals', async (t) => {
  const { anonymous, make } = await shop(t)
  await make.product({ price: 1249.5 })
  await make.product({ price: 80 })
  for (const searchText of ['1249.5', '1249,5', '1249.50', '1.249,50', '1.249', '1,249.50'])
    assert.equal((await anonymous.get(`/products/search/${searchText}`)).body.length, 1, searchText)
})

test('a page beyond row 10,000 is refused in words that say how to go on', async (t) => {
  const { admin } = await shop(t)
  const farPage = await admin.get('/colors?page=201&per_page=50')
  assert.equal(farPage.status, 400)
  assert.match(farPage.body.message, /afiná la búsqueda/)
  assert.deepEqual(farPage.body.fields, { page: 'resource.list.too_far' })
  const twoProblems = await admin.get('/colors?page=201&per_page=50&nada=1')
  assert.equal(twoProblems.body.message, 'El pedido no se entiende.')
})
