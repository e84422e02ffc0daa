import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { variants } from '#src/ui/frame/layout/panel-rules.ts'
import { measureBox } from '#test/boxes.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { measureContrast } from '#test/stories/contrast.ts'
import { clerkPermissions, openShopSignedIn, waitForFocus } from '#test/stories/signed-in-page.ts'

const findPanel = (page: Page) => page.getByRole('complementary', { name: 'Customize AdminLTE' })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
  const panel = findPanel(page)
  await panel.waitFor()
  return panel
}

const waitForBodyClass = (page: Page, name: string, isOn: boolean) =>
  page.waitForFunction(([wanted, on]) => document.body.classList.contains(wanted) === on, [name, isOn] as const)

test('each switch of the panel puts its class on the page and keeps it over a reload', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  for (const [caption, at, name] of [
    ['Dark mode', 0, 'dark-mode'],
    ['Fixed', 0, 'layout-navbar-fixed'],
    ['No Border', 0, 'no-header-border'],
    ['Collapse', 0, 'sidebar-collapse'],
    ['Fixed', 1, 'layout-fixed'],
    ['Nav Flat Style', 0, 'nav-flat'],
    ['Fixed', 2, 'layout-footer-fixed'],
    ['Top Navigation', 0, 'layout-top-nav'],
    ['Boxed', 0, 'layout-boxed'],
  ] as const) {
    const panel = await openPanel(page)
    await panel.getByLabel(caption, { exact: true }).nth(at).check()
    await waitForBodyClass(page, name, true)
    await page.reload()
    await waitForBodyClass(page, name, true)
  }
  const panel = await openPanel(page)
  for (const at of [0, 1, 2]) assert.ok(await panel.getByLabel('Fixed', { exact: true }).nth(at).isDisabled())
  for (const caption of ['Collapse', 'Nav Flat Style', 'Nav Child Indent'])
    assert.ok(await panel.getByLabel(caption, { exact: true }).isDisabled(), caption)
  for (const name of ['layout-navbar-fixed', 'layout-fixed', 'layout-footer-fixed'])
    await waitForBodyClass(page, name, false)
})

test('a heading of the panel stands nearer to its own switches than to those above', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  const panel = await openPanel(page)
  const [above, heading, below] = await Promise.all([
    measureBox(panel.getByLabel('Top Navigation')),
    measureBox(panel.getByText('Header', { exact: true })),
    measureBox(panel.getByLabel('Fixed', { exact: true }).first()),
  ])
  assert.ok(heading.y - above.y > below.y - heading.y, `${heading.y - above.y} px, ${below.y - heading.y} px`)
})

test('a variant is chosen by name or by its swatch, and another colour mode resets both lists', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  const panel = await openPanel(page)
  await panel.getByLabel('Light Navbar Variants').selectOption('Orange')
  await waitForBodyClass(page, 'navbar-orange', true)
  await panel.getByRole('button', { name: 'Navy' }).last().click()
  await waitForBodyClass(page, 'sidebar-dark-navy', true)
  assert.equal(await panel.getByLabel('Light Sidebar Variants').inputValue(), '')
  await panel.getByLabel('Dark mode').check()
  await waitForBodyClass(page, 'navbar-dark', true)
  await waitForBodyClass(page, 'sidebar-dark-primary', true)
  for (const empty of ['Accent Color Variants', 'Brand Logo Variants'])
    assert.ok(await panel.getByLabel(empty).isDisabled(), empty)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
})

test('the panel and the top navigation are accessible and fit, light and dark, on a desk and on a telephone', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/products')
  const panel = await openPanel(page)
  for (const dark of [false, true]) {
    await panel.getByLabel('Dark mode').setChecked(dark)
    for (const isTop of [false, true]) {
      await panel.getByLabel('Top Navigation').setChecked(isTop)
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await assertAccessible(page)
        await assertNoSidewaysScroll(page)
      }
      await page.setViewportSize({ width: 1440, height: 800 })
    }
  }
})

test('the menu is searched and opened by keyboard alone', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  const box = page.getByRole('combobox', { name: 'Buscar en el menú' })
  await box.fill('heladera')
  await page.getByText('No Element found').waitFor()
  await box.fill('categori')
  const options = page.getByRole('option')
  assert.equal(await options.count(), 2)
  await assertAccessible(page)
  await page.keyboard.press('ArrowDown')
  assert.equal(await options.nth(1).getAttribute('aria-selected'), 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/category_create')
  await waitForFocus(page, 'name')
})

test('with top navigation the menu is a bar, which a telephone opens', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/')
  await (await openPanel(page)).getByLabel('Top Navigation').check()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('button', { name: 'Productos' }).click()
  await menu.getByRole('link', { name: 'Lista' }).click()
  await page.waitForURL('**/admin/products')
  await page.setViewportSize({ width: 360, height: 740 })
  await menu.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mostrar u ocultar el menú' }).click()
  await menu.getByRole('button', { name: 'Colores' }).click()
  await menu.getByRole('link', { name: 'Lista' }).click()
  await page.waitForURL('**/admin/colors')
})

test('every variant of the bar and every skin of the sidebar is legible, light and dark', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: [...clerkPermissions, 'see_notifications'] })
  await page.goto('/admin/products')
  await page.locator('.app-sidebar .nav-link.active').first().waitFor()
  await page.locator('.bell-badge', { hasText: '0' }).waitFor()
  const bars = await measureContrast(page, '.app-header', [...variants.lightNavbars, ...variants.darkNavbars])
  const skins = await measureContrast(page, '.app-sidebar', [...variants.lightSkins, ...variants.darkSkins])
  assert.deepEqual([bars.length, skins.length], [19 * 2, 32 * 2])
  const illegible = [...bars, ...skins].filter(({ words, marks }) => words < 4.5 || marks < 3)
  assert.deepEqual(illegible, [])
})

test('what was chosen is in force before anything is painted, also at the sign-in', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  await page.goto('/admin/')
  const panel = await openPanel(page)
  await panel.getByLabel('Dark mode').check()
  await panel.getByLabel('Dark Sidebar Variants').selectOption('Navy')
  await waitForBodyClass(page, 'sidebar-dark-navy', true)
  const readTheme = () => page.evaluate(() => [document.documentElement.dataset.bsTheme, document.body.className])
  // Without the scripts of the screens, only the page itself can set the theme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  const [theme, classes] = await readTheme()
  assert.equal(theme, 'dark')
  assert.match(String(classes), /\bsidebar-dark-navy\b/)
  await page.unroute('**/assets/*.js')
  await page.goto('/admin/')
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await page.goto('/login')
  await page.getByLabel('Contraseña', { exact: true }).waitFor()
  assert.equal((await readTheme())[0], 'dark')
  assert.doesNotMatch(String((await readTheme())[1]), /sidebar-dark-navy/)
})
