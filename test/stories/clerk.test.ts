import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { assertAccessible, assertFits, closeBrowser, person, signIn } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'

after(closeBrowser)

const catalogue = ['products', 'categories', 'colors', 'parameters'].flatMap((name) =>
  ['create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
)
const clerk = [
  ...catalogue,
  'see_menu_products',
  'see_menu_categories',
  'see_menu_colors',
  'see_categories',
  'see_colors',
  'see_parameters',
]

/** A person of the staff who can sign in and holds these permissions. */
async function staff({ sql, make, admin }: Shop, permissions: readonly string[]) {
  const user = await make.user({ name: 'Luz', password: 'secreta' })
  const rows = await sql<{ id: number }[]>`select id from permissions where name = any(${[...permissions]}::text[])`
  const granted = await admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  assert.equal(granted.status, 200)
  return { id: Number(user.id), dni: String(user.dni), password: 'secreta' }
}

async function atWork(t: TestContext, options: Parameters<typeof person>[2] = {}) {
  const world = await shop(t)
  const account = await staff(world, clerk)
  const { page, expectComplaints } = await person(t, world.url, options)
  await signIn(page, account)
  return { world, account, page, expectComplaints }
}

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function fillProduct(page: Page, { name, price }: { name: string; price: string }) {
  await page.getByLabel('Categoría').selectOption({ label: 'iPhone' })
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Descripción').fill('En caja cerrada')
  await page.getByLabel('Precio').fill(price)
}

const saved = (page: Page, name: string) => page.getByText(`Se guardó ${name}.`).waitFor()

test('a clerk adds a product with two pictures, changes its price, sees it in the shop, and deletes it', async (t) => {
  const { world, page } = await atWork(t)
  const { make, url } = world
  await make.category({ name: 'iPhone' })
  await make.color({ name: 'Azul', color_code: '#3D4A5A' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 17 Pro', price: '1.249,50' })
  await page.getByRole('button', { name: 'Azul' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: await picture('#336699') },
    { name: 'dorso.jpg', mimeType: 'image/jpeg', buffer: await picture('#996633') },
  ])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page, 'iPhone 17 Pro')
  await page.waitForURL('**/admin/products')
  const [product] = (await world.anonymous.get('/products')).body.products
  assert.equal(product.price, 1249.5)
  assert.equal(product.image.length, 2)
  assert.deepEqual(
    product.colors.map(({ name }: { name: string }) => name),
    ['Azul'],
  )

  await page.getByRole('cell', { name: 'iPhone 17 Pro' }).first().dblclick()
  await page.waitForURL(`**/admin/product_update/${product.id}`)
  await page.getByLabel('Precio').fill('1199')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page, 'iPhone 17 Pro')
  const visitor = await person(t, url)
  await visitor.page.goto('/')
  await visitor.page.locator('.card', { hasText: 'iPhone 17 Pro' }).getByText('1.199').waitFor()

  await page.getByRole('button', { name: 'Eliminar iPhone 17 Pro' }).click()
  await page.getByText('¿Está seguro que desea eliminar el item?').waitFor()
  await page.getByText('Los datos eliminados no se pueden recuperar.').waitFor()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByText('Se eliminó iPhone 17 Pro.').waitFor()
  await page.getByText('No hay datos para mostrar').waitFor()
  for (const name of product.image) assert.equal((await fetch(`${url}/uploads/images/${name}`)).status, 404)
})

test('what is missing or wrong says so under its field when the field is left, and nothing typed is lost', async (t) => {
  const { world, page } = await atWork(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await page.getByLabel('Descripción').focus()
  await page.getByLabel('Precio').focus()
  await page.getByText('La descripción es obligatoria').waitFor()
  await page.getByLabel('Precio').fill('12,345')
  await page.getByLabel('Nombre').fill('<b>"Ñ" & #1 🙂')
  await page.getByText('Hasta 2 decimales').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  assert.equal(await page.getByLabel('Nombre').inputValue(), '<b>"Ñ" & #1 🙂')
  assert.equal(await page.getByLabel('Precio').inputValue(), '12,345')
  assert.equal((await world.sql`select 1 from products`).length, 0)
})

test('a user without the permission is sent to the shop, and the menu does not offer what is closed', async (t) => {
  const world = await shop(t)
  const account = await staff(world, ['see_menu_products', 'update_products'])
  const { page } = await person(t, world.url)
  await signIn(page, account)
  const menu = page.getByRole('navigation').filter({ hasText: 'Dashboard' })
  await menu.getByText('Productos').first().waitFor()
  assert.equal(await menu.getByText('Colores').count(), 0)
  assert.equal(await page.getByRole('link', { name: 'Nuevo producto' }).count(), 0)
  for (const closed of ['/admin/colors', '/admin/product_create', '/admin/parameters']) {
    await page.goto(closed)
    await page.waitForURL(`${world.url}/`)
  }
})

test('who is not signed in is sent to the sign-in, and who is does not see it again', async (t) => {
  const { page } = await atWork(t)
  await page.goto('/login')
  await page.waitForURL('**/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  const stranger = await person(t, new URL(page.url()).origin)
  await stranger.page.goto('/admin/products')
  await stranger.page.waitForURL('**/login')
})

test('a session that ends under a half-filled form opens the sign-in over it, and the form goes on', async (t) => {
  const { world, account, page, expectComplaints } = await atWork(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 16e', price: '599' })
  await world.sql`delete from sessions where user_id = ${account.id}`
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=password]').waitFor()
  await dialog.locator('input[name=dni]').fill(account.dni)
  await dialog.locator('input[name=password]').fill(account.password)
  await dialog.locator('input[name=password]').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await saved(page, 'iPhone 16e')
  assert.equal((await world.sql`select 1 from products`).length, 1)
})

test('a second editor sees both versions and keeps what they typed', async (t) => {
  const { world, page, expectComplaints } = await atWork(t)
  const color = await world.make.color({ name: 'Azul' })
  await page.goto(`/admin/color_update/${color.id}`)
  await page.getByLabel('Nombre').fill('Azul noche')
  await world.admin.patch(`/colors/${color.id}`, { name: 'Azul marino' })
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Otra persona guardó cambios mientras editabas').waitFor()
  await page.getByText('Azul marino').first().waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Azul noche')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await saved(page, 'Azul noche')
  assert.equal((await world.anonymous.get(`/colors/${color.id}`)).body.name, 'Azul noche')
})

test('a lost connection loses nothing, and pressing again saves once', async (t) => {
  const { world, page, expectComplaints } = await atWork(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  expectComplaints()
  // The write arrives, its answer does not: the worst way to lose a connection.
  await page.route(
    '**/api/colors',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('alert').filter({ hasText: 'todo lo que escribiste sigue acá' }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await saved(page, 'Verde')
  assert.equal((await world.sql`select 1 from colors`).length, 1)
})

test('leaving a changed form asks, and staying keeps what was typed', async (t) => {
  const { page } = await atWork(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('dialog')
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde')
})

test('a clerk works without a mouse: signs in, makes a color, finds it in the list and opens it', async (t) => {
  const world = await shop(t)
  const account = await staff(world, clerk)
  const { page } = await person(t, world.url)
  await page.goto('/login')
  await page.locator('input[name=dni]').focus()
  await page.keyboard.type(account.dni)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/')
  await page.goto('/admin/color_create')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
  await page.keyboard.type('Grafito')
  await page.locator('input[name=color_code]').last().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('#333333')
  await page.keyboard.press('Enter')
  await saved(page, 'Grafito')
  await page.waitForURL('**/admin/colors')
  await page.getByText('Grafito', { exact: true }).first().waitFor()
  await page.locator('body').press('/')
  await page.keyboard.type('graf')
  await page.waitForURL(/q=graf/)
  await page.locator('tbody tr').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/color_update/*')
})

test('filter, sort and page live in the address: a reload and Back restore them', async (t) => {
  const { world, page } = await atWork(t)
  await world.sql`insert into colors (name, color_code) select 'Color ' || lpad(n::text, 3, '0'), '#000000' from generate_series(1, 60) n`
  await page.goto('/admin/colors')
  await page.getByText('Color 001', { exact: true }).first().waitFor()
  await page.getByLabel('Filas por página').selectOption('20')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await page.getByText('Color 021', { exact: true }).first().waitFor()
  const address = page.url()
  assert.match(address, /page=2/)
  await page.reload()
  await page.getByText('Color 021', { exact: true }).first().waitFor()
  await page.getByText('Color 021', { exact: true }).first().dblclick()
  await page.waitForURL('**/admin/color_update/*')
  await page.goBack()
  await page.getByText('Color 021', { exact: true }).first().waitFor()
  assert.equal(page.url(), address)
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const) {
  test(`the back office is accessible and fits at ${width} px, ${colorScheme}`, async (t) => {
    const { world, account, page } = await atWork(t, { viewport: { width, height: 800 } })
    const { make } = world
    const category = await make.category({ name: 'iPhone' })
    const color = await make.color({ name: 'Azul' })
    const product = await make.product({ category_id: category.id, colors: [color] })
    await make.parameters()
    await page.evaluate(([id, dark]) => localStorage.setItem(`layout:${id}`, JSON.stringify({ darkMode: dark })), [
      account.id,
      colorScheme === 'dark',
    ] as const)
    for (const path of [
      '',
      'products',
      'product_create',
      `product_update/${product.id}`,
      'categories',
      'colors',
      'color_create',
      'parameters',
      'parameter_create',
    ]) {
      await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' })
      await page.locator('h1').waitFor()
      await assertAccessible(page)
      await assertFits(page)
    }
  })
}

test('the back office speaks three languages and remembers the choice', async (t) => {
  const { page } = await atWork(t)
  for (const [language, title] of [
    ['en', 'Products'],
    ['pt', 'Produtos'],
    ['es', 'Productos'],
  ] as const) {
    await page.getByRole('button', { name: /^(Idioma|Language)/ }).click()
    await page.getByRole('button', { name: { es: 'Español', en: 'English', pt: 'Português' }[language] }).click()
    await page.goto('/admin/products')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    assert.ok((await page.locator('html').getAttribute('lang'))?.startsWith(language))
  }
})
