import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allMessages } from '#src/app/all-messages.ts'
import { registrations } from '#src/app/resources.server.ts'
import { resources } from '#src/app/resources.ts'
import { prepareResources } from '#src/resource/prepared.server.ts'
import { Parameters } from '#src/resource/scope.server.ts'
import { heldToDocument } from '#test/document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { secondInstance } from '#test/second-instance.ts'

const cardOf = async (client: Shop['admin'], name: string) => {
  const { status, body } = await client.get(`/dashboard/${name}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const figuresOf = async (client: Shop['admin'], name: string) => (await cardOf(client, name)).figures

/** As if the figures had been worked out so long ago. */
const age = ({ sql }: Shop, seconds: number) => sql`update card_figures set at = at - make_interval(secs => ${seconds})`

const names = async (client: Shop['admin']) =>
  (await client.get('/dashboard')).body.map(({ name }: { name: string }) => name)

test('a reader finds the cards that their permissions show, and no other', async (t) => {
  const { admin, as, anonymous } = await shop(t)
  assert.deepEqual(await names(as('see_notifications')), ['first_steps'])
  assert.deepEqual(await names(as('see_contact_messages')), ['first_steps', 'messages_unread'])
  assert.deepEqual(await names(as('see_audit')), ['first_steps', 'last_changes'])
  const all = (await admin.get('/dashboard')).body
  assert.equal(all.length, 7)
  assert.equal((await anonymous.get('/dashboard')).status, 401)
  for (const { address } of all) {
    const path = address.replace('/api', '')
    assert.equal((await anonymous.get(path)).status, 401, path)
    assert.equal((await admin.get(path)).status, 200, path)
    const isForAll = path.endsWith('first_steps')
    assert.equal((await as('see_notifications').get(path)).status, isForAll ? 200 : 403, path)
  }
})

test('products are counted by category, through every way in which they come, move and go', async (t) => {
  const world = await shop(t)
  const { admin, make, sql } = world
  const [phones, tablets] = [await make.category({ name: 'iPhone' }), await make.category({ name: 'iPad' })]
  const counted = async () => {
    await age(world, 61)
    const { total, categories } = await figuresOf(admin, 'products')
    return [total, categories.map(({ name, products }: any) => `${name} ${products}`)]
  }
  assert.deepEqual(await counted(), [0, ['iPad 0', 'iPhone 0']])
  const rows = []
  for (let i = 0; i < 3; i++) rows.push(await make.product({ category_id: phones.id }))
  assert.deepEqual(await counted(), [3, ['iPhone 3', 'iPad 0']])
  await admin.patch(`/products/${rows[0]?.id}`, { category_id: tablets.id })
  await admin.patch(`/products/${rows[0]?.id}`, { name: 'Otro' })
  assert.deepEqual(await counted(), [3, ['iPhone 2', 'iPad 1']])
  await admin.delete(`/products/${rows[1]?.id}`)
  assert.deepEqual(await counted(), [2, ['iPad 1', 'iPhone 1']])
  await sql`insert into products (name, description, category_id, price)
    select 'Funda ' || n, 'De silicona', ${tablets.id}, 10 from generate_series(1, 500) n`
  assert.deepEqual(await counted(), [502, ['iPad 501', 'iPhone 1']])
  await sql`truncate products cascade`
  assert.deepEqual(await counted(), [0, ['iPad 0', 'iPhone 0']])
})

test('beyond six categories the others stand together', async (t) => {
  const { admin, make } = await shop(t)
  for (let i = 0; i < 8; i++) await make.product()
  const { categories, others, added } = await figuresOf(admin, 'products')
  assert.deepEqual([categories.length, others, added], [6, { categories: 2, products: 2 }, 8])
})

test('a product without a picture, or whose description says nothing, is counted and found by the same filter', async (t) => {
  const { admin, anonymous, make, sql } = await shop(t)
  const category = await make.category({ name: 'iPhone' })
  const whole = await make.product({ category_id: category.id })
  await sql`insert into pictures (name, kind, width, height) values ('foto.jpg', 'image', 1, 1)`
  await sql`update products set image = '{foto.jpg}' where id = ${whole.id}`
  const silent = [await make.product({ description: '-', name: 'Uno' }), await make.product({ description: '… .' })]
  await make.product({ description: '¡Ñ!' })
  const ids = async (where: string) =>
    (await anonymous.get(`/products?${where}`)).body.products.map(({ id }: { id: number }) => id).sort()
  const silentIds = silent.map(({ id }) => id).sort()
  assert.deepEqual(await ids('description_empty=1'), silentIds)
  assert.equal((await ids('description_empty=0')).length, 2)
  assert.deepEqual(await ids('image_empty=0'), [whole.id])
  assert.equal((await ids('image_empty=1')).length, 3)
  assert.deepEqual(await ids(`image_empty=1&description_empty=0&category_id=${category.id}`), [])
  const without = await figuresOf(admin, 'products_without_picture')
  assert.deepEqual([without.total, without.is_lower_bound, without.rows.length], [3, false, 3])
  const unsaid = await figuresOf(admin, 'products_without_description')
  // Only a card that shows rows is told any.
  assert.deepEqual([unsaid.total, unsaid.rows], [2, []])
  for (const wrong of ['image_empty=2', 'image_empty=si', 'name_empty=1', 'price_empty=1'])
    assert.equal((await anonymous.get(`/products?${wrong}`)).status, 400, wrong)
})

test('lists by what is empty are read from an index, in the order of the list', async (t) => {
  const { sql, make } = await shop(t)
  const { id } = await make.category()
  await sql`insert into products (name, description, category_id, price, image)
    select 'Funda ' || n, 'De silicona', ${id}, 10, array['p.jpg'] from generate_series(1, 3000) n`
  await sql`analyze products`
  const { select } = prepareResources(registrations).get('products') ?? {}
  for (const name of ['image_empty', 'description_empty']) {
    const condition = select?.filters.get(name)?.condition(true, new Parameters())
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
  const pressed = [
    [phone.id, 0, 3],
    [phone.id, 6, 2],
    [phone.id, 7, 4],
    [phone.id, 45, 16],
    [phone.id, 179, 32],
    [phone.id, 180, 1000],
    [tablet.id, 29, 7],
    [tablet.id, 89, 8],
  ] as const
  for (const [id, daysAgo, presses] of pressed) await press(id, daysAgo, presses)
  const { spans, days } = await figuresOf(admin, 'product_wants')
  const row = ({ id, name }: { id: number; name: string }, presses: number, before: number) => ({
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
    { days: 7, presses: 5, before: 4, products: [row(iPhone, 5, 4)] },
    { days: 30, presses: 16, before: 16, products: [row(iPhone, 9, 16), row(iPad, 7, 0)] },
    { days: 90, presses: 40, before: 32, products: [row(iPhone, 25, 32), row(iPad, 15, 0)] },
  ])
  assert.deepEqual(
    days.map(({ presses }: { presses: number }) => presses),
    [8, 16, 7, 4, 2, 3],
  )
})

test('figures are worked out once a minute, and say of when they are', async (t) => {
  const world = await shop(t)
  const { admin, make, as } = world
  await make.product()
  const first = await cardOf(admin, 'products')
  await make.product()
  assert.deepEqual(await cardOf(as('update_products'), 'products'), first)
  await age(world, 59)
  assert.equal((await figuresOf(admin, 'products')).total, 1)
  await age(world, 2)
  const next = await cardOf(admin, 'products')
  assert.equal(next.figures.total, 2)
  assert.ok(Date.parse(next.at) - Date.parse(first.at) >= 0)
})

test('another instance gives the same figures, and does not work them out again', async (t) => {
  const world = await shop(t)
  const other = await secondInstance(t, world)
  await world.make.product()
  const first = await cardOf(world.admin, 'products')
  await world.make.product()
  assert.deepEqual(await cardOf(other.admin, 'products'), first)
  await age(world, 61)
  const [one, two] = await Promise.all([cardOf(world.admin, 'products'), cardOf(other.admin, 'products')])
  assert.deepEqual(one, two)
  assert.equal(one.figures.total, 2)
})

test('of many who ask at once, one works the figures out', async (t) => {
  const { admin, make } = await shop(t)
  await make.product()
  const told = await Promise.all(Array.from({ length: 30 }, () => cardOf(admin, 'product_wants')))
  assert.equal(new Set(told.map(({ at }) => at)).size, 1)
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

test('the last changes tell who did what to which record, gone ones by their last name', async (t) => {
  const world = await shop(t)
  const { admin, make, as, anonymous } = world
  const phone = await make.product({ name: 'iPhone 17' })
  await admin.patch(`/products/${phone.id}`, { name: 'iPhone 18' })
  const color = await make.color({ name: 'Rojo' })
  await admin.delete(`/colors/${color.id}`)
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  const [message] = (await admin.get('/messages')).body
  await admin.post(`/messages/${message.id}/read`)
  const told = (changes: any[]) => changes.map((one) => [one.resource, one.action, one.label, one.is_there])
  const { changes } = await figuresOf(admin, 'last_changes')
  assert.deepEqual(told(changes).slice(0, 5), [
    ['messages', 'read', 'Ana', true],
    ['colors', 'deleted', 'Rojo', false],
    ['colors', 'created', 'Rojo', false],
    ['products', 'updated', 'iPhone 18', true],
    ['products', 'created', 'iPhone 18', true],
  ])
  assert.equal(changes[0].who.name, 'Ana')
  assert.equal(Date.parse(changes[0].at) <= Date.now() + 60_000, true)
  const limited = await figuresOf(as('see_audit'), 'last_changes')
  assert.deepEqual(told(limited.changes).slice(0, 2), [
    ['messages', 'read', null, false],
    ['colors', 'deleted', 'Rojo', false],
  ])
})

test("a company's user sees the changes that concern it, a client's user none, and figures of what belongs to nobody", async (t) => {
  const world = await shop(t)
  const { asUser, make } = world
  const [one, other] = [await make.company(), await make.company()]
  await make.user({ surname: 'Ajena', company_id: other.id })
  const own = await make.user({ surname: 'Propia', company_id: one.id })
  await make.product()
  const permissions = ['see_audit', 'see_users', 'update_products', 'see_contact_messages']
  const labelsOf = async (user: object) => {
    const client = asUser({ ...user, permissions })
    assert.equal((await figuresOf(client, 'products')).total, 1)
    assert.equal((await figuresOf(client, 'messages_unread')).total, 0)
    return (await figuresOf(client, 'last_changes')).changes.flatMap((one: any) => one.label ?? [])
  }
  assert.deepEqual(await labelsOf({ company_id: one.id }), [`${own.surname} ${own.name}`])
  assert.equal((await labelsOf({ company_id: other.id })).length, 1)
  const client = await make.client()
  assert.deepEqual(await labelsOf({ client_id: client.id }), [])
  assert.ok((await labelsOf({})).length > 3)
})

test('the first steps tick themselves off by what is there, and go when all are done', async (t) => {
  const { admin, as, make } = await shop(t)
  const steps = async (client = admin) =>
    (await figuresOf(client, 'first_steps')).steps.map((one: any) => `${one.resource} ${one.is_done}`)
  // Whoever is asking is a user; nobody is told of steps that they may not take.
  assert.deepEqual(await steps(), ['parameters false', 'categories false', 'products false', 'users false'])
  assert.deepEqual(await steps(as('create_products')), ['products false'])
  assert.deepEqual(await steps(as('see_users')), [])
  await make.parameters()
  const category = await make.category()
  assert.deepEqual(await steps(), ['parameters true', 'categories true', 'products false', 'users true'])
  await make.product({ category_id: category.id })
  assert.deepEqual(await steps(), [])
})

test("every card answers as the API's document says", async (t) => {
  const world = await heldToDocument(await shop(t))
  const { admin, make } = world
  await make.product()
  await admin.patch(`/users/${(await make.user()).id}`, { name: 'Otra' })
  const { body } = await admin.get('/dashboard')
  for (const { address } of body) assert.equal((await admin.get(address.replace('/api', ''))).status, 200)
})

test('every resource has a name with its article, for the last changes', () => {
  assert.deepEqual(
    resources.filter(({ name }) => !(`${name}.the` in allMessages)).map(({ name }) => name),
    [],
  )
})
