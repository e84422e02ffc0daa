import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { employeePermissions } from '#test/employees.ts'
import { employmentPermissions } from '#test/employment.ts'
import { openShopSignedIn, openSignedInPage, openTab, waitForSaved } from '#test/stories/signed-in-page.ts'

const userPermissions = [...employeePermissions, ...employmentPermissions, 'see_menu_employees', 'see_ppes']

/** Two officers have the same record open, each in a browser of their own. */
async function openRecordTwice(t: TestContext) {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions })
  const [helmet, gloves] = [await world.make.ppe({ name: 'Casco' }), await world.make.ppe({ name: 'Guantes' })]
  const employee = await world.make.employee({
    surname: 'Quiroga',
    name: 'Ayelén',
    city: 'Paraná',
    health_insurance: 'OSPIV',
    phone_number: '343 400-0000',
    ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }],
  })
  const other = await openSignedInPage(t, world, { userPermissions })
  const address = `/admin/employee_update/${employee.id}`
  await page.goto(address)
  await other.page.goto(address)
  await other.page.getByLabel('Localidad').waitFor()
  return { world, employee, page, otherPage: other.page, expectComplaints, helmet, gloves }
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

test('the second of two officers sees both values and loses nothing that was typed, in whichever tab', async (t) => {
  const { world, employee, page, otherPage, expectComplaints } = await openRecordTwice(t)
  await page.getByLabel('Localidad').fill('Diamante')
  await page.getByLabel('Código postal').fill('3105')
  await openTab(page, 'Complementarios')
  await page.getByLabel('Obra social').fill('OSECAC')

  await otherPage.getByLabel('Localidad').fill('Victoria')
  await otherPage.getByLabel('Calle y número').fill('San Martín 12')
  await openTab(otherPage, 'Complementarios')
  await otherPage.getByLabel('Obra social').fill('IOSPER')
  await save(otherPage)
  await waitForSaved(otherPage, 'Quiroga, Ayelén')

  expectComplaints()
  await save(page)
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' })
  await panel.waitFor()
  for (const [field, theirs, mine] of [
    ['Localidad', 'Victoria', 'Diamante'],
    ['Obra social', 'IOSPER', 'OSECAC'],
  ] as const) {
    const group = panel.getByRole('group', { name: field })
    await group.getByText(theirs).waitFor()
    await group.getByText(mine).waitFor()
  }
  await assertAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await panel.getByRole('group', { name: 'Localidad' }).getByLabel('Lo que está guardado').check()
  await panel.getByRole('group', { name: 'Obra social' }).getByLabel('Lo que escribiste vos').check()
  await save(page)
  await waitForSaved(page, 'Quiroga, Ayelén')
  const { body } = await world.admin.get(`/employees/${employee.id}`)
  assert.deepEqual(
    [body.city, body.locality, body.zip_code, body.address, body.health_insurance],
    [employee.city, 'Victoria', '3105', 'San Martín 12', 'OSECAC'],
  )
})

test('sizes of the other officer are told by name, and an action needs no second press after that', async (t) => {
  const { world, employee, page, expectComplaints, gloves } = await openRecordTwice(t)
  await page.getByLabel('Código postal').fill('3105')
  await openTab(page, 'Talles EPP')
  await page.getByRole('combobox', { name: 'Talle' }).fill('L')
  const sizes = [{ ppe_id: gloves.id, size: '9' }]
  assert.equal((await world.admin.patch(`/employees/${employee.id}`, { ppe_sizes: sizes })).status, 200)
  expectComplaints()
  await save(page)
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' })
  await panel.getByRole('group', { name: 'Talles' }).getByText('Guantes').waitFor()
  await panel.getByLabel('Lo que está guardado').check()

  await openTab(page, 'Baja / Alta')
  await page.getByRole('button', { name: 'Nuevo ingreso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo ingreso' })
  await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill('01/06/2024')
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('En curso', { exact: true }).waitFor()
  await openTab(page, 'Personales')
  assert.equal(await page.getByLabel('Código postal').inputValue(), '3105')
  await save(page)
  await waitForSaved(page, 'Quiroga, Ayelén')
  const { body } = await world.admin.get(`/employees/${employee.id}`)
  assert.deepEqual(
    [body.zip_code, body.admission_date, body.ppe_sizes.map(({ size }: { size: string }) => size)],
    ['3105', '2024-06-01', ['9']],
  )
})
