import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPicture, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

/** Creates products with and without pictures, presses of "Lo quiero", and an unread message. */
async function fillShop({ make, sql, admin, anonymous }: Shop) {
  const [phones, tablets] = [await make.category({ name: 'iPhone' }), await make.category({ name: 'iPad' })]
  const phone = await make.product({ name: 'iPhone 17', category_id: phones.id })
  const bare = await make.product({ name: 'iPad mini', description: '-', category_id: tablets.id })
  const other = await make.product({ name: 'iPhone 16', category_id: phones.id })
  for (const { id } of [phone, other]) {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(await createPicture('#a0c0d0'))]), 'foto.jpg')
    assert.equal((await admin.patch(`/products/${id}`, form)).status, 200)
  }
  const today = sql`select (now() at time zone 'America/Argentina/Buenos_Aires')::date as day`
  const [{ day = '' } = {}] = (await today) as { day: string }[]
  await sql`insert into product_wants (product_id, day, presses) values
    (${phone.id}, ${day}::date, 9), (${phone.id}, ${day}::date - 8, 6), (${bare.id}, ${day}::date - 20, 3)`
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: '¿Tienen fundas?' })
  return { phone, bare }
}

const findFigure = (page: Page, label: string | RegExp) =>
  page.getByRole('region', { name: 'Cifras' }).getByRole('link', { name: label })
const findCard = (page: Page, title: string) =>
  page.locator('section.card', { has: page.getByRole('heading', { name: title }) })
const findRows = (page: Page) => page.locator('tr[data-record]')
const findChip = (page: Page, words: string) => page.locator('.chip', { hasText: words })

async function openDashboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
}

test("the day at the top is the shop's, whatever the browser's clock says, and the pulse renews it", async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: permissions })
  const buildDayPattern = (day: string) => {
    const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const
    return new RegExp(`^${new Date(`${day}T00:00:00Z`).toLocaleDateString('es', options)}`, 'i')
  }
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000)
  await page.goto('/admin/')
  await page.getByText(buildDayPattern(computeDayFromToday(0))).waitFor()
  // The page has been open since yesterday.
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/data-today="[^"]*"/, `data-today="${computeDayFromToday(-1)}"`)
    await route.fulfill({ response, body })
  })
  await page.goto('/admin/')
  await page.waitForFunction((today) => document.documentElement.dataset.today === today, computeDayFromToday(0))
  await page.getByRole('link', { name: 'Productos' }).first().click()
  await page.getByRole('heading', { name: 'Productos', exact: true }).waitFor()
  await openDashboard(page)
  await page.getByText(buildDayPattern(computeDayFromToday(0))).waitFor()
})

test('the owner reads the figures and follows each of them to its list', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await fillShop(world)
  await page.goto('/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador', exact: true }).waitFor()
  assert.ok(await page.locator('img[src="/img/logo.svg"]').first().isVisible())
  await findFigure(page, 'Productos 3').waitFor()
  assert.equal(await page.getByText('Cifras de').count(), 0, 'not in the first minute')
  await page.clock.setFixedTime(Date.now() + 180_000)
  await page.reload()
  await page.getByText('Cifras de hace 3 min').waitFor()
  await page.clock.setSystemTime(Date.now())

  await findFigure(page, 'Productos 3').click()
  await findRows(page).nth(2).waitFor()
  await openDashboard(page)

  await findFigure(page, 'Sin foto 1').click()
  await findChip(page, 'Sin fotos').waitFor()
  await page.getByText('1 producto', { exact: true }).waitFor()
  assert.equal(await findRows(page).count(), 1)
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await findRows(page).nth(2).waitFor()
  assert.equal(await page.locator('.chip').count(), 0)
  assert.equal(new URL(page.url()).search, '')
  await page.goBack()
  await findChip(page, 'Sin fotos').waitFor()
  await openDashboard(page)

  await findFigure(page, 'Sin descripción 1').click()
  await findChip(page, 'Sin descripción').waitFor()
  await page.getByRole('link', { name: 'iPad mini' }).waitFor()
  await openDashboard(page)

  await findCard(page, 'Productos por categoría').getByRole('link', { name: 'iPhone 2' }).click()
  await findChip(page, 'Categoría: iPhone').waitFor()
  await findRows(page).nth(1).waitFor()
  await openDashboard(page)

  await findCard(page, 'Productos sin foto').getByRole('link', { name: 'Agregar iPad mini' }).click()
  await page.getByRole('heading', { name: 'iPad mini', level: 1 }).waitFor()
})

test('the latest changes say what became of a price, and an empty card is one line', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  const phone = await world.make.product({ name: 'iPhone 17', price: 1249 })
  await world.admin.patch(`/products/${phone.id}`, { price: 1199 })
  await page.goto('/admin/')
  const card = findCard(page, 'Últimos cambios')
  await card.getByText(/^Precio: USD\s1\.249\s+1\.199$/).waitFor()
  const empty = findCard(page, 'Lo más pedido en 7 días')
  await empty.getByText('Nadie pidió nada en estos días.').waitFor()
  const { height } = (await empty.boundingBox()) ?? { height: 0 }
  assert.ok(height < 56, `${height}`)
  await assertAccessible(page)
})

test('in Portuguese nothing is not told as one', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: permissions, language: 'pt' })
  await page.goto('/admin/')
  await page.getByText('0 novos este mês').waitFor()
  await page.getByText('0 pedidos').waitFor()
})

test('what people want is drawn for a week, a month and a quarter, and leads to the product', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await fillShop(world)
  await page.goto('/admin/')
  await page.setViewportSize({ width: 360, height: 640 })
  await findFigure(page, '«Lo quiero» en 7 días 9').click()
  await page.waitForFunction(() => {
    const chart = document.activeElement?.querySelector('.chart-narrow')?.getBoundingClientRect()
    return chart !== undefined && chart.top >= 0 && chart.bottom <= innerHeight
  })
  const chart = findCard(page, 'Pedidos con «Lo quiero»')
  await chart.getByText('subió 50 % frente a los 7 días anteriores').waitFor()
  assert.equal(await chart.getByRole('row').count(), 8)
  await chart.getByRole('button', { name: '30 días' }).click()
  await chart.getByText('18 pedidos').waitFor()
  assert.equal(await chart.getByRole('row').count(), 11)
  const most = findCard(page, 'Lo más pedido en 30 días')
  assert.deepEqual(await most.locator('.strong').allTextContents(), ['iPhone 17', 'iPad mini'])
  await most.getByRole('link', { name: 'iPad mini' }).click()
  await page.getByRole('heading', { name: 'iPad mini', level: 1 }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'iPad mini')
})

test('an unread message is read in its filtered list, and stays there while it is open', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await fillShop(world)
  await page.goto('/admin/')
  await findFigure(page, 'Mensajes sin leer 1').click()
  await findChip(page, 'Estado: Nuevo').waitFor()
  await findRows(page).first().click()
  await page.getByRole('link', { name: 'Responder por email' }).waitFor()
  await page.getByRole('button', { name: 'Marcar como no leído' }).waitFor()
  assert.equal(await findRows(page).count(), 1)
  await page.reload()
  await page.getByText('Nada cumple los filtros.').waitFor()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await findRows(page).first().waitFor()
})

test('the last changes say who did what, in each language, and lead to what is still there', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  const { admin, make } = world
  const gone = await make.color({ name: 'Lavanda' })
  await admin.delete(`/colors/${gone.id}`)
  const { id } = await make.category({ name: 'iPhone' })
  await admin.patch(`/categories/${id}`, { name: 'iPhones' })
  await page.goto('/admin/')
  const lines = findCard(page, 'Últimos cambios').getByRole('listitem')
  await lines.first().waitFor()
  const lineTexts = (await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))
  assert.match(lineTexts[0] ?? '', /Ana Prueba \d+ cambió la categoría iPhones Nombre: iPhone iPhones hace 1 min/)
  assert.match(lineTexts[2] ?? '', /eliminó el color Lavanda/)
  assert.equal(await lines.nth(2).getByRole('link').count(), 0)
  await lines.first().getByRole('link', { name: 'iPhones' }).click()
  await page.getByRole('heading', { name: 'iPhones', level: 1 }).waitFor()
  const english = await openSignedInPage(t, world, { userPermissions: permissions, language: 'en' })
  await english.page.goto('/admin/')
  await findCard(english.page, 'Latest changes').getByText('changed the category').waitFor()
})

test('a card that cannot be read says so by itself, and is read again on request', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: permissions })
  await fillShop(world)
  expectComplaints()
  await world.sql`alter table product_wants rename to elsewhere`
  await page.goto('/admin/')
  const chart = findCard(page, 'Pedidos con «Lo quiero»')
  await chart.getByText('No se pudo leer.').waitFor()
  await findFigure(page, 'Productos 3').waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 0)
  await world.sql`alter table elsewhere rename to product_wants`
  await chart.getByRole('button', { name: 'Reintentar' }).click()
  await chart.getByText('9 pedidos').waitFor()
})

test('a limited clerk sees the figures of their own work alone, and who may do nothing else the calendar', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['see_contact_messages'] })
  await fillShop(world)
  await page.goto('/admin/')
  await findFigure(page, 'Mensajes sin leer 1').waitFor()
  assert.equal(await page.locator('.figures > *').count(), 1)
  assert.equal(await page.locator('.dashboard .card').count(), 0)
  const lists = await openSignedInPage(t, world, { userPermissions: ['see_clients', 'see_menu_clients'] })
  await lists.page.goto('/admin/')
  await lists.page.locator('.index-entries').getByRole('heading', { name: 'Clientes' }).waitFor()
  const nobody = await openSignedInPage(t, world, { userPermissions: [] })
  await nobody.page.goto('/admin/')
  await nobody.page.locator('.index-entries').getByRole('heading', { name: 'Calendario' }).waitFor()
})

test('the first steps of an empty shop tick themselves off and go', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await page.goto('/admin/')
  const steps = findCard(page, 'Primeros pasos')
  await steps.waitFor()
  await findCard(page, 'Productos sin foto').getByText('Todavía no hay productos').waitFor()
  assert.equal(await page.getByText('Todos tienen foto').count(), 0)
  await findCard(page, 'Últimos cambios').getByText('Todavía nadie cambió nada.').waitFor()
  await assertAccessible(page)
  await world.make.parameters({ shop_name: 'Manzana Paraná' })
  await steps.getByRole('link', { name: 'Nueva categoría' }).click()
  await page.getByLabel('Nombre').fill('iPhone')
  await page.getByLabel('Descripción').fill('Nuevos y usados')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Se guardó iPhone.').waitFor()
  await openDashboard(page)
  await steps.getByText('Creá la primera categoría (hecho)').waitFor()
  await findCard(page, 'Últimos cambios').getByText('iPhone').waitFor()
  await steps.getByText('Cargá los datos de la tienda: nombre, dirección, horarios (hecho)').waitFor()
  await steps.getByRole('link', { name: 'Nuevo producto' }).waitFor()
  await world.make.user()
  await world.make.product()
  await page.reload()
  await findFigure(page, /^Productos \d/).waitFor()
  await page.getByText('Productos por categoría').waitFor()
  await steps.waitFor({ state: 'detached' })
})

test('the start page is readable at every width, in both themes', async (t) => {
  const world = await shop(t)
  await fillShop(world)
  for (const dark of [false, true]) {
    const { page } = await openSignedInPage(t, world, { userPermissions: permissions, dark })
    await page.goto('/admin/')
    await page.locator('.chart .val').first().waitFor({ state: 'attached' })
    await findCard(page, 'Últimos cambios').getByRole('listitem').first().waitFor()
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await assertAccessible(page)
      await assertNoSidewaysScroll(page)
      // Each chart is drawn for this width alone.
      assert.equal(await page.locator('.chart:visible').count(), (await page.locator('.chart').count()) / 2)
    }
  }
})
