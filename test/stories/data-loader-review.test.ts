import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import type { Shop } from '#test/harness.ts'
import {
  assertFigures,
  cutStaffRows,
  importerPermissions,
  reviewRows,
  staffRows,
  uploadSheet,
  waitForHeading,
} from '#test/stories/import-steps.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'
import { buildWorkbook } from '#test/workbooks.ts'

test('wrong cells are mended by the keyboard alone: Tab goes from one to the next, Esc leaves', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', cutStaffRows(4))
  await reviewRows(page)
  const first = page.getByRole('button', { name: /^Ingreso, fila 3/ })
  await first.focus()
  await page.keyboard.press('Enter')
  const findTextBox = (name: string) => page.getByRole('textbox', { name })
  await findTextBox('Ingreso, fila 3').fill('no')
  await page.keyboard.press('Escape')
  await first.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  assert.equal(await findTextBox('Ingreso, fila 3').inputValue(), '31/09/2026', 'what was left is not kept')
  await findTextBox('Ingreso, fila 3').fill('30/09/2026')
  await page.keyboard.press('Tab')
  await findTextBox('DNI, fila 4').and(page.locator(':focus')).waitFor()
  await findTextBox('DNI, fila 4').fill('36902114')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'DNI, fila 4. 36902114. Corregida' }).and(page.locator(':focus')).waitFor()
  await page.getByText('Todo está en orden').waitFor()
})

test('a press on another cell saves the one that was typed in', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', cutStaffRows(4))
  await reviewRows(page)
  await page.getByRole('button', { name: /^DNI, fila 4/ }).click()
  await page.getByRole('button', { name: /^Ingreso, fila 3/ }).click()
  await page.getByRole('textbox', { name: 'Ingreso, fila 3' }).fill('30/09/2026')
  await page.getByRole('button', { name: /^DNI, fila 4/ }).click()
  await page.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2026. Corregida' }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'DNI, fila 4' }).inputValue(), '36.902.11x')
})

test('a cell of a right row is changed too, and arrow keys go from cell to cell', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', cutStaffRows(2))
  await reviewRows(page)
  await page.getByText('Todo está en orden').waitFor()
  await page.locator('.load-sheet').focus()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Legajo, fila 2. 0171' }).and(page.locator(':focus')).waitFor()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Nombre, fila 3. Melina' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Nombre, fila 3' }).fill('Melina Inés')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Legajo, fila 4' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Nombre, fila 3. Melina Inés. Corregida' }).waitFor()
  await page.getByRole('button', { name: 'Legajo, fila 2. 0171' }).click()
  await page.getByRole('textbox', { name: 'Legajo, fila 2' }).fill('0172')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Legajo, fila 3\. 0172\. Ya está en la fila 2/ }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await waitForHeading(page, 'Se cargó una parte: el resto tiene errores')
  assert.equal((await world.admin.get('/employees')).body.length, 3)
})

test('any record that is there can be meant by a name that is not', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await world.admin.post('/job_sectors', { name: 'Logística' })
  await uploadSheet(page, 'Empleados', staffRows)
  await reviewRows(page)
  const line = page.locator('.load-unknown-names li').filter({ hasText: 'Repartos' })
  await line.getByRole('button', { name: 'Elegir otro para Repartos' }).click()
  const box = line.getByRole('combobox', { name: 'Elegir otro para Repartos' })
  await box.and(page.locator(':focus')).waitFor()
  await box.pressSequentially('logi')
  await page.getByRole('option', { name: 'Logística' }).waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText('se usa Logística').waitFor()
})

test('rows that exist are skipped, updated by who may, or refused; all or nothing waits for the last error', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: importerPermissions.filter((name) => name !== 'update_employees'),
  })
  await world.make.employee({ employee_file_number: '0171', surname: 'Otra', name: 'Ana' })
  await uploadSheet(page, 'Empleados', cutStaffRows(3))
  assert.deepEqual(await page.locator('.choice-row button').allInnerTexts(), ['Omitir', 'Rechazar'])
  await reviewRows(page)
  await assertFigures(page, { 'Se crean': 2, 'Quedan como están': 1, 'Con error': 1 })
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await assertFigures(page, { 'Se crean': 2, 'Quedan como están': 0, 'Con error': 2 })
  await page.getByRole('button', { name: 'Omitir' }).click()
  await assertFigures(page, { 'Con error': 1 })
  await page.getByLabel('Todo o nada').check()
  assert.ok(await page.getByRole('button', { name: 'Cargar 2' }).isDisabled())
  await page.getByText('Corregí lo que falta, o destildá «Todo o nada» para cargar lo demás').waitFor()
  await page.getByLabel('Todo o nada').uncheck()
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await waitForHeading(page, 'Se cargó una parte: el resto tiene errores')
  await assertFigures(page, { Creadas: 2, Omitidas: 1, 'Con error': 1 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar errores' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await downloading).path()))
  assert.match(JSON.stringify(sheets[0]?.rows), /36\.902\.11x/)
})

test('on a telephone a row with errors is a card that says what is wrong, and nothing scrolls sideways', async (t) => {
  const { page } = await openShopSignedIn(t, {
    userPermissions: importerPermissions,
    viewport: { width: 360, height: 740 },
  })
  await page.goto('/admin/data_loader')
  await assertNoSidewaysScroll(page)
  await uploadSheet(page, 'Empleados', staffRows)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await reviewRows(page)
  const card = page.locator('.load-cards > li').filter({ hasText: 'Basualdo' })
  await card.getByText('Ingresá una fecha que exista').waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await card.getByRole('button', { name: /^Ingreso, fila 3/ }).click()
  await assertNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'Ingreso, fila 3' }).fill('30/09/2026')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2026. Corregida' }).waitFor()
  await page.getByLabel('Solo filas con error').uncheck()
  const right = page.locator('.load-cards > li').filter({ hasText: 'Arrieta' })
  await right.getByRole('button', { name: 'Ver toda la fila' }).click()
  await right.getByRole('button', { name: 'Legajo, fila 2. 0171' }).click()
  await page.getByRole('textbox', { name: 'Legajo, fila 2' }).fill('0181')
  await page.keyboard.press('Enter')
  await right.getByRole('button', { name: 'Legajo, fila 2. 0181. Corregida' }).waitFor()
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})

const changedRows = [
  ['Legajo', 'Apellido', 'Nombre', 'DNI', 'Nacimiento'],
  ['0171', 'Arrieta', 'Luciana', '', '03/08/1991'],
  ['', 'Basualdo', 'Melina', '40551938', ''],
]

async function createFormerEmployees({ make }: Shop) {
  await make.employee({ employee_file_number: '0171', surname: 'Arrieta', name: 'Luci', birth_date: '1990-08-02' })
  await make.employee({ employee_file_number: '0172', surname: 'Basaldo', name: 'Melina', dni: '40551938' })
}

test('a row that changes a record shows what stood there, beside what comes, and by what it was found', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await createFormerEmployees(world)
  await uploadSheet(page, 'Empleados', changedRows)
  await reviewRows(page)
  await page.getByRole('button', { name: 'Nombre, fila 2. Luciana. queda Luci' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByRole('button', { name: 'Nombre, fila 2. antes Luci. Luciana' }).waitFor()
  await page
    .getByRole('button', { name: /^Fecha de nacimiento, fila 2\. antes 02\/08\/1990\. 03\/08\/1991$/ })
    .waitFor()
  await page.getByRole('button', { name: 'Apellido, fila 2. Arrieta', exact: true }).waitFor()
  const row = page.getByRole('row', { name: /Basualdo/ })
  await row.getByText('encontrado por DNI').waitFor()
  assert.deepEqual(await row.locator('del').allInnerTexts(), ['Basaldo'])
  await assertAccessible(page)
  await page.getByRole('button', { name: /^Nombre, fila 2/ }).click()
  await page.getByRole('textbox', { name: 'Nombre, fila 2' }).fill('Lucía')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Nombre, fila 2. antes Luci. Lucía. Corregida' }).waitFor()
})

test('on a telephone the card of a row has the cells that change', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: importerPermissions,
    viewport: { width: 360, height: 740 },
  })
  await createFormerEmployees(world)
  await uploadSheet(page, 'Empleados', changedRows)
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await reviewRows(page)
  const card = page.locator('.load-cards > li').filter({ hasText: 'Luciana' })
  await card.getByText('encontrado por Legajo').waitFor()
  assert.deepEqual(await card.locator('del').allInnerTexts(), ['Luci', '02/08/1990'])
  assert.equal(await card.locator('.load-cell').count(), 2)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
})

test('a day of a workbook is spelt, and read, as the others of its column', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  const buildRow = (row: number, cells: string) => `<row r="${row}">${cells}</row>`
  const buildTextCell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const book = buildWorkbook({
    formats: ['dd/mm/yyyy'],
    sheets: [
      {
        rows:
          buildRow(1, ['Legajo', 'Apellido', 'Nombre', 'F. Ingreso'].map(buildTextCell).join('')) +
          buildRow(2, `${['0171', 'Arrieta', 'Luciana'].map(buildTextCell).join('')}<c s="1"><v>29221</v></c>`) +
          buildRow(3, ['0172', 'Basualdo', 'Melina', '02/02/2011'].map(buildTextCell).join('')),
      },
    ],
  })
  await page.goto('/admin/data_loader')
  await page.locator('input[name=file]').setInputFiles({ name: 'libro.xlsx', mimeType: '', buffer: book })
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.locator('.load-samples').getByText('01/01/1980').waitFor()
  await page.getByLabel('Qué se carga').selectOption({ label: 'Empleados' })
  await reviewRows(page)
  await page.getByRole('button', { name: 'Ingreso, fila 3. 02/02/2011' }).waitFor()
  await page.getByRole('button', { name: 'Ingreso, fila 2. 01/01/1980' }).click()
  const textBox = page.getByRole('textbox', { name: 'Ingreso, fila 2' })
  assert.equal(await textBox.inputValue(), '01/01/1980')
  await textBox.fill('02/01/1980')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ingreso, fila 2. 02/01/1980. Corregida' }).waitFor()
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.equal(body[0].admission_date, '1980-01-02')
})
