import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment, signOnGlass, stockEquipment } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { createOnePagePdf } from '#test/one-page-pdf.ts'
import { chooseOption, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

test('an item is given: what the record and the item say stands filled in, and the same day asks', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: officerPermissions })
  await stockEquipment(world)
  await page.goto('/admin/ppe_delivery_create')
  await chooseOption(page, 'Empleado', 'Quiroga, Ayelén')
  await chooseOption(page, 'Elemento', 'Guantes antiestáticos')
  await page.getByRole('textbox', { name: /^Fecha de entrega/ }).fill('31/08/2026')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'ESD-PU'))
  assert.deepEqual(await Promise.all(['Talle', 'Marca', 'Certificación'].map((name) => field(name).inputValue())), [
    '8',
    'Lince',
    'IRAM 3609',
  ])
  await assertAccessible(page)
  await field('Talle').fill('9')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('table').getByText('Guantes antiestáticos').waitFor()
  const [given] = (await world.admin.get('/ppe_deliveries')).body
  assert.deepEqual([given.size, given.next_delivery_date, given.status], ['9', '2027-02-28', 'open'])

  await page.goto('/admin/ppe_delivery_create')
  await chooseOption(page, 'Empleado', 'Quiroga, Ayelén')
  await chooseOption(page, 'Elemento', 'Guantes antiestáticos')
  await page.getByRole('textbox', { name: /^Fecha de entrega/ }).fill('31/08/2026')
  await page.getByText('Esa persona ya recibe ese elemento ese día').waitFor()
  await page.getByRole('checkbox', { name: 'Otra vez el mismo día' }).check()
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL(/ppe_deliveries$/)
  assert.equal((await world.admin.get('/ppe_deliveries')).body.length, 2)
})

const today = { delivery_date: computeDayFromToday(0) }

test('a signed delivery is annulled with a reason, and the item is given again', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, gloves } = world
  const { body: given } = await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: gloves.id, ...today })
  await signOnGlass(officer, [given])
  const { page } = await openSignedInPage(t, world, { userPermissions: officerPermissions })
  await page.goto(`/admin/ppe_delivery_update/${given.id}`)
  await page.getByRole('button', { name: 'Anular' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anular' })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.getByText('Escribí por qué se anula').waitFor()
  await assertAccessible(page)
  await dialog.getByLabel(/^Motivo/).fill('Talle equivocado')
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.waitFor({ state: 'detached' })
  const annulment = page.locator('.form-section').filter({ has: page.getByRole('heading', { name: 'Anulada' }) })
  await annulment.getByText('Talle equivocado').waitFor()
  await annulment.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/).waitFor()
  await page.getByText('Esta entrega está anulada y queda así').waitFor()
  assert.equal(await page.getByText('se anula y se hace otra').count(), 0)
  const { body: annulled } = await officer.get(`/ppe_deliveries/${given.id}`)
  assert.deepEqual([annulled.status, annulled.annul_reason], ['annulled', 'Talle equivocado'])
  await page.getByRole('link', { name: 'Duplicar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('row').filter({ hasText: 'Sin firma' }).waitFor()
  assert.equal((await officer.get('/ppe_deliveries?status=open')).body.length, 1)
})

test('the scanned paper of a signed delivery is opened from its page', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, gloves } = world
  const { body: given } = await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: gloves.id, ...today })
  const body = new FormData()
  body.set('ids', JSON.stringify([given.id]))
  body.set('scan', new Blob([new Uint8Array(createOnePagePdf())]), 'planilla.pdf')
  assert.equal((await officer.post('/ppe_deliveries/sign', body)).status, 200)
  const { page } = await openSignedInPage(t, world, { userPermissions: officerPermissions })
  await page.goto(`/admin/ppe_delivery_update/${given.id}`)
  await page
    .locator('.form-section')
    .getByRole('link', { name: /planilla\.pdf/ })
    .waitFor()
  await page.getByText('En papel').waitFor()
})

test('a bulk edit says how many of the chosen deliveries stay as they are, and why', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves, apron } = world
  const give = async (employeeId: number, ppeId: number) =>
    (await officer.post('/ppe_deliveries', { employee_id: employeeId, ppe_id: ppeId, ...today })).body
  const given = [await give(ayelen.id, gloves.id), await give(bruno.id, gloves.id), await give(bruno.id, apron.id)]
  for (const delivery of given.slice(0, 2)) await signOnGlass(officer, [delivery])
  const { page } = await openSignedInPage(t, world, { userPermissions: officerPermissions })
  await page.goto('/admin/ppe_deliveries')
  await page.getByLabel('Seleccionar todos los de esta página').first().check()
  await page.getByRole('button', { name: 'Marca' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Marca' }).fill('Funcional')
  await dialog.getByText('Va a cambiar 1 entrega').waitFor()
  await dialog.getByText('2 no lo permiten').waitFor()
  await dialog.getByRole('button', { name: 'Seguir sin ellos (1)' }).click()
  await dialog.getByText('2 de los elegidos quedan afuera, como están.').waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bulk-left-out-1440.png` })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await dialog.waitFor({ state: 'detached' })
  const toast = page.locator('.Toastify')
  await toast.getByText('Se cambió 1 entrega. 2 de los elegidos quedan afuera, como están.').waitFor()
  const { body: rows } = await officer.get('/ppe_deliveries?fields=brand&sort=id')
  assert.deepEqual(
    rows.map((row: any) => row.brand),
    ['Lince', 'Lince', 'Funcional'],
  )
})
