import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Shop } from '#test/harness.ts'
import { chooseOption, clerkPermissions, openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

/** Creates a phone and changes its price and capacity. */
async function createChangedPhone({ admin, make }: Shop) {
  const phone = await make.product({ name: 'iPhone 17', price: 1249, capacity: '128 GB' })
  await admin.patch(`/products/${phone.id}`, { price: 12.49, capacity: '256 GB' })
  return phone
}

test("somebody's slip is found in the history and the price alone put back, and the form shows it", async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const phone = await createChangedPhone(world)
  await page.goto(`/admin/product_update/${phone.id}`)
  await page.getByRole('button', { name: 'Historial' }).click()
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  await drawer.getByText(/^hoy, \d\d\/\d\d\/\d{4}$/i).waitFor()
  await drawer.getByText('USD 1.249,00').first().waitFor()
  await assertAccessible(page)
  await drawer.getByRole('button', { name: 'Restaurar Precio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('Listo, se restauró.').waitFor()
  await drawer.getByText('cambió el producto').nth(1).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=price]')?.value === '1249')
  assert.equal(await page.locator('input[name=capacity]').inputValue(), '256 GB')
  const { body } = await world.anonymous.get(`/products/${phone.id}`)
  assert.deepEqual([body.price, body.capacity], [1249, '256 GB'])
})

test('what is being typed stays when something is put back; the form shows that at once, and blames nobody', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const phone = await createChangedPhone(world)
  await page.goto(`/admin/product_update/${phone.id}`)
  await page.locator('input[name=name]').fill('iPhone 17 Pro')
  await page.getByRole('button', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Restaurar Precio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('Listo, se restauró.').waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=price]')?.value === '1249')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('input[name=name]').inputValue(), 'iPhone 17 Pro')
  await page.getByText('Cambios sin guardar').waitFor()
  assert.equal(await page.locator('.stale-panel').count(), 0)
  await page.getByRole('button', { name: 'Guardar' }).first().click()
  await waitForSaved(page, 'iPhone 17 Pro')
  const { body } = await world.anonymous.get(`/products/${phone.id}`)
  assert.deepEqual([body.name, body.price], ['iPhone 17 Pro', 1249])
})

test('a field that is typed in and put back is asked about, in words that blame nobody', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const phone = await createChangedPhone(world)
  await page.goto(`/admin/product_update/${phone.id}`)
  await page.locator('input[name=price]').fill('999')
  await page.getByRole('button', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Restaurar Precio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await page.getByRole('heading', { name: 'Cambió algo que estabas editando' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  assert.equal(await page.getByText('Otra persona').count(), 0)
  assert.equal(await page.locator('input[name=price]').inputValue(), '999')
  await page.getByRole('radio', { name: 'Lo que está guardado' }).check({ force: true })
  assert.equal(await page.locator('input[name=price]').inputValue(), '1249')
  await page.getByRole('button', { name: 'Guardar' }).first().click()
  await waitForSaved(page, 'iPhone 17')
})

test('a row of a list has its history too, over the whole screen of a telephone', async (t) => {
  const { world, page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 } })
  await createChangedPhone(world)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Acciones de iPhone 17' }).click()
  await page.getByRole('button', { name: 'Historial de iPhone 17' }).click()
  const drawer = page.getByRole('dialog', { name: 'Historial' })
  await drawer.getByText('256 GB').waitFor()
  assert.equal((await drawer.boundingBox())?.width, 360)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})

test('a deleted product is found in the audit and restored', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: [...clerkPermissions, 'see_audit'] })
  const red = await world.make.color({ name: 'Rojo' })
  const phone = await world.make.product({ name: 'iPhone 17', colors: [red] })
  await world.make.product({ name: 'iPad' })
  await world.admin.delete(`/products/${phone.id}`)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Auditoría' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await chooseOption(page, 'Qué hizo', 'Bajas')
  await page.getByText('1 movimiento', { exact: true }).waitFor()
  assert.match(page.url(), /action=deleted/)
  await page.getByRole('row').filter({ hasText: 'eliminó el producto iPhone 17' }).click()
  await page.getByText('Rojo', { exact: true }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('Listo, se restauró.').waitFor()
  assert.equal((await world.anonymous.get(`/products/${phone.id}`)).body.colors[0].name, 'Rojo')
  await page.getByRole('table').getByRole('button', { name: 'Restaurar' }).waitFor({ state: 'detached' })
})

test('the audit is downloaded as it is filtered, and its cells say what the page says', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: [...clerkPermissions, 'see_audit'] })
  await createChangedPhone(world)
  await page.goto('/admin/audit?resource=products&action=updated')
  await page.getByText('1 movimiento', { exact: true }).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('button', { name: 'Excel (XLSX)' }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^auditoria-\d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(readFileSync(await download.path()))
  assert.deepEqual(
    sheets[0]?.rows.map((row) => row.slice(3)),
    [
      ['Qué hizo', 'Registro', 'Campo', 'Antes', 'Después'],
      ['cambió el producto', 'iPhone 17', 'Capacidad', '128 GB', '256 GB'],
      ['cambió el producto', 'iPhone 17', 'Precio', 'USD\u00a01.249,00', 'USD\u00a012,49'],
    ],
  )
})

test('an entry that cannot be is found by nobody, and the page says what was sought', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: [...clerkPermissions, 'see_audit'] })
  await page.goto('/admin/audit?id=3000000000')
  await page.getByText('0 movimientos', { exact: true }).waitFor()
  await page.getByText('Id: 3000000000').waitFor()
})
