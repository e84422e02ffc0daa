import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { drag, measurePoint } from '#test/boxes.ts'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import {
  createPicture,
  createStaffUser,
  fillProduct,
  openShopSignedIn,
  waitForFocus,
  waitForSaved,
} from '#test/stories/signed-in-page.ts'

test('a clerk adds a product with two pictures, changes its price, sees it in the shop, and deletes it', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { make, url } = world
  await make.category({ name: 'iPhone' })
  await make.color({ name: 'Azul', color_code: '#3D4A5A' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 17 Pro', price: '1.249,50' })
  await page.getByText('= USD 1.249,50').waitFor()
  await page.getByRole('button', { name: 'Azul' }).click()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: await createPicture('#336699') },
    { name: 'dorso.jpg', mimeType: 'image/jpeg', buffer: await createPicture('#996633') },
  ])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'iPhone 17 Pro')
  await page.waitForURL('**/admin/products')
  const [product] = (await world.anonymous.get('/products')).body.products
  assert.equal(product.price, 1249.5)
  assert.equal(product.image.length, 2)
  assert.deepEqual(
    product.colors.map(({ name }: { name: string }) => name),
    ['Azul'],
  )

  await page.getByRole('cell', { name: 'iPhone 17 Pro', exact: true }).last().dblclick()
  await page.waitForURL(`**/admin/product_update/${product.id}`)
  await page.getByLabel('Precio').fill('1199')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/products')
  await page.getByText('USD 1.199,00').waitFor()
  const visitor = await person(t, url)
  await visitor.page.goto('/')
  await visitor.page.locator('.card', { hasText: 'iPhone 17 Pro' }).getByText('1.199').waitFor()

  await page.getByRole('button', { name: 'Eliminar iPhone 17 Pro' }).click()
  await page.getByText('¿Está seguro que desea eliminar el item?').waitFor()
  await page.getByText('iPhone 17 Pro. Durante diez minutos se puede deshacer.').waitFor()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByText('Se eliminó iPhone 17 Pro.').last().waitFor()
  await page.getByText('No hay datos para mostrar').waitFor()
  for (const name of product.image) assert.equal((await fetch(`${url}/uploads/images/${name}`)).status, 404)
})

test('what is missing or wrong says so under its field when the field is left, and nothing typed is lost', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await page.getByLabel('Descripción').focus()
  await page.getByLabel('Precio').focus()
  await page.getByText('La descripción es obligatoria').waitFor()
  await page.getByLabel('Precio').fill('12,345')
  await page.getByLabel('Nombre').fill('<b>"Ñ" & #1 🙂')
  await page.getByText('Hasta 2 decimales').waitFor()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  assert.equal(await page.getByLabel('Nombre').inputValue(), '<b>"Ñ" & #1 🙂')
  assert.equal(await page.getByLabel('Precio').inputValue(), '12,345')
  assert.equal((await world.sql`select 1 from products`).length, 0)
})

const readPictureSources = (page: Page) =>
  page.locator('.picture-tile img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))

test('pictures are dropped on the form, put in order by hand and by keys, taken away, and what is none is refused', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const product = await world.make.product()
  await page.goto(`/admin/product_update/${product.id}`)
  const files = [await createPicture('#aa0000'), await createPicture('#00aa00'), await createPicture('#0000aa')].map(
    (b) => [...b],
  )
  const dropped = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    const add = (bytes: number[], name: string, type: string) =>
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
    for (const [at, bytes] of given.entries()) add(bytes, `${at}.jpg`, 'image/jpeg')
    add([60], 'dibujo.svg', 'image/svg+xml')
    return transfer
  }, files)
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('.picture-picker', type, { dataTransfer: dropped })
  await page.getByText('es un dibujo SVG, que no se acepta').waitFor()
  const [red, green, blue] = await readPictureSources(page)
  await page.getByRole('button', { name: /^Mover la imagen 3 de 3/ }).press('Home')
  await page.getByText('La imagen 3 es ahora la portada.').waitFor()
  assert.deepEqual(await readPictureSources(page), [blue, red, green])
  const tiles = page.locator('.picture-tile')
  await drag(page, tiles.first(), tiles.nth(2))
  assert.deepEqual(await readPictureSources(page), [red, green, blue])
  await page.getByRole('button', { name: 'Quitar la imagen 2' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/products')
  const stored = (await world.anonymous.get(`/products/${product.id}`)).body.image
  assert.equal(stored.length, 2)

  await page.goto(`/admin/product_update/${product.id}`)
  await page.getByRole('button', { name: 'Quitar la imagen 1' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/products')
  assert.deepEqual((await world.anonymous.get(`/products/${product.id}`)).body.image, [stored[1]])
})

test('a finger takes a picture by its grip and puts it first', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 }, hasTouch: true })
  const product = await world.make.product()
  await page.goto(`/admin/product_update/${product.id}`)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createPicture('#aa0000') },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await createPicture('#00aa00') },
  ])
  const grips = page.locator('.picture-grip')
  await grips.nth(1).scrollIntoViewIfNeeded()
  const [first, second] = await readPictureSources(page)
  const [to, from] = [await measurePoint(grips.first()), await measurePoint(grips.nth(1))]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await send('touchStart', from.x, from.y)
  for (const part of [0.3, 0.6, 1])
    await send('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  await send('touchEnd')
  await page.getByText('La imagen 2 es ahora la portada.').waitFor()
  assert.deepEqual(await readPictureSources(page), [second, first])
})

/** Opens a half-filled form and ends its session, so that the sign-in dialog is over it. */
async function openExpiredForm(t: TestContext) {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 16e', price: '599' })
  await world.sql`delete from sessions where user_id = ${user.id}`
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.waitFor()
  await page.getByText('Tu sesión ha expirado. Por favor, inicia sesión de nuevo.').waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 1)
  const signIn = async (dni: string) => {
    await dialog.getByLabel('DNI').fill(dni)
    await dialog.getByLabel('Contraseña', { exact: true }).fill('secreta')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }
  return { world, user, page, signIn }
}

test('a session that ends under a half-filled form opens the sign-in over it, and the form goes on', async (t) => {
  const { world, user, page, signIn } = await openExpiredForm(t)
  await assertAccessible(page)
  const withPassword = await createStaffUser(world, [])
  const [same] = await world.sql<{ dni: string }[]>`
    update users u set password_hash = k.password_hash from users k
    where u.id = ${user.id} and k.id = ${withPassword.id} returning u.dni`
  await signIn(same?.dni ?? '')
  await waitForSaved(page, 'iPhone 16e')
  assert.equal((await world.sql`select 1 from products`).length, 1)
})

test('the sign-in over a form knows the dni that was typed in the morning', async (t) => {
  const { world, page, expectComplaints } = await openProductForm(t)
  expectComplaints()
  await fillProduct(page, { name: 'iPhone 16e', price: '599' })
  await world.sql`delete from sessions`
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await waitForFocus(page, 'password')
  await dialog.getByLabel('Contraseña', { exact: true }).fill('equivocada')
  await page.keyboard.press('Enter')
  await dialog.getByText('Contraseña incorrecta').waitFor()
  await dialog.getByLabel('Contraseña', { exact: true }).fill('secreta')
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'iPhone 16e')
})

/** Opens the form of a new product as a clerk who signed in by the sign-in form. */
async function openProductForm(t: TestContext) {
  const world = await shop(t)
  const account = await createStaffUser(world)
  const { page, expectComplaints } = await person(t, world.url)
  await page.goto('/login')
  await page.getByLabel('DNI').fill(account.dni)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/admin/')
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  return { world, page, expectComplaints }
}

test('another person who signs in over it begins anew, and nothing of the first one is saved', async (t) => {
  const { world, page, signIn } = await openExpiredForm(t)
  const other = await createStaffUser(world)
  await signIn(other.dni)
  await page.getByText('Ingresó otra persona').waitFor()
  await page.waitForURL('**/admin')
  await page.goto('/admin/product_create')
  assert.equal(await page.getByLabel('Nombre').inputValue(), '')
  assert.equal((await world.sql`select 1 from products`).length, 0)
})

for (const dark of [false, true]) {
  test(`a second editor sees both versions and keeps what they typed, on a telephone, ${dark ? 'dark' : 'light'}`, async (t) => {
    const { world, page, expectComplaints } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 }, dark })
    const color = await world.make.color({ name: 'Azul', color_code: '#0000AA' })
    await page.goto(`/admin/color_update/${color.id}`)
    await page.getByLabel('Nombre').fill('Azul noche')
    await world.admin.patch(`/colors/${color.id}`, { name: 'Azul marino', color_code: '#000055' })
    expectComplaints()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Otra persona guardó cambios mientras editabas').waitFor()
    await page.getByText('Azul marino').first().waitFor()
    assert.equal(await page.locator('[name=name]').inputValue(), 'Azul noche')
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await waitForSaved(page, 'Azul noche')
    const { name, color_code } = (await world.anonymous.get(`/colors/${color.id}`)).body
    // Only the other user changed the code, so it keeps the other user's value.
    assert.deepEqual({ name, color_code }, { name: 'Azul noche', color_code: '#000055' })
  })
}

test('a lost connection loses nothing, and pressing again saves once', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('[name=color_code]').fill('#00AA55')
  expectComplaints()
  // The write reaches the server, but its answer is lost. This is the worst way to lose a connection.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/colors', loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'todo lo que escribiste sigue acá' }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await waitForSaved(page, 'Verde')
  assert.equal((await world.sql`select 1 from colors`).length, 1)
})

test('a clerk enters products one after another by the keyboard alone, then finds one and changes it', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  for (const name of ['Uno', 'Dos', 'Tres']) {
    await waitForFocus(page, 'category_id')
    await page.keyboard.type('iP')
    // Empty texts: no code and no picture.
    for (const typed of [name, '128 GB', '', 'En caja cerrada', '', '1.249,50']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed)
    }
    // The category is chosen although Tab came before the options were found.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=category_id]')?.value === 'iPhone')
    await page.keyboard.press('Enter')
    // The list opens with the focus on the button for the next product.
    await waitForFocus(page, 'Nuevo producto')
    await page.keyboard.press('Enter')
  }
  await waitForFocus(page, 'category_id')
  await page.keyboard.press('Escape')
  await page.waitForURL('**/admin/products')
  await page.getByRole('row', { name: /Tres/ }).waitFor()
  assert.equal((await world.sql`select 1 from products where price = 1249.5`).length, 3)
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Buscar en todo' }).waitFor()
  await page.keyboard.type('DÓS')
  await page.getByRole('option', { name: 'Buscar «DÓS» en Productos' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=/)
  await page.getByRole('row', { name: /Dos/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/product_update/*')
  await page.getByLabel('Nombre').fill('Cuatro dos')
  await page.keyboard.press('Enter')
  // The list opens again with the same search, and the focus is on the same row. The breadcrumb does the same.
  const waitForRowFocus = async () => {
    await page.waitForURL(/\/admin\/products\?q=/)
    await page.waitForFunction(
      () => document.activeElement?.matches('tr') && /Cuatro/.test(document.activeElement.textContent),
    )
  }
  await waitForRowFocus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/product_update/*')
  await page.getByRole('navigation', { name: 'Dónde estás' }).getByRole('link', { name: 'Productos' }).click()
  await waitForRowFocus()
})

test('who may make a color but not see the list stays on an emptied form', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['create_colors'] })
  await page.goto('/admin/color_create')
  for (const name of ['Rojo', 'Verde']) {
    await waitForFocus(page, 'name')
    assert.equal(await page.getByLabel('Nombre').inputValue(), '')
    await page.keyboard.type(name)
    await page.locator('[name=color_code]').fill('#00AA55')
    await page.keyboard.press('Enter')
    await waitForSaved(page, name)
  }
  assert.equal((await world.sql`select 1 from colors`).length, 2)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
})

test('several are deleted in a row without waiting for the notices to leave', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['update_colors', 'delete_colors'] })
  for (const name of ['Azul', 'Negro', 'Rojo']) await world.make.color({ name })
  await page.goto('/admin/colors')
  await page.getByRole('button', { name: 'Eliminar Azul' }).click()
  await page.getByRole('alertdialog').getByText('Azul.').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  for (const name of ['Negro', 'Rojo']) {
    await page.getByRole('button', { name: `Eliminar ${name}` }).click()
    await page
      .getByRole('alertdialog')
      .filter({ hasText: `${name}.` })
      .getByRole('button', { name: 'Eliminar' })
      .click()
    await page.getByText(`Se eliminó ${name}.`).last().waitFor()
  }
  await page.getByText('1 color', { exact: true }).waitFor()
})

test('who may not see the parameters sees the pesos of a product, and no refusal', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: ['see_menu_products', 'create_products', 'update_products'],
  })
  await world.make.parameters({ exchange: 1480, surcharge_transfer: 0 })
  await page.goto('/admin/product_create')
  await page.getByLabel('Precio').fill('100')
  await page.getByText('$ 148.000').waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 0)
})
