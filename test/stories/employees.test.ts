import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import {
  chooseOption,
  openShopSignedIn,
  openSignedInPage,
  openTab,
  waitForFocus,
  waitForSaved,
} from '#test/stories/signed-in-page.ts'

const employeePermissions = [
  'see_menu_employees',
  'see_employees',
  'create_employees',
  'update_employees',
  'delete_employees',
]

const pressSave = (page: Page, name = 'Guardar') => page.getByRole('button', { name, exact: true }).click()

/** Types each text into the focused field, and presses Tab after it. */
async function typeAndTab(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('an employee is entered by keyboard: a wrong cuil and a wrong cbu are told at once, then it is saved and found', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.company({ name: 'Mostrador Demo' })
  await world.make.job_title({ name: 'Técnica de laboratorio' })
  await page.goto('/admin/employees')
  await page.getByRole('main').getByRole('link', { name: 'Nuevo empleado' }).first().click()
  await waitForFocus(page, 'name')
  await typeAndTab(page, 'Ayelén', 'Quiroga', '0147', '12.345.678', '20-12345678-5')
  await page.getByText('El CUIL no es correcto: revisá sus números').waitFor()
  await assertAccessible(page)
  await page.getByLabel('CUIL').fill('27-12345679-9')
  await page.getByText('El CUIL y el DNI no coinciden').waitFor()
  await page.getByLabel('CUIL').fill('')
  await page.getByRole('button', { name: '20-12345678-6' }).focus()
  await page.keyboard.press('Enter')
  await waitForFocus(page, 'cuil')
  await page.getByText('Coincide con el DNI').waitFor()
  await page.getByLabel('Género').selectOption({ label: 'Femenino' })
  await openTab(page, 'Responsabilidades')
  await chooseOption(page, 'Empresa', 'Mostrador Demo')
  await chooseOption(page, 'Puesto', 'Técnica de laboratorio')
  await openTab(page, 'Baja / Alta')
  await page.getByLabel('Ingreso', { exact: true }).fill('2022-04-03')
  await openTab(page, 'Complementarios')
  await page.getByRole('button', { name: 'B.1' }).click()
  await page.getByLabel('CBU para el sueldo').focus()
  await typeAndTab(page, '0110001300000000001233')
  await page.getByText('El CBU no es correcto: revisá los últimos 14 números').waitFor()
  await page.getByLabel('CBU para el sueldo').fill('0110001300000000001232')
  await page.getByRole('button', { name: 'Banco de la Nación Argentina' }).click()
  assert.equal(await page.getByLabel('Banco del sueldo').inputValue(), 'Banco de la Nación Argentina')
  await page.getByText('Coincide con el banco').waitFor()
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'Quiroga, Ayelén')
  const row = page.locator('tr[data-record]', { hasText: 'Quiroga' })
  await row.getByText('Activo').waitFor()
  await row.getByText('Técnica de laboratorio').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar en todos los datos' }).focus()
  await page.keyboard.type('0147')
  await row.waitFor()
  await assertAccessible(page)
  const [employee] = (await world.admin.get('/employees?q=quiroga')).body
  assert.deepEqual(
    [employee.cuil, employee.gender, employee.driver_license_class, employee.admission_date],
    ['20123456786', 'female', 'B.1', '2022-04-03'],
  )
})

test('who works for one company is told at the field that it may not be left empty', async (t) => {
  const world = await shop(t)
  const company = await world.make.company({ name: 'Norte' })
  const employee = await world.make.employee({ company_id: company.id, surname: 'Quiroga' })
  const { page, expectComplaints } = await openSignedInPage(t, world, {
    userPermissions: employeePermissions,
    company_id: Number(company.id),
  })
  expectComplaints()
  await page.goto(`/admin/employee_update/${employee.id}?tab=responsibilities`)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=company_id]')?.value === 'Norte')
  await page.getByRole('combobox', { name: 'Empresa' }).fill('')
  await pressSave(page)
  await page.locator('.field-wrong').getByText('Tu usuario no puede elegirlo ni cambiarlo').waitFor()
  await page.getByText('No tienes acceso a este recurso.').waitFor()
  await assertAccessible(page)
  await chooseOption(page, 'Empresa', 'Norte')
  await pressSave(page)
  await waitForSaved(page, 'Quiroga, Ayelén')
})

test('what the server refuses stands at its field, and nothing typed is lost', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.employee({ dni: '12345678', employee_file_number: '0147' })
  expectComplaints()
  await page.goto('/admin/employee_create')
  await waitForFocus(page, 'name')
  await typeAndTab(page, 'Bruno', 'Ñancul', '0148', '12345678')
  await pressSave(page)
  const said = page.getByText('Ya existe un empleado con el mismo DNI o CUIL')
  await said.first().waitFor()
  assert.equal(await said.count(), 2, 'at the field, and in one toast')
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Bruno')
  await page.getByLabel('DNI', { exact: true }).fill('12345679')
  await page.getByLabel('Legajo').fill('0147')
  await pressSave(page)
  await page.getByText('Ya existe un empleado con ese legajo').first().waitFor()
})

test('an admission that was given is shown and not changed; a termination says what it does to the box', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: [...employeePermissions, 'see_employee_termination'],
  })
  const { id } = await world.make.employee({ surname: 'Rolón', name: 'Joaquín', admission_date: '2020-02-03' })
  await world.sql`update employment_periods set termination_date = '2024-05-31' where employee_id = ${id}`
  await page.goto(`/admin/employee_update/${id}?tab=employment`)
  assert.equal(await page.getByLabel('Ingreso', { exact: true }).isDisabled(), true)
  assert.equal(await page.getByLabel('Activo').isChecked(), false)
  await page.getByText('Se dio de baja el 31/05/2024: figura inactivo hasta una nueva alta.').waitFor()
  await openTab(page, 'Personales')
  await page.getByLabel('Ciudad').fill('Paraná')
  await pressSave(page)
  await waitForSaved(page, 'Rolón, Joaquín')
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.deepEqual([body.city, body.admission_date], ['Paraná', '2020-02-03'])
})

test('who may not see terminations is offered no column, filter or word of them', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = await world.make.employee({ surname: 'Rolón', name: 'Joaquín', admission_date: '2020-02-03' })
  await world.sql`update employment_periods set termination_date = '2024-05-31' where employee_id = ${id}`
  const officerSession = await openSignedInPage(t, world, {
    userPermissions: [...employeePermissions, 'see_employee_termination'],
  })
  for (const [at, sees] of [
    [page, false],
    [officerSession.page, true],
  ] as const) {
    await at.goto('/admin/employees?termination_date_from=2024-01-01')
    await at.locator('tr[data-record]', { hasText: 'Rolón' }).waitFor()
    await at.getByRole('button', { name: 'Columnas' }).click()
    await at.getByRole('checkbox', { name: 'Ingreso' }).waitFor()
    assert.equal(await at.getByRole('checkbox', { name: 'Baja', exact: true }).count(), sees ? 1 : 0)
    await at.goto(`/admin/employee_update/${id}?tab=employment`)
    await at.getByLabel('Ingreso', { exact: true }).waitFor()
    assert.equal(await at.getByText('Se dio de baja').count(), sees ? 1 : 0)
  }
})

test('a user of a company enters an employee without choosing it', async (t) => {
  const { world } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = await world.make.company({ name: 'Talleres Ceibo' })
  const { page } = await openSignedInPage(t, world, { userPermissions: employeePermissions, company_id: id })
  await page.goto('/admin/employee_create')
  await waitForFocus(page, 'name')
  await typeAndTab(page, 'Bruno', 'Ñancul', '0148')
  await pressSave(page)
  await waitForSaved(page, 'Ñancul, Bruno')
  await page.locator('tr[data-record]', { hasText: 'Talleres Ceibo' }).waitFor()
})

test('the form reads well in each language, fits a phone, and is well made in the dark', async (t) => {
  const captions = { es: ['Legajo', 'Domicilio'], en: ['File number', 'Address'], pt: ['Matrícula', 'Endereço'] }
  for (const [language, [caption = '', section = '']] of Object.entries(captions)) {
    const viewport = { width: 360, height: 780 }
    const { world, page } = await openShopSignedIn(t, {
      userPermissions: employeePermissions,
      language,
      dark: language === 'en',
      viewport,
    })
    const { id } = await world.make.employee({ dni: '12345678', driver_license_class: 'A.3,B.1' })
    await page.goto(`/admin/employee_update/${id}`)
    await page.getByLabel(caption).waitFor()
    await page.getByRole('heading', { name: section, exact: true }).waitFor()
    // Widths are those of the loaded font, not of the fallback font.
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  }
})
