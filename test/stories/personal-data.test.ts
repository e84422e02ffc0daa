import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { employeePermissions, endEmployment } from '#test/employees.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'
import { readZipEntries } from '#test/zips.ts'

const userPermissions = [...employeePermissions, 'print_employee_file', 'see_menu_employees']

test('a former employee asks for their data, gets them, and has them erased, and nothing is asked for afterwards', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({
    surname: 'Quiroga',
    employee_file_number: '0147',
    admission_date: '2001-02-03',
  })
  await endEmployment(world, id, '2009-04-05')
  await page.goto(`/admin/employee_update/${id}?tab=employment`)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Todos sus datos (ZIP)' }).click()
  const download = await downloading
  const entries = await readZipEntries(readFileSync(await download.path()))
  assert.match(entries.get('data.json')?.toString() ?? '', /Quiroga/)

  await page.getByRole('button', { name: 'Borrar sus datos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo del borrado').fill('Lo pidió por nota')
  await dialog.getByLabel(/legajo/i).fill('0148')
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await dialog.getByLabel(/legajo/i).press('Enter')
  await dialog.getByText('No es el número de legajo de esta persona').waitFor()
  await dialog.getByLabel(/legajo/i).fill('0147')
  await dialog.getByLabel(/legajo/i).press('Enter')
  await page.waitForURL('**/admin/employees')
  await page.getByText('Datos borrados').first().waitFor()
  await page.getByText('Quiroga').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  assert.equal((await world.admin.get(`/employees/${id}`)).status, 404)
})

test('too early a wish is refused with the reason, and nothing typed is lost', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({ employee_file_number: '0147', admission_date: '2001-02-03' })
  await endEmployment(world, id, `${new Date().getFullYear() - 2}-01-01`)
  await page.goto(`/admin/employee_update/${id}?tab=employment`)
  await page.getByRole('button', { name: 'Borrar sus datos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo del borrado').fill('Lo pidió')
  await dialog.getByLabel(/legajo/i).fill('0147')
  expectComplaints()
  await dialog.getByLabel(/legajo/i).press('Enter')
  await page.getByText('Todavía no se puede: un legajo se guarda 10 años desde la baja').first().waitFor()
  assert.equal(await dialog.getByLabel('Motivo del borrado').inputValue(), 'Lo pidió')
})
