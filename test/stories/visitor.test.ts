import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Box, measureBox, measurePoint } from '#test/boxes.ts'
import { assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'

/** Opens a shop with thirteen categories, seventeen services in the last of them, and a phone in two colours. */
async function openStockedShop(t: TestContext) {
  const world = await shop(t)
  const { make } = world
  for (let at = 1; at <= 12; at++) await make.category({ name: `Categoría ${at}` })
  const service = await make.category({ name: 'Servicio técnico' })
  for (let at = 1; at <= 17; at++) await make.product({ name: `Cambio ${at}`, category_id: service.id, price: 99 })
  const colors = [await make.color({ name: 'Azul' }), await make.color({ name: 'Negro' })]
  const phone = await make.product({ name: 'iPhone 17', code: 'IP17', colors, description: 'En caja cerrada' })
  await make.parameters({ whatsapp: '3435550142', exchange: 1480, surcharge_foreing_money: 1 })
  return { ...world, service, phone: `/producto/${phone.id}-iphone-17` }
}

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('with scripts off the chosen color and quantity reach WhatsApp', async (t) => {
  const { url, phone } = await openStockedShop(t)
  const { page, standInFor } = await person(t, url, { javaScriptEnabled: false })
  await standInFor('https://wa.me')
  await page.goto(phone)
  await page.locator('.swatch', { hasText: 'Negro' }).click()
  await page.getByLabel('Cantidad').fill('3')
  assert.equal(await page.getByRole('link', { name: 'Lo quiero' }).count(), 0)
  const order = page.waitForRequest('https://wa.me/**')
  await page.getByRole('button', { name: 'Lo quiero' }).click()
  const text = new URL((await order).url()).searchParams.get('text')
  assert.equal(text, '¡Hola! Quiero 3 × iPhone 17 (código IP17), color: Negro. ¿Me confirman un turno?')
})

test('at every width the opening picture stands clear of the words, and nothing scrolls sideways', async (t) => {
  const { url, phone } = await openStockedShop(t)
  for (const [width, height] of [
    [180, 400],
    [360, 740],
    [540, 900],
    [600, 900],
    [640, 360],
    [740, 360],
    [767, 900],
    [768, 1024],
    [1024, 700],
    [1440, 900],
  ] as const) {
    const { page } = await person(t, url, { viewport: { width, height } })
    await page.goto('/')
    await assertNoSidewaysScroll(page)
    const picture = await measureBox(page.locator('.lineup img'))
    for (const words of ['.headline', '.headline + p', '.opening-actions']) {
      const place = await measureBox(page.locator(words))
      assert.ok(!doOverlap(picture, place), `${words} at ${width} px`)
      assert.ok(place.x >= 0 && place.x + place.width <= width, `${words} at ${width} px`)
    }
    await page.goto(phone)
    await page.waitForSelector('#producto:modal')
    const inside = await page.locator('#producto').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)
    assert.ok(inside, `the detail at ${width} px`)
    const order = await measureBox(page.getByRole('link', { name: 'Lo quiero' }))
    assert.ok(order.y + order.height <= height && order.x + order.width <= width, `the order bar at ${width} px`)
    const dot = await measureBox(page.locator('.swatch svg').first())
    assert.deepEqual([dot.width, dot.height], [20, 20], `a color's dot at ${width} px`)
  }
})

test('a telephone on its side shows a product beside its picture', async (t) => {
  const { url, phone } = await openStockedShop(t)
  const { page } = await person(t, url, { viewport: { width: 740, height: 360 } })
  await page.goto(phone)
  await page.waitForSelector('#producto:modal')
  const [picture, name, price] = await Promise.all(
    ['.gallery', '#t-detail', '.price-main'].map((part) => measureBox(page.locator(`#producto ${part}`))),
  )
  assert.ok(picture && name && price)
  assert.ok(name.x > picture.x + picture.width)
  assert.ok(price.y + price.height < 360)
})

test("the floating button steps aside from a card's 'Ver', and comes back", async (t) => {
  const { url } = await openStockedShop(t)
  for (const width of [360, 1280]) {
    const { page } = await person(t, url, { viewport: { width, height: 740 } })
    await page.goto('/')
    const isAside = (aside: boolean) =>
      page.waitForFunction((wanted) => document.querySelector('.chat')?.matches('.aside') === wanted, aside)
    const chat = await measureBox(page.locator('.chat'))
    const bringUnderChat = () =>
      page.evaluate(
        ([left, top]) => {
          const sees = [...document.querySelectorAll('.see')].map((see) => see.getBoundingClientRect())
          const under = sees.find(({ right }) => right > Number(left))
          scrollBy(0, (under?.top ?? 0) - Number(top))
          return under !== undefined
        },
        [chat.x, chat.y + 10],
      )
    assert.ok(await bringUnderChat())
    await isAside(true)
    await page.locator('.about-scene').evaluate((scene) => scene.scrollIntoView({ block: 'center' }))
    await isAside(false)
    await page.locator('.pages a', { hasText: '2' }).click()
    await page.locator('.pages a[aria-current]', { hasText: '2' }).waitFor()
    assert.ok(await bringUnderChat())
    await isAside(true)
  }
})

test('the chosen category is named by the heading, and its button stands in sight', async (t) => {
  const { url, service } = await openStockedShop(t)
  const { page } = await person(t, url, { viewport: { width: 360, height: 740 } })
  const pill = page.locator('.filter[aria-current]')
  const isPillVisible = async () => {
    const { x, width } = await measureBox(pill)
    return x >= 0 && x + width <= 360
  }
  await page.goto(`/?category=${service.id}`)
  await page.getByRole('heading', { name: 'Productos · Servicio técnico' }).waitFor()
  assert.equal(await pill.textContent(), 'Servicio técnico')
  assert.ok(await isPillVisible())
  await page.locator('.filter', { hasText: 'Todos' }).evaluate((all: HTMLElement) => all.click())
  await page.getByRole('heading', { name: 'Productos', exact: true }).waitFor()
  assert.ok(await isPillVisible())
  await page.locator('.filter', { hasText: 'Servicio técnico' }).evaluate((one: HTMLElement) => one.click())
  await page.getByRole('heading', { name: 'Productos · Servicio técnico' }).waitFor()
  assert.ok(await isPillVisible())
})

const measureTop = (page: Page, section: string) =>
  page.locator(section).evaluate((part) => Math.round(part.getBoundingClientRect().top))

test('another language keeps the search, the category, the page and the place', async (t) => {
  const { url, service } = await openStockedShop(t)
  const { page } = await person(t, url)
  const query = `?q=cambio&category=${service.id}&page=2`
  await page.goto(`/${query}`)
  await page.evaluate(() => scrollTo(0, (document.querySelector('#productos') as HTMLElement).offsetTop + 150))
  const before = await measureTop(page, '#productos')
  // Playwright would first scroll to the sticky header, so the mouse clicks on its place.
  const { x, y } = await measurePoint(page.locator('.languages [lang=en]'))
  await page.mouse.click(x, y)
  await page.waitForURL(`**/en/${query}`)
  await page.getByRole('heading', { name: 'Products · Servicio técnico' }).waitFor()
  await page.waitForFunction(() => scrollY > 0)
  assert.equal(await measureTop(page, '#productos'), before)
  await page.getByRole('link', { name: 'View Cambio 5' }).click()
  await page.waitForSelector('#producto:modal [data-want]')
  // The dialog covers the language links, so the test clicks the link by script.
  await page.locator('.languages [lang=pt]').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/pt/producto/*')
  await page.locator('.card h3', { hasText: 'Cambio 5' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.waitForURL(`**/pt/${query}`)
  await page.getByRole('heading', { name: 'Produtos · Servicio técnico' }).waitFor()
})

test('who was sent here for want of a permission reads why, once', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/login')
  await page.evaluate(() => sessionStorage.setItem('notice', 'forbidden'))
  await page.goto('/')
  assert.deepEqual(await page.locator('.toast').allTextContents(), ['No tenés acceso a esta pantalla.'])
  assert.equal(await page.evaluate(() => sessionStorage.getItem('notice')), null)
  await page.reload()
  await page.locator('.card').first().waitFor()
  assert.equal(await page.locator('.toast').count(), 0)
})

test('without a connection the contact form says so, and keeps what was typed', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/#contacto')
  const later = page.waitForResponse(/\/assets\/later/)
  await page.getByLabel('Nombre').fill('Ana')
  await later
  await page.getByLabel('Email').fill('ana@correo.com')
  await page.getByLabel('Mensaje').fill('Hola')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.locator('.toast', { hasText: 'No hay conexión a internet' }).waitFor()
  assert.equal(await page.getByLabel('Mensaje').inputValue(), 'Hola')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'No se puede enviar su mensaje...')
})

test('a product is printed on one sheet, dark on white', async (t) => {
  const { url, phone } = await openStockedShop(t)
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await person(t, url, { colorScheme })
    await page.goto(phone)
    await page.waitForSelector('#producto:modal')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('#t-detail').evaluate((name) => getComputedStyle(name).color), 'rgb(20, 25, 23)')
    assert.ok(!(await page.locator('.header').isVisible()))
  }
})
