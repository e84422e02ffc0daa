import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import type { Shop } from '#test/harness.ts'
import { openShopSignedIn, openSignedInPage } from './signed-in-page.ts'

const officer = [
  ...['see_notifications', 'see_menu_employees', 'see_employees', 'update_employees', 'see_ppes'],
  ...['see_ppe_deliveries', 'create_ppe_deliveries', 'see_training_items'],
]

const spell = (days: number) => formatDate(computeDayFromToday(days), 'es')
const bar = (page: Page) => page.getByRole('toolbar')

/** Makes people whose training of one item expires in five days. */
async function makeTrained({ admin, make }: Shop, surnames: readonly string[], item: { id: number }) {
  for (const surname of surnames) {
    const { id } = await make.employee({ surname, name: 'Ana' })
    await admin.post(`/employees/${id}/trainings`, {
      ...{ training_item_id: item.id, date: '2024-01-01', expiration_date: computeDayFromToday(5) },
    })
  }
}

test('twenty medical checks are renewed at once, and leave the list and the bell of another browser', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  for (let n = 0; n < 20; n++)
    await world.make.employee({ surname: `Persona ${n}`, medical_check_expiration: computeDayFromToday(-n - 1) })
  await world.make.employee({ surname: 'Zapata', driver_expiration_date: computeDayFromToday(-1) })
  const colleague = (await openSignedInPage(t, world, { userPermissions: ['see_notifications'] })).page
  await colleague.clock.install()
  await colleague.goto('/admin')
  await colleague.getByRole('button', { name: 'Notificaciones: 21' }).waitFor()
  await page.goto('/admin/notifications?type=medical_check')
  await page.getByRole('button', { name: 'Elegir 20 de Vencidas' }).press('Enter')
  await bar(page).getByText('20').waitFor()
  await assertAccessible(page)
  await page.getByText('Persona 0', { exact: false }).first().scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const place = document.querySelector('[role=toolbar]')?.getBoundingClientRect()
    return place && window.scrollY > 0 && place.top >= 0 && place.bottom <= window.innerHeight
  })
  await bar(page).getByRole('button', { name: 'Renovar' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Renovar: Examen médico (20)' })
  await dialog.getByRole('textbox').fill(spell(365))
  await dialog.getByText(/20 empleados/).waitFor()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('No hay datos para mostrar').waitFor()
  await bar(page).waitFor({ state: 'detached' })
  const pulse = colleague.waitForResponse((response) => response.url().endsWith('/api/pulse'))
  await colleague.clock.fastForward(15_000)
  await pulse
  await colleague.getByRole('button', { name: 'Notificaciones: 1' }).waitFor()
  const { body } = await world.admin.get(`/employees?medical_check_expiration_from=${computeDayFromToday(365)}`)
  assert.equal(body.length, 20)
})

test('each kind that was chosen is renewed on its own, and what nobody renews has no checkbox', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  const { make } = world
  await make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(2) })
  await make.employee({ surname: 'Rey', driver_expiration_date: computeDayFromToday(3) })
  await make.employee({ surname: 'Sol', birth_date: `1990${computeDayFromToday(4).slice(4)}` })
  await page.goto('/admin/notifications')
  await page.getByRole('checkbox', { name: /Paz/ }).check()
  await page.getByRole('checkbox', { name: /Rey/ }).check()
  assert.equal(await page.getByRole('checkbox', { name: /Sol/ }).count(), 0)
  await bar(page).getByText('Cada tipo se renueva aparte.').waitFor()
  await bar(page).getByRole('button', { name: 'Renovar: Licencia de conducir (1)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(spell(400))
  await dialog.getByText(/1 empleado/).waitFor()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('link', { name: 'Licencia de conducir' }).waitFor({ state: 'detached' })
  assert.ok(await page.getByRole('checkbox', { name: /Paz/ }).isChecked())
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('link', { name: 'Licencia de conducir' }).waitFor()
})

test('trainings of one item are renewed in the dialog of the board, which leads back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  const { body: item } = await world.admin.post('/training_items', { name: 'Altura', validity_months: 12 })
  const { body: other } = await world.admin.post('/training_items', { name: 'Fuego' })
  await makeTrained(world, ['Paz', 'Rey'], item)
  await makeTrained(world, ['Sol'], other)
  await page.goto('/admin/notifications')
  await page.getByRole('button', { name: 'Elegir 3 de Esta semana' }).click()
  await bar(page).getByRole('button', { name: 'Renovar: Altura (2)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dar una capacitación a 2 personas').waitFor()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[role="dialog"] [role="combobox"]')?.value === 'Altura',
  )
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/admin/notifications')
  await bar(page).getByText('3 elegidos').waitFor()
  await bar(page).getByRole('button', { name: 'Renovar: Altura (2)' }).click()
  await dialog.getByRole('button', { name: 'Dar a 2' }).click()
  await page.waitForURL('**/admin/notifications')
  await page.getByText('1 por atender.').waitFor()
  await page.getByRole('link', { name: 'Fuego' }).waitFor()
  await bar(page).getByText('1 elegido').waitFor()
})

test('a date that is typed stays in its dialog when a colleague was faster', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: officer })
  const people = []
  for (const surname of ['Paz', 'Rey'])
    people.push(await world.make.employee({ surname, medical_check_expiration: computeDayFromToday(-1) }))
  await page.goto('/admin/notifications')
  await page.getByRole('button', { name: 'Elegir 2 de Vencidas' }).click()
  await bar(page).getByRole('button', { name: 'Renovar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(spell(365))
  await dialog.getByText(/2 empleados/).waitFor()
  for (const { id } of people)
    await world.admin.patch(`/employees/${id}`, { medical_check_expiration: computeDayFromToday(200) })
  expectComplaints()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('checkbox', { name: /Paz/ }).waitFor({ state: 'detached' })
  assert.equal(await dialog.getByRole('textbox').inputValue(), spell(365))
})

test('deliveries become a round of these people and items', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officer })
  const ppe = await world.make.ppe({ name: 'Casco' })
  for (const surname of ['Paz', 'Rey']) {
    const { id } = await world.make.employee({ surname, name: 'Ana' })
    await world.admin.post('/ppe_deliveries', {
      ...{ employee_id: id, ppe_id: ppe.id, delivery_date: '2024-01-01', next_delivery_date: computeDayFromToday(-1) },
    })
  }
  await page.goto('/admin/notifications')
  await page.getByRole('button', { name: 'Elegir 2 de Vencidas' }).click()
  await bar(page).getByRole('button', { name: 'Armar ronda' }).click()
  await page.waitForURL('**/admin/ppe_round_create')
  await page.getByText('Personas: 2 · entregas: 2').waitFor()
})

test('who may not renew has no checkboxes, and on a phone the bar fits', async (t) => {
  const options = { userPermissions: officer, viewport: { width: 360, height: 740 }, dark: true }
  const { world, page } = await openShopSignedIn(t, options)
  await world.make.employee({ surname: 'Paz', medical_check_expiration: computeDayFromToday(2) })
  await world.make.employee({ surname: 'Rey', driver_expiration_date: computeDayFromToday(3) })
  await page.goto('/admin/notifications')
  await page.getByRole('checkbox', { name: /Paz/ }).check()
  await page.getByRole('checkbox', { name: /Rey/ }).check()
  await bar(page).waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  const reader = (await openSignedInPage(t, world, { userPermissions: ['see_notifications'] })).page
  await reader.goto('/admin/notifications')
  await reader.getByRole('link', { name: 'Examen médico' }).waitFor()
  assert.equal(await reader.getByRole('checkbox').count(), 0)
})
