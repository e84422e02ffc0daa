import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { measureBox } from '#test/boxes.ts'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createPicture, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

/** Paths below /admin/, each with the selector of an element that shows when the screen is ready. */
async function listScreens({ make, anonymous }: Shop): Promise<readonly (readonly [string, string])[]> {
  const category = await make.category({ name: 'iPhone', description: 'Nuevos y usados' })
  const color = await make.color({ name: 'Azul' })
  const product = await make.product({ category_id: category.id, colors: [color] })
  const parameters = await make.parameters({ exchange: 1480, surcharge_transfer: 3 })
  const job = await make.job_title()
  const ppe = await make.ppe({ job_title_ids: [job.id], brand: 'Ñandú', useful_life_months: 12, sizes: ['S', 'M'] })
  const client = await make.client()
  const company = await make.company()
  const user = await make.user({ company_id: company.id })
  const employee = await make.employee({ company_id: company.id, job_title_id: job.id, dni: '12345678' })
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: '¿Tienen fundas?' })
  const row = 'tr[data-record]'
  return [
    ['', '.dashboard .chart'],
    ['products', row],
    ['products?image_empty=1', '.chip'],
    [`product_update/${product.id}`, '.field-badge'],
    ['product_create', '.picture-add'],
    ['categories', row],
    [`category_update/${category.id}`, '.picture-add'],
    ['colors', row],
    ['colors?q=nada', '.empty'],
    ['color_create', '.form-control-color'],
    ['parameters', row],
    [`parameter_update/${parameters.id}`, '.picture-add'],
    ['general_data/job_titles', row],
    [`general_data/job_titles/update/${job.id}`, 'textarea'],
    ['ppes', row],
    [`ppe_update/${ppe.id}`, '.field-texts-chip'],
    ['training_items', '.empty'],
    ['quality_item_create', '.form-foot'],
    ['clients', row],
    [`clients_update/${client.id}`, '.picture-add'],
    ['companies', row],
    ['company_create', '.picture-add'],
    ['users', row],
    [`users_update/${user.id}`, '.picture-add'],
    ['employees', row],
    [`employee_update/${employee.id}`, '.tab-bar'],
    [`employee_update/${employee.id}?tab=complementary`, '.field-badge'],
    ['permissions', '.person-option'],
    [`permissions/${user.id}`, '.permission-row'],
    ['data_loader', '.load-start'],
    ['messages', row],
    ['nada', '.empty'],
  ]
}

const signInPaths = ['/login', '/register', '/forgot-password', '/recover-password?token=x'] as const

/**
 * Asserts at three widths that axe finds no problem, that nothing scrolls sideways, and that every icon has a glyph.
 * For the dark mode axe checks only the contrast.
 */
async function assertAccessibleLayout(page: Page, dark: boolean): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await assertAccessible(page, dark ? 'color-contrast' : undefined)
    await assertNoSidewaysScroll(page)
  }
  const iconsWithoutGlyph = await page
    .locator('i.bi')
    .evaluateAll((icons) =>
      icons.filter((icon) => getComputedStyle(icon, '::before').content === 'none').map((icon) => icon.className),
    )
  assert.deepEqual(iconsWithoutGlyph, [])
}

test('every screen of the back office is accessible and fits, light and dark', async (t) => {
  const world = await shop(t)
  const addresses = await listScreens(world)
  const { page } = await openSignedInPage(t, world, { userPermissions: permissions })
  for (const [path, shown] of addresses) {
    await page.goto(`/admin/${path}`)
    await page.locator(shown).first().waitFor()
    await assertAccessibleLayout(page, false)
    await page.evaluate(switchToDark)
    await assertAccessibleLayout(page, true)
  }
})

/** Runs in the browser. Switches to the dark mode as the panel does, without loading the screen again. */
function switchToDark(): void {
  const { classList } = document.body
  document.documentElement.dataset['bsTheme'] = 'dark'
  classList.remove('navbar-light', 'sidebar-light-primary')
  classList.add('dark-mode', 'navbar-dark', 'sidebar-dark-primary')
}

test('the screens of the sign-in are accessible and fit, in the dark of who was last here as well', async (t) => {
  const { world, page } = await openShopSignedIn(t, { dark: true })
  await page.goto('/admin/')
  await page.locator('.figures').waitFor()
  await page.evaluate(() => {
    localStorage.removeItem('user')
    localStorage.removeItem('token')
  })
  const light = await person(t, world.url)
  for (const [visitor, theme] of [
    [page, 'dark'],
    [light.page, 'light'],
  ] as const) {
    for (const path of signInPaths) {
      await visitor.goto(path)
      await visitor.locator('.login-card-body').waitFor()
      assert.equal(await visitor.locator('html').getAttribute('data-bs-theme'), theme)
      await assertAccessibleLayout(visitor, theme === 'dark')
    }
  }
})

test('the focus is seen on a check that the keyboard reaches', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.color({ name: 'Azul' })
  await page.goto('/admin/colors')
  const check = page.getByLabel('Seleccionar Azul')
  await check.waitFor()
  await page.keyboard.press('Tab')
  await check.focus()
  const ring = await check.evaluate((input) => getComputedStyle(input))
  assert.deepEqual([ring.outlineStyle, ring.outlineWidth], ['solid', '2px'])
})

const readRing = (control: Locator) =>
  control.evaluate((input) => {
    input.focus()
    const { outlineStyle, outlineWidth } = getComputedStyle(input)
    return `${outlineStyle} ${outlineWidth}`
  })

test('the focus is seen on the checks and switches of permissions, of filters, of a bulk edit and of the panel', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  const user = await world.make.user()
  await page.goto(`/admin/permissions/${user.id}`)
  const matrix = page.locator('.permission-row input[type=checkbox]:enabled')
  await matrix.first().waitFor()
  await page.keyboard.press('Tab')
  assert.equal(await readRing(matrix.first()), 'solid 2px')
  assert.equal(await readRing(matrix.nth(3)), 'solid 2px')
  await page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
  await page.keyboard.press('Tab')
  assert.equal(await readRing(page.getByLabel('Dark mode')), 'solid 2px')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.keyboard.press('Tab')
  const checks = page.locator('input:is([type=checkbox], [type=radio])')
  await checks.first().waitFor()
  for (const check of await checks.all()) assert.equal(await readRing(check), 'solid 2px')
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.keyboard.press('Tab')
  for (const check of await page.locator('.dropdown-menu.show input:enabled').all())
    assert.equal(await readRing(check), 'solid 2px')
})

/** Runs in the browser. The corners of cards and of lists that something within them covers. */
function findCoveredCorners(): string[] {
  const isPainted = (element: Element | null, card: Element): boolean =>
    element !== null &&
    element !== card &&
    (element.matches('img, svg') ||
      getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      isPainted(element.parentElement, card))
  return [...document.querySelectorAll('.card, .data-table')].flatMap((card) =>
    (['top', 'bottom'] as const).flatMap((edge) => {
      scrollBy({ top: card.getBoundingClientRect()[edge] - innerHeight / 2, behavior: 'instant' })
      const { left, right, [edge]: y } = card.getBoundingClientRect()
      return [left + 1.5, right - 1.5].flatMap((x) => {
        const hit = document.elementFromPoint(x, edge === 'top' ? y + 1.5 : y - 1.5)
        return hit && card.contains(hit) && isPainted(hit, card) ? [`${card.className}: ${hit.className}`] : []
      })
    }),
  )
}

test('on a telephone a list without records ends at its rounded corners', async (t) => {
  const { page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 } })
  await page.goto('/admin/colors')
  await page.locator('.empty').waitFor()
  assert.deepEqual(await page.evaluate(findCoveredCorners), [])
})

test('what stands at the edge of a card ends at its rounded corners, and a menu in it is not cut', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await world.make.product()
  const user = await world.make.user()
  for (const [path, shown] of [
    ['', '.dashboard .meters'],
    ['guide', '.guide-entry'],
    ['product_create', '.picture-add'],
    [`permissions/${user.id}`, '.permission-row'],
    ['products', 'tr[data-record]'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await page.locator(shown).first().waitFor()
    assert.deepEqual(await page.evaluate(findCoveredCorners), [], path)
  }
  await page.getByRole('button', { name: 'Columnas' }).click()
  const menu = page.locator('.data-table .dropdown-menu.show')
  await menu.waitFor()
  const lowestPoint = await menu.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 20, bottom - 12)
    return {
      isBelowCard: bottom > (element.closest('.card')?.getBoundingClientRect().bottom ?? 0),
      isHit: element.contains(hit),
    }
  })
  assert.deepEqual(lowestPoint, { isBelowCard: true, isHit: true })
})

test('in the dark the export’s menu and the clients’ caption are read, and pictures stand on a light ground', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions, dark: true })
  await world.make.client()
  await page.goto('/admin/clients')
  await page.locator('tr[data-record]').first().waitFor()
  const ground = await page
    .locator('.data-table-picture .picture')
    .first()
    .evaluate((element) => getComputedStyle(element).background)
  assert.match(ground, /rgb\(198, 205, 201\)/)
  const check = page.locator('thead input[type=checkbox]')
  assert.equal(await check.evaluate((input) => getComputedStyle(input).backgroundColor), 'rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.locator('.dropdown-header').waitFor()
  await assertAccessible(page, 'color-contrast')
  await page.goto('/admin/guide')
  const picture = page.locator('.guide-picture img').first()
  await picture.waitFor()
  assert.equal(await picture.evaluate((image) => getComputedStyle(image).filter), 'brightness(0.8)')
})

test('the drawing of a missing picture stands on the wall alone, a picture on a ground', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.product({ name: 'Sin foto' })
  const pictured = await world.make.product({ name: 'Con foto' })
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await createPicture('#a0c0d0'))]), 'foto.jpg')
  assert.equal((await world.admin.patch(`/products/${pictured.id}`, form)).status, 200)
  const readGround = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundImage.split('(')[0])
  await page.goto('/admin/products')
  await page.locator('tr[data-record] img').nth(1).waitFor()
  assert.equal(await readGround(`tr[data-record="${id}"] .data-table-picture .picture`), 'none')
  assert.equal(await readGround(`tr[data-record="${pictured.id}"] .data-table-picture .picture`), 'linear-gradient')
  await page.goto(`/admin/product_update/${id}`)
  await page.locator('.shop-tile img').waitFor()
  assert.equal(await readGround('.shop-tile'), 'none')
})

test('one press makes a list as tall as the window, and it stays so for who pressed', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 1440, height: 900 } })
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 60) n`
  await page.goto('/admin/colors')
  await page.getByRole('row', { name: /Color 1\b/ }).waitFor()
  const box = page.locator('.data-table-scroll')
  const tall = page.getByRole('button', { name: 'Alto de la ventana' })
  assert.equal((await measureBox(box)).height, 350)
  await tall.click()
  const { height } = await measureBox(box)
  assert.ok(height > 500, `${height} px`)
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight))
  await page.goto('/admin/categories')
  assert.equal(await tall.getAttribute('aria-pressed'), 'true')
  const other = await openSignedInPage(t, world)
  await other.page.goto('/admin/colors')
  await other.page.getByRole('row', { name: /Color 1\b/ }).waitFor()
  assert.equal((await measureBox(other.page.locator('.data-table-scroll'))).height, 350)
  await page.goto('/admin/colors')
  await page.getByRole('row', { name: /Color 1\b/ }).waitFor()
  await tall.click()
  assert.equal((await measureBox(box)).height, 350)
})

test('on a telephone a product is a card: picture, name, category and capacity in one line, price, one menu', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 } })
  const category = await world.make.category({ name: 'iPhone' })
  await world.make.product({
    name: 'iPhone 17',
    capacity: '256 GB',
    code: 'IP17',
    price: 1449,
    category_id: category.id,
  })
  await page.goto('/admin/products')
  const card = page.locator('tr[data-record]')
  await card.waitFor()
  assert.equal((await measureBox(card.locator('.picture'))).width, 48)
  const [kind, capacity] = [card.getByText('iPhone', { exact: true }), card.getByText('256 GB')]
  assert.equal((await measureBox(kind)).y, (await measureBox(capacity)).y)
  assert.equal(await card.getByText('IP17').isVisible(), false)
  assert.equal(await card.getByRole('button').count(), 1)
  await card.getByRole('button', { name: 'Acciones de iPhone 17' }).click()
  await page.getByRole('button', { name: 'Editar iPhone 17' }).click()
  await page.getByRole('heading', { level: 1, name: 'iPhone 17' }).waitFor()
})

test('on a telephone an email address that does not fit is broken before its domain', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    viewport: { width: 360, height: 740 },
    userPermissions: permissions,
  })
  const email = 'administracion@libertad.example.com'
  await world.make.user({ email })
  await world.make.parameters({ email })
  for (const path of ['users', 'parameters?list=1']) {
    await page.goto(`/admin/${path}`)
    const address = page.getByText(email, { exact: true })
    await address.waitFor()
    const linesOfDomain = await address.evaluate((element) => {
      const range = document.createRange()
      if (element.lastChild) range.selectNodeContents(element.lastChild)
      return [range.toString(), new Set([...range.getClientRects()].map(({ top }) => top)).size]
    })
    assert.deepEqual(linesOfDomain, ['@libertad.example.com', 1], path)
  }
})

test('the form of a product shows what the shop will, marks what changed, and says what is left to do', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.parameters({ exchange: 1000, surcharge_transfer: 10 })
  const product = await world.make.product({ name: 'iPhone 17', price: 1449 })
  await page.goto(`/admin/product_update/${product.id}`)
  const preview = page.locator('.preview')
  await preview.getByText('USD 1.449').waitFor()
  await page.getByLabel('Nombre').fill('iPhone 17 Pro')
  await page.getByLabel('Precio').fill('1500')
  await preview.getByText('iPhone 17 Pro').waitFor()
  await preview.getByText('USD 1.500').waitFor()
  await page.getByRole('cell', { name: '$ 1.650.000' }).waitFor()
  assert.deepEqual(await page.locator('.field-changed > label').allInnerTexts(), ['Nombre *', 'Precio *'])
  await page.getByText('Cambios sin guardar').waitFor()
  await page.getByLabel('Descripción').fill('')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Falta o hay que corregir: Descripción').waitFor()
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  assert.equal(await menu.getByRole('link', { name: 'Lista' }).getAttribute('aria-current'), 'true')
})

test('a printed list is its title and its table', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 30) n`
  await page.goto('/admin/colors')
  await page.getByRole('row', { name: /Color 30/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['header.main-header', '#sidebar', '.breadcrumb', '.data-table-toolbar', '.data-table-pages'])
    assert.equal(await page.locator(hidden).isVisible(), false, hidden)
  assert.ok(await page.getByRole('heading', { level: 1, name: 'Colores' }).isVisible())
  const box = page.locator('.data-table-scroll')
  assert.ok(await box.evaluate((all) => all.scrollHeight <= all.clientHeight))
  await assertNoSidewaysScroll(page)
})

test('a printed record is the values of its open tab, without boxes and what one presses', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  const employee = await world.make.employee({ dni: '12345678' })
  await page.goto(`/admin/employee_update/${employee.id}`)
  await page.getByLabel('Apellido').waitFor()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1)
  await page.emulateMedia({ media: 'print' })
  for (const toPress of ['.tab-bar', '.form-foot'])
    assert.equal(await page.locator(toPress).isVisible(), false, toPress)
  const surname = page.getByLabel('Apellido')
  assert.ok(await surname.isVisible())
  assert.equal(await surname.evaluate((input) => getComputedStyle(input).borderTopWidth), '0px')
})

test('a long name of who is signed in is cut in the bar, and moves nothing out of a tablet', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, { viewport: { width: 768, height: 900 } })
  await world.sql`
    update users set name = 'María de los Ángeles', surname = 'Etchegaray Fernández de Alvear' where id = ${user.id}`
  await page.goto('/admin/colors')
  await page.getByRole('button', { name: /Etchegaray Fernández de Alvear/ }).waitFor()
  await assertNoSidewaysScroll(page)
  const panel = await measureBox(page.locator('.main-header .bi-layout-sidebar-reverse'))
  assert.ok(panel.x + panel.width <= 768)
})

test('on a telephone a title has its line to itself beside more than two buttons', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: permissions,
    viewport: { width: 360, height: 780 },
  })
  const { id } = await world.make.user({ surname: 'Etcheverrigaray', name: 'Juan' })
  await page.goto(`/admin/users_update/${id}`)
  await page.getByRole('button', { name: 'Historial' }).waitFor()
  const [title, actions] = [await measureBox(page.locator('h1')), await measureBox(page.locator('.page-actions'))]
  assert.ok(actions.y >= title.y + title.height)
})

test('a button in a toast is as light as the toast, in the dark too', async (t) => {
  const { world, page } = await openShopSignedIn(t, { dark: true })
  await world.make.color({ name: 'Zafiro' })
  await page.goto('/admin/colors')
  await page.getByRole('button', { name: 'Eliminar Zafiro' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  const undo = page.locator('.Toastify').getByRole('button', { name: 'Deshacer' })
  assert.equal(await undo.evaluate((button) => getComputedStyle(button).backgroundColor), 'rgb(255, 255, 255)')
})
