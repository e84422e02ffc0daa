import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const march = '/admin/calendar?day=2027-03-10'
const officerPermissions = ['see_notifications', 'see_ppe_deliveries']

/** A March: an event, three licences and a medical check on the 10th, a birthday on the 12th, a round on the 17th. */
async function openLayers(t: TestContext, options: Parameters<typeof openSignedInPage>[2] = {}) {
  const world = await shop(t)
  const { admin, make } = world
  await admin.post('/events', { title: 'Primeros auxilios', type: 'training', start: '2027-03-10' })
  for (const surname of ['Uno', 'Dos'])
    await make.employee({ surname, name: 'Ana', driver_expiration_date: '2027-03-10', driver_license_class: 'B.1' })
  const { id } = await make.employee({
    ...{ surname: 'Tres', name: 'Ana', driver_expiration_date: '2027-03-10', birth_date: '1990-03-12' },
    medical_check_expiration: '2027-03-10',
  })
  const ppe = await make.ppe({ name: 'Casco' })
  const { body: round } = await admin.post('/ppe_deliveries/round', {
    ...{ title: 'Laboratorio', date: '2027-03-17', signature: 'row' },
    deliveries: [{ employee_id: id, ppe_id: ppe.id }],
  })
  const { page, expectComplaints } = await openSignedInPage(t, world, {
    userPermissions: officerPermissions,
    ...options,
  })
  await page.goto(march)
  return { page, expectComplaints, round, admin }
}

const findDay = (page: Page, day: string) => page.locator(`.grid-day[data-date="${day}"]`)

test('a day tells how many expire, opens into their notices, and back leads to the calendar', async (t) => {
  const { page } = await openLayers(t)
  await findDay(page, '2027-03-10').getByRole('button', { name: 'Tres, Ana Examen médico' }).waitFor()
  await page.getByRole('status').getByText('1 evento y 4 vencimientos').waitFor()
  await findDay(page, '2027-03-10').getByRole('button', { name: '3 licencias' }).click()
  await page.waitForURL('**/admin/notifications?type=license&expiration_date=2027-03-10')
  await page.getByText('Uno, Ana').waitFor()
  assert.equal(await page.locator('.notice-lines li').count(), 3)
  await page.getByRole('listitem').filter({ hasText: 'Uno, Ana' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Licencia', exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Volver a mostrar' }).waitFor()
  await page.goBack()
  assert.equal(await page.locator('.notice-lines li').count(), 3)
  await page.goBack()
  await page.waitForURL(`**${march}`)
  await findDay(page, '2027-03-10').getByRole('button', { name: '3 licencias' }).waitFor()
})

test('a layer stays on its day when it is dragged', async (t) => {
  const { page } = await openLayers(t)
  const licences = findDay(page, '2027-03-10').getByRole('button', { name: '3 licencias' })
  await licences.dragTo(findDay(page, '2027-03-12'))
  await licences.waitFor()
  assert.equal(await findDay(page, '2027-03-12').getByRole('button', { name: '3 licencias' }).count(), 0)
  assert.equal(await page.getByText('Se movió').count(), 0)
})

test('a round opens its own page', async (t) => {
  const { page, round } = await openLayers(t)
  await findDay(page, '2027-03-17').getByRole('button', { name: 'Laboratorio Ronda de entrega' }).click()
  await page.waitForURL(`**/admin/ppe_rounds/${round.id}`)
})

test('chips show and hide events and layers, and the browser keeps the choice', async (t) => {
  const { page } = await openLayers(t)
  const licences = findDay(page, '2027-03-10').getByRole('button', { name: '3 licencias' })
  const training = findDay(page, '2027-03-10').getByRole('button', { name: 'Primeros auxilios' })
  await licences.waitFor()
  const due = page.getByRole('button', { name: 'Vencimientos 4' })
  await due.click()
  await licences.waitFor({ state: 'detached' })
  await training.waitFor()
  await page.reload()
  await training.waitFor()
  assert.equal(await due.getAttribute('aria-pressed'), 'false')
  assert.equal(await licences.count(), 0)
  await page.getByRole('button', { name: 'Eventos 1' }).click()
  await training.waitFor({ state: 'detached' })
  await due.click()
  await licences.waitFor()
})

test('week, day and list have the layers too, and all views are accessible', async (t) => {
  const { page } = await openLayers(t)
  for (const view of ['Semana', 'Día', 'Agenda', 'Mes']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    await page.locator('.calendar > .card').first().getByText('3 licencias').waitFor()
    await assertAccessible(page)
  }
})

test('without the right to see notices the calendar does not ask for layers', async (t) => {
  const { page } = await openLayers(t, { userPermissions: [] })
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.reload()
  await findDay(page, '2027-03-10').getByRole('button', { name: 'Primeros auxilios' }).waitFor()
  assert.ok(paths.includes('/api/events'))
  assert.ok(!paths.includes('/api/calendar'))
  assert.equal(await page.getByRole('button', { name: /Vencimientos/ }).count(), 0)
  await page.getByRole('status').getByText('1 evento', { exact: true }).waitFor()
})

test('layers that cannot be read leave the events, and are asked for again', async (t) => {
  const { page, expectComplaints } = await openLayers(t)
  expectComplaints()
  await page.route('**/api/calendar?*', (route) => route.fulfill({ status: 500, json: { error: 'x', message: 'x' } }))
  await page.reload()
  await findDay(page, '2027-03-10').getByRole('button', { name: 'Primeros auxilios' }).waitFor()
  await page.getByText('No se pudieron leer los vencimientos.').waitFor()
  await page.unroute('**/api/calendar?*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await findDay(page, '2027-03-10').getByRole('button', { name: '3 licencias' }).waitFor()
})

test('on a phone in the dark the dots and the list have the layers', async (t) => {
  const { page } = await openLayers(t, { viewport: { width: 360, height: 740 }, dark: true })
  const day = page.getByRole('button', { name: 'miércoles, 10 de marzo, 1 evento, 3 licencias, 1 examen médico' })
  await day.waitFor()
  assert.equal(await day.locator('.event-icon').count(), 3)
  await page.getByRole('link', { name: /Tres, Ana Cumpleaños/ }).waitFor()
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await page.getByRole('link', { name: /3 licencias/ }).click()
  await page.waitForURL('**/admin/notifications?type=license&expiration_date=2027-03-10')
})
