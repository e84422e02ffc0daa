import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

async function openShopPage(t: TestContext, env: Record<string, string> = {}) {
  const world = await shop(t, env)
  return { world, ...(await person(t, world.url)) }
}

async function submitSignIn(page: Page, dni: string, password: string): Promise<void> {
  await page.getByLabel('DNI').fill(dni)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

/** Asserts that the field has the focus, is marked as invalid, and shows the problem below it. */
async function assertFieldError(field: Locator, problem: string): Promise<void> {
  await field.and(field.page().locator(':focus')).waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  const id = await field.getAttribute('aria-describedby')
  assert.equal(await field.page().locator(`[id="${id}"]`).innerText(), problem)
}

const waitForToast = (page: Page, text: string) => page.locator('.Toastify__toast', { hasText: text }).waitFor()

test('where a script of the page does not come, it is asked for once more; after that the page says so', async (t) => {
  const { page, expectComplaints } = await openShopPage(t)
  expectComplaints()
  let isLost = true
  let pages = 0
  page.on('request', (request) => request.isNavigationRequest() && pages++)
  await page.route(/\/assets\/libraries-/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/login')
  await page.getByText('La pantalla no se pudo abrir').waitFor()
  assert.equal(pages, 2)
  await assertAccessible(page)
  isLost = false
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByLabel('DNI').waitFor()
})

test('signing in says what is missing on leaving a field, what was wrong after sending, and leads to the admin', async (t) => {
  const { world, page, expectComplaints } = await openShopPage(t)
  const account = await createStaffUser(world)
  await page.goto('/login')
  await page.getByLabel('DNI').focus()
  await page.getByLabel('Contraseña', { exact: true }).fill('abc')
  await page.getByText('El DNI es obligatorio').waitFor()
  await page.getByRole('button', { name: 'Ingresar' }).focus()
  await page.getByText('al menos 5 caracteres').waitFor()
  expectComplaints()
  await submitSignIn(page, '11222333', 'secreta')
  await waitForToast(page, 'Usuario no encontrado.')
  const dni = page.getByLabel('DNI')
  const password = page.getByLabel('Contraseña', { exact: true })
  await assertFieldError(dni, 'Usuario no encontrado.')
  await submitSignIn(page, account.dni, 'equivocada')
  await waitForToast(page, 'Contraseña incorrecta')
  await assertFieldError(password, 'Contraseña incorrecta')
  assert.equal(await dni.getAttribute('aria-invalid'), 'false')
  await page.locator('.Toastify__toast', { hasText: 'Usuario no encontrado.' }).waitFor({ state: 'detached' })
  await submitSignIn(page, account.dni, account.password)
  await page.waitForURL('**/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  const storedValues = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')])
  assert.equal(JSON.parse(storedValues[0] ?? '').id, account.id)
  assert.match(storedValues[1] ?? '', /^[\w-]{43}$/)
  await page.goto('/login')
  await page.waitForURL('**/admin/')
})

test('a disabled account is told so after the right password alone, a locked one how long it waits', async (t) => {
  const { world, page, expectComplaints } = await openShopPage(t)
  const account = await createStaffUser(world)
  await world.sql`update users set active = false where id = ${account.id}`
  await page.goto('/login')
  expectComplaints()
  await submitSignIn(page, account.dni, 'equivocada')
  await waitForToast(page, 'Contraseña incorrecta')
  await submitSignIn(page, account.dni, account.password)
  await waitForToast(page, 'Cuenta deshabilitada')
  await world.sql`update users set active = true where id = ${account.id}`
  for (let failure = 2; failure < 5; failure++) {
    const answer = await world.anonymous.post('/auth/login', { dni: account.dni, password: 'equivocada' })
    assert.equal(answer.status, 402)
  }
  const refused = page.waitForResponse((response) => response.status() === 429)
  await submitSignIn(page, account.dni, account.password)
  await waitForToast(page, (await (await refused).json()).message)
  assert.match(page.url(), /\/login$/)
})

test('who has the same dni in two companies chooses one of them', async (t) => {
  const { world, page, expectComplaints } = await openShopPage(t)
  for (const name of ['Norte', 'Sur']) {
    const company = await world.make.company({ name })
    await createStaffUser(world, [], { company_id: company.id, dni: '30111222' })
  }
  await page.goto('/login')
  expectComplaints()
  await submitSignIn(page, '30111222', 'secreta')
  await waitForToast(page, 'elegí con cuál entrar')
  const select = page.getByLabel('Empresa')
  assert.deepEqual(await select.locator('option').allTextContents(), ['Please pick..', 'Norte', 'Sur'])
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByText('Elegí una empresa de la lista').waitFor()
  const other = await createStaffUser(world)
  await submitSignIn(page, other.dni, 'equivocada')
  await waitForToast(page, 'Contraseña incorrecta')
  assert.equal(await select.count(), 0, 'the companies of the dni before')
  await submitSignIn(page, '30111222', 'secreta')
  await select.selectOption({ label: 'Sur' })
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/admin/')
})

test("the specification's English words are translated where the reader's language is neither", async (t) => {
  const { page } = await openShopPage(t)
  await page.goto('/register')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('button', { name: 'Português' }).click()
  await page.getByRole('button', { name: 'Cadastrar-se' }).click()
  await page.getByText('Obrigatório', { exact: true }).first().waitFor()
  assert.equal(await page.getByText('Required', { exact: true }).count(), 0)
})

test('registering checks what was typed, logs it without the passwords, and asks the server for nothing', async (t) => {
  const { page } = await openShopPage(t)
  const asked: string[] = []
  const logged: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/register')
  const send = page.getByRole('button', { name: 'Registrarse' })
  await send.click()
  assert.equal(await page.getByText('Required', { exact: true }).count(), 4)
  await page.getByLabel('Email').fill('luz')
  await page.getByLabel('Contraseña', { exact: true }).fill('abcd')
  await page.getByLabel('Repetí la contraseña').fill('otra1')
  await page.getByText('Invalid email address').waitFor()
  await page.getByText('Must be 5 characters or more').waitFor()
  await page.getByLabel('Email').fill('luz@example.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('clave-1')
  await page.getByLabel('Acepto los términos').check()
  const line = page.waitForEvent('console', (message) => message.text().includes('luz@example.com'))
  await send.click()
  assert.match((await line).text(), /•••.*•••/)
  assert.doesNotMatch(logged.join('\n'), /clave-1|otra1/)
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/api/')),
    [],
  )
  assert.match(page.url(), /\/register$/)
})

test('without a mail server a forgotten password is not yet functional', async (t) => {
  const { page, expectComplaints } = await openShopPage(t)
  expectComplaints()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await page.getByLabel('Email').fill('luz@example.com')
  await page.getByRole('button', { name: 'Pedir el enlace' }).click()
  await waitForToast(page, 'Not yet functional')
  await page.goto('/recover-password')
  await page.getByLabel('Contraseña nueva').fill('nueva-1')
  await page.getByLabel('Repetí la contraseña').fill('nueva-1')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await waitForToast(page, 'Not yet functional')
})

test('with one, the link of the mail leads to a new password, once', async (t) => {
  const mail = await startMailServer(t)
  const { world, page, expectComplaints } = await openShopPage(t, { MAIL_URL: mail.url })
  const account = await createStaffUser(world)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Pedir el enlace' }).click()
  await waitForToast(page, 'te enviamos un enlace')
  const [letter] = await mail.waitForLetters(1)
  const link = /https?:\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  for (const [round, password] of ['nueva-1', 'nueva-2'].entries()) {
    if (round === 1) expectComplaints()
    await page.goto(pathname + search)
    await page.getByLabel('Contraseña nueva').fill(password)
    await page.getByLabel('Repetí la contraseña').fill(password)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await waitForToast(page, round === 0 ? 'Tu contraseña cambió' : 'El enlace no sirve más')
  }
  await page.goto('/login')
  await submitSignIn(page, account.dni, 'nueva-1')
  await page.waitForURL('**/admin/')
})

test('signing out in one tab signs out the other, on the server too', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  assert.equal((await world.sql`select 1 from sessions`).length, 1)
  const other = await page.context().newPage()
  await other.goto('/admin/')
  await other.getByRole('button', { name: /Tu cuenta/ }).click()
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await other.waitForURL(`${world.url}/`)
  await page.waitForURL('**/login')
  assert.deepEqual(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]), [
    null,
    null,
  ])
  assert.equal((await world.sql`select 1 from sessions`).length, 0)
})

test('who is not signed in is sent to the sign-in; who lacks the permission to the shop, and no menu entry leads there', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['see_menu_products', 'update_products'] })
  await page.goto('/admin/')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('button', { name: 'Productos' }).click()
  assert.deepEqual(await menu.locator('.nav-link').allInnerTexts(), ['Dashboard', 'Productos', 'Lista', 'Calendario'])
  for (const closed of ['/admin/colors', '/admin/product_create', '/admin/parameters']) {
    await page.goto(closed)
    await page.waitForURL(`${world.url}/`)
  }
  const stranger = await person(t, world.url)
  await stranger.page.goto('/admin/products')
  await stranger.page.waitForURL('**/login')
})

test('the sign-in leads back to the page that asked for it; somebody else begins at the start page', async (t) => {
  const { world, page, expectComplaints } = await openShopPage(t)
  const permissions = ['see_menu_products', 'update_products']
  const [account, other] = [await createStaffUser(world, permissions), await createStaffUser(world, permissions)]
  await page.goto('/admin/products?q=funda')
  await page.waitForURL('**/login')
  await submitSignIn(page, account.dni, account.password)
  await page.waitForURL('**/admin/products?q=funda')
  expectComplaints()
  const endSession = async () => {
    await world.sql`delete from sessions`
    await page.reload()
    await page.waitForURL('**/login')
  }
  await endSession()
  await submitSignIn(page, account.dni, account.password)
  await page.waitForURL('**/admin/products?q=funda')
  await endSession()
  await submitSignIn(page, other.dni, other.password)
  await page.waitForURL('**/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
})

test('the screens of signing in are accessible, fit a telephone and speak three languages', async (t) => {
  const { world } = await openShopPage(t)
  const { page } = await person(t, world.url, { viewport: { width: 360, height: 740 } })
  for (const path of ['/login', '/register', '/forgot-password', '/recover-password']) {
    await page.goto(path)
    await page.locator('h1').waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
  }
  for (const [language, title] of [
    ['English', 'Sign in to your account'],
    ['Português', 'Entre na sua conta'],
  ] as const) {
    await page.goto('/login')
    await page.getByRole('button', { name: /Español|English|Português/ }).click()
    await page.getByRole('button', { name: language, exact: true }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: title }).waitFor()
  }
})
