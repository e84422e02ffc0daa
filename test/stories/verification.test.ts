import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { openShopWithEquipment, printRecordAndReadCode, signOnGlass, tamper } from '#test/deliveries.ts'
import { findBrokenRules } from '#test/html-rules.ts'

/** A shop with a printed record of two signed deliveries and an open one. */
async function openShopWithPrintedRecord(t: TestContext) {
  const world = await openShopWithEquipment(t)
  const { admin, gloves, ayelen } = world
  const deliveries = []
  for (const day of ['2026-01-02', '2026-02-03', '2026-03-04']) {
    const values = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: day }
    deliveries.push((await admin.post('/ppe_deliveries', values)).body)
  }
  assert.equal((await signOnGlass(admin, deliveries.slice(0, 2))).status, 200)
  return { ...world, deliveries, code: await printRecordAndReadCode(world, ayelen.id) }
}

test('an inspector opens the address of the sheet, and is told what was annulled and changed since', async (t) => {
  const world = await openShopWithPrintedRecord(t)
  const { url, admin, deliveries, code } = world
  const { page } = await person(t, url, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const heading = page.getByRole('heading', { level: 1 })
  const facts = page.locator('dl')

  await page.goto(`/verificar/${code}`)
  assert.equal(await heading.textContent(), 'Es auténtica y está igual')
  assert.match((await facts.textContent()) ?? '', /PersonaA\. Q\.Entregas3Firmadas2/)
  const text = (await page.locator('body').textContent()) ?? ''
  for (const secret of ['Quiroga', 'Ayelén', 'Guantes', 'San Martín 742']) assert.ok(!text.includes(secret), secret)
  await assertNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'EN, English' }).click()
  assert.equal(await heading.textContent(), 'It is authentic and unchanged')
  assert.equal(new URL(page.url()).pathname, `/en/verificar/${code}`)

  await admin.post(`/ppe_deliveries/${deliveries[0].id}/annul`, { reason: 'Talle equivocado' })
  await page.goto(`/verificar/${code}`)
  assert.equal(await heading.textContent(), 'Es auténtica, con 1 entrega anulada')
  assert.ok(!(await page.locator('body').textContent())?.includes('Talle equivocado'))

  await tamper(world, `update ppe_deliveries set quantity = 5 where id = ${deliveries[1].id}`)
  await page.goto(`/pt/verificar/${code}`)
  assert.equal(await heading.textContent(), 'Já não está igual')
  assert.match((await facts.textContent()) ?? '', /Entregas3, 1 anulada, 1 diferente/)
})

test('a code is typed without a script; a wrong one is unknown, and after thirty one has to wait', async (t) => {
  const { url, code } = await openShopWithPrintedRecord(t)
  const { page, expectComplaints } = await person(t, url, { javaScriptEnabled: false })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/verificar')
  await page.getByLabel('Código de la hoja').fill(code.replaceAll('-', '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Es auténtica y está igual' }).waitFor()
  expectComplaints()
  await page.getByLabel('Comprobar otro código').fill('<b>2222</b>')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await page.getByRole('heading', { name: 'No conocemos ese código' }).waitFor()
  for (let tries = 1; tries < 30; tries++) assert.equal((await fetch(`${url}/verificar/2222`)).status, 404)
  const refused = await fetch(`${url}/pt/verificar/2222`)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 500)
  assert.match(await refused.text(), /Códigos errados demais/)
  await page.goto(`/verificar/${code}`)
  assert.equal(await heading.textContent(), 'Es auténtica y está igual')
})

test('every state of the page is accessible, holds the rules of HTML, and is neither indexed nor kept', async (t) => {
  const { url, code } = await openShopWithPrintedRecord(t)
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, expectComplaints } = await person(t, url, { colorScheme })
    expectComplaints()
    for (const path of ['/verificar', `/verificar/${code}`, '/verificar/2222', `/en/verificar/${code}`]) {
      await page.goto(path)
      await assertAccessible(page)
      const answer = await fetch(url + path)
      assert.deepEqual(
        [answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')],
        ['no-store', 'noindex'],
      )
      assert.deepEqual(await findBrokenRules(page, await answer.text()), [], path)
    }
  }
})
