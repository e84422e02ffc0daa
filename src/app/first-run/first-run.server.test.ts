import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFirstAccounts, syncPermissionsAndFillEmptyDatabase } from '#src/app/first-run/first-run.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { pictureFormats, pictureWidths } from '#src/platform/pictures/pictures.ts'
import { openShopWithAccounts } from '#test/accounts.ts'

/** A server with a database without users. `start` prepares the first run as `main.ts` does. */
async function startEmptyServer(t: test.TestContext, env: Record<string, string> = {}) {
  const server = await openShopWithAccounts(t, env)
  const files = await createFileStore(server.settings)
  const { sql, settings } = server
  const count = async (table: string) => (await sql.query(`select count(*)::int as n from ${table}`))[0]?.n
  return {
    ...server,
    files,
    count,
    start: (fileStore = files) => syncPermissionsAndFillEmptyDatabase({ sql, settings, files: fileStore }),
  }
}

const demoSettings = { SEED: 'demo' }
const expectedCounts = {
  categories: 13,
  products: 64,
  colors: 8,
  parameters: 1,
  clients: 3,
  companies: 2,
  users: 3,
  contact_messages: 4,
}

test('of several first starts one opens the account, which holds everything; a later one opens none', async (t) => {
  const { start, login, count } = await startEmptyServer(t)
  const accountLists = await Promise.all([start(), start(), start()])
  const [firstRunAccounts, ...otherResults] = accountLists.filter((result) => result !== null)
  assert.ok(firstRunAccounts)
  assert.deepEqual(otherResults, [])
  assert.match(firstRunAccounts.administrator.password, /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const { status, body } = await login(firstRunAccounts.administrator)
  assert.equal(status, 200)
  assert.deepEqual(body.user.permissions, ['', ...permissions])
  assert.equal(await start(), null)
  assert.equal(await count('users'), 1)
})

test('the dni and password that were asked for are used as they are', async (t) => {
  const { start, login } = await startEmptyServer(t, { ADMIN_DNI: '30123456', ADMIN_PASSWORD: 'elegida por mí' })
  const firstRunAccounts = await start()
  assert.deepEqual(firstRunAccounts, { administrator: { dni: '30123456', password: 'elegida por mí' }, clerk: null })
  assert.equal((await login(firstRunAccounts?.administrator)).status, 200)
})

test('a password that was given is not printed; what was made up is, once', async (t) => {
  const configuredShop = await startEmptyServer(t, {
    ADMIN_DNI: '30123456',
    ADMIN_PASSWORD: 'elegida por mí',
    ...demoSettings,
  })
  const firstRunAccounts = await configuredShop.start()
  assert.ok(firstRunAccounts?.clerk)
  const signInText = describeFirstAccounts(firstRunAccounts, configuredShop.settings)
  assert.doesNotMatch(signInText, /elegida/)
  assert.match(signInText, /dni is 30123456 and the password is the one that ADMIN_PASSWORD gives/)
  assert.ok(signInText.includes(firstRunAccounts.clerk.password))
  const unconfiguredShop = await startEmptyServer(t)
  const account = await unconfiguredShop.start()
  assert.ok(account)
  assert.ok(
    describeFirstAccounts(account, unconfiguredShop.settings).includes(
      `and the password ${account.administrator.password}`,
    ),
  )
})

test('without a seed there is the administrator and nothing else', async (t) => {
  const { start, count } = await startEmptyServer(t)
  await start()
  const tables = ['products', 'categories', 'colors', 'parameters', 'clients', 'companies', 'pictures']
  for (const table of tables) assert.equal(await count(table), 0, table)
})

test('permissions that the database lacks are added at any start; the others keep their ids', async (t) => {
  const { start, sql } = await startEmptyServer(t)
  const permissionsBefore = await sql`select id, name from permissions where name <> 'see_audit' order by id`
  await sql`delete from permissions where name = 'see_audit'`
  await start()
  assert.deepEqual(await sql`select id, name from permissions where name <> 'see_audit' order by id`, permissionsBefore)
  assert.equal((await sql`select 1 from permissions where name = 'see_audit'`).length, 1)
})

test('the demo shop has what it promises, once, however many starts come together', async (t) => {
  const { start, count, anonymous } = await startEmptyServer(t, demoSettings)
  await Promise.all([start(), start()])
  await start()
  for (const [table, rows] of Object.entries(expectedCounts)) assert.equal(await count(table), rows, table)
  const { body } = await anonymous.get('/products?page=1&per_page=8')
  assert.deepEqual(body.products.map(({ name }: { name: string }) => name).slice(0, 3), [
    'iPhone 16 Pro',
    'MacBook Air 13″ M4',
    'iPhone 13',
  ])
  assert.deepEqual(
    body.products[0].colors.map(({ name }: { name: string }) => name),
    ['Natural', 'Blanco', 'Negro'],
  )
  assert.equal(body.categories.length, expectedCounts.categories)
})

test('the drawings of the demo shop name the colour of their finish, if the product is sold in it', async (t) => {
  const { start, anonymous } = await startEmptyServer(t, demoSettings)
  await start()
  const { products } = (await anonymous.get('/products?page=1&per_page=100')).body
  const colorsByProduct = new Map<string, (string | undefined)[]>(
    products.map(({ name, image, colors, image_colors }: Record<string, any>) => [
      name,
      image.map((picture: string) => colors.find(({ id }: { id: number }) => id === image_colors[picture])?.name),
    ]),
  )
  assert.deepEqual(colorsByProduct.get('iPhone 17 Pro'), ['Azul', 'Plata'])
  assert.deepEqual(colorsByProduct.get('iPhone 16 Pro'), ['Natural', 'Natural', 'Natural', 'Negro'])
  assert.deepEqual(colorsByProduct.get('iPhone 16e'), ['Negro', 'Blanco'])
})

test('every picture of the demo shop is there in every variant and belongs to one row alone', async (t) => {
  const { start, sql, files } = await startEmptyServer(t, demoSettings)
  await start()
  const storedPictures = await sql<{ name: string; kind: 'image' | 'logo' }[]>`select name, kind from pictures`
  const usedPictures = await sql<{ name: string }[]>`
    select unnest(image) as name from products union all select image from categories
    union all select image from clients union all select image from companies`
  assert.deepEqual(usedPictures.map(({ name }) => name).sort(), storedPictures.map(({ name }) => name).sort())
  const variants = [
    '1200.jpg',
    ...pictureFormats.flatMap((format) => pictureWidths.map((width) => `${width}.${format}`)),
  ]
  for (const { name, kind } of storedPictures) {
    for (const variant of variants) assert.ok(await files.find(name, kind, variant), `${name} ${variant}`)
  }
})

test('the demo shop has its own address and place, or those of the settings', async (t) => {
  for (const [env, place] of [
    [{}, ['San Martín 742, Paraná', '-31.7333,-60.5298']],
    [{ SHOP_ADDRESS: 'Urquiza 1050', SHOP_MAP: '-31.74, -60.51' }, ['Urquiza 1050', '-31.74,-60.51']],
    [{ SHOP_ADDRESS: 'Urquiza 1050' }, ['Urquiza 1050', null]],
  ] as const) {
    const { start, anonymous } = await startEmptyServer(t, { ...demoSettings, ...env })
    await start()
    const [parameters] = (await anonymous.get('/products?page=1&per_page=1')).body.parameters
    assert.deepEqual([parameters.shop_name, parameters.address, parameters.map], ['Mostrador', ...place])
  }
})

test('the clerk keeps products and meets no users', async (t) => {
  const { start, login, bearing } = await startEmptyServer(t, demoSettings)
  const firstRunAccounts = await start()
  const { status, body } = await login(firstRunAccounts?.clerk)
  assert.equal(status, 200)
  const clerk = bearing(body.token)
  const { products } = (await clerk.get('/products')).body
  assert.equal((await clerk.patch(`/products/${products[0].id}`, { price: '1.199,50' })).body.price, 1199.5)
  assert.equal((await clerk.get('/users')).status, 403)
  assert.equal((await clerk.get('/companies')).status, 403)
})

test('a first start that breaks off leaves no row, and the next one does it whole', async (t) => {
  const { start, files, count } = await startEmptyServer(t, demoSettings)
  let remainingStores = 40
  const failingFiles: typeof files = {
    ...files,
    async storePreparedPicture(directory, kind) {
      if (remainingStores-- === 0) throw new Error('the disk is full')
      return files.storePreparedPicture(directory, kind)
    },
  }
  await assert.rejects(start(failingFiles), /the disk is full/)
  for (const table of ['users', 'products', 'pictures', 'colors']) assert.equal(await count(table), 0, table)
  assert.ok((await start())?.clerk)
  assert.equal(await count('products'), expectedCounts.products)
})
