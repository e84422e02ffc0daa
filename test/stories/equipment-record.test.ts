import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { chooseOption, openSignedInPage, openTab } from '#test/stories/signed-in-page.ts'

const userPermissions = [...officerPermissions, 'see_menu_employees', 'update_employees']

/** A person who was given gloves that soon run out, and an apron that was annulled. */
async function openRecordOfEquippedPerson(t: Parameters<typeof openShopWithEquipment>[0], options: object = {}) {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, gloves, apron } = world
  const give = async (ppe_id: number, delivery_date: string, dates: object = {}) =>
    (await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id, delivery_date, ...dates })).body
  const apronDelivery = await give(apron.id, computeDayFromToday(-400))
  await signOnGlass(officer, [apronDelivery])
  await officer.post(`/ppe_deliveries/${apronDelivery.id}/annul`, { reason: 'Se entregó otro' })
  const next = computeDayFromToday(5)
  await signOnGlass(officer, [await give(gloves.id, computeDayFromToday(-175), { next_delivery_date: next })])
  const person = await openSignedInPage(t, world, { userPermissions, ...options })
  const { page } = person
  await page.goto(`/admin/employee_update/${ayelen.id}?tab=deliveries`)
  await page.getByText('Lo que pide el puesto').waitFor()
  return { ...world, ...person }
}

test('the record says what the title needs and how long it lasts; one press gives what is missing', async (t) => {
  const { page, officer, ayelen } = await openRecordOfEquippedPerson(t)
  const needs = page.getByRole('region', { name: 'Lo que pide el puesto' })
  await needs.getByRole('listitem').filter({ hasText: 'Guantes antiestáticos' }).getByText('5 días').waitFor()
  const apron = needs.getByRole('listitem').filter({ hasText: 'Delantal ESD' })
  await apron.getByText('Falta entregar').waitFor()
  const table = page.getByRole('table', { name: 'Entregas' })
  await table.getByRole('row').filter({ hasText: 'Guantes antiestáticos' }).getByText('Firmada').waitFor()
  await table.getByRole('row').filter({ hasText: 'Delantal ESD' }).getByText('Anulada').waitFor()
  await assertAccessible(page)
  await needs.getByRole('button', { name: 'Entregar Delantal ESD' }).click()
  await apron.getByText('Sin vencimiento').waitFor()
  await table.getByRole('row').filter({ hasText: 'Delantal ESD' }).getByText('Sin firma').waitFor()
  const { body } = await officer.get(`/ppe_deliveries?employee_id=${ayelen.id}&status=open`)
  assert.deepEqual([body.length, body[0].delivery_date, body[0].quantity], [1, computeDayFromToday(0), 1])
})

test('what was given by one press is taken back by another', async (t) => {
  const { page, officer, ayelen } = await openRecordOfEquippedPerson(t)
  const needs = page.getByRole('region', { name: 'Lo que pide el puesto' })
  await needs.getByRole('button', { name: 'Entregar Delantal ESD' }).click()
  await page.getByText('Entrega anotada: Delantal ESD').waitFor()
  await page.locator('.Toastify').getByRole('button', { name: 'Deshacer' }).click()
  await needs.getByRole('listitem').filter({ hasText: 'Delantal ESD' }).getByText('Falta entregar').waitFor()
  assert.equal((await officer.get(`/ppe_deliveries?employee_id=${ayelen.id}&status=open`)).body.length, 0)
})

test('what was given today is given again only after a question', async (t) => {
  const { page, officer, ayelen, gloves, expectComplaints } = await openRecordOfEquippedPerson(t)
  const today = computeDayFromToday(0)
  const needs = page.getByRole('region', { name: 'Lo que pide el puesto' })
  const give = needs.getByRole('button', { name: 'Entregar Guantes antiestáticos' })
  await give.waitFor()
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: today, next_delivery_date: today }
  assert.equal((await officer.post('/ppe_deliveries', delivery)).status, 200)
  expectComplaints()
  await give.click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Ya recibe este elemento hoy').waitFor()
  await question.getByRole('button', { name: 'Entregar' }).click()
  await page.getByText('Entrega anotada: Guantes antiestáticos').waitFor()
  const { body } = await officer.get(`/ppe_deliveries?employee_id=${ayelen.id}&delivery_date_from=${today}`)
  assert.deepEqual(body.map(({ again }: { again: boolean }) => again).sort(), [false, true])
})

test("the head's button begins a delivery for this person and leads back, and a clerk who may not see deliveries sees none of it", async (t) => {
  const { page, ayelen, ...world } = await openRecordOfEquippedPerson(t)
  await page.getByRole('link', { name: 'Entregar EPP' }).click()
  await page.waitForURL('**/admin/ppe_delivery_create')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value.includes('Quiroga, Ayelén')),
  )
  await chooseOption(page, 'Elemento', 'Delantal ESD')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL(`**/admin/employee_update/${ayelen.id}?tab=deliveries`)
  await page.getByRole('row').filter({ hasText: 'Sin firma' }).getByText('Delantal ESD').waitFor()
  const { page: clerkPage } = await openSignedInPage(t, world, { userPermissions: ['see_employees'] })
  await clerkPage.goto(`/admin/employee_update/${ayelen.id}`)
  await clerkPage.getByRole('tab', { name: 'Talles EPP' }).waitFor()
  assert.equal(await clerkPage.getByRole('tab', { name: 'Entregas' }).count(), 0)
  assert.equal(await clerkPage.getByRole('link', { name: 'Entregar EPP' }).count(), 0)
})

/** Draws a wave on the line of the open dialog. */
async function drawSignature(page: Page) {
  const box = await page.locator('canvas').boundingBox()
  assert.ok(box)
  const pointAt = (step: number) => [box.x + 40 + step * 12, box.y + box.height / 2 + 40 * Math.sin(step)] as const
  await page.mouse.move(...pointAt(0))
  await page.mouse.down()
  for (let step = 1; step < 20; step++) await page.mouse.move(...pointAt(step), { steps: 3 })
  await page.mouse.up()
}

test('chosen open deliveries are signed in the record by one signature, which the server keeps', async (t) => {
  const { page, officer, ayelen, gloves, apron } = await openRecordOfEquippedPerson(t)
  for (const { id: ppe_id } of [gloves, apron]) {
    const delivery = { employee_id: ayelen.id, ppe_id, delivery_date: computeDayFromToday(0) }
    assert.equal((await officer.post('/ppe_deliveries', delivery)).status, 200)
  }
  await page.reload()
  await page.getByText('Sin firma').first().waitFor()
  await page.getByRole('checkbox', { name: 'Elegir todas' }).check()
  await page.getByRole('button', { name: 'Firmar Guantes antiestáticos' }).click()
  const dialog = page.getByRole('dialog', { name: /^Firma de/ })
  await dialog.getByText('Delantal ESD').waitFor()
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  await assertAccessible(page)
  await drawSignature(page)
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Sin firma').first().waitFor({ state: 'detached' })
  const { body } = await officer.get(`/ppe_deliveries?employee_id=${ayelen.id}&status=signed`)
  assert.equal(body.length, 3)
})

test('a signed delivery shows its signature in the record and on its page, to those who may print it', async (t) => {
  const world = await openRecordOfEquippedPerson(t)
  const { page } = world
  const row = page.getByRole('row').filter({ hasText: 'Firmada' })
  const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0
  await row.getByRole('img', { name: 'Firma' }).waitFor()
  assert.ok(await row.getByRole('img', { name: 'Firma' }).evaluate(isDrawn))
  await row.getByRole('link', { name: 'Guantes antiestáticos' }).click()
  const drawing = page.locator('.form-section').getByRole('img', { name: 'Firma' })
  await drawing.waitFor()
  assert.ok(await drawing.evaluate(isDrawn))
  await page.getByText('Mostrador S.R.L.').waitFor()
  await page.locator('.form-section').getByText('Quiroga, Ayelén', { exact: true }).waitFor()
  const reader = await openSignedInPage(t, world, { userPermissions: ['see_ppe_deliveries'] })
  await reader.page.goto(page.url())
  await reader.page.getByText('Mostrador S.R.L.').waitFor()
  assert.equal(await reader.page.getByRole('img', { name: 'Firma' }).count(), 0)
})

test('a delivery of tomorrow has no line to sign on in the record, and says when it is signed', async (t) => {
  const { page, officer, ayelen, gloves } = await openRecordOfEquippedPerson(t)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: addDays(readShopDay(), 1) }
  assert.equal((await officer.post('/ppe_deliveries', delivery)).status, 200)
  await page.reload()
  await page.getByRole('button', { name: 'Firmar Guantes antiestáticos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Firma de Quiroga, Ayelén' })
  await dialog.getByText(/Se firma desde el/).waitFor()
  assert.equal(await dialog.locator('canvas').count(), 0)
  await assertAccessible(page)
})

test('what somebody changed behind the signature is not signed', async (t) => {
  const { page, officer, ayelen, gloves, expectComplaints } = await openRecordOfEquippedPerson(t)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: computeDayFromToday(0) }
  const { body: given } = await officer.post('/ppe_deliveries', delivery)
  await page.reload()
  await page.getByRole('button', { name: 'Firmar Guantes antiestáticos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Firma de Quiroga, Ayelén' })
  await drawSignature(page)
  assert.equal((await officer.patch(`/ppe_deliveries/${given.id}`, { quantity: 3 })).status, 200)
  expectComplaints()
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'Sin firma' }).getByText('3', { exact: true }).waitFor()
  assert.equal((await officer.get(`/ppe_deliveries/${given.id}`)).body.status, 'open')
})

test('the record of the chosen deliveries opens in a tab of its own', async (t) => {
  const { page, url } = await openRecordOfEquippedPerson(t)
  await page.getByRole('checkbox', { name: 'Elegir todas' }).check()
  await page.getByText('2 elegidas').waitFor()
  await page.getByRole('checkbox', { name: /^Elegir Delantal ESD del/ }).uncheck()
  await page.getByText('1 elegida').waitFor()
  const ticketRequest = page.waitForRequest((request) => request.url() === `${url}/api/tickets`)
  const printed = page.context().waitForEvent('request', (request) => request.url().includes('ticket='))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Constancia Res. 299/11' }).click()
  assert.equal((await ticketRequest).postDataJSON().ids.length, 1)
  const answer = await (await printed).response()
  assert.deepEqual([answer?.status(), answer?.headers()['content-type']], [200, 'application/pdf'])
  await (await opened).close()
})

test('the sizes are one press away, and on a phone the tab fits', async (t) => {
  const { page } = await openRecordOfEquippedPerson(t, { viewport: { width: 360, height: 740 }, dark: true })
  await page.getByRole('row').filter({ hasText: 'Guantes antiestáticos' }).getByText('Firmada').waitFor()
  await page.getByRole('checkbox', { name: /^Elegir Guantes antiestáticos del/ }).check()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Editar talles' }).click()
  await page.getByRole('tabpanel', { name: 'Talles EPP' }).first().waitFor()
  await openTab(page, 'Entregas')
  await page.getByText('Lo que pide el puesto').waitFor()
})

test('beside the menu of a tablet the deliveries leave out brand and certification, so that the rest has room', async (t) => {
  const { page } = await openRecordOfEquippedPerson(t, { viewport: { width: 1024, height: 768 } })
  const table = page.getByRole('table', { name: 'Entregas' })
  const captions = table.getByRole('columnheader', { name: /Próxima|Certificación|Firma$/ })
  await captions.first().waitFor()
  assert.deepEqual(await captions.allInnerTexts(), ['Próxima', 'Firma'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await table.getByRole('columnheader', { name: 'Certificación' }).waitFor()
})
