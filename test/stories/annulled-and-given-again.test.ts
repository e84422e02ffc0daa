import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment, printedCode, signOnGlass } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { readPdf } from '#test/pdf.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

test('a delivery of a round is annulled, given again and printed again from its page, and both sheets tell it', async (t) => {
  const world = await openShopWithEquipment(t)
  const { url, officer, ayelen, gloves } = world
  const { body: round } = await officer.post('/ppe_deliveries/round', {
    ...{ title: 'Laboratorio', date: computeDayFromToday(0) },
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
  })
  const [given] = round.deliveries
  await signOnGlass(officer, round.deliveries)
  const { page } = await openSignedInPage(t, world, { userPermissions: officerPermissions })
  const print = async (name: string) => {
    const printed = page.context().waitForEvent('request', (request) => request.url().includes('ticket='))
    await page.getByRole('button', { name: 'Imprimir constancia' }).click()
    const address = new URL((await printed).url())
    address.searchParams.delete('ticket')
    const answer = await fetch(address, { headers: { authorization: `Bearer ${await officer.token()}` } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/${name}.pdf`, bytes)
    const { pages } = await readPdf(bytes)
    return { query: address.search, text: pages.join(' '), code: printedCode.exec(pages[0] ?? '')?.[0] }
  }

  await page.goto(`/admin/ppe_delivery_update/${given.id}`)
  const first = await print('first')
  assert.equal(first.query, `?employee_id=${ayelen.id}&round_id=${round.id}`)
  await page.getByRole('button', { name: 'Anular' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Motivo/)
    .fill('Talle equivocado')
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('Esta entrega está anulada y queda así').waitFor()
  await page.getByRole('link', { name: 'Duplicar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('row').filter({ hasText: 'Sin firma' }).waitFor()
  const [again] = (await officer.get('/ppe_deliveries?status=open')).body
  assert.equal((await signOnGlass(officer, [again])).status, 200)
  await page.goto(`/admin/ppe_delivery_update/${again.id}`)
  const second = await print('second')
  assert.equal(second.query, `?employee_id=${ayelen.id}`)
  assert.match(second.text, /ANULADA .*: Talle equivocado.* 2 +Guantes antiestáticos.*Renglones anulados: n.º 1 /)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/delivery-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)

  const visitor = await person(t, url, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const text = visitor.page.locator('main')
  await visitor.page.goto(`/verificar/${first.code}`)
  await text.getByText('La única entrega de esta hoja se anuló: ya no vale.').waitFor()
  await visitor.page.goto(`/verificar/${second.code}`)
  await text.getByText('Entregas de esta hoja: 2. Anuladas: 1.').waitFor()
})

test('who may not print has no press for it on the page of a delivery, nor has that of an absent person', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, gloves } = world
  const { body: round } = await officer.post('/ppe_deliveries/round', {
    ...{ title: 'Laboratorio', date: computeDayFromToday(0) },
    deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
  })
  const countPresses = async (userPermissions: readonly string[]) => {
    const { page } = await openSignedInPage(t, world, { userPermissions })
    await page.goto(`/admin/ppe_delivery_update/${round.deliveries[0].id}`)
    await page.getByText('Quién recibe qué').waitFor()
    return page.getByRole('button', { name: 'Imprimir constancia' }).count()
  }
  assert.deepEqual([await countPresses(officerPermissions), await countPresses(['see_ppe_deliveries'])], [1, 0])
  await officer.post(`/ppe_rounds/${round.id}/absent`, { employee_id: ayelen.id, absent: true })
  assert.equal(await countPresses(officerPermissions), 0)
})
