import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

async function openRounds(t: test.TestContext, options = {}) {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves, apron } = world
  const makeRound = async (title: string) => {
    const deliveries = [ayelen, bruno].flatMap(({ id }) =>
      [gloves, apron].map((ppe) => ({ employee_id: id, ppe_id: ppe.id, again: true })),
    )
    const answer = await officer.post('/ppe_deliveries/round', {
      title,
      date: '2026-03-02',
      signature: 'row',
      deliveries,
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }
  const { page, ...person } = await openSignedInPage(t, world, { userPermissions: officerPermissions, ...options })
  return { ...world, ...person, page, makeRound }
}

test('the list says how far each round is, and a closed one becomes the next', async (t) => {
  const { page, officer, makeRound, ayelen } = await openRounds(t)
  const waiting = await makeRound('Depósito')
  const running = await makeRound('Laboratorio')
  const closed = await makeRound('Reparto')
  const mine = (round: any) => round.deliveries.find((delivery: any) => delivery.employee_id === ayelen.id)
  await signOnGlass(officer, [mine(running)])
  await signOnGlass(officer, [mine(closed)])
  await officer.post(`/ppe_rounds/${closed.id}/close`, {})
  await page.goto('/admin/ppe_rounds')
  await page.getByText('1 en curso, 1 sin empezar. Firmas que faltan: 7.').waitFor()
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title })
  await rowOf('Depósito').getByText('Sin empezar').waitFor()
  await rowOf('Laboratorio').getByText('1 firmada · 3 abiertas').waitFor()
  await rowOf('Reparto').getByText('Cerrada').waitFor()
  await assertAccessible(page)
  await rowOf('Reparto')
    .getByRole('button', { name: /Expandir|Abrir el detalle|Ver más/ })
    .click()
  await page.getByText('Quiroga, Ayelén · 1 entrega').waitFor()
  await page.getByText('Santillán, Bruno · 2 entregas').waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rounds-1440.png` })
  assert.equal(await page.getByRole('button', { name: 'Ronda con lo que falta', exact: true }).count(), 1)
  await page.getByRole('button', { name: 'Ronda con lo que falta: Reparto' }).click()
  assert.equal(await page.getByRole('dialog').getByLabel('Título').inputValue(), 'Reparto (2)')
  await page.getByRole('dialog').getByLabel('Título').fill('Reparto, segunda vuelta')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rounds-next-1440.png` })
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.waitForURL(/ppe_rounds\/\d+$/)
  const { body: next } = await officer.get('/ppe_rounds?q=segunda')
  assert.deepEqual([next[0].open, next[0].people_count], [3, 2])
  await page.goto('/admin/ppe_rounds')
  await rowOf('Depósito').getByRole('button', { name: 'Cambiar Depósito' }).click()
  await page.getByRole('dialog').getByLabel('Fecha').fill('05/03/2026')
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await rowOf('Depósito').getByText('05/03/2026').waitFor()
  assert.equal(
    (await officer.get(`/ppe_rounds/${waiting.id}`)).body.people[0].deliveries[0].delivery_date,
    '2026-03-05',
  )
})

test('on a phone in the dark the list of rounds fits', async (t) => {
  const { page, makeRound } = await openRounds(t, { viewport: { width: 360, height: 740 }, dark: true })
  await makeRound('Laboratorio, depósito y reparto')
  await page.goto('/admin/ppe_rounds')
  await page.getByText('4 abiertas').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rounds-360-dark.png` })
})

test('on a phone in English the order of the list is read beside the filter', async (t) => {
  const { page, makeRound } = await openRounds(t, { viewport: { width: 360, height: 740 }, language: 'en' })
  await makeRound('Laboratorio')
  await page.goto('/admin/ppe_rounds')
  await page.getByText('4 open').waitFor()
  const box = await page.getByRole('combobox', { name: /Sort by/ }).boundingBox()
  assert.ok(box && box.width > 100, JSON.stringify(box))
})

test('a round is made from people and items in one press, and whoever lacks a size is named before', async (t) => {
  const { page, officer, gloves, apron, ayelen, bruno } = await openRounds(t)
  await page.goto('/admin/ppe_rounds')
  await page.getByRole('link', { name: 'Nueva ronda' }).first().click()
  await page.getByLabel('Título').fill('Laboratorio')
  await page.getByLabel('Fecha').fill('02/03/2026')
  await page.getByLabel('Solo con algo por entregar').uncheck()
  await page.getByLabel('Quiroga, Ayelén').check()
  await page.getByLabel('Santillán, Bruno').check()
  await page.getByLabel('Otro elemento…').selectOption({ label: 'Guantes antiestáticos' })
  await page.getByLabel('Otro elemento…').selectOption({ label: 'Delantal ESD' })
  await page.getByText('Falta el talle de Santillán, Bruno').waitFor()
  await page.getByRole('button', { name: 'Detalle de Guantes antiestáticos' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=brand]')?.value === 'Lince')
  assert.equal(await page.getByLabel('Próxima entrega').inputValue(), '02/09/2026')
  assert.equal(await page.getByLabel('Talle de Quiroga, Ayelén').inputValue(), '8')
  await page.getByLabel('Talle de Santillán, Bruno').selectOption('7')
  await page.getByLabel('Cantidad a cada uno').fill('2')
  await page.getByLabel('Cantidad para Santillán, Bruno').fill('3')
  await page.getByText('Falta el talle').waitFor({ state: 'detached' })
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/create-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/create-360.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Crear ronda' }).click()
  await page.waitForURL(/ppe_rounds\/\d+$/)
  const { body: list } = await officer.get('/ppe_rounds?q=Laboratorio')
  const { body: round } = await officer.get(`/ppe_rounds/${list[0].id}`)
  const given = round.people.flatMap((person: any) =>
    person.deliveries.map((delivery: any) => [person.employee_id, delivery.ppe_id, delivery.size, delivery.quantity]),
  )
  assert.deepEqual(given, [
    [ayelen.id, apron.id, null, 1],
    [ayelen.id, gloves.id, '8', 2],
    [bruno.id, apron.id, null, 1],
    [bruno.id, gloves.id, '7', 3],
  ])
})

test('a field that was refused has the focus, and is refused no longer once it has a value', async (t) => {
  const { page, expectComplaints } = await openRounds(t, { viewport: { width: 1024, height: 768 } })
  expectComplaints()
  await page.goto('/admin/ppe_round_create')
  await page.getByLabel('Solo con algo por entregar').uncheck()
  await page.getByRole('button', { name: 'Elegir las 2' }).click()
  await page.getByLabel('Otro elemento…').selectOption({ label: 'Delantal ESD' })
  await page.getByRole('button', { name: 'Crear ronda' }).click()
  await page.getByText('Este dato es obligatorio').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'title')
  const field = await page.getByLabel('Título').boundingBox()
  assert.ok(field && field.y > 57 && field.y < 700, JSON.stringify(field))
  await page.getByLabel('Título').fill('Otra vuelta')
  await page.getByText('Este dato es obligatorio').waitFor({ state: 'detached' })
  assert.equal(await page.getByRole('alert').count(), 0)
})

test('who already gets an item that day is named, and gets it again or stays out', async (t) => {
  const { page, officer, gloves, ayelen, bruno, expectComplaints } = await openRounds(t)
  await officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-03-02' })
  expectComplaints()
  await page.goto('/admin/ppe_round_create')
  await page.getByLabel('Título').fill('Otra vuelta')
  await page.getByLabel('Fecha').fill('02/03/2026')
  await page.getByLabel('Solo con algo por entregar').uncheck()
  await page.getByRole('button', { name: 'Elegir las 2' }).click()
  await page.getByLabel('Otro elemento…').selectOption({ label: 'Guantes antiestáticos' })
  await page.getByRole('button', { name: 'Crear ronda' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quiroga, Ayelén · Guantes antiestáticos').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Dar otra vez' }).click()
  await page.waitForURL(/ppe_rounds\/\d+$/)
  const { body } = await officer.get(`/ppe_deliveries?employee_id_in=${ayelen.id},${bruno.id}`)
  assert.deepEqual(
    body.map((delivery: any) => delivery.employee_id).sort(),
    [ayelen.id, ayelen.id, bruno.id].sort((one, other) => one - other),
  )
})
