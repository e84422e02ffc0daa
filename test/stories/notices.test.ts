import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeDayFromToday } from '#test/employees.ts'
import { openShopSignedIn } from './signed-in-page.ts'

const officer = [
  ...['see_notifications', 'see_menu_employees', 'see_employees', 'update_employees'],
  ...['see_employee_termination', 'see_menu_ppes'],
]

test('what expires is seen at the bell, renewed at its very field, and is gone', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  const { id } = await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(-2) })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Notificaciones: 1' }).click()
  await page.getByText('Hace 2 días').waitFor()
  await page.getByRole('link', { name: 'Ver todas' }).click()
  await page.waitForURL('**/admin/notifications')
  await page.getByRole('heading', { name: 'Vencidas 1' }).waitFor()
  await page.getByRole('link', { name: 'Renovar' }).click()
  const field = page.getByRole('textbox', { name: /^Vencimiento examen médico|médico/i }).first()
  await field.waitFor()
  assert.ok(await field.evaluate((input) => input === document.activeElement), 'the field has the focus')
  await field.fill(computeDayFromToday(300).split('-').reverse().join('/'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/notifications')
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.equal(body.medical_check_expiration, computeDayFromToday(300))
})

test('a notice is dismissed for oneself, found among the dismissed, and shown again', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(3) })
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Descartar: Examen médico' }).click()
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  await page.getByRole('button', { name: 'Notificaciones: 0' }).waitFor()
  await page.getByRole('button', { name: 'Descartadas' }).click()
  await page.getByRole('button', { name: 'Volver a mostrar: Examen médico' }).click()
  await page.getByRole('button', { name: 'Notificaciones: 1' }).waitFor()
})
