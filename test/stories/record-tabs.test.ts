import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn, openTab, waitForFocus, waitForSaved } from '#test/stories/signed-in-page.ts'

const employeePermissions = ['see_menu_employees', 'see_employees', 'create_employees', 'update_employees']

const pressSave = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const findTab = (page: Page, caption: string) => page.getByRole('tab', { name: caption })

test('one save sends what was typed in every tab, whichever is open, and a reload loses nothing', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = await world.make.employee({ surname: 'Quiroga', name: 'Ayelén' })
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin/employees?q=quiroga')
  const recordLink = page.getByRole('link', { name: 'Quiroga' })
  await recordLink.waitFor()
  await page.waitForLoadState('networkidle')
  const requestedAddresses: string[] = []
  page.on('request', (request) => /\/api\//.test(request.url()) && requestedAddresses.push(request.url()))
  await recordLink.click()
  await page.getByLabel('Ciudad').waitFor()
  assert.ok(requestedAddresses.length <= 2, `the record and its neighbors: ${requestedAddresses.join(' ')}`)
  await page.getByLabel('Ciudad').fill('Paraná')
  await findTab(page, 'Personales').getByText('Cambios sin guardar').waitFor()
  await openTab(page, 'Complementarios')
  assert.equal(new URL(page.url()).search, '?tab=complementary')
  await page.getByLabel('Vence la licencia').fill('01/02/2027')
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('2027'))
  await page.reload()
  await page.getByText('Recuperamos lo que habías escrito.').waitFor()
  assert.equal(await page.getByLabel('Vence la licencia').inputValue(), '01/02/2027', 'the tab of the address is open')
  await pressSave(page)
  await waitForSaved(page, 'Quiroga, Ayelén')
  // The list comes back as it was left.
  await page.waitForURL('**/admin/employees?q=quiroga')
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.deepEqual([body.city, body.driver_expiration_date], ['Paraná', '2027-02-01'])
})

test('a refused save opens the tab with the field to correct, and its focus; each tab says how many it has', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await page.goto('/admin/employee_create?tab=responsibilities')
  await page.getByRole('combobox', { name: 'Puesto' }).waitFor()
  await openTab(page, 'Complementarios')
  await page.getByLabel('CBU para el sueldo').fill('0110001300000000001231')
  await openTab(page, 'Responsabilidades')
  await pressSave(page)
  await waitForFocus(page, 'name')
  const refusal = page.getByRole('alert').filter({ hasText: 'Hay datos faltantes en el formulario' })
  await refusal.waitFor()
  await page.locator('.field-wrong').getByText('Este dato es obligatorio').first().waitFor()
  assert.match((await findTab(page, 'Personales').textContent()) ?? '', /3$/)
  assert.match((await findTab(page, 'Complementarios').textContent()) ?? '', /1/)
  await assertAccessible(page)
  await refusal.getByRole('button', { name: 'Complementarios' }).click()
  await page.getByText('El CBU no es correcto').waitFor()
})

test('what only the server can tell opens the tab of its field too, and nothing typed is lost', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.employee({ employee_file_number: '0147' })
  const { id } = await world.make.employee({ surname: 'Quiroga', name: 'Ayelén' })
  expectComplaints()
  await page.goto(`/admin/employee_update/${id}`)
  await page.getByLabel('Legajo').fill('0147')
  await openTab(page, 'Complementarios')
  await page.getByLabel('Obra social').fill('OSECAC')
  await pressSave(page)
  await waitForFocus(page, 'employee_file_number')
  await page.getByText('Ya existe un empleado con ese legajo').first().waitFor()
  assert.equal(await findTab(page, 'Personales').getAttribute('aria-selected'), 'true')
  await page.getByLabel('Legajo').fill('0148')
  await page.keyboard.press('Enter')
  await waitForSaved(page, 'Quiroga, Ayelén')
  assert.equal((await world.admin.get(`/employees/${id}`)).body.health_insurance, 'OSECAC')
})

test('on a phone the tabs are reached by the bar and by the dialog with all of them', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: employeePermissions,
    viewport: { width: 360, height: 740 },
  })
  const { id } = await world.make.employee()
  await page.goto(`/admin/employee_update/${id}`)
  await page.getByRole('button', { name: 'Todas las secciones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Adjuntos' }).click()
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await findTab(page, 'Adjuntos').focus()
  await page.keyboard.press('End')
  await page.getByText('creó el empleado').waitFor()
  const isTabInSight = await findTab(page, 'Historial').evaluate((tab) => {
    const { left, right } = tab.getBoundingClientRect()
    return left >= 0 && right <= window.innerWidth
  })
  assert.ok(isTabInSight)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})

test('a part of a record is asked for when its tab opens, not before', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = await world.make.employee()
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(`/admin/employee_update/${id}`)
  await page.getByLabel('Apellido').waitFor()
  const countRequests = (ending: string) => paths.filter((path) => path.endsWith(ending)).length
  assert.deepEqual([countRequests('/attachments'), countRequests('/history')], [0, 0])
  await openTab(page, 'Adjuntos')
  await page.getByText('Todavía no hay adjuntos.').waitFor()
  await openTab(page, 'Historial')
  await page.getByText('creó el empleado').waitFor()
  assert.deepEqual([countRequests('/attachments'), countRequests('/history')], [1, 1])
})

test('general data that cannot be read is told where one chooses it, and read again by one press', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  await world.make.job_title({ name: 'Soldador' })
  expectComplaints()
  await page.route('**/api/job_titles/options*', (route) => route.abort(), { times: 1 })
  await page.goto('/admin/employee_create?tab=responsibilities')
  await page.getByRole('combobox', { name: 'Puesto' }).click()
  await page.getByText('Error al obtener los datos generales del empleado').first().waitFor()
  await page.getByRole('option', { name: 'Reintentar' }).click()
  await page.getByRole('option', { name: 'Soldador' }).waitFor()
})
