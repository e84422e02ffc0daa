import assert from 'node:assert/strict'
import { test } from 'node:test'
import { person } from '#test/browser.ts'
import { openShopWithEquipment, signOnGlass, tamper } from '#test/deliveries.ts'
import { readPdf } from '#test/pdf.ts'

test('the address of the printed QR opens without scripts as intact, and as changed after a row is changed by SQL', async (t) => {
  const publicUrl = 'https://tienda.example'
  const world = await openShopWithEquipment(t, { PUBLIC_URL: publicUrl })
  const { url, officer, admin, ayelen, gloves } = world
  const values = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-03-02' }
  const { body: delivery } = await officer.post('/ppe_deliveries', values)
  assert.equal((await signOnGlass(officer, [delivery])).status, 200)
  const printed = await fetch(`${url}/api/ppe_deliveries/print?employee_id=${ayelen.id}`, {
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  const { pages } = await readPdf(new Uint8Array(await printed.arrayBuffer()))
  // The text beside the QR is its address.
  const [, path] = /tienda\.example(\/verificar\/[\w-]+)/.exec(pages[0] ?? '') ?? []
  assert.ok(path)

  const { page } = await person(t, url, { javaScriptEnabled: false })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(path)
  assert.equal(await heading.textContent(), 'Es auténtica y está igual')
  await tamper(world, `update ppe_deliveries set size = '7' where id = ${delivery.id}`)
  await page.goto(path)
  assert.equal(await heading.textContent(), 'Ya no está igual')
  await tamper(world, `update ppe_deliveries set size = '8' where id = ${delivery.id}`)
  await page.goto(path)
  assert.equal(await heading.textContent(), 'Es auténtica y está igual')
})
