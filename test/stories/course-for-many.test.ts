import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Shop } from '#test/harness.ts'
import { readPdf } from '#test/pdf.ts'
import { chooseOption, openShopSignedIn } from '#test/stories/signed-in-page.ts'

const seePermissions = ['see_menu_employees', 'see_employees', 'see_training_items', 'see_quality_items']
const userPermissions = [...seePermissions, 'update_employees']
const sheet = { name: 'Planilla firmada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nx\n%%EOF') }

async function openBoardOf(t: TestContext, peopleCount: number, permissions = userPermissions) {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: permissions })
  const { body: item } = await world.admin.post('/training_items', { name: 'Riesgo eléctrico', validity_months: 12 })
  const people: { id: number }[] = []
  for (let n = 0; n < peopleCount; n++)
    people.push(await world.make.employee({ surname: `Persona ${String(n).padStart(2, '0')}`, name: 'Ana' }))
  await page.goto('/admin/certifications')
  await page.getByText('Persona 00, Ana').waitFor()
  return { world, page, item, people, expectComplaints }
}

const choosePage = (page: Page) => page.locator('thead').getByRole('checkbox').press('Space')
const bar = (page: Page) => page.getByRole('toolbar')
const listTrainings = async ({ admin }: Shop) => (await admin.get('/trainings?per_page=100&page=1')).body

test('a course for thirty: the sheet is printed beforehand, the signed one is read from each row', async (t) => {
  const { world, page, item, people } = await openBoardOf(t, 30)
  const [holder] = people
  await world.admin.post(`/employees/${holder?.id}/trainings`, { training_item_id: item.id, date: readShopDay() })
  await choosePage(page)
  await bar(page).getByText('30').waitFor()
  await bar(page).getByRole('button', { name: 'Planilla de asistencia' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Imprimir planilla' }).press('Enter')
  await dialog.getByText('Elegí la capacitación').waitFor()
  await chooseOption(page, 'Capacitación', 'Riesgo eléctrico')
  await dialog.getByLabel('Lugar').fill('Depósito')
  await dialog.getByLabel('Desde').fill('8')
  await dialog.getByLabel('Hasta').fill('930')
  await assertAccessible(page)
  const printed = page.context().waitForEvent('request', (request) => request.url().includes('/sheet.pdf?'))
  const opened = page.waitForEvent('popup')
  await dialog.getByLabel('Quién la da').press('Enter')
  const answer = await (await printed).response()
  assert.deepEqual([answer?.status(), answer?.headers()['content-type']], [200, 'application/pdf'])
  await (await opened).close()
  const address = new URL((await printed).url())
  address.searchParams.delete('ticket')
  address.searchParams.set('ids', people.map(({ id }) => id).join())
  const headers = { authorization: `Bearer ${await world.admin.token()}`, 'accept-language': 'es' }
  const pdf = await readPdf(new Uint8Array(await (await fetch(address, { headers })).arrayBuffer()))
  const printedText = pdf.pages.join(' ')
  for (const text of ['Riesgo eléctrico', 'Depósito', '08:00 a 09:30', 'Persona 00, Ana', 'Persona 29, Ana'])
    assert.ok(printedText.includes(text), `${text} in ${printedText}`)

  await bar(page).getByRole('button', { name: 'Dar a muchos' }).press('Enter')
  await dialog.getByText('Dar una capacitación a 30 personas').waitFor()
  await chooseOption(page, 'Capacitación', 'Riesgo eléctrico')
  await dialog.getByText('Ya la tiene con esta fecha: Persona 00, Ana').waitFor()
  const proposed = await dialog.getByRole('textbox', { name: 'Vence' }).inputValue()
  assert.match(proposed, new RegExp(`/${Number(readShopDay().slice(0, 4)) + 1}$`))
  await dialog.locator('input[type=file]').setInputFiles(sheet)
  await dialog.getByText('Planilla firmada.pdf').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Dar a 29' }).waitFor()
  await dialog.getByLabel('Quién la dio').press('Enter')
  await page.getByText('Se les dio a 29 personas. Una ya la tenía.').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await bar(page).count(), 0, 'nobody is chosen any more')
  const rows = await listTrainings(world)
  assert.equal(rows.length, 30)
  const files = rows.flatMap(({ file }: any) => file ?? [])
  assert.deepEqual([files.length, new Set(files.map(({ key }: any) => key)).size], [29, 1])
  for (const { url } of files) assert.equal((await fetch(world.url + url)).status, 200)
  await page.locator('.Toastify').getByRole('button', { name: 'Deshacer' }).click()
  await page.locator('.Toastify').getByText('Se deshizo').waitFor()
  assert.equal((await listTrainings(world)).length, 1)
})

test('a refusal keeps what was typed; people are left out of the dialog; a chosen expiration is kept', async (t) => {
  const { world, page, expectComplaints } = await openBoardOf(t, 3)
  await choosePage(page)
  await bar(page).getByRole('button', { name: 'Dar a muchos' }).click()
  expectComplaints()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Observaciones').fill('En el depósito')
  await dialog.getByRole('button', { name: 'Dar a 3' }).click()
  await dialog.getByText('Elegí la capacitación').waitFor()
  await chooseOption(page, 'Capacitación', 'Riesgo eléctrico')
  await dialog.getByRole('textbox', { name: 'Vence' }).fill('01/01/2000')
  await dialog.getByRole('button', { name: 'Dar a 3' }).click()
  await dialog.getByText('No puede vencer antes de su fecha').first().waitFor()
  assert.equal(await dialog.getByLabel('Observaciones').inputValue(), 'En el depósito')
  await dialog.getByRole('button', { name: 'Sin vencimiento' }).click()
  await dialog.getByRole('button', { name: 'Quitar a Persona 01, Ana' }).click()
  await dialog.getByRole('button', { name: 'Dar a 2' }).click()
  await page.getByText('Se les dio a 2 personas.').first().waitFor()
  assert.deepEqual(
    (await listTrainings(world)).map((row: any) => [row.expiration_date, row.comments]),
    Array.from({ length: 2 }, () => [null, 'En el depósito']),
  )
})

test('a certification of quality is given to all whom the filters leave', async (t) => {
  const { world, page } = await openBoardOf(t, 3)
  await world.admin.post('/quality_items', { name: 'Atención al público' })
  await page.getByRole('button', { name: 'Certificaciones de calidad' }).click()
  await page.getByRole('button', { name: 'Dar a muchos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dar una certificación a 3 personas').waitFor()
  await chooseOption(page, 'Certificación', 'Atención al público')
  await dialog.getByRole('button', { name: 'Dar a 3' }).click()
  await page.getByText('Se les dio a 3 personas.').first().waitFor()
  assert.equal((await world.admin.get('/qualities')).body.length, 3)
})

test('whoever may only see prints the sheet and is not offered to give', async (t) => {
  const { page } = await openBoardOf(t, 2, seePermissions)
  await choosePage(page)
  await bar(page).getByRole('button', { name: 'Planilla de asistencia' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Dar a muchos' }).count(), 0)
})

test('on a phone people are chosen with a thumb and given a course', async (t) => {
  const { world, page } = await openBoardOf(t, 3)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('listitem').filter({ hasText: 'Persona 01' }).getByText('Persona 01, Ana').click()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await bar(page).getByRole('button', { name: 'Dar a muchos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dar una capacitación a una persona').waitFor()
  await chooseOption(page, 'Capacitación', 'Riesgo eléctrico')
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Dar a 1' }).click()
  await page.getByText('Se le dio a una persona.').first().waitFor()
  assert.equal((await listTrainings(world)).length, 1)
})
