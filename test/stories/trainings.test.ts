import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { chooseOption, openShopSignedIn, openTab } from '#test/stories/signed-in-page.ts'

const userPermissions = ['see_menu_employees', 'see_employees', 'update_employees', 'see_training_items']

test('the board says who lacks what; a cell takes what was missing, and another shows what is held', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  await admin.post('/training_items', { name: 'Riesgo eléctrico', validity_months: 12, job_title_ids: [title.id] })
  await make.employee({ surname: 'Alonso', name: 'Ana', job_title_id: title.id })
  await make.employee({ surname: 'Bravo', name: 'Luis' })
  await page.goto('/admin/certifications')
  const row = page.getByRole('row').filter({ hasText: 'Alonso, Ana' })
  await row.getByText('Falta').waitFor()
  assert.match(page.url(), /active=1/)
  await assertAccessible(page)
  await row.getByRole('button', { name: /Riesgo eléctrico/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Su puesto (Técnica) la necesita y no la tiene').waitFor()
  await assertAccessible(page)
  await dialog.getByLabel('Fecha').fill('01/03/2099')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await row.getByText('Vigente').waitFor()
  await row.getByText('01/03/2100').waitFor()
  await row.getByRole('button', { name: /Riesgo eléctrico/ }).click()
  assert.equal(await dialog.getByLabel('Fecha').inputValue(), '01/03/2099')
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Vigencia', { exact: true }).selectOption({ label: 'Falta' })
  await page.getByText('No hay datos para mostrar').waitFor()
})

test('who may not give it reads in the cell why it is missing', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['see_menu_employees', 'see_employees'] })
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  await admin.post('/quality_items', { name: 'ISO 9001', job_title_ids: [title.id] })
  await make.employee({ surname: 'Alonso', name: 'Ana', job_title_id: title.id })
  await page.goto('/admin/certifications?active=1&list=qualities')
  await page.getByRole('button', { name: /ISO 9001/ }).click()
  const dialog = page.getByRole('dialog', { name: 'ISO 9001 · Alonso, Ana' })
  await dialog.getByText('Su puesto (Técnica) la necesita y no la tiene').waitFor()
  assert.equal(await dialog.getByRole('textbox').count(), 0)
  await assertAccessible(page)
})

test('head and phone count those who hold an item or need it, and take what expires soon for up to date', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  const { body: item } = await admin.post('/training_items', { name: 'Alturas', job_title_ids: [title.id] })
  const values = { training_item_id: item.id, date: '2020-01-15' }
  const soon = await make.employee({ surname: 'Alonso', name: 'Ana' })
  await admin.post(`/employees/${soon.id}/trainings`, { ...values, expiration_date: computeDayFromToday(1) })
  await make.employee({ surname: 'Bravo', name: 'Luis', job_title_id: title.id })
  await make.employee({ surname: 'Cano', name: 'Eva' })
  await page.goto('/admin/certifications')
  await page.getByRole('columnheader', { name: 'Alturas 1 de 2 al día' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  const readCounts = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).locator('small').allInnerTexts()
  await page.getByRole('listitem').filter({ hasText: 'Alonso' }).first().waitFor()
  assert.deepEqual(
    [await readCounts('Alonso'), await readCounts('Bravo'), await readCounts('Cano')],
    [['1 de 1 al día'], ['0 de 1 al día'], []],
  )
})

test('a board of many items scrolls by itself, and the page does not', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  for (let index = 0; index < 12; index++)
    await admin.post('/training_items', { name: `Tema ${index}`, job_title_ids: [title.id] })
  await make.employee({ surname: 'W'.repeat(100), name: 'Ana', job_title_id: title.id })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/admin/certifications')
  await page.getByRole('button', { name: /Tema 11/ }).waitFor()
  await assertNoSidewaysScroll(page)
  const person = await page.locator('.board tbody .first').boundingBox()
  assert.ok(person && person.width < 300, 'a long name leaves room for the items')
})

test('on a phone the board is a list of people with what is not in order', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  await page.setViewportSize({ width: 360, height: 740 })
  const { admin, make } = world
  const title = await make.job_title({ name: 'Técnica' })
  await admin.post('/training_items', { name: 'Riesgo eléctrico', job_title_ids: [title.id] })
  await make.employee({ surname: 'Alonso', name: 'Ana', job_title_id: title.id })
  await page.goto('/admin/certifications')
  await page.getByRole('button', { name: /Riesgo eléctrico Falta/ }).waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})

test('a training is added in the record, counts as the newest, and is taken away and brought back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { admin, make } = world
  const { body: item } = await admin.post('/training_items', { name: 'Uso de matafuegos', validity_months: 12 })
  const employee = await make.employee({ surname: 'Alonso', name: 'Ana' })
  await admin.post(`/employees/${employee.id}/trainings`, { training_item_id: item.id, date: '2020-01-15' })
  await page.goto(`/admin/employee_update/${employee.id}`)
  await openTab(page, 'Capacitaciones')
  await page.getByText('Vencida').waitFor()
  await page.getByRole('button', { name: 'Agregar' }).click()
  const dialog = page.getByRole('dialog')
  await chooseOption(page, 'Capacitación', 'Uso de matafuegos')
  await dialog.getByLabel('Fecha').fill('15/01/2099')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Anterior').waitFor()
  await page.getByText('Vence 15/01/2100').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Eliminar Uso de matafuegos' }).first().click()
  await page.locator('.Toastify').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText('Anterior').waitFor({ state: 'detached' })
})

test('the list of employees is narrowed by the state of their trainings', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { admin, make } = world
  const { body: item } = await admin.post('/training_items', { name: 'Uso de matafuegos', validity_months: 12 })
  const holder = await make.employee({ surname: 'Alonso', name: 'Ana' })
  await make.employee({ surname: 'Bravo', name: 'Luis' })
  await admin.post(`/employees/${holder.id}/trainings`, { training_item_id: item.id, date: '2020-01-15' })
  await page.goto('/admin/employees')
  await page.getByText('Bravo, Luis').waitFor()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Capacitaciones', { exact: true }).selectOption({ label: 'Con capacitación vencida' })
  await page.getByText('Bravo, Luis').waitFor({ state: 'detached' })
  await page.getByText('Alonso, Ana').waitFor()
  assert.match(page.url(), /training_state=expired/)
})
