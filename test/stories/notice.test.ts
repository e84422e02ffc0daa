import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { openShopSignedIn } from './signed-in-page.ts'

const officer = ['see_notifications', 'see_menu_employees', 'see_employees', 'update_employees']

test('a notice opens from the list, is dismissed there and taken back, and leads to the person', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  const { id } = await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(12) })
  await page.goto('/admin/notifications')
  await page.getByRole('link', { name: 'Examen médico' }).click()
  await page.waitForURL(`**/admin/notifications/medical_check-${id}`)
  await page.getByText('En 12 días').waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByText('La descartaste. Vuelve sola si cambia la fecha.').waitFor()
  await page.getByRole('button', { name: 'Volver a mostrar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).waitFor()
  await page.getByRole('button', { name: 'Notificaciones: 1' }).waitFor()
  await page.getByRole('link', { name: /^Paz/ }).click()
  await page.waitForURL(`**/admin/employee_update/${id}`)
})

test('a notice opens from the bell, is renewed at its field, leads to the list, and then is gone', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: officer })
  const { id } = await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(-2) })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Notificaciones: 1' }).click()
  await page
    .locator('.bell-menu')
    .getByRole('link', { name: /Hace 2 días/ })
    .click()
  await page.getByRole('heading', { name: 'Examen médico' }).waitFor()
  await page.getByRole('link', { name: 'Renovar' }).click()
  const field = page.getByRole('textbox', { name: /médico/i }).first()
  await field.fill(computeDayFromToday(300).split('-').reverse().join('/'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  expectComplaints()
  await page.goto(`/admin/notifications/medical_check-${id}`)
  await page.getByText('Esta notificación ya no está').waitFor()
  await page.getByRole('link', { name: 'Ver las notificaciones' }).click()
  await page.getByText('Nada vence en los días de aviso.').waitFor()
})

test('a notice of another company, or of none, is gone, and a reader without further rights has no links', async (t) => {
  const { world, page, user, expectComplaints } = await openShopSignedIn(t, { userPermissions: ['see_notifications'] })
  const { id } = await world.make.employee({ surname: 'Paz', driver_expiration_date: computeDayFromToday(0) })
  await page.goto(`/admin/notifications/license-${id}`)
  await page.getByText('Hoy', { exact: true }).waitFor()
  assert.equal(await page.getByRole('link', { name: /Paz|Renovar/ }).count(), 0)
  const company = await world.make.company()
  await world.sql`update users set company_id = ${company.id} where id = ${user.id}`
  expectComplaints()
  for (const gone of [`license-${id}`, 'nonsense', 'custom-e999']) {
    await page.goto(`/admin/notifications/${gone}`)
    await page.getByText('Esta notificación ya no está').waitFor()
  }
})

for (const [language, dark, width] of [
  ['es', false, 360],
  ['en', true, 1440],
  ['pt', true, 360],
] as const)
  test(`a notice is accessible and fits the screen in ${language}`, async (t) => {
    const options = { userPermissions: officer, language, dark, viewport: { width, height: 800 } }
    const { world, page, expectComplaints } = await openShopSignedIn(t, options)
    const { id } = await world.make.employee({
      ...{ surname: 'Paz', driver_license_class: 'B.1, C.1', driver_expiration_date: computeDayFromToday(-3) },
    })
    await page.goto(`/admin/notifications/license-${id}`)
    await page.getByRole('link', { name: /Paz/ }).waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    expectComplaints()
    await page.goto('/admin/notifications/license-999')
    await page.locator('.empty').waitFor()
    await assertAccessible(page)
  })
