import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { chooseOption, openSignedInPage } from '#test/stories/signed-in-page.ts'

const dayAhead = (days: number): string => addDays(readShopDay(), days)
const spell = (day: string): string => formatDate(day, 'es')

/** A shop where Ayelén lacks an apron and her gloves are overdue, and Bruno was never given anything. */
async function openDue(t: TestContext, options: object = {}) {
  const world = await openShopWithEquipment(t)
  await world.officer.post('/ppe_deliveries', {
    ...{ employee_id: world.ayelen.id, ppe_id: world.gloves.id },
    ...{ delivery_date: dayAhead(-200), next_delivery_date: dayAhead(-3) },
  })
  const { page } = await openSignedInPage(t, world, { userPermissions: officerPermissions, ...options })
  await page.goto('/admin/due')
  return { ...world, page }
}

const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('what is due stands by section and person, with what is needed by size', async (t) => {
  const { page } = await openDue(t)
  const never = findSection(page, 'Nunca entregado')
  await never.getByText('Santillán, Bruno').waitFor()
  assert.equal(await never.getByText('Falta').count(), 3)
  assert.equal(await never.getByText('sin talle').count(), 1)
  await findSection(page, 'Vencido')
    .getByText(spell(dayAhead(-3)))
    .waitFor()
  await page.getByText(`2 personas y 4 elementos hasta el ${spell(dayAhead(30))}. 3 nunca se entregaron.`).waitFor()
  const needs = page.getByRole('complementary', { name: 'Qué va a hacer falta' })
  await needs.getByRole('row', { name: /Guantes antiestáticos 8 1 sin talle 1 2/ }).waitFor()
  await needs.getByText('A 1 elemento le falta el talle en el legajo.').waitFor()
  await assertAccessible(page)
})

test('a missing size is filled in from what is due, and saving leads back', async (t) => {
  const { page, admin, bruno } = await openDue(t, { userPermissions: [...officerPermissions, 'update_employees'] })
  await findSection(page, 'Nunca entregado').getByRole('link', { name: 'sin talle' }).waitFor()
  await page.getByRole('link', { name: 'Completarlo' }).click()
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await page.getByRole('button', { name: 'Agregar fila' }).click()
  await chooseOption(page, 'Elemento', 'Guantes antiestáticos')
  await page.locator('.child-row').getByLabel('Talle').fill('7')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL('**/admin/due')
  await findSection(page, 'Nunca entregado').getByText('T. 7').waitFor()
  assert.equal(await page.getByText('sin talle').count(), 0)
  assert.equal((await admin.get(`/employees/${bruno.id}`)).body.ppe_sizes[0].size, '7')
})

test('the last day is chosen by a button or as a date, and stays in the address', async (t) => {
  const { page, officer, ayelen, apron } = await openDue(t)
  await officer.post('/ppe_deliveries', {
    ...{ employee_id: ayelen.id, ppe_id: apron.id, delivery_date: dayAhead(-1), next_delivery_date: dayAhead(50) },
  })
  await page.reload()
  await findSection(page, 'Vencido').waitFor()
  const day = page.getByText(spell(dayAhead(50)), { exact: true })
  assert.equal(await day.count(), 0)
  await page.getByRole('button', { name: '60 días' }).click()
  await day.waitFor()
  assert.match(page.url(), /until=60/)
  await page.getByRole('button', { name: 'Fecha…' }).click()
  await page.getByLabel('Hasta el día').fill(spell(dayAhead(10)))
  await day.waitFor({ state: 'detached' })
  assert.match(page.url(), new RegExp(`until=${dayAhead(10)}`))
  await page.goBack()
  await day.waitFor()
})

test('rows are chosen by person and by section, and their number is told', async (t) => {
  const { page } = await openDue(t)
  await page.getByRole('button', { name: 'Elegir 2 de Nunca entregado' }).click()
  const bar = page.getByRole('toolbar')
  await bar.getByText('2 personas, 3 entregas').waitFor()
  await page.getByRole('checkbox', { name: /Santillán/ }).uncheck()
  await bar.getByText('1 persona, 1 entrega').waitFor()
  await findSection(page, 'Vencido').getByRole('checkbox').check()
  await bar.getByText('1 persona, 2 entregas').waitFor()
  await assertAccessible(page)
  await bar.getByRole('button', { name: 'Quitar selección' }).click()
  await bar.waitFor({ state: 'detached' })
})

test('the chosen rows become a round in one press', async (t) => {
  const { page, officer, ayelen, bruno, gloves, apron } = await openDue(t)
  await page.getByRole('button', { name: '60 días' }).click()
  await page.getByRole('checkbox', { name: /Santillán/ }).check()
  await findSection(page, 'Vencido').getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Armar ronda' }).click()
  await page.waitForURL(/ppe_round_create$/)
  await page.getByText('Personas: 2 · entregas: 3').waitFor()
  await page.getByText(`tienen algo por entregar hasta el ${spell(dayAhead(60))}`).waitFor()
  await page.getByLabel('Título').fill('Lunes')
  await page.getByRole('button', { name: 'Crear ronda' }).click()
  await page.waitForURL(/ppe_rounds\/\d+$/)
  const { body: rows } = await officer.get('/ppe_deliveries?status=open&round_id_empty=0')
  const pairsOf = (pairs: any[]) => pairs.map(({ employee_id: id, ppe_id: item }) => `${id} ${item}`).sort()
  const expectedPairs = [
    { employee_id: ayelen.id, ppe_id: gloves.id },
    { employee_id: bruno.id, ppe_id: gloves.id },
    { employee_id: bruno.id, ppe_id: apron.id },
  ]
  assert.deepEqual(pairsOf(rows), pairsOf(expectedPairs))
})

test('what a round will bring is not chosen again', async (t) => {
  const { page, officer, ayelen, gloves } = await openDue(t)
  const round = await officer.post('/ppe_deliveries/round', {
    ...{ title: 'Lunes', date: dayAhead(0), deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }] },
  })
  assert.equal(round.status, 200)
  await page.reload()
  const overdue = findSection(page, 'Vencido')
  await overdue.getByText('En ronda').waitFor()
  assert.ok(await overdue.getByRole('checkbox').isDisabled())
  await page.getByText('1 está vencido. 1 ya está en una ronda.').waitFor()
})

test('filters and the search narrow the list, its sums and what is needed', async (t) => {
  const { page } = await openDue(t)
  await page.getByRole('searchbox').fill('bruno')
  await findSection(page, 'Vencido').waitFor({ state: 'detached' })
  await page.getByText(/^1 persona y 2 elementos/).waitFor()
  await page.getByRole('searchbox').fill('nadie')
  await page.getByText('No hay datos para mostrar').waitFor()
  await assertAccessible(page)
})

test('on a phone the list is as wide as the screen', async (t) => {
  const { page } = await openDue(t, { viewport: { width: 360, height: 740 }, dark: true })
  await findSection(page, 'Vencido').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})
