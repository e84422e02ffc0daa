import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { openShopSignedIn, openTab, waitForFocus, waitForSaved } from '#test/stories/signed-in-page.ts'

test('an employee without a company is warned of the dni that somebody has in one, and is saved all the same', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: ['see_menu_employees', 'see_employees', 'create_employees', 'update_employees'],
  })
  const company = await world.make.company({ name: 'Talleres Ceibo' })
  await world.make.employee({ surname: 'Sosa', name: 'Eva', dni: '12345678', company_id: company.id })
  await page.goto('/admin/employee_create')
  await waitForFocus(page, 'name')
  for (const [name, value] of [
    ['name', 'Eva'],
    ['surname', 'Sosa'],
    ['employee_file_number', '0002'],
    ['dni', '12.345.678'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(value)
  const warning = page.getByText(/Ese DNI es de Sosa.*, de Talleres Ceibo/)
  await warning.waitFor()
  await assertAccessible(page)
  await openTab(page, 'Responsabilidades')
  await page.getByRole('combobox', { name: 'Empresa' }).waitFor()
  await openTab(page, 'Personales')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Sosa, Eva')
})
