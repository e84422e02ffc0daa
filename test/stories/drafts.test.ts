import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, signIn } from '#test/browser.ts'
import {
  clerkPermissions,
  createStaffUser,
  openShopSignedIn,
  openTab,
  waitForFocus,
  waitForSaved,
} from '#test/stories/signed-in-page.ts'

const findRestoredNotice = (page: Page) => page.getByText('Recuperamos lo que habías escrito.')
const readDrafts = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
const waitForDraft = (page: Page, words: string) =>
  page.waitForFunction((wanted) => JSON.stringify({ ...sessionStorage }).includes(wanted), words)

/** Types half of a category's description, calls `meanwhile`, and reloads the page. */
async function openReloadedForm(
  t: TestContext,
  meanwhile: (by: Awaited<ReturnType<typeof openShopSignedIn>>) => unknown = () => null,
) {
  const all = await openShopSignedIn(t)
  const { world, page } = all
  page.on('dialog', (dialog) => dialog.accept())
  const category = await world.make.category({ name: 'Fundas', description: 'De cuero' })
  await page.goto(`/admin/category_update/${category.id}`)
  await page.getByLabel('Descripción').fill('De cuero y de sili')
  await waitForDraft(page, 'De cuero y de sili')
  await meanwhile(all)
  await page.reload()
  await findRestoredNotice(page).waitFor()
  return { ...all, category }
}

test('a reload amid typing gives back what was typed; after saving it is gone', async (t) => {
  const { page, category } = await openReloadedForm(t)
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero y de sili')
  await page.getByText('Cambios sin guardar').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Descripción').press('Control+End')
  await page.keyboard.type('cona')
  await page.keyboard.press('Control+Enter')
  await waitForSaved(page, 'Fundas')
  await page.goto(`/admin/category_update/${category.id}`)
  await waitForFocus(page, 'name')
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero y de silicona')
  assert.equal(await findRestoredNotice(page).count(), 0)
  assert.doesNotMatch(await readDrafts(page), /sili/)
})

test('what was brought back is discarded with one press', async (t) => {
  const { page } = await openReloadedForm(t)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await findRestoredNotice(page).waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero')
  assert.equal(await page.getByText('Cambios sin guardar').count(), 0)
  await page.reload()
  await waitForFocus(page, 'name')
  assert.equal(await findRestoredNotice(page).count(), 0)
})

test('a record that somebody saved meanwhile is met as it is on saving: both versions, to choose from', async (t) => {
  const { page } = await openReloadedForm(t, async ({ world }) => {
    const [category] = (await world.admin.get('/categories')).body
    await world.admin.put(`/categories/${category.id}`, { ...category, description: 'De tela' })
  })
  await page.getByRole('heading', { name: 'Otra persona guardó cambios mientras editabas' }).waitFor()
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero y de sili')
  await page.getByRole('radio', { name: /De tela/ }).check()
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De tela')
})

test('a new record is kept as well; who leaves the form lets go of it', async (t) => {
  const { page } = await openShopSignedIn(t)
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill('Zafiro')
  await page.reload()
  await findRestoredNotice(page).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Zafiro')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.waitForURL('**/admin/colors')
  await page.goto('/admin/color_create')
  await waitForFocus(page, 'name')
  assert.equal(await page.getByLabel('Nombre').inputValue(), '')
})

test('signing out takes it away', async (t) => {
  const { page } = await openReloadedForm(t)
  await page.locator('.user-menu > button').click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.waitForURL(/:\d+\/$/)
  assert.doesNotMatch(await readDrafts(page), /sili/)
})

test('after a session that ended the same person finds it again, and nobody else', async (t) => {
  const { world, page, category, user, expectComplaints } = await openReloadedForm(t)
  const address = `/admin/category_update/${category.id}`
  const other = await createStaffUser(world)
  const session = await page.evaluate(() => ({ token: localStorage.token, user: localStorage.user }))
  expectComplaints()
  await page.evaluate(() => localStorage.removeItem('token'))
  await signIn(page, other)
  await page.goto(address)
  await waitForFocus(page, 'name')
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero')
  assert.equal(await findRestoredNotice(page).count(), 0)
  await page.evaluate((former) => Object.assign(localStorage, former), session)
  assert.equal(JSON.parse(session.user).id, user.id)
  await page.goto('/admin/')
  await page.goto(address)
  await findRestoredNotice(page).waitFor()
  assert.equal(await page.getByLabel('Descripción').inputValue(), 'De cuero y de sili')
})

test('nothing of a bank or of health is kept, and chosen files are told to be chosen again', async (t) => {
  const permissions = [
    ...clerkPermissions,
    'see_menu_employees',
    'see_employees',
    'create_employees',
    'update_employees',
  ]
  const { page } = await openShopSignedIn(t, { userPermissions: permissions })
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin/employee_create')
  await page.getByLabel('Apellido').fill('Quiroga')
  await openTab(page, 'Complementarios')
  await page.getByLabel('CBU para el sueldo').fill('0110001300000000001232')
  await page.getByLabel('Obra social').fill('OSECAC')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'cara.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await page.getByRole('button', { name: 'Usar', exact: true }).click()
  await waitForDraft(page, '"hadFiles\\":true')
  assert.doesNotMatch(await readDrafts(page), /0110001300000000001232|OSECAC/)
  await page.reload()
  await findRestoredNotice(page).waitFor()
  await page.getByText('Los archivos no se guardan: volvé a elegirlos.').waitFor()
  await openTab(page, 'Personales')
  assert.equal(await page.getByLabel('Apellido').inputValue(), 'Quiroga')
  await openTab(page, 'Complementarios')
  assert.equal(await page.getByLabel('CBU para el sueldo').inputValue(), '')
})
