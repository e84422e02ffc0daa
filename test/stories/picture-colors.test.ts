import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPicture, fillProduct, openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

const selectOfPicture = (page: Page, place: number) =>
  page.getByRole('combobox', { name: `Color de la foto ${place}`, exact: true })

const choosePictures = async (page: Page, ...grounds: string[]) =>
  page.locator('input[type=file]').setInputFiles(
    await Promise.all(
      grounds.map(async (ground, index) => ({
        name: `${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await createPicture(ground),
      })),
    ),
  )

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

/** The names of the colours of a product's pictures, in the order of the pictures. */
async function readColorNames({ anonymous }: Shop): Promise<(string | null)[]> {
  const [product] = (await anonymous.get('/products')).body.products
  const nameOf = (id: number) => product.colors.find((color: { id: number }) => color.id === id)?.name ?? null
  return product.image.map((name: string) => nameOf(product.image_colors[name]))
}

test('a clerk says by keys which colour each picture shows, and pictures keep it when they change places', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 } })
  await world.make.category({ name: 'iPhone' })
  for (const name of ['Azul', 'Rojo', 'Verde']) await world.make.color({ name, color_code: '#3D4A5A' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 17', price: '999' })
  await choosePictures(page, '#1565C0', '#D32F2F', '#888888')
  await page.locator('.picture-tile').nth(2).waitFor()
  assert.equal(await page.locator('.picture-tag').count(), 0, 'without a chosen colour there is nothing to choose')
  await page.getByRole('button', { name: 'Azul' }).click()
  await page.getByRole('button', { name: 'Rojo' }).click()
  assert.deepEqual(await selectOfPicture(page, 1).locator('option').allTextContents(), ['Sin color', 'Azul', 'Rojo'])
  await selectOfPicture(page, 1).focus()
  await page.keyboard.type('Az')
  await selectOfPicture(page, 2).focus()
  await page.keyboard.type('Ro')
  await page.getByRole('button', { name: /^Mover la imagen 2 de 3/ }).press('Home')
  assert.equal(await selectOfPicture(page, 1).locator('option:checked').textContent(), 'Rojo')
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await save(page)
  await waitForSaved(page, 'iPhone 17')
  assert.deepEqual(await readColorNames(world), ['Rojo', 'Azul', null])

  const [product] = (await world.anonymous.get('/products')).body.products
  await page.goto(`/admin/product_update/${product.id}`)
  assert.equal(await selectOfPicture(page, 2).locator('option:checked').textContent(), 'Azul')
  await page.getByRole('button', { name: 'Rojo' }).click()
  await selectOfPicture(page, 3).selectOption('Azul')
  await page.getByRole('button', { name: 'Quitar la imagen 2' }).click()
  await save(page)
  await page.waitForURL('**/admin/products')
  assert.deepEqual(await readColorNames(world), [null, 'Azul'])
})

test('a refused colour of a picture is told below the pictures', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  const color = await world.make.color({ name: 'Azul' })
  const { id } = await world.make.product({ colors: [color] })
  await page.goto(`/admin/product_update/${id}`)
  await choosePictures(page, '#1565C0')
  await selectOfPicture(page, 1).selectOption('Azul')
  expectComplaints()
  await page.route(`**/api/products/${id}`, (route) =>
    route.fulfill({ status: 400, json: { fields: { image_colors: 'catalog.products.not_its_color' } } }),
  )
  await save(page)
  await page.getByText('El color de una foto tiene que ser uno de los colores del producto').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('.picture-tag select'))
})

/** A shop with a phone whose first two pictures show blue, the third red; green has none. */
async function openShopWithTaggedPhone(t: TestContext) {
  const world = await shop(t)
  const { make, admin } = world
  const [blue, red, green] = [
    await make.color({ name: 'Azul' }),
    await make.color({ name: 'Rojo' }),
    await make.color({ name: 'Verde' }),
  ]
  const phone = await make.product({
    name: 'iPhone 17',
    description: 'Titanio y vidrio. '.repeat(40),
    colors: [red, blue, green],
  })
  const form = new FormData()
  for (const ground of ['#888888', '#1565C0', '#1565C0', '#D32F2F'])
    form.append('image', new File([new Uint8Array(await createPicture(ground))], 'foto.jpg'))
  form.set('image_colors', JSON.stringify({ 'new:1': blue.id, 'new:2': blue.id, 'new:3': red.id }))
  const { status, body } = await admin.patch(`/products/${phone.id}`, form)
  assert.equal(status, 200, JSON.stringify(body))
  return { ...world, address: `/producto/${phone.id}-iphone-17` }
}

const readShownPicture = (page: Page) =>
  page
    .locator('#producto .gallery-picture')
    .evaluateAll((pictures) => pictures.findIndex((picture) => picture.checkVisibility()))

test('choosing a colour shows the first picture of it, on the page and in the dialog over the shop', async (t) => {
  const { url, address } = await openShopWithTaggedPhone(t)
  const { page } = await person(t, url)
  const arrivals = [() => page.goto(address), () => page.goto('/').then(() => page.locator('.card .see').click())]
  for (const arrive of arrivals) {
    await arrive()
    const swatch = (name: string) => page.locator('#producto .swatch', { hasText: name })
    await swatch('Rojo').waitFor()
    assert.equal(await readShownPicture(page), 0)
    await swatch('Rojo').click()
    await page.waitForFunction(() => document.querySelector('[name=picture][value="3"]:checked'))
    assert.equal(await readShownPicture(page), 3)
    await page.keyboard.press('ArrowRight')
    assert.equal(await readShownPicture(page), 1, 'the first of two pictures in blue, by keys')
    await swatch('sin preferencia').click()
    assert.equal(await readShownPicture(page), 1, 'no preference changes nothing')
    await swatch('Verde').click()
    await page.waitForFunction(() => document.querySelector('[name=picture][value="0"]:checked'))
    assert.equal(await readShownPicture(page), 0, 'a colour without a picture shows the one that is of no colour')
    await swatch('Rojo').click()
    await page.locator('.thumbs label').first().click()
    assert.equal(await readShownPicture(page), 0)
    assert.equal(await page.locator('#producto [name=color]:checked').getAttribute('value'), 'Rojo')
  }
})

test('on a phone the picture of a chosen colour glides into sight, and the order stays in sight', async (t) => {
  const { url, address } = await openShopWithTaggedPhone(t)
  const { page } = await person(t, url, { viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference' })
  await page.goto(address)
  const isInSight = (selector: string) =>
    page.locator(`#producto ${selector}`).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await page.locator('#producto .swatch').last().scrollIntoViewIfNeeded()
  await page.locator('#producto').evaluate((detail) => detail.scrollTo(0, detail.scrollHeight))
  assert.equal(await isInSight('.gallery > .counter'), false)
  await page.locator('#producto .swatch', { hasText: 'Rojo' }).click()
  await page.waitForFunction(() => document.querySelector('#producto')?.scrollTop === 0)
  assert.equal(await readShownPicture(page), 3)
  assert.equal(await isInSight('.gallery > .counter'), true)
  assert.equal(await isInSight('.buy'), true)
  await page.locator('#producto').evaluate((detail) => detail.scrollTo(0, 60))
  await page.locator('#producto .thumbs label').nth(1).click()
  assert.equal(await page.locator('#producto').evaluate((detail) => detail.scrollTop), 60, 'a thumbnail moves nothing')
})

test('a colour of a product whose pictures name none leaves the picture as it is', async (t) => {
  const { url, make, admin } = await shop(t)
  const colors = [await make.color({ name: 'Azul' }), await make.color({ name: 'Rojo' })]
  const { id } = await make.product({ name: 'iPhone 17', colors })
  const form = new FormData()
  for (const ground of ['#888888', '#1565C0'])
    form.append('image', new File([new Uint8Array(await createPicture(ground))], 'foto.jpg'))
  assert.equal((await admin.patch(`/products/${id}`, form)).status, 200)
  const { page } = await person(t, url)
  await page.goto(`/producto/${id}-iphone-17`)
  await page.locator('#producto .thumbs label').last().click()
  await page.locator('#producto .swatch', { hasText: 'Rojo' }).click()
  assert.equal(await page.locator('#producto [name=color]:checked').getAttribute('data-picture'), null)
  assert.equal(await readShownPicture(page), 1)
})

test('a colour of which no picture is says so, and shows no picture of another', async (t) => {
  const { url, make, admin } = await shop(t)
  const [blue, red] = [await make.color({ name: 'Azul' }), await make.color({ name: 'Rojo' })]
  const { id } = await make.product({ name: 'iPhone 17', colors: [blue, red] })
  const form = new FormData()
  form.append('image', new File([new Uint8Array(await createPicture('#1565C0'))], 'foto.jpg'))
  form.set('image_colors', JSON.stringify({ 'new:0': blue.id }))
  assert.equal((await admin.patch(`/products/${id}`, form)).status, 200)
  const { page } = await person(t, url)
  await page.goto(`/producto/${id}-iphone-17`)
  assert.deepEqual(await page.locator('#producto .swatch').allInnerTexts(), [
    'Azul',
    'Rojo\nSin foto',
    'Sin preferencia',
  ])
  await page.locator('#producto .swatch', { hasText: 'Rojo' }).click()
  assert.equal(await page.locator('#producto [name=color]:checked').getAttribute('data-picture'), null)
})

test('a colour that is chosen before the script has come shows its picture when it comes', async (t) => {
  const { url, address } = await openShopWithTaggedPhone(t)
  const { page } = await person(t, url)
  await page.goto('/')
  const scriptAddress = await page.locator('body').getAttribute('data-later')
  const held = Promise.withResolvers<void>()
  await page.route(`**${scriptAddress}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(address)
  await page.locator('#producto .swatch', { hasText: 'Rojo' }).click()
  assert.equal(await readShownPicture(page), 0)
  held.resolve()
  await page.waitForFunction(() => document.querySelector('[name=picture][value="3"]:checked'))
})
