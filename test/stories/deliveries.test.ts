import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, stockEquipment } from '#test/deliveries.ts'
import { chooseOption, openShopSignedIn } from '#test/stories/signed-in-page.ts'

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
