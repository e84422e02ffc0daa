import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { pictureWidths } from '#src/platform/pictures/pictures.ts'
import { measureBox, measurePoint } from '#test/boxes.ts'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'
import { createPhoto } from '#test/pictures.ts'

/** Opens a shop with ten phones in two colours, three newer laptops, and prices in pesos. */
async function openStockedShop(t: TestContext, env: Record<string, string> = {}) {
  const world = await shop(t, env)
  const { make } = world
  const colors = [await make.color({ name: 'Azul', color_code: '#3D4A5A' }), await make.color({ name: 'Negro' })]
  const phones = await make.category({ name: 'iPhone' })
  const laptops = await make.category({ name: 'Mac' })
  for (const name of ['Accesorios', 'Audio', 'iPad', 'Watch']) await make.category({ name })
  for (let number = 1; number <= 10; number++) {
    await make.product({
      name: `iPhone ${number}`,
      price: 1000 + number,
      code: `IP-${number}`,
      category_id: phones.id,
      colors,
    })
  }
  for (let number = 1; number <= 3; number++) await make.product({ name: `MacBook ${number}`, category_id: laptops.id })
  await make.parameters({ whatsapp: '(0343) 15 555-0142', exchange: 1480, surcharge_transfer: 3 })
  return world
}

const readCardTitles = (page: Page) => page.locator('.card h3').allTextContents()

async function readOrderText(page: Page): Promise<string | null> {
  const link = new URL((await page.getByRole('link', { name: 'Lo quiero' }).getAttribute('href')) ?? '')
  assert.equal(link.origin + link.pathname, 'https://wa.me/5493435550142')
  return link.searchParams.get('text')
}

test('a visitor filters, opens a phone, picks a color and a quantity, and reaches WhatsApp', async (t) => {
  const { url, sql } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  await page.getByRole('link', { name: 'iPhone', exact: true }).click()
  // The page before had eight products, too.
  await page.waitForFunction(() => document.querySelector('.card h3')?.textContent === 'iPhone 10')
  assert.equal((await readCardTitles(page)).length, 8)
  await page.getByRole('link', { name: 'Ver iPhone 10' }).click()
  const detail = page.getByRole('dialog')
  await detail.getByRole('heading', { name: 'iPhone 10' }).waitFor()
  assert.match(page.url(), /\/producto\/\d+-iphone-10$/)
  assert.equal(await detail.getByRole('radio', { checked: true }).count(), 0)
  assert.equal(
    await readOrderText(page),
    '¡Hola! Quiero 1 × iPhone 10 (código IP-10), color: sin preferencia. ¿Me confirman un turno?',
  )
  await detail.locator('.swatch', { hasText: 'Azul' }).click()
  await detail.getByRole('button', { name: 'Uno menos' }).click()
  await detail.getByRole('button', { name: 'Uno más' }).click()
  assert.equal(
    await readOrderText(page),
    '¡Hola! Quiero 2 × iPhone 10 (código IP-10), color: Azul. ¿Me confirman un turno?',
  )
  // The press is counted, but the link to WhatsApp must not leave the shop.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const counted = page.waitForResponse(/\/wants$/)
  await page.getByRole('link', { name: 'Lo quiero' }).click()
  assert.equal((await counted).status(), 204)
  assert.equal((await sql`select from product_wants`).length, 1)
  assert.ok(await detail.isVisible())
})

/** Clicks on the free area to the left of the dialog. */
async function clickBesideDialog(page: Page, dialog: string): Promise<void> {
  const { x, y } = await measurePoint(page.locator(dialog), 0, 0.5)
  await page.mouse.click(x / 2, y)
}

test('closing gives back the page, its address and the focus; Back and forward follow', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/?page=2')
  const title = await page.title()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => clickBesideDialog(page, '#producto'),
    () => page.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.goBack(),
  ]) {
    await page.getByRole('link', { name: 'Ver iPhone 3' }).click()
    await page.waitForSelector('#producto:modal')
    assert.equal(await page.locator('h1').count(), 1)
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    assert.ok(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#producto'),
      ),
    )
    await close()
    await page.waitForSelector('#producto', { state: 'detached' })
    await page.waitForURL('**/?page=2')
    assert.equal(await page.title(), title)
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Ver iPhone 3')
  }
  await page.goForward()
  await page.waitForSelector('#producto:modal')
})

test('a shared product opens by itself, and closing it leaves the shop', async (t) => {
  const { url, sql } = await openStockedShop(t)
  const [product] = await sql<{ id: number }[]>`select id from products where name = 'iPhone 7'`
  const { page } = await person(t, url)
  await page.goto(`/producto/${product?.id}-iphone-7`)
  await page.waitForSelector('#producto:modal')
  assert.match((await page.locator('meta[property="og:title"]').getAttribute('content')) ?? '', /iPhone 7 · USD 1\.007/)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${url}/`)
  await page.waitForFunction(() => document.title.startsWith('Mostrador'))
  assert.equal(await page.locator('h1').textContent(), 'Tu próximo equipo, con garantía.')
})

test('a search answers while it is typed, typos and all, and can be taken back', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  await page.getByRole('searchbox').fill('makbook')
  await page.waitForURL('**/?q=makbook')
  await page.locator('.searched').waitFor()
  assert.deepEqual(await readCardTitles(page), ['MacBook 3', 'MacBook 2', 'MacBook 1'])
  await page.getByRole('link', { name: 'Limpiar la búsqueda' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 8)
  await page.goBack()
  await page.locator('.searched').waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'makbook')
  await page.getByRole('searchbox').fill('iphone 10')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 1)
  assert.deepEqual(await readCardTitles(page), ['iPhone 10'])
})

test('categories stand one, two, three or four abreast and go around, by arrow and by key', async (t) => {
  const { url } = await openStockedShop(t)
  for (const [width, abreast] of [
    [360, 1],
    [768, 2],
    [992, 3],
    [1200, 4],
  ] as const) {
    const { page } = await person(t, url, { viewport: { width, height: 800 } })
    await page.goto('/')
    const firstIs = (place: number) =>
      page.waitForFunction((wanted) => {
        const track = document.querySelector('.track')
        const [a, b] = [...(track?.children ?? [])].map((item) => item.getBoundingClientRect().left)
        return Math.round((track?.scrollLeft ?? 0) / ((b ?? 0) - (a ?? 0))) === wanted
      }, place)
    await page.getByRole('button', { name: 'Categoría anterior' }).click()
    await firstIs(6 - abreast)
    await page.getByRole('button', { name: 'Categoría siguiente' }).click()
    await firstIs(0)
    await page.locator('.track a').first().focus()
    await page.keyboard.press('ArrowRight')
    await firstIs(1)
    for (const left of [0, 6 - abreast]) {
      await page.keyboard.press('ArrowLeft')
      await firstIs(left)
    }
    await page.keyboard.press('ArrowRight')
    await firstIs(0)
  }
})

test('quick presses on an arrow are counted each', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url, { viewport: { width: 360, height: 800 }, reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.classList.add('glides'))
  const waitForSlide = (place: number) =>
    page.waitForFunction((wanted) => {
      const track = document.querySelector('.track')
      const [a, b] = [...(track?.children ?? [])].map((item) => (item as HTMLElement).offsetLeft)
      return Math.abs((track?.scrollLeft ?? 0) - wanted * ((b ?? 0) - (a ?? 0))) < 1
    }, place)
  const pressRepeatedly = (name: string, times: number) =>
    page.getByRole('button', { name }).evaluate((button, presses) => {
      for (let n = 0; n < presses; n++) (button as HTMLElement).click()
    }, times)
  await pressRepeatedly('Categoría anterior', 3)
  await waitForSlide(3)
  await pressRepeatedly('Categoría siguiente', 2)
  await waitForSlide(5)
  await pressRepeatedly('Categoría siguiente', 1)
  await waitForSlide(0)
})

test('on a slow line what was pressed says at once that it is on its way', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  const arrives = Promise.withResolvers<void>()
  const holdAnswer = async (route: { continue(): Promise<void> }) => {
    await arrives.promise
    await route.continue()
  }
  await page.route('**/producto/**', holdAnswer)
  await page.route('**/?category=**', holdAnswer)
  const bar = page.getByRole('progressbar', { name: 'Cargando…' }).first()
  await page.getByRole('link', { name: 'Mac', exact: true }).click()
  assert.equal(await page.locator('.filter[aria-current]').textContent(), 'Mac')
  await bar.waitFor()
  await page.locator('#productos[aria-busy=true].waiting').waitFor()
  arrives.resolve()
  await page.locator('.card').nth(2).filter({ hasText: 'MacBook' }).waitFor()
  await bar.waitFor({ state: 'detached' })
  const opens = Promise.withResolvers<void>()
  await page.unroute('**/producto/**')
  await page.route('**/producto/**', async (route) => {
    await opens.promise
    await route.continue()
  })
  await page.getByRole('link', { name: /^Ver MacBook 3/ }).click()
  const detail = page.getByRole('dialog', { name: /MacBook 3/ })
  await detail.getByText('USD 100').waitFor()
  assert.ok(await detail.locator('.gallery-picture').getByText('Sin foto').isVisible())
  assert.ok(
    await detail.getByRole('heading', { name: 'MacBook 3' }).evaluate((name) => name === document.activeElement),
  )
  assert.equal(await page.locator('h1').count(), 1)
  await bar.waitFor()
  opens.resolve()
  await detail.getByText('En caja cerrada').waitFor()
  assert.ok(
    await detail.getByRole('heading', { name: 'MacBook 3' }).evaluate((name) => name === document.activeElement),
  )
  await bar.waitFor({ state: 'detached' })
  assert.equal(await page.locator('.waiting, [aria-busy=true]').count(), 0)
})

/** Holds all answers of these URLs until `arrive` lets them through or `fail` aborts them. */
async function holdAnswers(page: Page, addresses: string) {
  const waiting: { continue(): Promise<void>; abort(): Promise<void> }[] = []
  await page.route(addresses, (route) => {
    waiting.push(route)
  })
  const all = async (end: 'continue' | 'abort') => {
    await Promise.all(waiting.splice(0).map((route) => route[end]().catch(() => undefined)))
    await page.unroute(addresses)
  }
  return { arrive: () => all('continue'), fail: () => all('abort') }
}

const readPath = (page: Page) => page.evaluate(() => location.pathname + location.search)

test('a detail that was given up before it came does not open over what was wished for instead', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  const details = await holdAnswers(page, '**/producto/**')
  const openAndClose = async (product: string) => {
    await page.getByRole('link', { name: `Ver ${product}` }).click()
    await page.getByRole('dialog', { name: product }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await openAndClose('iPhone 10')
  await page.getByRole('link', { name: 'Mac', exact: true }).click()
  await page.locator('.card').nth(2).filter({ hasText: 'MacBook' }).waitFor()
  await openAndClose('MacBook 3')
  await page.getByRole('searchbox').fill('iphone')
  await page.locator('.searched').waitFor()
  await details.arrive()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], .progress') === null)
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.equal(await readPath(page), '/?q=iphone')
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 3)
  assert.match(await page.title(), /^Mac/)
  assert.match(await readPath(page), /^\/\?category=\d+$/)
})

test('a second press opens a detail once, and one that does not come gives the window back', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  await page.goto('/')
  const details = await holdAnswers(page, '**/producto/**')
  const findProductLink = (name: string) => page.getByRole('link', { name: new RegExp(`^Ver ${name}\\b`) })
  await findProductLink('MacBook 2').dblclick()
  await page.getByRole('dialog', { name: /MacBook 2/ }).waitFor()
  await details.arrive()
  await page.getByText('En caja cerrada').waitFor()
  await page.getByRole('dialog', { name: /MacBook 2/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => location.pathname === '/')
  expectComplaints()
  const lost = await holdAnswers(page, '**/producto/**')
  await findProductLink('MacBook 3').click()
  await page.getByRole('dialog', { name: /MacBook 3/ }).waitFor()
  await lost.fail()
  await page.locator('.toast', { hasText: 'Ocurrió un error' }).waitFor()
  await page.waitForFunction(() => location.pathname === '/')
  assert.equal(await page.getByRole('dialog').count(), 0)
})

test('what is typed and not searched yet is kept by a filter, and searched under a detail', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  // The filter is pressed before the typed word is searched automatically.
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('[type=search]')
    if (input) input.value = '1'
    input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const filters = document.querySelectorAll<HTMLElement>('.filter')
    for (const filter of filters) if (filter.textContent === 'Mac') filter.click()
  })
  await page.getByText('Resultados de').or(page.locator('.searched')).first().waitFor()
  assert.deepEqual(await readCardTitles(page), ['MacBook 1'])
  assert.match(await readPath(page), /^\/\?q=1&category=\d+$/)
  assert.equal(await page.getByRole('searchbox').inputValue(), '1')
  await page.goBack()
  await page.locator('.card').nth(7).waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), '')
})

test('going back chooses the filter of the address at once', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  await page.getByRole('link', { name: 'Mac', exact: true }).click()
  await page.locator('.card').nth(2).filter({ hasText: 'MacBook' }).waitFor()
  const window = await holdAnswers(page, `${url}/`)
  await page.goBack()
  await page.locator('.filter[aria-current]', { hasText: 'Todos' }).waitFor()
  await window.arrive()
  await page.locator('.card').nth(7).waitFor()
})

test('a swipe beyond either end of the categories goes around, one along the page does not', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url, { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
  await page.goto('/')
  const track = page.locator('.track')
  await track.evaluate((part) => part.scrollIntoView({ block: 'center' }))
  const finger = await page.context().newCDPSession(page)
  /** Swipes from the middle of the track. `across` and `down` are shares of its width. */
  const swipe = async (across: number, down: number) => {
    const { width } = await measureBox(track)
    const from = await measurePoint(track)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (const part of [0.5, 1])
      await touch('touchMove', [{ x: from.x + width * across * part, y: from.y + width * down * part }])
    await touch('touchEnd', [])
  }
  const waitForTrackEnd = (place: 'start' | 'end') =>
    page.waitForFunction((wanted) => {
      const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = document.querySelector('.track') ?? {}
      return wanted === 'start' ? scrollLeft === 0 : Math.abs(scrollLeft - (scrollWidth - clientWidth)) < 1
    }, place)
  await swipe(0.15, 0.3)
  await waitForTrackEnd('start')
  await swipe(0.35, 0)
  await waitForTrackEnd('end')
  await swipe(-0.35, 0)
  await waitForTrackEnd('start')
})

test('a visitor writes: told what is missing when a field is left, thanked when it is sent', async (t) => {
  const { url, sql } = await openStockedShop(t)
  const { page } = await person(t, url)
  await page.goto('/#contacto')
  await page.getByLabel('Email').fill('ana@correo')
  await page.getByLabel('Nombre').focus()
  await page.getByText('Ingresaste un email no válido').waitFor()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.getByText('No ingresaste ningun nombre').waitFor()
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Email').fill('ana@correo.com')
  await page.getByLabel('Mensaje').fill('¿Tienen fundas?')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.locator('.toast', { hasText: 'Mensaje enviado exitosamente' }).waitFor()
  assert.equal(await page.getByLabel('Mensaje').inputValue(), '')
  const thanks = await page.evaluate(() => document.activeElement?.textContent)
  assert.equal(thanks, 'Gracias! Tu mensaje ha sido enviado.')
  await page.waitForFunction(() => scrollY === 0)
  assert.equal(page.url(), `${url}/`, 'a reload stays at the top')
  await page.locator('.toast').waitFor({ state: 'detached' })
  assert.equal((await sql`select from contact_messages`).length, 1)
})

test('a page that opens at its contact form stands there at once; within it, an anchor glides', async (t) => {
  const { url } = await openStockedShop(t)
  const { page } = await person(t, url, { reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const positions = new Set<number>()
    addEventListener('scroll', () =>
      document.documentElement.setAttribute('data-seen', String(positions.add(scrollY).size)),
    )
  })
  const countScrollPositions = async () => Number(await page.locator('html').getAttribute('data-seen'))
  const readScrollBehavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto('/#contacto')
  await page.waitForFunction(
    () => (document.querySelector('#t-contact')?.getBoundingClientRect().top ?? 1e4) < innerHeight,
  )
  assert.equal(await readScrollBehavior(), 'auto')
  const openingPositionCount = await countScrollPositions()
  assert.ok(openingPositionCount <= 2)
  await page.locator('.nav').getByRole('link', { name: 'Home' }).click()
  await page.waitForFunction(() => scrollY === 0)
  assert.ok((await countScrollPositions()) > openingPositionCount + 1)
})

test('what fails to be sent stays in the form, with an alert where the network is gone', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  await page.goto('/')
  await page.route('**/api/contact/send', (route) => route.abort())
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Email').fill('ana@correo.com')
  await page.getByLabel('Mensaje').fill('Hola')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.locator('.toast', { hasText: 'Error al enviar el mensaje' }).waitFor()
  await page.getByText('No se puede enviar su mensaje...').waitFor()
  assert.deepEqual(alerts, ['Error al enviar el mensaje'])
  assert.equal(await page.getByLabel('Mensaje').inputValue(), 'Hola')
})

test('a message whose answer was lost is sent again by a second press, and kept and mailed once', async (t) => {
  const mail = await startMailServer(t)
  const { url, sql } = await openStockedShop(t, { MAIL_URL: mail.url })
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  page.on('dialog', (dialog) => dialog.accept())
  const loseTheAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/contact/send', loseTheAnswer, { times: 1 })
  const fillMessage = async (text: string) => {
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByLabel('Email').fill('ana@correo.com')
    await page.getByLabel('Mensaje').fill(text)
  }
  const pressSend = () => page.getByRole('button', { name: 'Enviar mensaje' }).click()
  const thanks = page.locator('.outcome[data-outcome=sent]')
  const countMessages = async () =>
    (await sql<{ message: string }[]>`select message from contact_messages order by id`).length
  await page.goto('/#contacto')
  await fillMessage('¿Tienen fundas?')
  await pressSend()
  await page.getByText('No se puede enviar su mensaje...').waitFor()
  assert.equal(await countMessages(), 1)
  await pressSend()
  await thanks.waitFor()
  assert.equal(await countMessages(), 1)
  await mail.waitForLetters(1)
  // After the thanks, the same text is a new message.
  await fillMessage('¿Tienen fundas?')
  await pressSend()
  assert.equal((await mail.waitForLetters(2)).length, 2)
  assert.equal(await countMessages(), 2)
})

const offlineMessage = 'No hay conexión a internet. Cuando vuelva, probá de nuevo.'

test('a window that cannot be fetched says so once, contradicts its address nowhere, and can be tried again', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  await page.goto('/')
  const laptops = await page.locator('.filter', { hasText: 'Mac' }).getAttribute('href')
  const chosen = page.locator('.filter[aria-current]')
  const status = page.locator('#productos [role=status]')
  await page.context().setOffline(true)
  await page.locator('.filter', { hasText: 'Mac' }).click()
  await page.locator('.note').getByText(offlineMessage).waitFor()
  assert.deepEqual(await page.locator('.toast').allTextContents(), [offlineMessage])
  assert.equal(new URL(page.url()).search, laptops?.replace(/^\/|#.*$/g, ''))
  assert.equal(await chosen.textContent(), 'Mac')
  assert.equal(await page.title(), 'Ocurrió un error · Mostrador')
  assert.equal(await page.locator('.languages [lang=en]').getAttribute('href'), `/en${laptops?.replace(/#.*$/, '')}`)
  assert.equal(await status.textContent(), '')
  assert.equal(await page.locator('.card, .pages').count(), 0)
  // Back cannot leave the page either, and shows the same message.
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('.toast').length === 2)
  assert.equal(await chosen.textContent(), 'Todos')
  await page.goForward()
  await page.waitForFunction(() => document.querySelector('.filter[aria-current]')?.textContent === 'Mac')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 3)
  assert.equal(await status.textContent(), '3 productos, lo más nuevo primero')
  assert.equal(await page.title(), 'Mac · Mostrador')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 't-products')
})

test('a search that fails keeps its word in the filters', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  await page.goto('/')
  await page.context().setOffline(true)
  await page.getByRole('searchbox').fill('macbook')
  await page.locator('.note').getByText(offlineMessage).waitFor()
  await page.context().setOffline(false)
  await page.locator('.filter', { hasText: 'Mac' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.card').length === 3)
  assert.match(page.url(), /\/\?q=macbook&category=\d+$/)
})

test('a detail that cannot be fetched leaves the shop as it was, with one toast', async (t) => {
  const { url } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  await page.goto('/?page=2')
  const title = await page.title()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Ver iPhone 3' }).click()
  await page.locator('.toast').waitFor()
  await page.waitForURL('**/?page=2')
  assert.deepEqual(await page.locator('.toast').allTextContents(), [offlineMessage])
  assert.equal(await page.title(), title)
  assert.equal(await page.locator('.card').count(), 5)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Ver iPhone 3' }).click()
  await page.waitForSelector('#producto:modal')
})

test('a category that is gone meanwhile shows the page that says so', async (t) => {
  const { url, make, admin } = await openStockedShop(t)
  const { id } = await make.category({ name: 'Efímera' })
  const { page, expectComplaints } = await person(t, url)
  expectComplaints()
  await page.goto('/')
  await admin.delete(`/categories/${id}`)
  await page.locator('.filter', { hasText: 'Efímera' }).click()
  await page.getByRole('heading', { name: 'Esta página no existe o ya no está' }).waitFor()
})

test('the chosen picture is marked, however the photograph fills its tile', async (t) => {
  const { url, make, admin } = await shop(t)
  const { id } = await make.product({ name: 'iPad' })
  const form = new FormData()
  for (const [index, ground] of ['#141917', '#ffffff'].entries()) {
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: ground } }).png()
    form.append('image', new File([new Uint8Array(await picture.toBuffer())], `${index}.png`))
  }
  assert.equal((await admin.patch(`/products/${id}`, form)).status, 200)
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await person(t, url, { colorScheme })
    await page.goto(`/producto/${id}-ipad`)
    await page.waitForSelector('#producto:modal')
    for (const index of [0, 1]) {
      const thumbs = page.locator('.thumbs label')
      await thumbs.nth(index).click()
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.thumbs img')].every((image) => image.complete),
      )
      assert.ok(await hasToneEdge(await thumbs.nth(index).screenshot()), `picture ${index}, ${colorScheme}`)
      assert.ok(!(await hasToneEdge(await thumbs.nth(1 - index).screenshot())))
    }
  }
})

/** True if the pixels from the middle of the left edge inwards are light and dark. The picture itself has one tone. */
async function hasToneEdge(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const middle = Math.floor(info.height / 2) * info.width
  const inwards = [...data.subarray(middle, middle + Math.floor(info.width / 4))].map((tone) => tone > 128)
  return new Set(inwards).size > 1
}

test('pictures come as large as they are shown, and nothing moves when they come', async (t) => {
  const { url, make, admin } = await openStockedShop(t)
  const form = new FormData()
  form.append('image', new File([new Uint8Array(await (await createPhoto(1600, 1200)).png().toBuffer())], 'foto.png'))
  const { id } = await make.product({ name: 'Con foto' })
  assert.equal((await admin.patch(`/products/${id}`, form)).status, 200)
  for (const [width, deviceScaleFactor] of [
    [360, 1],
    [360, 3],
    [1440, 1],
  ] as const) {
    const { page } = await person(t, url, { viewport: { width, height: 800 }, deviceScaleFactor })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        // Layout shift, as a share of the window. A late font may move a word by less than a visitor can see.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (entry.value > 0.005) console.log(`moved ${entry.value}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved: string[] = []
    page.on('console', (message) => message.text().startsWith('moved') && moved.push(message.text()))
    await page.goto('/', { waitUntil: 'networkidle' })
    const picture = page.locator('.card img').first()
    await picture.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.card img')?.naturalWidth)
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    const shownWidth = (await measureBox(picture)).width * deviceScaleFactor
    const expectedWidth = pictureWidths.find((stored) => stored >= shownWidth)
    assert.match(source, new RegExp(`-${expectedWidth}\\.avif$`), `${width} px at ${deviceScaleFactor}`)
    await page.goto(`/producto/${id}-con-foto`, { waitUntil: 'networkidle' })
    assert.deepEqual(moved, [], `${width} px at ${deviceScaleFactor}`)
  }
})

test('with scripts off the shop is read, filtered, opened and written to', async (t) => {
  const { url, sql } = await openStockedShop(t)
  const { page, expectComplaints } = await person(t, url, { javaScriptEnabled: false })
  expectComplaints()
  await page.goto('/')
  await page.locator('.filter', { hasText: 'Mac' }).click()
  assert.equal(await page.locator('.card').count(), 3)
  await page.getByRole('link', { name: 'Ver MacBook 2' }).click()
  assert.ok(await page.getByRole('dialog').getByRole('heading', { name: 'MacBook 2' }).isVisible())
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('searchbox').fill('makbook')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/?q=makbook#productos')
  assert.equal(await page.locator('.card').count(), 3)
  await page.getByRole('searchbox').fill('iphone 10')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.waitForURL('**/?q=iphone+10#productos')
  assert.deepEqual(await readCardTitles(page), ['iPhone 10'])
  await page.goto('/')
  await page.locator('.pages a', { hasText: '2' }).click()
  assert.equal(await page.locator('.card').count(), 5)
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  assert.ok(await page.getByText('No ingresaste ningun email').isVisible())
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Ana')
  await page.getByLabel('Email').fill('ana@correo.com')
  await page.getByLabel('Mensaje').fill('Hola')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.waitForURL('**/contacto/enviado#contacto')
  assert.ok(await page.getByText('Gracias! Tu mensaje ha sido enviado.').isVisible())
  await page.reload()
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Email').fill('ana@correo.com')
  await page.getByLabel('Mensaje').fill('Hola')
  const again = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  assert.equal((await again).status(), 303)
  assert.equal((await sql`select from contact_messages`).length, 1)
})

test('nothing serious for axe and no sideways scroll: light and dark, narrow and wide, in three languages', async (t) => {
  const { url, sql } = await openStockedShop(t)
  const [product] = await sql<{ id: number }[]>`select id from products where name = 'iPhone 7'`
  const pages = ['/', `/en/producto/${product?.id}-iphone-7`, '/pt/?q=heladera', '/nada']
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      const { page, expectComplaints } = await person(t, url, { colorScheme, viewport: { width, height: 800 } })
      expectComplaints()
      for (const address of pages) {
        await page.goto(address)
        await assertAccessible(page)
        await assertNoSidewaysScroll(page)
      }
    }
  }
})
