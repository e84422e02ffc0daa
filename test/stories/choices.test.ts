import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Shop } from '#test/harness.ts'
import {
  chooseOption,
  clerkPermissions,
  fillProduct,
  openShopSignedIn,
  waitForFocus,
  waitForSaved,
} from '#test/stories/signed-in-page.ts'

const findComboBox = (page: Page, name = 'Categoría') => page.getByRole('combobox', { name })
const readOptions = (page: Page) => page.getByRole('option').allInnerTexts()
const waitForMarkedOption = (page: Page, option: string) =>
  page.waitForFunction((wanted) => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent === wanted
  }, option)
const waitForValue = (page: Page, value: string, name = 'category_id') =>
  page.waitForFunction(
    ([field, wanted]) => document.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value === wanted,
    [name, value],
  )

const createManyCategories = ({ sql }: Shop) => sql`
  insert into categories (name, description) select 'Línea ' || n || ' de temporada', 'Una línea' from generate_series(1, 1000) n`

test('a category among a thousand is found by its words in any order, and chosen with the keyboard alone', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createManyCategories(world)
  await page.goto('/admin/product_create')
  await waitForFocus(page, 'category_id')
  assert.equal(await readOptions(page).then((all) => all.length), 0, 'a list that nobody asked for')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('status').filter({ hasText: 'Hay más: seguí escribiendo' }).waitFor({ state: 'attached' })
  assert.equal((await readOptions(page)).length, 52)
  await page.keyboard.type('temporada LINEA 987')
  await waitForMarkedOption(page, 'Línea 987 de temporada')
  assert.deepEqual(await readOptions(page), ['Línea 987 de temporada', 'Crear «temporada LINEA 987»'])
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await waitForValue(page, 'Línea 987 de temporada')
  assert.equal(await findComboBox(page).getAttribute('aria-expanded'), 'false')
  for (const typed of ['Uno', '', '', 'En caja cerrada', '', '100']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.getByLabel('Nombre').press('Enter')
  await waitForSaved(page, 'Uno')
  await page.getByRole('cell', { name: 'Línea 987 de temporada' }).waitFor()
})

test('Esc takes back what was typed, then leaves; a cleared box is an empty choice; with the list closed Enter saves', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const phones = await world.make.category({ name: 'iPhone' })
  await world.make.category({ name: 'Mac' })
  const { id } = await world.make.product({ name: 'Equipo', category_id: phones.id })
  await page.goto(`/admin/product_update/${id}`)
  await waitForValue(page, 'iPhone')
  await findComboBox(page).fill('ma')
  await waitForMarkedOption(page, 'Mac')
  await page.keyboard.press('Escape')
  await waitForValue(page, 'iPhone')
  assert.equal(await page.getByText('Cambios sin guardar').count(), 0)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/admin/products')
  await page.goto(`/admin/product_update/${id}`)
  await findComboBox(page).fill('')
  await waitForMarkedOption(page, 'Please pick..')
  await page.getByLabel('Nombre').focus()
  await page.getByText('Elegí una categoría').waitFor()
  await findComboBox(page).pressSequentially('mac')
  await waitForMarkedOption(page, 'Mac')
  await page.keyboard.press('Tab')
  await waitForValue(page, 'Mac')
  await findComboBox(page).press('Enter')
  await waitForSaved(page, 'Equipo')
})

test('text that names no option stays in the box and is refused; the only one that it can mean is chosen', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.category({ name: 'Fundas' })
  await world.make.category({ name: 'Funditas' })
  await page.goto('/admin/product_create')
  await findComboBox(page).fill('fund')
  await waitForMarkedOption(page, 'Fundas')
  await page.getByLabel('Nombre').click()
  await page.getByText('Elegí una opción de la lista, o borrá lo que escribiste').waitFor()
  await waitForValue(page, 'fund')
  await findComboBox(page).fill('fundit')
  await page.getByLabel('Nombre').click()
  await waitForValue(page, 'Funditas')
  await page.getByText('Elegí una opción de la lista, o borrá lo que escribiste').waitFor({ state: 'detached' })
  await findComboBox(page).fill('zzz')
  await page.getByRole('status').filter({ hasText: 'Nada coincide con «zzz».' }).waitFor({ state: 'attached' })
})

test('without a connection the search says so, keeps what was typed and tries again', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await waitForFocus(page, 'category_id')
  expectComplaints()
  await page.route('**/options?*', (route) => route.abort())
  await page.keyboard.type('iph')
  await page.getByRole('status').filter({ hasText: 'No se pudieron traer los datos.' }).waitFor({ state: 'attached' })
  await page.unroute('**/options?*')
  await page.getByRole('option', { name: 'Reintentar' }).click()
  await waitForMarkedOption(page, 'iPhone')
  await waitForValue(page, 'iph')
  await page.keyboard.press('Enter')
  await waitForValue(page, 'iPhone')
  assert.equal(await page.locator('.Toastify__toast').count(), 0, 'the field itself has said it')
})

test('a choice that somebody deleted meanwhile is told, stays in sight as gone and is replaced', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  const old = await world.make.category({ name: 'Vieja' })
  await world.make.category({ name: 'Nueva' })
  await page.goto('/admin/product_create')
  await chooseOption(page, 'Categoría', 'Vieja')
  await world.admin.delete(`/categories/${old.id}`)
  await page.getByLabel('Nombre').fill('Equipo')
  await page.getByLabel('Descripción').fill('En caja cerrada')
  await page.getByLabel('Precio').fill('100')
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Lo que elegiste ya no existe').waitFor()
  await waitForValue(page, `Ya no existe (${old.id})`)
  await chooseOption(page, 'Categoría', 'Nueva')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Equipo')
})

test('a category that is lacking is made from the product’s form, under the name typed, and is chosen', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await page.goto('/admin/product_create')
  await page.getByLabel('Nombre').fill('Funda de cuero')
  await findComboBox(page).fill('Fundas')
  await page.getByRole('option', { name: 'Crear «Fundas»' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva categoría' })
  assert.equal(await dialog.getByLabel('Nombre').inputValue(), 'Fundas')
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(page, 'category_id')
  await waitForValue(page, 'Fundas')
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Funda de cuero')
  await page.getByRole('option', { name: 'Crear «Fundas»' }).or(findComboBox(page)).first().click()
  await page.getByRole('option', { name: 'Crear «Fundas»' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('La descripción es obligatoria').waitFor()
  await dialog.getByLabel('Descripción').fill('De cuero y de silicona')
  await dialog.getByLabel('Nombre').press('Enter')
  await waitForSaved(page, 'Fundas')
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(page, 'category_id')
  await waitForValue(page, 'Fundas')
  assert.match(page.url(), /product_create$/)
  await page.getByLabel('Descripción').fill('Cosida a mano')
  await page.getByLabel('Precio').fill('20')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Funda de cuero')
  assert.deepEqual(
    (await world.anonymous.get('/categories')).body.map(({ name }: { name: string }) => name),
    ['Fundas'],
  )
})

/** A cheap device, on which a key may follow a letter before the page has done all that the letter causes. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
}

test('what is typed into the dialog of a lacking category is not thrown away by Escape or the X unasked', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/product_create')
  await findComboBox(page).fill('Fundas')
  await page.getByRole('option', { name: 'Crear «Fundas»' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva categoría' })
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  const description = dialog.getByLabel('Descripción')
  await slowDown(page)
  await description.fill('De cuero')
  await page.keyboard.press('Escape')
  await question.waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  assert.equal(await description.inputValue(), 'De cuero')
  for (const name of ['Cerrar', 'Cancelar']) {
    await dialog.getByRole('button', { name }).click()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    assert.equal(await description.inputValue(), 'De cuero')
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(page, 'category_id')
  await waitForValue(page, 'Fundas')
})

test('the arrows stay among what typed text finds, so that Enter never chooses nothing', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: clerkPermissions.filter((name) => name !== 'create_categories'),
  })
  for (const name of ['iPhone', 'Mac']) await world.make.category({ name })
  await page.goto('/admin/product_create')
  await findComboBox(page).fill('iph')
  await waitForMarkedOption(page, 'iPhone')
  await page.keyboard.press('ArrowDown')
  await waitForMarkedOption(page, 'iPhone')
  await page.keyboard.press('Enter')
  await waitForValue(page, 'iPhone')
  await findComboBox(page).fill('')
  await waitForMarkedOption(page, 'Please pick..')
})

test('who may not make a category is not offered to', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: clerkPermissions.filter((name) => name !== 'create_categories'),
  })
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await findComboBox(page).fill('x')
  await page.getByRole('status').filter({ hasText: 'Nada coincide' }).waitFor({ state: 'attached' })
  assert.deepEqual(await readOptions(page), [])
})

test('on a phone the list is under a finger, within the screen, above its box where there is no room below', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await createManyCategories(world)
  await page.goto('/admin/product_create')
  await findComboBox(page).tap()
  const row = page.getByRole('option', { name: 'Línea 1 de temporada', exact: true })
  await row.waitFor()
  const measureRowHeight = async () => (await row.boundingBox())?.height ?? 0
  assert.ok((await measureRowHeight()) >= 44)
  await assertNoSidewaysScroll(page)
  await page.setViewportSize({ width: 360, height: 300 })
  await findComboBox(page).evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await page.waitForFunction(() => {
    const [list, input] = ['.choice-list', 'input[name=category_id]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    return list && input && list.top >= 0 && list.bottom <= innerHeight && list.bottom <= input.top + 1
  })
  await row.tap()
  await waitForValue(page, 'Línea 1 de temporada')
})

const words = {
  en: { field: 'Category', pick: 'Choose…', none: 'Nothing matches “zzz”.', create: 'Create “zzz”' },
  pt: { field: 'Categoria', pick: 'Escolha…', none: 'Nada corresponde a “zzz”.', create: 'Criar “zzz”' },
}

for (const [language, { field, pick: first, none, create }] of Object.entries(words))
  test(`the list speaks the reader's language: ${language}`, async (t) => {
    const { page } = await openShopSignedIn(t, { language })
    await page.goto('/admin/product_create')
    await findComboBox(page, field).press('ArrowDown')
    await waitForMarkedOption(page, first)
    await findComboBox(page, field).fill('zzz')
    await page.getByRole('status').filter({ hasText: none }).waitFor({ state: 'attached' })
    assert.deepEqual(await readOptions(page), [create])
  })

/** Creates three job titles, and opens the form of a new item of protective equipment, which can have job titles. */
async function openNewPpe(t: TestContext) {
  const permissions = ['see_menu_ppes', 'see_ppes', 'create_ppes', 'update_ppes']
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: permissions })
  const titles = []
  for (const name of ['Cadete', 'Soldador', 'Vendedora'])
    titles.push((await world.admin.post('/job_titles', { name, description: 'x' })).body)
  await page.goto('/admin/ppe_create')
  await page.getByLabel('Nombre').fill('Guantes')
  const field = findComboBox(page, 'Puestos que lo necesitan')
  const list = page.getByRole('list', { name: 'Puestos que lo necesitan' })
  const readChips = async () => (await list.getByRole('listitem').allInnerTexts()).map((chip) => chip.trim())
  const readStoredJobTitles = async () =>
    (await world.admin.get('/ppes')).body[0].job_titles.map(({ name }: { name: string }) => name)
  return { world, page, field, list, readChips, readStoredJobTitles, titles, expectComplaints }
}

test('job titles are searched for and become chips, in the order in which they were chosen', async (t) => {
  const { page, field, list, readChips, readStoredJobTitles } = await openNewPpe(t)
  await field.fill('vend')
  await waitForMarkedOption(page, 'Vendedora')
  await page.keyboard.press('Enter')
  await page.keyboard.type('cad')
  await waitForMarkedOption(page, 'Cadete')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Soldador' }).click()
  assert.deepEqual(await readChips(), ['Vendedora', 'Cadete', 'Soldador'])
  assert.deepEqual(await readOptions(page), [], 'what is chosen is not offered again')
  await page.keyboard.press('Backspace')
  assert.deepEqual(await readChips(), ['Vendedora', 'Cadete'])
  await page.keyboard.press('Escape')
  await assertAccessible(page)
  await list.getByRole('button', { name: 'Quitar Vendedora' }).click()
  assert.deepEqual(await readChips(), ['Cadete'])
  await waitForFocus(page, 'job_title_ids')
  await chooseOption(page, 'Puestos que lo necesitan', 'Vendedora')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'Guantes')
  assert.deepEqual(await readStoredJobTitles(), ['Cadete', 'Vendedora'])
  await page.getByRole('link', { name: 'Guantes' }).click()
  await list.getByRole('listitem').nth(1).waitFor()
  assert.deepEqual(await readChips(), ['Cadete', 'Vendedora'])
})

test('a job title that is gone stays in sight as gone, and is taken away', async (t) => {
  const { world, page, readChips, readStoredJobTitles, titles, expectComplaints } = await openNewPpe(t)
  for (const name of ['Cadete', 'Soldador']) await chooseOption(page, 'Puestos que lo necesitan', name)
  const [cadet] = titles
  await world.admin.delete(`/job_titles/${cadet.id}`)
  expectComplaints()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Lo que elegiste ya no existe').waitFor()
  await page.getByRole('button', { name: `Quitar Ya no existe (${cadet.id})` }).click()
  assert.deepEqual(await readChips(), ['Soldador'])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Guantes')
  assert.deepEqual(await readStoredJobTitles(), ['Soldador'])
})

test('a product’s colors are badges that toggle; one that is gone stays in sight as gone, and is taken away', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  const [kept, gone] = [await world.make.color({ name: 'Azul' }), await world.make.color({ name: 'Rojo' })]
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'Equipo', price: '100' })
  for (const name of ['Azul', 'Rojo']) await page.getByRole('button', { name }).click()
  await world.admin.delete(`/colors/${gone.id}`)
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('button', { name: `Ya no existe (${gone.id})` }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Equipo')
  const { colors } = (await world.anonymous.get('/products')).body.products[0]
  assert.deepEqual(
    colors.map(({ id }: { id: number }) => id),
    [kept.id],
  )
})

test('a list is filtered by a category that is searched for', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await createManyCategories(world)
  const [{ id }] = (await world.anonymous.get('/categories/options?q=linea 987')).body
  await world.make.product({ name: 'Equipo', category_id: id })
  await world.make.product({ name: 'Otro' })
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const field = findComboBox(page).and(page.locator('input'))
  await field.pressSequentially('987')
  await waitForMarkedOption(page, 'Línea 987 de temporada')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`category_id=${id}`))
  await page.getByText('1 producto', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Categoría: Línea 987 de temporada').waitFor()
})
