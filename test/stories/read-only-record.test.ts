import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn, openSignedInPage, openTab } from '#test/stories/signed-in-page.ts'

const readerPermissions = ['see_menu_employees', 'see_employees']

test('who may see employees but not change them opens the record, reads it, and finds nothing to save', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: readerPermissions })
  const company = await world.make.company({ name: 'Metalúrgica Norte' })
  const helmet = await world.make.ppe({ name: 'Casco' })
  const employee = await world.make.employee({
    surname: 'Quiroga',
    name: 'Ayelén',
    company_id: company.id,
    birth_date: '1990-05-04',
    gender: 'female',
    ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }],
  })
  await page.goto('/admin/employees?q=quiroga')
  await page.getByRole('button', { name: 'Ver Quiroga' }).click()
  await page.getByText('Solo lectura: no tenés permiso para cambiarlo').waitFor()
  assert.equal(new URL(page.url()).pathname, `/admin/employee_update/${employee.id}`)
  const readField = (name: string) => page.getByRole('group', { name, exact: true })
  await readField('Fecha de nacimiento').getByText('04/05/1990').waitFor()
  await readField('Género').getByText('Femenino').waitFor()
  await openTab(page, 'Responsabilidades')
  await readField('Empresa').getByText('Metalúrgica Norte').waitFor()
  await openTab(page, 'Talles EPP')
  const form = page.locator('.resource-form form')
  await form.getByText('Casco').waitFor()
  assert.equal(await form.locator('input, select, textarea').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Guardar' }).count(), 0)
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
})

test('a company is read by who may see companies; who may do neither is sent to the shop', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['see_menu_companies', 'see_companies'] })
  const company = await world.make.company({ name: 'Metalúrgica Norte', city: 'Paraná' })
  await page.goto('/admin/companies')
  await page.getByRole('link', { name: 'Metalúrgica Norte' }).click()
  await page.getByRole('group', { name: 'Ciudad' }).getByText('Paraná').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Guardar' }).count(), 0)
  await page.keyboard.press('Tab')
  const other = await openSignedInPage(t, world, { userPermissions: ['see_clients'] })
  await other.page.goto(`/admin/company_update/${company.id}`)
  await other.page.waitForURL((url) => url.pathname === '/')
})

test('who loses the permission to change while typing keeps what was typed, and is told why it cannot be saved', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, {
    userPermissions: [...readerPermissions, 'update_employees'],
  })
  const employee = await world.make.employee({ surname: 'Quiroga', name: 'Ayelén' })
  await page.goto(`/admin/employee_update/${employee.id}`)
  await page.getByLabel('Localidad').fill('Diamante')
  const rows = await world.sql<{ id: number }[]>`select id from permissions where name = any(${readerPermissions})`
  await world.admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  await page.reload()
  await page.getByText('Te quitaron el permiso para esta pantalla').waitFor()
  assert.equal(await page.getByLabel('Localidad').inputValue(), 'Diamante')
})
