import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const userPermissions = ['see_menu_employees', 'see_employees', 'update_employees', 'see_audit']

const findCell = (page: Page) => page.locator('tr[data-record] .record-cell', { hasText: 'Quiroga, Ayelén' })

test('a person is one cell of the list: photo, name, title and number, and whether they work here', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const title = await world.make.job_title({ name: 'Técnica' })
  const { id } = await world.make.employee({ surname: 'Quiroga', employee_file_number: '0147', job_title_id: title.id })
  await world.make.employee({ surname: 'Zárate', employee_file_number: '0148' })
  await page.goto('/admin/employees')
  const cell = findCell(page)
  await cell.getByText('Técnica · 0147').waitFor()
  await cell.getByText('Activo').waitFor()
  await cell.locator('img').waitFor()
  const captions = await page.locator('thead th').allInnerTexts()
  assert.deepEqual(captions.map((caption) => caption.trim()).slice(1, 3), ['Empleado', 'DNI'])
  for (const single of ['Nombre', 'Puesto', 'Estado']) assert.ok(!captions.includes(single), single)

  await page.getByRole('button', { name: 'Empleado', exact: true }).click()
  await page.getByRole('button', { name: 'Empleado', exact: true }).click()
  await page.waitForURL('**/employees?sort=surname&dir=desc')
  await page.locator('tr[data-record]').first().filter({ hasText: 'Zárate' }).waitFor()

  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.getByRole('checkbox', { name: 'Nombre' }).check()
  await page.getByRole('columnheader', { name: 'Nombre' }).waitFor()
  await page.keyboard.press('Escape')
  await assertAccessible(page)

  await page.setViewportSize({ width: 360, height: 780 })
  await cell.getByText('Técnica · 0147').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Historial de Quiroga, Ayelén' }).click()
  await page.getByRole('dialog', { name: 'Historial' }).getByText('Técnica · 0147').waitFor()
  await page.keyboard.press('Escape')
  await cell.getByRole('link', { name: 'Quiroga, Ayelén' }).click()
  await page.waitForURL(`**/employee_update/${id}`)
})

test('the search for everything draws people as their list does, whatever the order of the words', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions })
  const { id } = await world.make.employee({ surname: 'Quiroga', name: 'Ayelén', employee_file_number: '0147' })
  await page.goto('/admin/employees')
  await findCell(page).waitFor()
  const search = page.getByRole('searchbox', { name: 'Buscar en todos los datos' })
  for (const typed of ['Quiroga, Ayelén', 'Ayelén Quiroga', 'Quiroga Ayelén']) {
    await search.fill(typed)
    await page.waitForURL(`**/employees?q=${encodeURIComponent(typed).replaceAll('%20', '+')}`)
    await findCell(page).waitFor()
  }
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Buscar en todo' })
  await dialog.getByRole('combobox').fill('quiroga, aye')
  const foundOption = dialog.getByRole('option', { name: 'Quiroga, Ayelén' })
  await foundOption.locator('.record-cell').getByText('0147').waitFor()
  await foundOption.locator('img').waitFor()
  await assertAccessible(page)
  await foundOption.click()
  await page.waitForURL(`**/employee_update/${id}`)
})
