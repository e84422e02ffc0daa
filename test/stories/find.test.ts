import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, signIn } from '#test/browser.ts'
import { clerkPermissions, createStaffUser, openShopSignedIn, waitForFocus } from '#test/stories/signed-in-page.ts'

const clientPermissions = [
  ...clerkPermissions,
  'see_menu_clients',
  'see_clients',
  'create_clients',
  'update_clients',
  'delete_clients',
]
const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en todo' })
const findOption = (page: Page, name: string) => findDialog(page).getByRole('option', { name })
const findGroup = (page: Page, name: string) => findDialog(page).getByRole('group', { name }).getByRole('option')
const waitForMarkedOption = (page: Page, words: string) =>
  page.waitForFunction((wanted) => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.querySelector('.words')?.textContent === wanted
  }, words)

/** Opens the search by Ctrl+K. The heading shows that the screen is ready for keys. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await findDialog(page).waitFor()
}

test('a product is opened by its code, from anywhere, with the keyboard alone', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.product({ name: 'iPhone 16e', code: 'ZK-77' })
  await page.goto('/admin/colors')
  await openDialog(page)
  await assertAccessible(page)
  await page.keyboard.type('zk-7')
  await waitForMarkedOption(page, 'Buscar «zk-7» en Colores')
  await findOption(page, 'iPhone 16e').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('ArrowDown')
  await waitForMarkedOption(page, 'iPhone 16e')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/product_update/${id}`)
  await findDialog(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'iPhone 16e' }).waitFor()
})

test('Enter that comes before the records waits for them; with Ctrl it opens another tab', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.product({ name: 'Zafiro' })
  await page.goto('/admin/')
  await openDialog(page)
  await page.keyboard.type('zafiro')
  const another = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await another).waitForURL(`**/admin/product_update/${id}`)
  assert.match(page.url(), /\/admin\/$/)
})

test('a screen and a new record are found by their names; what the reader may not open is not', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: clientPermissions })
  await page.goto('/admin/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await findDialog(page).waitFor()
  await page.keyboard.type('cliente')
  await findGroup(page, 'Pantallas').filter({ hasText: 'Clientes' }).waitFor()
  assert.deepEqual(await findGroup(page, 'Acciones').allInnerTexts(), ['Nuevo cliente'])
  await findOption(page, 'Nuevo cliente').click()
  await page.waitForURL('**/admin/clients_create')
  await openDialog(page)
  await page.keyboard.type('usuario')
  await findDialog(page).getByText('Nada coincide con «usuario».').first().waitFor()
})

test('over a half-filled form Ctrl K opens it, Esc gives the field back, and leaving asks first', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/category_create')
  await waitForFocus(page, 'name')
  await page.keyboard.type('Fundas/')
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Fundas/', 'a stroke that is typed opens nothing')
  await openDialog(page)
  await page.keyboard.press('Control+k')
  assert.equal(await findDialog(page).count(), 1)
  await page.keyboard.press('Escape')
  await findDialog(page).waitFor({ state: 'detached' })
  await waitForFocus(page, 'name')
  await openDialog(page)
  await page.keyboard.type('colores')
  await waitForMarkedOption(page, 'Colores')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Fundas/')
})

test('on a list what is typed goes into its search, and its filters stay', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const category = await world.make.category({ name: 'iPhone' })
  await world.make.product({ name: 'Uno', category_id: category.id })
  await world.make.product({ name: 'Dos', category_id: category.id })
  await page.goto(`/admin/products?category_id=${category.id}`)
  await page.getByText('2 productos').waitFor()
  await page.keyboard.press('/')
  await findDialog(page).waitFor()
  await page.keyboard.type('uno')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/products?category_id=${category.id}&q=uno`)
  await page.getByText('1 producto', { exact: true }).waitFor()
  assert.equal(await page.getByRole('searchbox', { name: 'Buscar en todos los datos' }).inputValue(), 'uno')
})

test('what was last opened is offered after a reload, to this user alone, and is gone after signing out', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.product({ name: 'Zafiro' })
  await page.goto('/admin/colors')
  await page.getByRole('heading', { level: 1, name: 'Colores' }).waitFor()
  await page.goto(`/admin/product_update/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Zafiro' }).waitFor()
  await page.goto('/admin/')
  await openDialog(page)
  assert.deepEqual(
    (await findGroup(page, 'Recientes').allInnerTexts()).map((line) => line.split('\n')[0]),
    ['Zafiro', 'Colores'],
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/product_update/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Zafiro' }).waitFor()
  await openDialog(page)
  await page.keyboard.type('cerrar ses')
  await waitForMarkedOption(page, 'Cerrar sesión')
  await page.keyboard.press('Enter')
  await page.waitForURL(/:\d+\/$/)
  assert.ok(!(await page.evaluate(() => JSON.stringify({ ...localStorage }))).includes('Zafiro'))
  await signIn(page, await createStaffUser(world))
  await openDialog(page)
  assert.equal(await findGroup(page, 'Recientes').count(), 0)
})

test('a record that is no more is not offered again', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  const { id } = await world.make.color({ name: 'Zafiro' })
  await page.goto(`/admin/color_update/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Zafiro' }).waitFor()
  await world.admin.delete(`/colors/${id}`)
  expectComplaints()
  await page.goto('/admin/')
  await openDialog(page)
  await findOption(page, 'Zafiro').click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Zafiro' }).waitFor()
  await page.waitForFunction(() => !JSON.stringify({ ...localStorage }).includes('Zafiro'))
})

test('without a connection it says so, keeps what was typed and tries again', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  await world.make.product({ name: 'Zafiro' })
  await page.goto('/admin/')
  await openDialog(page)
  expectComplaints()
  await page.route('**/api/search?*', (route) => route.abort())
  await page.keyboard.type('zaf')
  await findDialog(page).getByText('No se pudieron traer los datos.').first().waitFor()
  await assertAccessible(page)
  await page.unroute('**/api/search?*')
  await waitForMarkedOption(page, 'Reintentar')
  await page.keyboard.press('Enter')
  await findOption(page, 'Zafiro').waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 0, 'the dialog itself has said it')
})

test('an answer to former words that comes late is not shown', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.product({ name: 'Zafiro azul' })
  await world.make.product({ name: 'Zafiro rojo' })
  await page.goto('/admin/')
  await openDialog(page)
  await page.route('**/api/search?q=zafiro', async (route) => {
    await page.waitForResponse(/q=zafiro%20rojo/)
    await route.continue().catch(() => {})
  })
  const searchRequest = page.waitForRequest(/q=zafiro$/)
  await page.keyboard.type('zafiro')
  await searchRequest
  await page.keyboard.type(' rojo')
  await findOption(page, 'Zafiro rojo').waitFor()
  assert.deepEqual(
    (await findGroup(page, 'Registros').allInnerTexts()).map((line) => line.split('\n')[0]),
    ['Zafiro rojo'],
  )
})

test('on a phone a button opens it, it is the whole screen, and its lines are under a finger', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await world.make.product({ name: 'Zafiro' })
  await page.goto('/admin/products')
  await assertNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Buscar en todo' }).tap()
  await findDialog(page).getByRole('combobox').fill('zaf')
  await findOption(page, 'Zafiro').first().waitFor()
  const box = await findDialog(page).boundingBox()
  assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [0, 0, 360, 640])
  for (const line of await findDialog(page).getByRole('option').all())
    assert.ok(((await line.boundingBox())?.height ?? 0) >= 44)
  await assertNoSidewaysScroll(page)
  await findDialog(page).getByRole('button', { name: 'Cerrar' }).tap()
  await findDialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Buscar en todo' }).tap()
  await findDialog(page).getByRole('combobox').fill('zaf')
  await findOption(page, 'Zafiro').last().tap()
  await page.waitForURL('**/admin/product_update/*')
})

const translations = {
  en: { label: 'Search everything', actions: 'Actions', made: 'New product', none: 'Nothing matches “zzz”.' },
  pt: { label: 'Buscar em tudo', actions: 'Ações', made: 'Novo produto', none: 'Nada corresponde a “zzz”.' },
}

for (const [language, { label, actions, made, none }] of Object.entries(translations))
  test(`the search for everything speaks the reader's language: ${language}`, async (t) => {
    const { page } = await openShopSignedIn(t, { language, dark: true })
    await page.goto('/admin/')
    await page.getByRole('button', { name: label }).click()
    const lines = page.getByRole('dialog', { name: label }).getByRole('group', { name: actions }).getByRole('option')
    await lines.filter({ hasText: made }).waitFor()
    await assertAccessible(page)
    await page.keyboard.type('zzz')
    await page.getByRole('status').filter({ hasText: none }).waitFor({ state: 'attached' })
  })

test('a field of the parameters and a switch of the panel are found, opened and focused', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.parameters({ exchange: 1480 })
  await page.goto('/admin/colors')
  await openDialog(page)
  await page.keyboard.type('cotizacion')
  await findOption(page, 'Cotización del dólar (Parámetros)').click()
  await page.waitForURL(`**/admin/parameter_update/${id}`)
  await waitForFocus(page, 'exchange')
  await openDialog(page)
  await page.keyboard.type('horario')
  await findOption(page, 'Cierra a las (Parámetros)').click()
  await waitForFocus(page, 'end_hour')
  await openDialog(page)
  await page.keyboard.type('modo oscuro')
  await findOption(page, 'Modo oscuro (Personalizar)').click()
  await waitForFocus(page, 'darkMode')
  await openDialog(page)
  await page.keyboard.type('boxed')
  await assertAccessible(page)
  await findOption(page, 'Boxed (Personalizar)').click()
  await waitForFocus(page, 'layoutBoxed')
  assert.equal(
    await page
      .locator('body')
      .getAttribute('class')
      .then((names) => names?.includes('layout-boxed')),
    false,
  )
})

test('the own password is found, and its field has the focus', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/colors')
  await openDialog(page)
  await page.keyboard.type('contraseña')
  await findOption(page, 'Contraseña (Perfil)').click()
  await page.waitForURL('**/admin/profile?tab=settings')
  await waitForFocus(page, 'current_password')
})
