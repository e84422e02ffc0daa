import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { shop } from '#test/harness.ts'
import { openSignedInPage } from './signed-in-page.ts'

const editor = ['see_notifications', 'see_parameters', 'update_parameters']

/** A shop that tells medical checks five days before, with one in ten days. */
async function openNotices(t: TestContext, options: object = {}) {
  const world = await shop(t)
  const parameters = await world.make.parameters({ medical_check_notice_days: 5 })
  await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(10) })
  const opened = await openSignedInPage(t, world, { userPermissions: editor, ...options })
  await opened.page.goto('/admin/notifications')
  return { world, parameters, ...opened }
}

const storedDays = async ({ admin }: any, id: number) =>
  (await admin.get(`/parameters/${id}`)).body.medical_check_notice_days

test('a longer lead time is saved beside the list, which follows with the bell, and is taken back', async (t) => {
  const { world, parameters, page } = await openNotices(t)
  const field = page.getByLabel('Exámenes médicos')
  await field.fill('12')
  await field.press('Enter')
  await page.getByText('avisa 12 días antes').waitFor()
  await page.getByRole('button', { name: 'Notificaciones: 1' }).waitFor()
  assert.equal(await storedDays(world, parameters.id), 12)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Nada vence en los días de aviso.').waitFor()
  await page.getByRole('button', { name: 'Notificaciones: 0' }).waitFor()
  assert.equal(await storedDays(world, parameters.id), 5)
  assert.equal(await field.inputValue(), '5')
})

test('a number that cannot be is refused at its field, and nothing is saved', async (t) => {
  const { world, parameters, page } = await openNotices(t)
  const field = page.getByLabel('Cumpleaños')
  await field.fill('400')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.locator('.invalid-feedback').getByText('365').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  assert.equal(await field.inputValue(), '7')
  assert.equal((await world.admin.get(`/parameters/${parameters.id}`)).body.birth_date_notice_days, 7)
})

test('days that somebody else changed are told before they are overwritten, other parameters do not matter', async (t) => {
  const { world, parameters, page, expectComplaints } = await openNotices(t)
  const field = page.getByLabel('Exámenes médicos')
  await field.fill('6')
  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  expectComplaints()
  await world.admin.patch(`/parameters/${parameters.id}`, { medical_check_notice_days: 9 })
  await save.click()
  await page.getByText(/Otra persona cambió estos días/).waitFor()
  assert.equal(await field.inputValue(), '6')
  await world.admin.patch(`/parameters/${parameters.id}`, { exchange: 1200 })
  await save.click()
  await page.getByText('Se guardó con cuánta anticipación se avisa.').waitFor()
  const { body } = await world.admin.get(`/parameters/${parameters.id}`)
  assert.deepEqual([body.medical_check_notice_days, body.exchange], [6, 1200])
})

test('who may not change the parameters reads the days, on a phone below the list', async (t) => {
  const { page } = await openNotices(t, {
    ...{ userPermissions: ['see_notifications'], viewport: { width: 360, height: 740 }, dark: true },
  })
  await page.getByText('Con cuánta anticipación').click()
  await page.getByText('5 días', { exact: true }).waitFor()
  assert.equal(await page.getByLabel('Exámenes médicos').count(), 0)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})
