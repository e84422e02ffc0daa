import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { assertBeside, drag } from '#test/boxes.ts'
import { assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { createSmallZip } from '#test/pictures.ts'
import { createPicture, openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

/** Opens a shop as a signed-in user with all permissions. */
const openAdminPage = (t: TestContext, options: Parameters<typeof openShopSignedIn>[1] = {}) =>
  openShopSignedIn(t, { userPermissions: permissions, ...options })

/** Waits until an element that matches the selector has the focus. */
const waitForFocusOn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

const createJpegFile = async (name: string, color = '#336699') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createPicture(color),
})

test('a shop without a logo shows the one that the program brings, not a product', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.parameters()
  await page.goto('/admin/parameters')
  await page.locator('td img[src="/img/logo.svg"]').waitFor()
  await page.goto(`/admin/parameter_update/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Elegir una imagen' }).waitFor()
  assert.equal(await page.locator('img[src="/img/default-product.png"]').count(), 0)
})

test('an address that is named without the admin leads into it, and one that nothing has says so', async (t) => {
  const { page } = await openAdminPage(t)
  await page.goto('/profile')
  assert.equal(new URL(page.url()).pathname, '/admin/profile')
  await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor()
  await page.goto('/notifications')
  assert.equal(new URL(page.url()).pathname, '/admin/notifications')
  await page.getByRole('heading', { level: 1, name: 'Notificaciones' }).waitFor()
  await page.goto('/admin/nothing')
  await page.getByRole('heading', { name: 'No lo encontramos' }).waitFor()
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
})

test('what makes no sense in the address of a list leaves it', async (t) => {
  const { world, page } = await openAdminPage(t)
  await world.make.color({ name: 'Azul' })
  await page.goto('/admin/colors?page=-1&sort=xx&per_page=7&q=az')
  await page.getByText('Azul', { exact: true }).first().waitFor()
  await page.waitForURL('**/admin/colors?q=az')
  await page.goto('/admin/colors?sort=name&dir=desc')
  await page.getByText('Azul', { exact: true }).first().waitFor()
  assert.equal(new URL(page.url()).search, '?sort=name&dir=desc')
})

test('the sign-in over a half-filled form is not left by a slip: Esc asks, Esc again stays, leaving is said', async (t) => {
  const { world, user, page, expectComplaints } = await openAdminPage(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  await world.sql`delete from sessions where user_id = ${user.id}`
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('DNI').waitFor()
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
  ]) {
    await leave()
    const question = page.getByRole('alertdialog')
    await question.getByText('Hay cambios sin guardar').waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await dialog.getByLabel('DNI').waitFor()
    assert.equal(await page.locator('input[name=name]').inputValue(), 'Verde')
  }
  await dialog.getByRole('button', { name: 'Cerrar (X)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar y salir' }).click()
  await page.waitForURL('**/login')
})

test('what is no picture inside is refused before it is taken, by its name, and hinders no save of the others', async (t) => {
  const { world, page } = await openAdminPage(t)
  const product = await world.make.product()
  await page.goto(`/admin/product_update/${product.id}`)
  const fullPicture = await createPicture('#336699')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'comprimido.jpg', mimeType: 'image/jpeg', buffer: createSmallZip() },
      { name: 'cortada.jpg', mimeType: 'image/jpeg', buffer: fullPicture.subarray(0, fullPicture.length / 2) },
      await createJpegFile('sana.jpg'),
    ])
  await page.getByText('comprimido.jpg: se llama como una imagen').waitFor()
  await page.getByText('cortada.jpg: está dañada').waitFor()
  await page.getByText('Se agregó una imagen').waitFor()
  assert.equal(await page.locator('.picture-tile').count(), 1)

  // Only the latest event is announced.
  await page.getByRole('button', { name: 'Quitar la imagen 1' }).click()
  await page.getByText('Se quitó la imagen 1').waitFor()
  assert.equal(await page.getByText('Se agregó una imagen').count(), 0)
  assert.equal(await page.locator('.picture-refused li').count(), 0)
})

test('saving waits for pictures that are still looked at, and stays when one of them is refused', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.product()
  await page.goto(`/admin/product_update/${id}`)
  await page.evaluate(() => {
    const decode = window.createImageBitmap
    const lookEvent = new Promise((resolve) => window.addEventListener('look', resolve))
    window.createImageBitmap = (async (file: File) => lookEvent.then(() => decode(file))) as never
  })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createJpegFile('sana.jpg'),
      { name: 'comprimido.jpg', mimeType: 'image/jpeg', buffer: createSmallZip() },
    ])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Guardando...' }).waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('look')))
  await page.getByText('comprimido.jpg: se llama').waitFor()
  await page.locator('.picture-tile').waitFor()
  assert.match(page.url(), /product_update/)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/products')
  assert.equal((await world.anonymous.get(`/products/${id}`)).body.image.length, 1)
})

test('a picture that only the server refuses is named, its tile marked, and the notice of its coming gone', async (t) => {
  const { world, page, expectComplaints } = await openAdminPage(t)
  const { id } = await world.make.product()
  await page.goto(`/admin/product_update/${id}`)
  // The browser takes every file for a good picture.
  await page.evaluate(() => {
    window.createImageBitmap = (async () => ({ width: 1, height: 1, close() {} })) as never
  })
  const fullPicture = await createPicture('#336699')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await createJpegFile('sana.jpg'),
      { name: 'cortada.jpg', mimeType: 'image/jpeg', buffer: fullPicture.subarray(0, fullPicture.length / 2) },
    ])
  await page.getByText('Se agregaron 2 imágenes').waitFor()
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.locator('.invalid-feedback', { hasText: '«cortada.jpg» está dañada o incompleta' }).waitFor()
  assert.equal(await page.locator('.picture-tile-wrong').count(), 1)
  assert.match(
    (await page.locator('.picture-tile-wrong img').getAttribute('alt')) ?? '',
    /^Imagen 2 de 2: «cortada.jpg»/,
  )
  assert.equal(await page.getByText('Se agregaron 2 imágenes').count(), 0)
  await page.getByRole('button', { name: 'Quitar la imagen 2' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/products')
})

test('while a form is saved nothing of it moves: no button, no drop, no drag', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.product({ colors: [await world.make.color({ name: 'Azul' })] })
  await page.goto(`/admin/product_update/${id}`)
  await page.getByRole('button', { name: 'Azul' }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles([await createJpegFile('a.jpg'), await createJpegFile('b.jpg', '#aa0000')])
  await page.locator('.picture-tile').nth(1).waitFor()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/products/*', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Guardando...' }).waitFor()
  const open = await page.evaluate(() =>
    [...document.querySelectorAll('form :is(button, input, select, textarea)')]
      .filter((control) => !control.matches(':disabled'))
      .map((control) => control.outerHTML),
  )
  assert.deepEqual(open, [])
  const readPictureSources = () =>
    page.locator('.picture-tile img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  const before = await readPictureSources()
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['GIF89a'], 'c.gif', { type: 'image/gif' }))
    return transfer
  })
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('.picture-picker', type, { dataTransfer: dropped })
  const tiles = page.locator('.picture-tile')
  await drag(page, tiles.first(), tiles.nth(1))
  assert.deepEqual(await readPictureSources(), before)
  assert.equal(await page.locator('.picture-refused li').count(), 0)
  resolve()
  await page.waitForURL('**/admin/products')
})

test('the keyboard goes on after a picture is taken away: at the next one, at the last, at what adds another', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.product()
  await page.goto(`/admin/product_update/${id}`)
  await page
    .locator('input[type=file]')
    .setInputFiles([await createJpegFile('a.jpg'), await createJpegFile('b.jpg'), await createJpegFile('c.jpg')])
  await page.getByRole('button', { name: 'Quitar la imagen 2' }).press('Enter')
  await waitForFocusOn(page, '[aria-label="Quitar la imagen 2"]')
  await page.keyboard.press('Enter')
  await waitForFocusOn(page, '[aria-label="Quitar la imagen 1"]')
  await page.keyboard.press('Enter')
  await waitForFocusOn(page, '.picture-add')
})

test('the keyboard goes on after a row is deleted: at the row in its place, at the last, at what makes the first', async (t) => {
  const { world, page } = await openAdminPage(t)
  for (const name of ['Azul', 'Blanco', 'Celeste']) await world.make.color({ name })
  await page.goto('/admin/colors')
  const confirmDelete = async (name: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).press('Enter')
    await page.getByText(`Se eliminó ${name}.`).last().waitFor()
  }
  const waitForRowFocus = (name: string) =>
    page.waitForFunction(
      (it) => document.activeElement?.matches('tr') && document.activeElement.textContent?.includes(it),
      name,
    )
  await page.getByRole('button', { name: 'Eliminar Blanco' }).press('Enter')
  await confirmDelete('Blanco')
  await waitForRowFocus('Celeste')
  await page.keyboard.press('Delete')
  await confirmDelete('Celeste')
  await waitForRowFocus('Azul')
  await page.keyboard.press('Delete')
  await confirmDelete('Azul')
  await waitForFocusOn(page, '.empty a')
})

test('a question is answered once, and goes with the screen that asked it', async (t) => {
  const { world, page } = await openAdminPage(t)
  await world.make.color({ name: 'Azul' })
  await page.goto('/admin/colors')
  await page.getByRole('button', { name: 'Eliminar Azul' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.waitForURL('**/admin')
  await question.waitFor({ state: 'detached' })
  await page.goBack()
  let deleteCount = 0
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleteCount += 1
  })
  await page.getByRole('button', { name: 'Eliminar Azul' }).click()
  await question.getByRole('button', { name: 'Eliminar', exact: true }).dblclick()
  await page.getByText('Se eliminó Azul.').last().waitFor()
  await question.waitFor({ state: 'detached' })
  assert.equal(deleteCount, 1)
})

test('the keyboard goes on in the first field of a form that took the place of a list', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.color({ name: 'Azul' })
  await page.goto('/admin/colors?q=azul')
  await page.getByRole('button', { name: 'Editar Azul' }).press('Enter')
  await page.waitForURL(`**/color_update/${id}`)
  await waitForFocusOn(page, '[name=name]')
  await page.getByLabel('Nombre').fill('Negro')
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'Negro')
  await page.getByText('No hay datos para mostrar').waitFor()
  // The restored list still shows its row for a moment. The filter then leaves it out.
  await waitForFocusOn(page, '.empty button')
})

test('on a telephone the keyboard goes on at the title of the screen that the menu opened', async (t) => {
  const { page } = await openAdminPage(t, { viewport: { width: 360, height: 740 } })
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Mostrar u ocultar el menú' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('link', { name: 'Parámetros' }).press('Enter')
  await page.waitForURL('**/admin/parameters')
  await waitForFocusOn(page, 'h1')
})

test('what was typed outlives a record that somebody deleted meanwhile, and can be saved as a new one', async (t) => {
  const { world, page, expectComplaints } = await openAdminPage(t)
  const { id } = await world.make.product({ name: 'iPhone 17', price: 1000 })
  await page.goto(`/admin/product_update/${id}`)
  await page.getByLabel('Nombre').fill('iPhone 17 Pro')
  await page.locator('input[type=file]').setInputFiles(await createJpegFile('frente.jpg'))
  await world.admin.delete(`/products/${id}`)
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Alguien eliminó este registro mientras lo editabas').waitFor()
  await page.getByRole('button', { name: 'Guardar como nuevo' }).click()
  await waitForSaved(page, 'iPhone 17 Pro')
  await page
    .locator('[role=progressbar][aria-label="Tiempo hasta que el aviso se cierra"]')
    .first()
    .waitFor({ state: 'attached' })
  const { products } = (await world.anonymous.get('/products')).body
  assert.deepEqual(
    products.map(({ name, price, image }: Record<string, any>) => ({ name, price, pictures: image.length })),
    [{ name: 'iPhone 17 Pro', price: 1000, pictures: 1 }],
  )
})

test('a screen that is opened without a connection says so, and opens by itself when it is back', async (t) => {
  const { page, expectComplaints } = await openAdminPage(t, { hasEmptyCache: true })
  await page.goto('/admin')
  expectComplaints()
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.waitFor()
  await page.context().setOffline(true)
  await menu.getByRole('link', { name: 'Parámetros' }).click()
  await page.getByText('No hay conexión. La pantalla se abre sola cuando vuelva.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Parámetros' }).waitFor()
})

test('a save that did not arrive leaves the focus where it was', async (t) => {
  const { page, expectComplaints } = await openAdminPage(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  expectComplaints()
  await page.route('**/api/colors', (route) => route.abort(), { times: 1 })
  await page.locator('input[name=name]').press('Enter')
  await page.getByRole('button', { name: 'Reintentar' }).waitFor()
  await waitForFocusOn(page, 'input[name=name]')
})

test('a new record whose answer was lost is saved once, also when it was changed before the next try', async (t) => {
  const { world, page, expectComplaints } = await openAdminPage(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  expectComplaints()
  await page.route(
    '**/api/colors',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: 'Reintentar' }).waitFor()
  await page.getByLabel('Nombre').fill('Verde agua')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await waitForSaved(page, 'Verde agua')
  const colors = (await world.admin.get('/colors')).body
  assert.deepEqual(
    colors.map(({ name }: { name: string }) => name),
    ['Verde agua'],
  )
})

test('two editors of the pictures: the one that the other removed is gone, and what is new can be saved', async (t) => {
  const { world, page, expectComplaints } = await openAdminPage(t)
  const { id } = await world.make.product({ name: 'iPhone 17', price: 1000 })
  await page.goto(`/admin/product_update/${id}`)
  await page
    .locator('input[type=file]')
    .setInputFiles([await createJpegFile('a.jpg'), await createJpegFile('b.jpg', '#996633')])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'iPhone 17')
  const { image } = (await world.anonymous.get(`/products/${id}`)).body
  await page.goto(`/admin/product_update/${id}`)
  await page.locator('input[type=file]').setInputFiles(await createJpegFile('c.jpg', '#339966'))
  await world.admin.patch(`/products/${id}`, { prevImages: [image[1]] })
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' }).waitFor()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'iPhone 17')
  const after = (await world.anonymous.get(`/products/${id}`)).body.image
  assert.deepEqual([after.length, after[0]], [2, image[1]])
})

test('two editors of different fields: no question, what the other changed is told and both are kept', async (t) => {
  const { world, page, expectComplaints } = await openAdminPage(t)
  const { id } = await world.make.product({ name: 'iPhone 17', price: 1000 })
  await page.goto(`/admin/product_update/${id}`)
  await page.getByLabel('Nombre').fill('iPhone 17 Pro')
  await world.admin.patch(`/products/${id}`, { price: 1200 })
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' })
  await panel.getByText('Ahora Precio es:').waitFor()
  assert.equal(await panel.getByRole('radio').count(), 0)
  assert.doesNotMatch(await panel.innerText(), /iPhone/)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'iPhone 17 Pro')
  const { name, price } = (await world.anonymous.get(`/products/${id}`)).body
  assert.deepEqual({ name, price }, { name: 'iPhone 17 Pro', price: 1200 })
})

test('at 768 px the colours of a product are in sight beside what is done with it', async (t) => {
  const { world, page } = await openAdminPage(t, { viewport: { width: 768, height: 1024 } })
  const colors = await Promise.all(
    ['Azul profundo', 'Naranja cósmico', 'Plateado'].map((name) => world.make.color({ name })),
  )
  await world.make.product({ name: 'iPhone 17 Pro Max', capacity: '256 GB', code: 'IP-17-PM', price: 1449, colors })
  await world.make.product({ name: 'Funda de silicona para iPhone 17 Pro Max', capacity: 'MagSafe', price: 59, colors })
  await page.goto('/admin/products')
  await page.locator('.data-table-color').nth(5).waitFor()
  for (const record of await page.locator('tr[data-record]').all())
    for (const color of await record.locator('.data-table-color').all())
      await assertBeside(color, record.locator('.data-table-actions'))
  await assertNoSidewaysScroll(page)
})

test('a shop without a mail server promises no letter, and its console stays clean', async (t) => {
  const { url } = await shop(t)
  const { page } = await person(t, url)
  await page.goto('/forgot-password')
  await page.getByText('Pedile una contraseña nueva').waitFor()
  assert.equal(await page.getByText('te enviamos un enlace').count(), 0)
  await page.getByLabel('Email').fill('luz@example.com')
  await page.getByRole('button', { name: 'Pedir el enlace' }).click()
  await page.getByText('Not yet functional').waitFor()
  await page.goto('/recover-password?token=x')
  await page.getByLabel('Contraseña nueva').fill('nueva-1')
  await page.getByLabel('Repetí la contraseña').fill('nueva-1')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await page.getByText('Not yet functional').waitFor()
})

test('the form tells the limit of a number as the language writes it', async (t) => {
  const { world, page } = await openAdminPage(t)
  const { id } = await world.make.parameters({ exchange: 1480 })
  await page.goto(`/admin/parameter_update/${id}`)
  await page.getByLabel('Cotización del dólar').fill('0')
  await page.keyboard.press('Enter')
  await page.getByText('El mínimo es 0,01', { exact: true }).waitFor()
  await page.getByLabel('Cotización del dólar').fill('99999999999')
  await page.keyboard.press('Enter')
  await page.getByText('El máximo es 9.999.999.999,99', { exact: true }).waitFor()
})
