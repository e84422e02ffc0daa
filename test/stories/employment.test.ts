import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Client } from '#test/client.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { employmentPermissions, insertPeriods, readStoredPeriods } from '#test/employment.ts'
import type { Shop } from '#test/harness.ts'
import { startSecondInstance } from '#test/second-instance.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const userPermissions = [
  ...['see_menu_employees', 'see_employees', 'create_employees', 'update_employees'],
  ...employmentPermissions,
]

/** A day as it is typed: dd/mm/yyyy. */
const typed = (day: string) => day.split('-').toReversed().join('/')

const openPeriods = async (page: Page, id: number) => {
  await page.goto(`/admin/employee_update/${id}?tab=employment`)
  await page.getByRole('list', { name: 'Períodos' }).waitFor()
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()

/**
 * Terminates an employee on the day of the westernmost zone, where the last day still counts. The clock of the
 * easternmost zone is 26 hours ahead: there the day is over.
 */
async function assertEndsWithItsDay(t: TestContext, world: Shop, id: number) {
  const zones = ['Etc/GMT+12', 'Etc/GMT-14'] as const
  const [west, east] = await Promise.all(zones.map((tzShop) => startSecondInstance(t, world, { tzShop })))
  const readActive = async (instance?: { admin: Client }) =>
    (await instance?.admin.get(`/employees/${id}`))?.body.active
  const lastDay = new Date().toLocaleDateString('sv-SE', { timeZone: zones[0] })
  await world.admin.put(`/employees/${id}/periods/last`, { termination_date: lastDay })
  assert.deepEqual([await readActive(west), await readActive(east)], [true, false])
}

test('a termination for a day to come is entered, corrected and taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({ surname: 'Rolón', name: 'Joaquín', admission_date: '2020-02-03' })
  await openPeriods(page, id)
  await page.getByText('En curso', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar de baja' })
  await dialog.getByRole('textbox', { name: /^Baja/ }).fill('02/02/2020')
  await dialog.getByLabel('Motivo de la baja').fill('Renuncia')
  await confirm(page)
  await dialog.getByText('La baja no puede ser anterior al ingreso').waitFor()
  await assertAccessible(page)
  const end = computeDayFromToday(9)
  await dialog.getByRole('textbox', { name: /^Baja/ }).fill(typed(end))
  await confirm(page)
  await page.getByText(`Hasta el ${typed(end)}`, { exact: true }).waitFor()
  assert.equal((await world.admin.get(`/employees/${id}`)).body.active, true)
  await assertEndsWithItsDay(t, world, id)
  await world.admin.put(`/employees/${id}/periods/last`, { termination_date: computeDayFromToday(-1) })
  await openPeriods(page, id)
  await page.getByText('Sin período en curso').waitFor()
  const { id: switchedOff } = await world.make.employee({ admission_date: '2020-02-03', active: false })
  await openPeriods(page, Number(switchedOff))
  await page.getByText('Período en curso; el legajo figura inactivo').waitFor()
  await openPeriods(page, id)
  await page.getByRole('button', { name: 'Corregir' }).click()
  const correction = page.getByRole('dialog', { name: 'Corregir' })
  assert.equal(await correction.getByLabel('Motivo de la baja').inputValue(), 'Renuncia')
  await correction.getByRole('textbox', { name: /^Ingreso/ }).fill('01/03/2020')
  await confirm(page)
  await page.getByText('Período corregido').waitFor()
  await page.getByRole('button', { name: 'Anular la baja' }).click()
  await confirm(page)
  await page.getByText('Baja anulada').waitFor()
  await page.getByText('En curso', { exact: true }).waitFor()
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-03-01', null]])
})

test('somebody not employable is readmitted anyway, the admission is deleted, and that is undone, on a phone', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({ surname: 'Rolón', name: 'Joaquín', admission_date: '2020-02-03' })
  const end = { termination_date: '2024-05-31', termination_reason: 'Despido con causa', employable: false }
  await world.admin.put(`/employees/${id}/periods/last`, end)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPeriods(page, id)
  await assertNoSidewaysScroll(page)
  expectComplaints()
  await page.getByRole('button', { name: 'Nuevo ingreso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo ingreso' })
  await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill('01/06/2024')
  await dialog.getByText('Motivo de la última baja: Despido con causa').waitFor()
  const sentBodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/periods')) sentBodies.push(request.postDataJSON())
  })
  for (const day of ['01/06/2024', '02/06/2024']) {
    await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill(day)
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/periods') && answer.request().postDataJSON()?.preview !== true,
    )
    sentBodies.length = 0
    await confirm(page)
    await answered
    await page.waitForLoadState('networkidle')
    await dialog.getByText('Motivo de la última baja: Despido con causa').waitFor()
    assert.equal(sentBodies.length, 1, JSON.stringify(sentBodies))
  }
  await dialog.getByRole('textbox', { name: /^Ingreso/ }).fill('01/06/2024')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  assert.equal(await dialog.getByRole('textbox', { name: /^Ingreso/ }).inputValue(), '01/06/2024')
  await dialog.getByLabel('Dar el ingreso de todos modos').check()
  await confirm(page)
  await page.getByText('En curso', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Eliminar ingreso' }).click()
  await confirm(page)
  await page.getByText('Ingreso eliminado').waitFor()
  assert.equal((await readStoredPeriods(world, id)).length, 1)
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await page.getByText('Listo, se deshizo.').first().waitFor()
  await page.getByText('En curso', { exact: true }).waitFor()
  assert.deepEqual((await readStoredPeriods(world, id)).at(-1), ['2024-06-01', null])
})

test('a termination whose answer is lost is sent again by a second press, and stands once', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({ surname: 'Rolón', name: 'Joaquín', admission_date: '2020-02-03' })
  await openPeriods(page, id)
  expectComplaints()
  let lostAnswers = 0
  await page.route(`**/api/employees/${id}/*`, async (route) => {
    const isWrite = route.request().method() !== 'GET' && route.request().postDataJSON().preview !== true
    if (!isWrite || lostAnswers > 0) return route.continue()
    lostAnswers++
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar de baja' })
  await dialog.getByRole('textbox', { name: /^Baja/ }).fill('31/03/2025')
  await confirm(page)
  await dialog.getByRole('alert').waitFor()
  assert.equal(lostAnswers, 1)
  await confirm(page)
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Sin período en curso').waitFor()
  assert.deepEqual(await readStoredPeriods(world, id), [['2020-02-03', '2025-03-31']])
})

test('twelve are terminated at once, without the one who has left already, and taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const ids: number[] = []
  for (let index = 0; index < 12; index++) {
    const employee = await world.make.employee({ surname: 'Temporada', name: `Nº ${index}` })
    await insertPeriods(world, employee.id, ['2024-12-01', index === 0 ? '2025-01-31' : null])
    ids.push(employee.id)
  }
  await world.admin.patch(`/employees/${ids[1]}`, { active: false })
  const countTerminated = async () => {
    const [row] = await world.sql<{ count: number }[]>`
      select count(*)::int as count from employees where termination_date = '2025-03-31'`
    return row?.count
  }
  await page.goto('/admin/employees')
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByRole('button', { name: 'Dar de baja' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar de baja · 12 empleados' })
  await dialog.getByRole('textbox', { name: /^Baja/ }).fill('31/03/2025')
  await dialog.getByLabel('Motivo de la baja').fill('Fin de temporada')
  await dialog.getByText('Ya tiene fecha de baja').waitFor()
  await dialog.getByText('1 para mirar antes de seguir:').waitFor()
  await dialog.getByText('Temporada, Nº 1: Figura inactivo').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: '11' }).click()
  await page.getByRole('heading', { name: 'Dar de baja · 11 empleados' }).waitFor()
  const leftOut = '1 de los elegidos queda afuera, como está.'
  await page.getByRole('dialog').getByText(leftOut).waitFor()
  await confirm(page)
  await page.locator('.Toastify').getByText(`Se cambiaron 11 empleados. ${leftOut}`).waitFor()
  await page.getByRole('button', { name: 'Deshacer' }).first().waitFor()
  assert.equal(await countTerminated(), 11)
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await page.getByText('Listo, se deshizo.').first().waitFor()
  assert.equal(await countTerminated(), 0)
})
