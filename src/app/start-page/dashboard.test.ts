import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesCard } from '#src/access/start-page/cards.ts'
import { productsCard, wantsCard } from '#src/catalog/start-page/cards.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { fetchCard, fetchFigures, makeFiguresOlder } from '#test/cards.ts'
import { type Shop, shop } from '#test/harness.ts'
import { startSecondInstance } from '#test/second-instance.ts'

const listCategoryIds = async ({ admin }: Shop) =>
  (await admin.get('/categories')).body.map(({ id }: { id: number }) => id)

const listCardNames = async (client: Shop['admin']) =>
  (await client.get('/dashboard')).body.map(({ name }: { name: string }) => name)

test('a reader finds the cards that their permissions show, and no other', async (t) => {
  const { admin, as, anonymous } = await shop(t)
  assert.deepEqual(await listCardNames(as('see_colors')), ['first_steps'])
  assert.deepEqual(await listCardNames(as('see_notifications')), ['first_steps', 'expiries'])
  assert.deepEqual(await listCardNames(as('see_contact_messages')), ['first_steps', 'messages_unread'])
  assert.deepEqual(await listCardNames(as('see_audit')), ['first_steps', 'last_changes'])
  const cards = (await admin.get('/dashboard')).body
  assert.equal(cards.length, 13)
  assert.equal((await anonymous.get('/dashboard')).status, 401)
  for (const { address } of cards) {
    const path = address.replace('/api', '')
    assert.equal((await anonymous.get(path)).status, 401, path)
    assert.equal((await admin.get(path)).status, 200, path)
    const isForAll = path.endsWith('first_steps')
    assert.equal((await as('see_colors').get(path)).status, isForAll ? 200 : 403, path)
  }
})

test('figures are worked out once a minute, and say of when they are', async (t) => {
  const server = await shop(t)
  const { admin, make, as } = server
  await make.product()
  const firstCard = await fetchCard(admin, productsCard)
  await make.product()
  assert.deepEqual(await fetchCard(as('update_products'), productsCard), firstCard)
  await makeFiguresOlder(server, 59)
  assert.equal((await fetchFigures(as('update_products'), productsCard)).total, 1)
  await makeFiguresOlder(server, 2)
  const nextCard = await fetchCard(admin, productsCard)
  assert.equal(nextCard.figures.total, 2)
  assert.ok(Date.parse(nextCard.at) - Date.parse(firstCard.at) >= 0)
})

test('who has changed something sees it at once, and from then on everybody', async (t) => {
  const { admin, as, make } = await shop(t)
  const reader = as('update_products', 'see_audit')
  assert.deepEqual((await fetchFigures(reader, changesCard)).changes, [])
  await make.product({ name: 'iPhone 17' })
  assert.deepEqual((await fetchFigures(reader, changesCard)).changes, [], 'others wait for the minute')
  assert.equal((await fetchFigures(admin, changesCard)).changes[0]?.label, 'iPhone 17')
  assert.equal((await fetchFigures(reader, changesCard)).changes.length, 2)
  const card = await fetchCard(admin, changesCard)
  assert.deepEqual(await fetchCard(admin, changesCard), card, 'without another change nothing is worked out again')
})

test('another instance gives the same figures, and does not work them out again', async (t) => {
  const server = await shop(t)
  const otherInstance = await startSecondInstance(t, server)
  await server.make.product()
  const firstCard = await fetchCard(server.admin, productsCard)
  const product = { name: 'iPhone 17', description: '-', price: 100, category_id: (await listCategoryIds(server))[0] }
  assert.equal((await server.as('create_products').post('/products', product)).status, 200)
  assert.deepEqual(await fetchCard(otherInstance.admin, productsCard), firstCard)
  await makeFiguresOlder(server, 61)
  const [firstResult, secondResult] = await Promise.all([
    fetchCard(server.admin, productsCard),
    fetchCard(otherInstance.admin, productsCard),
  ])
  assert.deepEqual(firstResult, secondResult)
  assert.equal(firstResult.figures.total, 2)
})

test('of many who ask at once, one works the figures out', async (t) => {
  const { admin, make } = await shop(t)
  await make.product()
  const cards = await Promise.all(Array.from({ length: 30 }, () => fetchCard(admin, wantsCard)))
  assert.equal(new Set(cards.map(({ at }) => at)).size, 1)
})

test('a card that fails fails alone, and is there again when it is asked once more', async (t) => {
  const { admin, sql } = await shop(t)
  await sql`alter table product_wants rename to elsewhere`
  assert.equal((await admin.get('/dashboard/product_wants')).status, 500)
  for (const name of ['products', 'products_without_picture', 'messages_unread', 'last_changes', 'first_steps'])
    assert.equal((await admin.get(`/dashboard/${name}`)).status, 200, name)
  await sql`alter table elsewhere rename to product_wants`
  assert.equal((await admin.get('/dashboard/product_wants')).status, 200)
})

test("every card answers as the API's document says", async (t) => {
  const server = await checkAgainstDocument(await shop(t))
  const { admin, make } = server
  await make.product()
  await admin.patch(`/users/${(await make.user()).id}`, { name: 'Otra' })
  const { body } = await admin.get('/dashboard')
  for (const { address } of body) assert.equal((await admin.get(address.replace('/api', ''))).status, 200)
})
