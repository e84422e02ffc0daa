import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const userPermissions = [
  ...['see_menu_products', 'see_menu_colors', 'see_colors', 'update_colors', 'see_contact_messages'],
  ...['see_menu_users', 'see_users', 'update_users', 'see_audit', 'load_database'],
]
const findMenu = (page: Page) => page.getByRole('navigation', { name: 'Menú' })
const findHeading = (page: Page, name: string) => findMenu(page).getByRole('button', { name })
const isOpen = async (page: Page, name: string) =>
  (await findHeading(page, name).getAttribute('aria-expanded')) === 'true'

test('a heading of the menu folds, is folded in the next browser too, and opens where its entry is current', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  await world.make.color({ name: 'Azul' })
  await page.goto('/admin/')
  const audit = findMenu(page).getByRole('link', { name: 'Auditoría' })
  await audit.waitFor()
  for (const name of ['Tienda', 'Personal', 'Sistema']) assert.equal(await isOpen(page, name), true, name)
  const saved = page.waitForResponse((response) => response.url().endsWith('/profile/look'))
  await findHeading(page, 'Sistema').click()
  await audit.waitFor({ state: 'detached' })
  const { systemMenuFolded, shopMenuFolded } = (await saved).request().postDataJSON()
  assert.deepEqual([systemMenuFolded, shopMenuFolded], [true, false])
  await page.reload()
  await findHeading(page, 'Sistema').waitFor()
  assert.deepEqual([await isOpen(page, 'Sistema'), await audit.count()], [false, 0])
  await page.goto('/admin/audit')
  await audit.waitFor()
  assert.equal(await audit.getAttribute('aria-current'), 'page')
  await findMenu(page).getByRole('link', { name: 'Dashboard' }).click()
  await audit.waitFor({ state: 'detached' })
  await assertAccessible(page)
})

test('the search of the menu finds what is folded away, and a folded heading tells its unread messages', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  await world.anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  await page.goto('/admin/')
  await findMenu(page)
    .getByRole('link', { name: /^Mensajes/ })
    .waitFor()
  await findHeading(page, 'Tienda').click()
  await findHeading(page, 'Tienda').getByText('1').waitFor()
  const search = page.getByRole('combobox', { name: 'Buscar en el menú' })
  await search.fill('mensaj')
  await page.getByRole('option', { name: 'Mensajes Tienda · /admin/messages' }).waitFor()
  await search.press('Enter')
  await page.waitForURL('**/admin/messages')
  await findMenu(page)
    .getByRole('link', { name: /^Mensajes/ })
    .waitFor()
})

test('at 360 pixels the shop and the language are in the user’s menu, and the bell has its place', async (t) => {
  const { page } = await openShopSignedIn(t, {
    userPermissions: ['see_notifications'],
    viewport: { width: 360, height: 740 },
  })
  await page.goto('/admin/')
  const header = page.locator('.main-header')
  await header.getByRole('button', { name: /^Notificaciones/ }).waitFor()
  assert.equal(await header.getByRole('link', { name: 'Ver la tienda' }).count(), 0)
  await header.getByRole('button', { name: /^Tu cuenta/ }).click()
  await header.getByRole('link', { name: 'Ver la tienda' }).waitFor()
  await header.getByRole('button', { name: /Idioma/ }).click()
  await header.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin panel' }).waitFor()
})
