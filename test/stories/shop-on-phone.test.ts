import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { measureBox } from '#test/boxes.ts'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPicture } from '#test/stories/signed-in-page.ts'

const phone = { viewport: { width: 360, height: 740 } }

/** Six products at a price with cents, with a description of many lines, and prices in pesos. */
async function stockShop({ make }: Shop): Promise<void> {
  const category = await make.category({ name: 'Fundas' })
  const description = 'Silicona suave por fuera y microfibra por dentro. '.repeat(20)
  for (let number = 1; number <= 6; number++)
    await make.product({ name: `Funda ${number}`, price: 1234.5, category_id: category.id, description })
  await make.parameters({ whatsapp: '(0343) 15 555-0142', exchange: 1480, surcharge_transfer: 3 })
}

test('a product without a photo says so, with what its category sells, and never with a phone', async (t) => {
  const world = await shop(t)
  await stockShop(world)
  const { page } = await person(t, world.url, phone)
  await page.goto('/')
  const card = page.locator('.card').first()
  await card.getByText('Sin foto').waitFor()
  assert.equal(await card.locator('img').count(), 0)
  assert.equal(await card.locator('.icon-cover').count(), 1)
  const category = page.locator('.category')
  assert.equal(await category.locator('.icon-cover').count(), 1)
  const tile = await measureBox(category)
  const counterTop = tile.y + tile.height * 0.74
  const wordsTop = (await measureBox(category.getByText('Sin foto'))).y
  assert.ok(wordsTop >= counterTop, `the words begin at ${wordsTop} px, the counter at ${counterTop} px`)
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await card.getByRole('link').click()
  await page.getByRole('dialog').getByText('Sin foto').waitFor()
  await page.goto('/en/')
  await page.getByText('No photo').first().waitFor()
})

test('the category most asked for is the first of the carousel, the others come by name', async (t) => {
  const { url, make, sql } = await shop(t)
  const ids: Record<string, number> = {}
  for (const name of ['Audio', 'iPhone', 'Watch']) {
    const { id } = await make.category({ name })
    ids[name] = (await make.product({ name, category_id: id })).id
  }
  await sql`insert into product_wants (product_id, day, presses)
    values (${ids['Audio'] ?? 0}, current_date, 2), (${ids['Watch'] ?? 0}, current_date - 3, 5)`
  const { page } = await person(t, url, phone)
  await page.goto('/')
  assert.deepEqual(await page.locator('.category b').allTextContents(), ['Watch', 'Audio', 'iPhone'])
  assert.deepEqual(await page.locator('.filter').allTextContents(), ['Todos', 'Audio', 'iPhone', 'Watch'])
})

test("a price with cents and 'Ver' share a line", async (t) => {
  const world = await shop(t)
  await stockShop(world)
  const { page } = await person(t, world.url, phone)
  await page.goto('/')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const foot = page.locator('.card-foot').nth(1)
    const [price, see] = [await measureBox(foot.locator('.price')), await measureBox(foot.locator('.see'))]
    assert.ok(see.y < price.y + price.height && price.y < see.y + see.height, `on one line at ${width}`)
  }
})

/** What is pressed or typed into, or a price, and lies under the WhatsApp button while the button is seen. */
const listControlsUnderChatButton = (page: Page) =>
  page.evaluate(async () => {
    // An intersection is told after a frame, and the class that follows is seen after another.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const chat = document.querySelector('.chat')
    const { left, right, top, bottom } = chat?.getBoundingClientRect() ?? new DOMRect()
    if (!chat || chat.matches('.aside')) return []
    return [...document.querySelectorAll('a, button, input, textarea, .price')]
      .filter((control) => control !== chat && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
      })
      .map((control) => control.textContent || control.outerHTML)
  })

for (const width of [320, 360, 768])
  test(`at ${width} pixels nothing to press or to type into lies under the WhatsApp button, from the first look on`, async (t) => {
    const world = await shop(t)
    await stockShop(world)
    for (const name of ['Audio', 'iPad', 'iPhone', 'Mac', 'Servicio técnico', 'Watch']) {
      const { id } = await world.make.category({ name })
      await world.make.product({ name, category_id: id })
    }
    const { page, expectComplaints } = await person(t, world.url, { viewport: { width, height: 640 } })
    expectComplaints()
    for (const address of ['/nada', '/', '/?q=nada']) {
      await page.goto(address)
      let seenCount = 0
      const lastTop = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top < lastTop + 40; top += 40) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        assert.deepEqual(await listControlsUnderChatButton(page), [], `${address} at ${top}`)
        if (!(await page.locator('.chat').evaluate((chat) => chat.matches('.aside')))) seenCount++
      }
      assert.ok(seenCount > 0, `the button is seen somewhere on ${address}`)
    }
  })

test('the WhatsApp button that gave way to a price is seen when it has the focus', async (t) => {
  const world = await shop(t)
  await stockShop(world)
  const { page } = await person(t, world.url, phone)
  await page.goto('/')
  await page.locator('.card-foot').nth(1).scrollIntoViewIfNeeded()
  const [button, price] = [page.locator('.chat'), page.locator('.price').nth(1)]
  const { y } = await measureBox(button)
  await price.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), y + 20)
  await page.locator('.chat.aside').waitFor({ state: 'attached' })
  assert.equal(await button.evaluate((element) => getComputedStyle(element).opacity), '0')
  await page.keyboard.press('Tab')
  await button.focus()
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.chat') ?? document.body).opacity === '1')
})

test('at 180 pixels the hint of the search is whole, and a peso price has one rule above it', async (t) => {
  const world = await shop(t)
  await stockShop(world)
  const { page } = await person(t, world.url, { viewport: { width: 180, height: 740 } })
  for (const home of ['/', '/en/', '/pt/']) {
    await page.goto(home)
    const isHintWhole = await page.locator('.header input[type=search]').evaluate((input: HTMLInputElement) => {
      input.style.fontSize = getComputedStyle(input, '::placeholder').fontSize
      input.value = input.placeholder
      return input.scrollWidth <= input.clientWidth
    })
    assert.equal(isHintWhole, true, home)
  }
  await page.goto('/')
  await page.locator('.see').first().click()
  await page.getByRole('dialog').locator('.pesos tr').first().waitFor()
  const rules = await page
    .locator('.pesos tr')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          [row, ...row.children].filter((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0).length,
      ),
    )
  assert.deepEqual(new Set(rules), new Set([1]))
})

test('on a phone zoomed to 200 % the WhatsApp button stands below the text', async (t) => {
  const world = await shop(t)
  await stockShop(world)
  const { page } = await person(t, world.url, { viewport: { width: 180, height: 370 } })
  await page.goto('/')
  assert.equal(await page.locator('.chat').evaluate((element) => getComputedStyle(element).position), 'static')
  await assertNoSidewaysScroll(page)
  await page.locator('.see').first().click()
  const amounts = page.getByRole('dialog').locator('.amount')
  await amounts.first().waitFor()
  const lines = await amounts.evaluateAll((elements) => elements.map((element) => element.getClientRects().length))
  assert.deepEqual(new Set(lines), new Set([1]), "'$' stands on the line of its figures")
})

test("the cross of a product's dialog covers no text, wherever the text is scrolled to", async (t) => {
  const world = await shop(t)
  await stockShop(world)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 700, height: 400 },
    { width: 1024, height: 600 },
  ]) {
    const { page } = await person(t, world.url, { viewport })
    await page.goto('/')
    await page.locator('.see').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.detail-description').waitFor()
    await dialog.evaluate((element) => element.scrollTo(0, 500))
    const isCovered = await dialog.evaluate((element) => {
      const { left, right, top, bottom } = element.querySelector('.close')?.getBoundingClientRect() ?? new DOMRect()
      const range = document.createRange()
      range.selectNodeContents(element.querySelector('.detail-description') ?? element)
      const isBelowStrip = element.querySelector('.close-form')?.contains(document.elementFromPoint(left - 20, top))
      return (
        !isBelowStrip &&
        [...range.getClientRects()].some(
          (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
        )
      )
    })
    assert.equal(isCovered, false, `${viewport.width} px`)
  }
})

test('a picture that fails to load gives way to an outline', async (t) => {
  const { url, make, admin } = await shop(t)
  const product = await make.product({ name: 'iPhone 17' })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await createPicture('#a0c0d0'))]), 'foto.jpg')
  assert.equal((await admin.patch(`/products/${product.id}`, form)).status, 200)
  const { page, expectComplaints } = await person(t, url, phone)
  expectComplaints()
  await page.route('**/uploads/images/**', (route) => route.abort())
  await page.goto('/')
  await page.locator('.card img[src="/img/default-product.png"]').waitFor()
})

test("a shop's long name stays within the page, and is no column of letters on the narrowest screen", async (t) => {
  const { url, make, admin } = await shop(t)
  const { id } = await make.parameters({ shop_name: 'El Ñandú Celulares de la Costanera' })
  const { page, expectComplaints } = await person(t, url, { viewport: { width: 180, height: 400 } })
  await page.goto('/')
  assert.ok((await measureBox(page.locator('.header .logo'))).width >= 112)
  assert.equal((await admin.patch(`/parameters/${id}`, { shop_name: 'Ñ'.repeat(60) })).status, 200)
  for (const width of [180, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await assertNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 180, height: 400 })
  expectComplaints()
  const answer = await page.goto('/nada')
  assert.equal(answer?.status(), 404)
  await assertNoSidewaysScroll(page)
})
