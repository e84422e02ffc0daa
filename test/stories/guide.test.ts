import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { assertAccessible, assertNoSidewaysScroll, person, signIn } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('a clerk opens the guide from the user menu, finds just their screens, and goes on to one of them', async (t) => {
  const world = await shop(t)
  const { page } = await person(t, world.url)
  await signIn(page, await createStaffUser(world, ['see_menu_colors', 'see_colors', 'update_colors']))
  await page.getByRole('button', { name: /^Tu cuenta/ }).click()
  await page.getByRole('link', { name: 'Guía' }).click()
  await page.getByRole('heading', { name: 'Guía', level: 1 }).waitFor()
  const headings = await page.getByRole('article').getByRole('heading').allInnerTexts()
  assert.ok(headings.includes('Colores') && headings.includes('La tienda'))
  assert.ok(!headings.includes('Usuarios') && !headings.includes('Categorías') && !headings.includes('Parámetros'))

  const contents = page.getByRole('navigation', { name: 'Contenido' })
  assert.deepEqual(await contents.getByRole('link').allInnerTexts(), headings)
  await contents.getByRole('link', { name: 'Colores' }).click()
  await page.waitForURL('**/admin/guide#colors')
  const colors = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Colores' }) })
  const picture = colors.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#colors img')?.naturalWidth === 1200)
  await colors.getByRole('link', { name: 'Abrir: Colores' }).click()
  await page.getByRole('heading', { name: 'Colores', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Guía', level: 1 }).waitFor()
})

test('the shop is opened as the page that it is', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: [] })
  await page.goto('/admin/guide')
  await page.getByRole('link', { name: 'Abrir: La tienda' }).click()
  await page.waitForURL(`${world.url}/`)
  await page.getByRole('heading', { name: 'Tu próximo equipo.' }).waitFor()
})

test('who was not signed in is asked to before', async (t) => {
  const world = await shop(t)
  const { page } = await person(t, world.url)
  await page.goto('/admin/guide')
  await page.waitForURL('**/login')
})

test('another language, chosen on the page, changes every text of it', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: permissions, language: 'en' })
  await page.goto('/admin/guide')
  await page.getByText('The list of everything that is sold').waitFor()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByText('Português').click()
  await page.getByText('É a lista de tudo o que se vende').waitFor()
  assert.equal(await page.getByText(/guide\.\w+\./).count(), 0)
})

for (const dark of [false, true]) {
  test(`the guide is accessible and fits a phone, ${dark ? 'dark' : 'light'}`, async (t) => {
    const { page } = await openShopSignedIn(t, { userPermissions: permissions, dark })
    await page.goto('/admin/guide')
    await page.getByText('Es la lista de todo lo que se vende').waitFor()
    await assertAccessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.getByText('Contenido', { exact: true }).click()
    await page.getByRole('link', { name: 'Los pedidos por WhatsApp', exact: true }).waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.getByRole('link', { name: 'Guía' }).waitFor()
    await assertNoSidewaysScroll(page)
  })
}
