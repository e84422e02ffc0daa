import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { maxViewsOfList } from '#src/resource/views/views.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const userPermissions = ['see_menu_employees', 'see_employees', 'update_employees']

/** A company with two employees, of whom one has a medical check, and a page on which one of its users is signed in. */
async function openCompany(t: TestContext, options: { viewport?: { width: number; height: number } } = {}) {
  const world = await shop(t)
  const company = await world.make.company()
  const company_id = company.id
  await world.make.employee({ company_id, surname: 'Quiroga', medical_check_expiration: '2031-05-05' })
  await world.make.employee({ company_id, surname: 'Benítez' })
  return { world, company_id, ...(await openSignedInPage(t, world, { userPermissions, company_id, ...options })) }
}

const openList = async (page: Page, query = '') => {
  await page.goto(`/admin/employees${query}`)
  await page.locator('tr[data-record]').first().waitFor()
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Vistas' }).click()
const findPill = (page: Page, name: string) => page.locator('.views-strip').getByRole('button', { name })

async function saveView(page: Page, name: string, { isShared = false } = {}): Promise<void> {
  await openMenu(page)
  await page.getByRole('button', { name: 'Guardar vista…' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill(name)
  if (isShared) await dialog.getByLabel('Compartir con la empresa').check()
  await dialog.getByLabel('Nombre').press('Enter')
  await page.getByText(`Se guardó la vista ${name}`).waitFor()
}

const waitForTotal = (page: Page, text: string) => page.locator('.page-sub').getByText(text, { exact: true }).waitFor()

test('a view keeps filters, order and columns, is shared, and a colleague opens it', async (t) => {
  const { world, company_id, page } = await openCompany(t)
  await openList(page, '?medical_check_expiration_empty=0&sort=surname&dir=desc')
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Fecha de nacimiento' }).check()
  await page.keyboard.press('Escape')
  await saveView(page, 'Con examen', { isShared: true })
  assert.equal(await findPill(page, 'Con examen').getAttribute('aria-pressed'), 'true')
  await assertAccessible(page)

  const colleague = await openSignedInPage(t, world, { userPermissions, company_id })
  await openList(colleague.page)
  await waitForTotal(colleague.page, '2 empleados')
  await findPill(colleague.page, 'Con examen').click()
  await waitForTotal(colleague.page, '1 empleado')
  assert.match(colleague.page.url(), /medical_check_expiration_empty=0/)
  assert.match(colleague.page.url(), /sort=surname&dir=desc/)
  await colleague.page.getByRole('columnheader', { name: 'Fecha de nacimiento' }).waitFor()
  await openMenu(colleague.page)
  assert.equal(await colleague.page.getByRole('button', { name: 'Eliminar vista' }).count(), 0)
  await assertAccessible(colleague.page)
  await colleague.page.keyboard.press('Escape')
  // A second press shows all again.
  await findPill(colleague.page, 'Con examen').click()
  await waitForTotal(colleague.page, '2 empleados')
})

test('neither another company nor a user of a client sees a shared view', async (t) => {
  const { world, page } = await openCompany(t)
  await openList(page, '?medical_check_expiration_empty=0')
  await saveView(page, 'Con examen', { isShared: true })
  const [other, client] = [await world.make.company(), await world.make.client()]
  const readNames = async (owner: object) =>
    (await world.asUser({ ...owner, permissions: userPermissions }).get('/views?resource=employees')).body
  assert.deepEqual(await readNames({ company_id: other.id }), [])
  assert.deepEqual(await readNames({ client_id: client.id }), [])
  const stranger = await openSignedInPage(t, world, { userPermissions, company_id: other.id })
  await stranger.page.goto('/admin/employees')
  await stranger.page.getByRole('button', { name: 'Vistas' }).waitFor()
  assert.equal(await stranger.page.locator('.views-strip').count(), 0)
})

test('an open view says that it is changed, is updated, renamed, deleted and brought back by keyboard', async (t) => {
  const { page } = await openCompany(t)
  await openList(page, '?medical_check_expiration_empty=0')
  await saveView(page, 'Con examen')
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await findPill(page, 'Con examen').getByText('cambiada').waitFor()
  await page.reload()
  await findPill(page, 'Con examen').getByText('cambiada').waitFor()
  const press = async (name: string) => {
    await page.getByRole('button', { name: 'Vistas' }).press('Enter')
    await page.getByRole('button', { name }).last().press('Enter')
  }
  await press('Actualizar con lo que se ve')
  await page.getByText('Se actualizó la vista Con examen').waitFor()
  await page.getByText('cambiada').waitFor({ state: 'detached' })
  await press('Cambiar nombre…')
  await page.getByRole('dialog').getByLabel('Nombre').fill('Todos')
  await page.keyboard.press('Enter')
  await findPill(page, 'Todos').waitFor()
  await press('Eliminar vista')
  await page.getByRole('button', { name: 'Eliminar', exact: true }).press('Enter')
  await findPill(page, 'Todos').waitFor({ state: 'detached' })
  assert.doesNotMatch(page.url(), /view=/)
  await page.locator('.undo-line').getByRole('button', { name: 'Deshacer' }).press('Enter')
  await findPill(page, 'Todos').waitFor()
})

test('what the list no longer has is left out of a view, with a word', async (t) => {
  const { world, page, user } = await openCompany(t)
  await openList(page, '?medical_check_expiration_empty=0')
  await saveView(page, 'Vieja')
  await world.sql`
    update views set query = query || '&shoe_color=3&sort=shoe_size' where user_id = ${Number((user as { id: number }).id)}`
  await openList(page)
  await findPill(page, 'Vieja').click()
  await page.getByText('Se dejó fuera lo que la lista ya no tiene: shoe_color, shoe_size').first().waitFor()
  await waitForTotal(page, '1 empleado')
  assert.doesNotMatch(page.url(), /shoe/)
})

test('a taken name and one view too many are told at the name', async (t) => {
  const { world, page, user, expectComplaints } = await openCompany(t)
  await world.sql`
    insert into views (user_id, resource, name)
    select ${Number((user as { id: number }).id)}, 'employees', 'Vista ' || n from generate_series(1, ${maxViewsOfList - 1}) n`
  await openList(page)
  expectComplaints()
  await openMenu(page)
  await page.getByRole('button', { name: 'Guardar vista…' }).click()
  const name = page.getByRole('dialog').getByLabel('Nombre')
  await name.press('Enter')
  await page.getByText('Poné un nombre para encontrarla después').waitFor()
  await name.fill('VISTA 7')
  await name.press('Enter')
  await page.getByText('Ya tenés una vista con ese nombre').waitFor()
  await name.fill('La última')
  await name.press('Enter')
  await page.getByText('Se guardó la vista La última').waitFor()
  await openMenu(page)
  await page.getByRole('button', { name: 'Guardar vista…' }).click()
  await name.fill('Una más')
  await name.press('Enter')
  await page.getByText(`Son ${maxViewsOfList} vistas por lista como máximo`).waitFor()
  await assertAccessible(page)
})

test('of two tabs the later one learns that the view was changed, and sees it', async (t) => {
  const { page, expectComplaints } = await openCompany(t)
  await openList(page, '?medical_check_expiration_empty=0')
  await saveView(page, 'Con examen')
  const otherTab = await page.context().newPage()
  await otherTab.goto(page.url())
  await findPill(otherTab, 'Con examen').waitFor()
  await openMenu(otherTab)
  await otherTab.getByRole('button', { name: 'Cambiar nombre…' }).click()
  await otherTab.getByRole('dialog').getByLabel('Nombre').fill('Documentados')
  await otherTab.keyboard.press('Enter')
  await findPill(otherTab, 'Documentados').waitFor()
  await otherTab.close()
  expectComplaints()
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'Actualizar con lo que se ve' }).click()
  await findPill(page, 'Documentados').getByText('cambiada').waitFor()
})

test('on a phone the views are a menu among the tools', async (t) => {
  const { page } = await openCompany(t, { viewport: { width: 360, height: 740 } })
  await openList(page, '?medical_check_expiration_empty=0')
  await saveView(page, 'Con examen')
  assert.equal(await page.locator('.views-strip').count(), 0)
  await openMenu(page)
  const view = page.locator('.views-list').getByRole('button', { name: 'Con examen' })
  assert.equal(await view.getAttribute('aria-pressed'), 'true')
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await view.click()
  await waitForTotal(page, '2 empleados')
})

/** Every list of the back office that a declaration generates has saved views. */
test('all generated lists have saved views', async (t) => {
  const world: Shop = await shop(t)
  const { permissions } = await import('#src/app/modules/permission-groups.ts')
  const { page } = await openSignedInPage(t, world, { userPermissions: permissions })
  for (const list of ['products', 'clients', 'companies', 'users', 'messages', 'ppes', 'general_data/job_titles']) {
    await page.goto(`/admin/${list}`)
    await page.getByRole('button', { name: 'Vistas' }).waitFor()
  }
})
