import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { readPdf } from '#test/pdf.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

async function downloadExport(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('button', { name: format }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a clerk filters and sorts the products, and opens what the list shows in a spreadsheet', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const phones = await world.make.category({ name: 'iPhone' })
  for (const price of [10, 30, 20]) await world.make.product({ name: `iPhone ${price}`, price, category_id: phones.id })
  await world.make.product({ name: 'Cable' })
  await page.goto(`/admin/products?category_id=${phones.id}&sort=price&dir=desc`)
  await page.getByText('3 productos').waitFor()
  const expected = ['iPhone 30', 'iPhone 20', 'iPhone 10']

  const sheet = await downloadExport(page, 'Excel (XLSX)')
  assert.match(sheet.name, /^productos-\d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(sheet.bytes)
  assert.equal(sheets[0]?.name, 'Productos')
  assert.deepEqual(
    sheets[0]?.rows.slice(1).map((row) => row[1]),
    expected,
  )

  const text = await downloadExport(page, 'Texto (CSV)')
  const rows: string[][] = parse(text.bytes, { bom: true, delimiter: ';' })
  assert.deepEqual(
    rows.slice(1).map((row) => row[1]),
    expected,
  )
  assert.equal(new URL(page.url()).pathname, '/admin/products', 'the screen stays')
})

test('rows chosen on two pages are exported alone, then all that the list finds', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  for (let n = 1; n <= 60; n++) await world.make.color({ name: `Color ${String(n).padStart(2, '0')}` })
  await page.goto('/admin/colors?sort=name&dir=asc&q=Color')
  await page.getByText('60 colores').waitFor()
  await page.getByRole('checkbox', { name: 'Seleccionar Color 02' }).check()
  await page.getByRole('button', { name: 'Página siguiente' }).first().click()
  await page.getByRole('checkbox', { name: 'Seleccionar Color 57' }).check()
  const bar = page.getByRole('toolbar', { name: 'Con lo elegido' })
  const readExportedNames = async (format: string, says: string) => {
    const downloading = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Exportar' }).click()
    await bar.getByText(says, { exact: true }).last().waitFor()
    await assertAccessible(page)
    await bar.getByRole('button', { name: format }).click()
    const bytes = readFileSync(await (await downloading).path())
    const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, delimiter: ';' })
    return rows.map(({ Nombre }) => Nombre)
  }
  assert.deepEqual(await readExportedNames('Texto (CSV)', '2 elegidos'), ['Color 02', 'Color 57'])
  await bar.getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Elegir los 60' }).click()
  assert.equal((await readExportedNames('Texto (CSV)', '60 elegidos')).length, 60)
  await page.getByRole('main').getByRole('button', { name: 'Exportar' }).first().click()
  await page.getByText('De la lista: 60').waitFor()
})

test('the menu is reached by keys, fits a telephone and says what it gives', async (t) => {
  const { page } = await openShopSignedIn(t, { viewport: { width: 360, height: 740 } })
  await page.goto('/admin/products')
  const button = page.getByRole('button', { name: 'Exportar' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Excel (XLSX)' }).waitFor()
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Excel (XLSX)' }).waitFor({ state: 'hidden' })
})

test('where the right to export is gone the screen says so, and nothing is downloaded', async (t) => {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await world.sql`delete from user_permissions where user_id = ${user.id}`
  expectComplaints()
  await page.getByRole('button', { name: 'Texto (CSV)' }).click()
  await page.getByText('No tienes acceso a este recurso.').first().waitFor()
})

const openExportMenu = (page: Page) => page.getByRole('button', { name: 'Exportar' }).click()

/** Presses the print entry of the open menu, and returns the tab that opens. */
async function pressPrint(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Para imprimir (PDF)' }).click()
  return opening
}

test('what is printed opens in a tab of its own, and the list stays', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.color({ name: 'Grafito' })
  await page.goto('/admin/colors')
  await page.getByRole('row', { name: 'Grafito' }).waitFor()
  // Held back, so that the tab is seen waiting.
  let sendTicket = () => {}
  await page.route('**/api/tickets', async (route) => {
    await new Promise<void>((resolve) => (sendTicket = resolve))
    await route.continue()
  })
  const answering = page.context().waitForEvent('response', (answer) => answer.url().includes('/export.pdf?'))
  await openExportMenu(page)
  const tab = await pressPrint(page)
  await tab.getByText('Preparando el PDF…').waitFor()
  assert.equal(await tab.evaluate(() => window.opener), null)
  // The browser of the stories has no viewer: there a PDF that opens becomes a download.
  const downloading = tab.waitForEvent('download')
  sendTicket()
  const answer = await answering
  assert.equal(answer.status(), 200)
  assert.match(answer.headers()['content-disposition'] ?? '', /^inline; filename="colores-/)
  const { pages } = await readPdf(new Uint8Array(readFileSync(await (await downloading).path())))
  assert.match(pages.join(' '), /Grafito/)
  assert.equal(new URL(page.url()).pathname, '/admin/colors')
})

test('a tab closes again where the right to print is gone, and the list says why', async (t) => {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t)
  // The screen learns of the loss by its pulse, and then closes the menu.
  await page.route('**/api/pulse', () => {})
  await page.goto('/admin/products')
  await openExportMenu(page)
  await world.sql`delete from user_permissions where user_id = ${user.id}`
  expectComplaints()
  const tab = await pressPrint(page)
  if (!tab.isClosed()) await tab.waitForEvent('close')
  await page.getByText('No tienes acceso a este recurso.').first().waitFor()
})

test('where no tab may open, the PDF is downloaded', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/admin/colors')
  const { name } = await downloadExport(page, 'Para imprimir (PDF)')
  assert.match(name, /^colores-.+\.pdf$/)
})

test('a list too long to print says so at once, and opens no tab', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.sql.query('drop index colors_search')
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 10001) n`
  await page.goto('/admin/colors')
  await page.getByText('más de 10.000', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('button', { name: 'Para imprimir (PDF)' }).click()
  await page.getByText('Para imprimir son demasiadas filas').first().waitFor()
  assert.equal(page.context().pages().length, 1)
})

test('where the session has ended the screen says so, and nothing is downloaded', async (t) => {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t)
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await world.sql`delete from sessions where user_id = ${user.id}`
  expectComplaints()
  await page.getByRole('button', { name: 'Texto (CSV)' }).click()
  await page.getByText('Tu sesión ha expirado. Por favor, inicia sesión de nuevo.').first().waitFor()
})
