import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
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
  await field.and(page.locator(':focus')).waitFor()
  await field.fill(computeDayFromToday(300).split('-').reverse().join('/'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/notifications')
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  const { body } = await world.admin.get(`/employees/${id}`)
  assert.equal(body.medical_check_expiration, computeDayFromToday(300))
})

test('a notice opened at the bell and renewed leads to the list, and a cancelled renewal back to the notice', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(-2) })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Notificaciones: 1' }).click()
  await page.locator('.bell-lines').getByRole('link').click()
  await page.getByRole('link', { name: 'Renovar' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL(/notifications\/medical_check-\d+$/)
  await page.getByRole('link', { name: 'Renovar' }).click()
  const field = page.getByRole('textbox', { name: /médico/i }).first()
  await field.and(page.locator(':focus')).waitFor()
  await field.fill(computeDayFromToday(300).split('-').reverse().join('/'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  assert.equal(new URL(page.url()).pathname, '/admin/notifications')
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

/** The second press of a double click, where the first one was. */
async function pressAgain(page: Page) {
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test('the second press of a double click dismisses no other notice, and takes nothing back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  for (const surname of ['Paz', 'Rey', 'Sol'])
    await world.make.employee({ surname, medical_check_expiration: computeDayFromToday(3) })
  await page.goto('/notifications')
  const buttons = page.getByRole('button', { name: 'Descartar: Examen médico' })
  await buttons.first().click()
  await buttons.nth(2).waitFor({ state: 'detached' })
  await pressAgain(page)
  await page.getByRole('link', { name: 'Examen médico' }).first().click()
  await page.getByRole('heading', { name: 'Examen médico' }).waitFor()
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await page.getByText('La descartaste. Vuelve sola si cambia la fecha.').waitFor()
  await pressAgain(page)
  await page.getByRole('link', { name: 'Notificaciones' }).last().click()
  await page.getByText('1 por atender.').waitFor()
  const [dismissals] = await world.sql<{ count: number }[]>`select count(*)::int from notice_dismissals`
  assert.equal(dismissals?.count, 2)
})

test('a dismissed notice gives the focus to the next one, and its toast takes it back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  for (const surname of ['Paz', 'Rey'])
    await world.make.employee({ surname, medical_check_expiration: computeDayFromToday(3) })
  await page.goto('/notifications')
  const buttons = page.getByRole('button', { name: 'Descartar: Examen médico' })
  await buttons.first().press('Enter')
  await page.getByRole('button', { name: 'Notificaciones: 1' }).waitFor()
  await buttons.nth(1).waitFor({ state: 'detached' })
  assert.ok(await buttons.evaluate((button) => button === document.activeElement))
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('button', { name: 'Notificaciones: 2' }).waitFor()
})

for (const [language, dark, width] of [
  ['es', true, 360],
  ['en', false, 768],
  ['pt', true, 1440],
] as const)
  test(`the list and the bell are accessible and fit the screen in ${language} at ${width} px`, async (t) => {
    const permissions = [...officer, 'update_parameters', 'create_ppe_deliveries']
    const options = { userPermissions: permissions, language, dark, viewport: { width, height: 800 } }
    const { world, page } = await openShopSignedIn(t, options)
    const { make, admin } = world
    await make.parameters()
    await make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(-2) })
    await make.employee({ surname: 'Rey', driver_expiration_date: computeDayFromToday(3) })
    await make.employee({ surname: 'Sol', birth_date: `1990${computeDayFromToday(4).slice(4)}` })
    await admin.post('/events', {
      ...{ title: 'Simulacro', type: 'other', start: computeDayFromToday(5), notify: true, notify_days: 5 },
    })
    await page.goto('/admin/notifications')
    await page.getByRole('link', { name: 'Simulacro' }).waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
    await page.getByRole('button', { name: /: 4$/ }).click()
    await page.locator('.bell-lines').getByText('Simulacro').waitFor()
    await assertAccessible(page)
    await assertNoSidewaysScroll(page)
  })
