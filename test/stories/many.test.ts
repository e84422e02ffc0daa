import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Shop } from '#test/harness.ts'
import { chooseOption, openShopSignedIn } from '#test/stories/signed-in-page.ts'

/** Creates sixty products. Twelve of them are phones that cost 300 dollars or more. */
async function createProducts({ make, sql }: Shop) {
  const [phones, covers] = [await make.category({ name: 'Teléfonos' }), await make.category({ name: 'Fundas' })]
  await sql`
    insert into products (name, description, category_id, price)
    select 'Teléfono ' || lpad(n::text, 2, '0'), 'x', ${phones.id}::int, n * 25 from generate_series(1, 23) n
    union all select 'Funda ' || n, 'x', ${covers.id}::int, n * 10 from generate_series(1, 37) n`
}

/** Waits until the list shows this total and has replaced its former rows. */
async function waitForTotal(page: Page, text: string): Promise<void> {
  await page.locator('.page-sub').getByText(text, { exact: true }).waitFor()
  await page.locator('.data-table-box:not([aria-busy="true"])').waitFor()
}

test('a clerk finds twelve products by two filters, raises them by 8 %, and takes it back', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products')
  await waitForTotal(page, '60 productos')
  await page.getByRole('button', { name: 'Filter' }).click()
  await chooseOption(page, 'Categoría', 'Teléfonos')
  await page.getByLabel('Desde').first().fill('300')
  await waitForTotal(page, '12 productos')
  assert.match(page.url(), /category_id=\d+&price_from=300/)
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByText('12 elegidos').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Ajustar precio' }).click()
  const dialog = page.getByRole('dialog')
  const percent = dialog.getByLabel('Porcentaje', { exact: true })
  await percent.fill('abc')
  await dialog.getByText('Ingresá un número, por ejemplo 123,45').waitFor()
  await assertAccessible(page)
  await percent.fill('-100')
  await dialog.getByText('Con -100 % o menos no queda nada').waitFor()
  await percent.fill('-95')
  await dialog.getByText('Es un cambio muy grande').waitFor()
  await percent.fill('8 %')
  await dialog.getByText('Van a cambiar 12 productos.').waitFor()
  await dialog.getByRole('row', { name: 'Teléfono 12 USD 300,00 USD 324,00' }).waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('Se cambiaron 12 productos.').first().waitFor()
  await page.getByRole('cell', { name: 'USD 324,00' }).waitFor()
  await page.locator('.undo-line').getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('cell', { name: 'USD 300,00' }).waitFor()
  await page.getByText('Listo, se deshizo.').waitFor()
  assert.equal(await page.locator('.undo-line').count(), 0)
})

test('the way back outlives a reload, and an undo that did not arrive', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await world.make.color({ name: 'Zafiro' })
  await page.goto('/admin/colors')
  await page.getByRole('button', { name: 'Eliminar Zafiro' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.locator('.undo-line').waitFor()
  await page.reload()
  const undo = page.locator('.undo-line').getByRole('button', { name: 'Deshacer' })
  await undo.waitFor()
  expectComplaints()
  await page.context().setOffline(true)
  await undo.click()
  await page
    .getByText('Ocurrió un error. Por favor, inténtalo de nuevo. No se pudo llegar al servidor')
    .first()
    .waitFor()
  await undo.waitFor()
  await page.context().setOffline(false)
  await undo.click()
  await page.getByText('Listo, se deshizo.').waitFor()
  await page.getByRole('cell', { name: 'Zafiro', exact: true }).waitFor()
})

test('five are deleted and brought back from the toast; chosen rows stay chosen from page to page', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products?per_page=20&sort=name')
  for (const name of ['Funda 1', 'Funda 2']) await page.getByLabel(`Seleccionar ${name}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Última página' }).click()
  for (const name of ['Teléfono 21', 'Teléfono 22', 'Teléfono 23']) await page.getByLabel(`Seleccionar ${name}`).check()
  await page.getByText('5 elegidos').waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar 5 productos' })
  await dialog.getByText('Teléfono 23').waitFor()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await waitForTotal(page, '55 productos')
  await page.locator('.Toastify').getByRole('button', { name: 'Deshacer' }).click()
  await waitForTotal(page, '60 productos')
})

test('with Shift a press chooses all rows from the last one that was pressed, and lets go of them', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products')
  await waitForTotal(page, '60 productos')
  const boxes = page.locator('tr[data-record]').getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await page.getByText('4 elegidos').waitFor()
  assert.equal(await page.evaluate(() => getSelection()?.toString()), '')
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await page.getByText('2 elegidos').waitFor()
  const rows = page.locator('tr[data-record]')
  await rows.nth(6).focus()
  await page.keyboard.press('Space')
  await page.getByText('3 elegidos').waitFor()
  await rows.nth(8).focus()
  await page.keyboard.press('Shift+Space')
  await page.getByText('5 elegidos').waitFor()
})

test('all that a list finds are chosen at once; what others use is left out by name', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  for (let n = 0; n < 3; n++) await world.make.category({ name: `Libre ${n}` })
  await page.goto('/admin/categories')
  await page.getByRole('row', { name: 'Libre 0' }).waitFor()
  await page.getByLabel('Seleccionar todos los de esta página').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Teléfonos').waitFor()
  const refused = dialog.getByRole('region', { name: '2 no lo permiten; sin ellos se puede seguir:' })
  await refused.getByText('Teléfonos: No se puede eliminar. En uso por: Teléfono').waitFor()
  await refused.focus()
  assert.ok(await refused.evaluate((names) => names === document.activeElement), 'what scrolls takes the focus')
  assert.equal(await dialog.getByRole('button', { name: 'Aceptar' }).count(), 0)
  await dialog.getByRole('button', { name: 'Seguir sin ellos (3)' }).click()
  await dialog.getByRole('heading', { name: 'Eliminar 3 categorías' }).waitFor()
  const leftOut = '2 de los elegidos quedan afuera, como están.'
  await dialog.getByText(leftOut).waitFor()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.locator('.Toastify').getByText(`Se eliminaron 3 categorías. ${leftOut}`).waitFor()
  await waitForTotal(page, '2 categorías')
  await page.getByLabel('Seleccionar todos los de esta página').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByText('Ninguno se puede eliminar:').waitFor()
  assert.equal(await dialog.getByText('se puede seguir').count(), 0)
  assert.ok(await dialog.getByRole('button', { name: 'Aceptar' }).isDisabled())
})

test('no row moves under the pointer when the first is chosen', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 768, height: 900 } })
  await createProducts(world)
  await page.goto('/admin/products')
  const second = page.getByLabel('Seleccionar Funda 36')
  await second.waitFor()
  const before = await second.boundingBox()
  await page.getByLabel('Seleccionar Funda 37').check()
  await page.getByRole('toolbar').waitFor()
  assert.deepEqual(await second.boundingBox(), before)
})

for (const [path, name] of [
  ['products', 'los 60'],
  ['employees', 'los 51'],
] as const)
  test(`no row moves when all on a page of ${path} are chosen on a tablet, whatever can be done with them`, async (t) => {
    const { world, page } = await openShopSignedIn(t, {
      viewport: { width: 768, height: 900 },
      userPermissions: permissions,
    })
    await createProducts(world)
    await world.sql`
      insert into employees (name, surname, employee_file_number)
      select 'Ana', 'Paz ' || n, n from generate_series(1, 51) n`
    await page.goto(`/admin/${path}`)
    const second = page.getByRole('row').nth(2)
    await second.getByRole('checkbox').waitFor()
    const before = await second.boundingBox()
    await page.getByLabel('Seleccionar todos los de esta página').check()
    await page.getByRole('toolbar').getByRole('button', { name }).waitFor()
    assert.deepEqual(await second.boundingBox(), before)
    await assertAccessible(page)
  })

test('somebody whose screens are in English types figures as they are shown there', async (t) => {
  const { world, page } = await openShopSignedIn(t, { language: 'en' })
  await world.make.product({ name: 'MacBook', price: 1500 })
  const { id } = await world.make.product({ name: 'iPhone 17', price: 1749 })
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('From').first().fill('1,749')
  await waitForTotal(page, '1 product')
  assert.match(page.url(), /price_from=1749(&|$)/)
  assert.equal(await page.getByLabel('From').first().inputValue(), '1,749')
  await page.getByRole('link', { name: 'iPhone 17' }).click()
  const price = page.getByLabel('Price')
  await price.fill('1,849')
  await page.getByText('= USD 1,849.00').waitFor()
  assert.equal(await price.inputValue(), '1,849')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/admin/products?*')
  assert.equal((await world.anonymous.get(`/products/${id}`)).body.price, 1849)
})

test('a bulk edit tells how many have the value already', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products?per_page=100')
  await page.getByRole('row', { name: 'Funda 37' }).waitFor()
  await page.getByLabel('Seleccionar todos los de esta página').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Categoría' }).click()
  await chooseOption(page, 'Categoría', 'Fundas')
  await page.getByRole('dialog').getByText('Van a cambiar 23 productos. 37 ya están así y no cambian.').waitFor()
})

test('columns are chosen, moved by the keyboard and kept; only what is shown is read', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products')
  const listRequest = page.waitForRequest((request) => /fields=(?!.*capacity).*description/.test(request.url()))
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Capacidad' }).uncheck()
  await page.getByRole('checkbox', { name: 'Descripción' }).check()
  await listRequest
  await page.getByRole('button', { name: /^Mover Precio/ }).press('Home')
  await page.getByRole('button', { name: 'Cómoda' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('row', { name: 'Funda 37' }).waitFor()
  const headings = (await page.getByRole('columnheader').allTextContents()).filter((text) => text !== '')
  assert.deepEqual(headings.slice(0, 2), ['Precio', 'Fotos'])
  assert.ok(headings.includes('Descripción') && !headings.includes('Capacidad'))
  assert.equal(await page.locator('.data-table.comfortable').count(), 1)
})

test('the sticky actions cast a shadow while a column lies beneath, and the last is seen whole at the end', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 1000, height: 740 } })
  await world.make.product({ name: 'Uno', description: 'De segunda mano' })
  await page.goto('/admin/products')
  const waitForShadowOpacity = (opacity: number) =>
    page.waitForFunction((expected) => {
      const actions = document.querySelector('td.data-table-actions')
      return actions && Number(getComputedStyle(actions, '::before').opacity) === expected
    }, opacity)
  await page.getByRole('row', { name: 'Uno' }).waitFor()
  await waitForShadowOpacity(0)
  await page.getByRole('button', { name: 'Columnas' }).click()
  for (const name of ['Descripción', 'Creado', 'Modificado']) await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Modificado' }).waitFor()
  await waitForShadowOpacity(1)
  // The values of the new columns may arrive after the first scroll and widen the table.
  await page.waitForFunction(() => {
    const box = document.querySelector('.data-table-scroll')
    box?.scrollTo(box.scrollWidth, 0)
    const actions = document.querySelector('td.data-table-actions')
    const last = actions?.previousElementSibling
    if (!actions || !last || getComputedStyle(actions, '::before').opacity !== '0') return false
    return last.getBoundingClientRect().right <= actions.getBoundingClientRect().left + 1
  })
})

test('on a telephone the cards follow the columns', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await world.make.product({ name: 'Uno', description: 'De segunda mano', capacity: '64 GB' })
  await page.goto('/admin/products')
  const card = page.getByRole('row', { name: 'Uno' })
  await card.getByText('64 GB').waitFor()
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Capacidad' }).uncheck()
  await page.getByRole('checkbox', { name: 'Descripción' }).check()
  await page.keyboard.press('Escape')
  await card.getByText('Descripción: De segunda mano').waitFor()
  assert.equal(await card.getByText('64 GB').count(), 0)
  await assertNoSidewaysScroll(page)
})

test('on a telephone rows are chosen and changed with the thumb, and nothing scrolls sideways', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await createProducts(world)
  await page.goto('/admin/products')
  const second = page.getByLabel('Seleccionar Funda 36')
  await second.waitFor()
  const before = await second.boundingBox()
  await page.getByLabel('Seleccionar Funda 37').check()
  const bar = page.getByRole('toolbar')
  await bar.waitFor()
  assert.deepEqual(await second.boundingBox(), before, 'the next tap lands where it was meant')
  await page.getByLabel('Seleccionar Funda 10').scrollIntoViewIfNeeded()
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  assert.equal(y + height, 740, 'the bar stays in sight')
  await bar.getByRole('button', { name: 'Exportar' }).tap()
  await bar.getByRole('button', { name: 'Excel (XLSX)' }).click({ trial: true })
  await page.keyboard.press('Escape')
  await page.getByRole('toolbar').getByLabel('Seleccionar todos los de esta página').check()
  await page.getByText('50 elegidos').waitFor()
  await page.getByRole('button', { name: 'Elegir los 60' }).click()
  await page.getByText('60 elegidos').waitFor()
  await assertNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Ajustar precio' }).tap()
  await page.getByRole('dialog').getByLabel('Porcentaje', { exact: true }).fill('10')
  await page.getByRole('dialog').getByText('Van a cambiar 60 productos.').waitFor()
  await assertNoSidewaysScroll(page)
})

test('a list is filtered by several of a kind with the keyboard, on a telephone too, and the address keeps it', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: ['see_employees', 'see_menu_employees', 'update_employees', 'see_employee_general_data'],
  })
  const sectors = []
  for (const name of ['Ventas', 'Taller', 'Depósito'])
    sectors.push((await world.admin.post('/job_sectors', { name })).body)
  for (const { id, name } of sectors) await world.make.employee({ surname: name, job_sector_id: id, gender: 'male' })
  await page.goto('/admin/employees')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Sector' }).and(page.locator('input'))
  for (const typed of ['ven', 'tal']) {
    await field.pressSequentially(typed)
    await page.locator('[data-marked]').waitFor()
    await page.keyboard.press('Enter')
  }
  await waitForTotal(page, '2 empleados')
  assert.match(decodeURIComponent(page.url()), new RegExp(`job_sector_id_in=${sectors[0].id},${sectors[1].id}`))
  await page.getByText('Sector: Ventas, Taller', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await waitForTotal(page, '1 empleado')
  assert.match(page.url(), new RegExp(`job_sector_id=${sectors[0].id}$`))
  await page.goBack()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByText('Sector: Ventas, Taller', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Filter', exact: false }).first().click()
  await page.getByRole('button', { name: 'Quitar Taller' }).waitFor()
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await chooseOption(page, 'Género', 'Masculino')
  await chooseOption(page, 'Género', 'Femenino')
  await page.getByText('Género: Masculino, Femenino', { exact: true }).waitFor()
  await waitForTotal(page, '2 empleados')
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
})

/** Opens the dialog that changes the prices of all products of the page. */
async function openPriceDialog(page: Page) {
  await page.goto('/admin/products')
  await waitForTotal(page, '60 productos')
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByRole('button', { name: 'Ajustar precio' }).click()
  return page.getByRole('dialog')
}

test('a preview that waits for its turn says so; one whose turn does not come is asked for again', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await createProducts(world)
  const dialog = await openPriceDialog(page)
  const turn = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.continue()
    isFirst = false
    await turn.promise
    await route.fulfill({ status: 429, json: { error: 'x', code: 'TOO_MANY', message: 'Probá en unos segundos.' } })
  })
  expectComplaints()
  await dialog.getByLabel('Porcentaje', { exact: true }).fill('8')
  await dialog.getByText(/^Cargando/).waitFor()
  turn.resolve()
  await dialog.getByText('Probá en unos segundos.').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await dialog.getByText(/Van a cambiar \d+ productos/).waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Reintentar' }).count(), 0)
})

test('a bulk edit names the permission that was taken away meanwhile', async (t) => {
  const { world, page, user, expectComplaints } = await openShopSignedIn(t)
  await createProducts(world)
  const dialog = await openPriceDialog(page)
  await world.sql`
    delete from user_permissions where user_id = ${user.id}
      and permission_id = (select id from permissions where name = 'update_products')`
  expectComplaints()
  await dialog.getByLabel('Porcentaje', { exact: true }).fill('8')
  await dialog.getByText('No tienes acceso a este recurso. Te falta el permiso «Editar productos».').waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Reintentar' }).count(), 0)
})

test('Enter adjusts prices with the rounding of the preview, once the preview is there', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products?price_from=300&q=Teléfono')
  await waitForTotal(page, '12 productos')
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByRole('button', { name: 'Ajustar precio' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Redondeo').selectOption('Terminados en 9')
  const percent = dialog.getByLabel('Porcentaje', { exact: true })
  await percent.fill('8')
  await dialog.getByRole('row', { name: 'Teléfono 12 USD 300,00 USD 329,00' }).waitFor()
  await assertAccessible(page)
  await percent.fill('10')
  await percent.press('Enter')
  await page.getByText('Se cambiaron 12 productos.').first().waitFor()
  await page.getByRole('cell', { name: 'USD 329,00' }).waitFor()
})

test('Enter does not apply a very large change that nobody has looked at', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products?price_from=300&q=Teléfono')
  await waitForTotal(page, '12 productos')
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByRole('button', { name: 'Ajustar precio' }).click()
  const percent = page.getByRole('dialog').getByLabel('Porcentaje', { exact: true })
  await percent.fill('-95')
  await percent.press('Enter')
  await page.getByText('Es un cambio muy grande').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 1)
  await percent.press('Enter')
  await page.getByText('Se cambiaron 12 productos.').first().waitFor()
})

test('Esc closes the panel of filters, and the focus returns to its button', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createProducts(world)
  await page.goto('/admin/products')
  const button = page.getByRole('button', { name: 'Filter' })
  await button.click()
  await page.getByLabel('Desde').first().fill('300')
  await page.keyboard.press('Escape')
  await page.locator('.data-table-filters').waitFor({ state: 'hidden' })
  assert.equal(await button.evaluate((element) => element === document.activeElement), true)
  await waitForTotal(page, '20 productos')
  await button.press('Enter')
  // The first Esc closes the list of a field alone.
  await page.getByRole('combobox', { name: 'Categoría' }).click()
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.data-table-filters').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.data-table-filters').waitFor({ state: 'hidden' })
})
