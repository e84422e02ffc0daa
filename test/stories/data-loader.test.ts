import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits, closeBrowser } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { csvOf } from '#test/imports.ts'
import { atWork, comeToWork, picture } from '#test/stories/staff.ts'
import { workbookOf } from '#test/workbooks.ts'
import { zipOf } from '#test/zips.ts'

after(closeBrowser)

/** Who moves a plant in. */
const loader = [
  'load_database',
  'see_employees',
  'create_employees',
  'update_employees',
  'delete_employees',
  'see_employee_general_data',
  'create_employee_general_data',
  'see_colors',
  'create_colors',
]

const staffRows = [
  ['Legajo', 'Apellido y Nombre', 'DNI', 'F. Ingreso', 'Sector', 'Observado'],
  ['0171', 'Arrieta, Luciana', '38.114.207', '03/08/2026', 'Laboratorio', 'sí'],
  ['0172', 'Basualdo, Melina', '40.551.938', '31/09/2026', 'Laboratorio', 'no'],
  ['0173', 'Cáceres, Iván', '36.902.11x', '10/08/2026', 'Repartos', ''],
  ['0174', 'Domínguez, Sol', '41.220.876', '10/08/2026', 'Depósito', ''],
]

async function choose(page: Page, rows: readonly (readonly string[])[], name = 'nomina.csv'): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) })
}

/** Figures by their captions. */
async function assertFigures(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(expected))
    await page
      .locator('.load-figures > div')
      .filter({ hasText: label })
      .getByText(String(value), { exact: true })
      .waitFor()
}

/** Sends a sheet for a target, and waits for its columns. */
async function send(page: Page, target: string, rows: readonly (readonly string[])[]): Promise<void> {
  await page.goto('/admin/data_loader')
  await page.getByLabel('Qué se carga').selectOption({ label: target })
  await choose(page, rows)
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
}

const review = (page: Page) => page.getByRole('button', { name: 'Revisar las filas' }).click()

const over = (page: Page, says: string) => page.getByRole('heading', { name: says }).waitFor()

test('a sheet becomes employees: columns matched, errors mended in place, a sector created, and all taken back', async (t) => {
  const { world, page } = await atWork(t, { holding: loader })
  await world.admin.post('/job_sectors', { name: 'Laboratorio' })
  await world.admin.post('/job_sectors', { name: 'Reparto' })
  await page.goto('/admin/')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Carga de datos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Carga de datos' }).waitFor()
  await page.getByLabel('Qué se carga').selectOption({ label: 'Empleados' })
  await choose(page, staffRows)
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()

  await page.getByRole('heading', { level: 1, name: 'Empleados desde nomina.csv' }).waitFor()
  assert.equal(await page.getByLabel('Campo para F. Ingreso').inputValue(), 'admission_date')
  assert.equal(await page.getByLabel('Campo para Apellido y Nombre').inputValue(), 'surname,name')
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Revisar las filas' }).click()

  const unknown = page.locator('.load-unknown-names')
  await unknown.getByRole('button', { name: 'Usar Reparto en 1 fila' }).click()
  await unknown.getByText('se usa Reparto').waitFor()
  await unknown.getByRole('button', { name: 'Crear Depósito' }).click()
  await unknown.getByText('se crea con la carga').waitFor()
  await assertFigures(page, { 'Se crean': 2, 'Con error': 2 })
  await assertAccessible(page)

  await page.getByRole('button', { name: /^Ingreso, fila 3\. 31\/09\/2026/ }).click()
  const typed = page.getByRole('textbox', { name: 'Ingreso, fila 3' })
  await typed.fill('31/11/2026')
  await typed.press('Enter')
  await page.getByText('Ingresá una fecha que exista').waitFor()
  await typed.fill('30/09/2026')
  await typed.press('Enter')
  await page.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2026. Corregida' }).waitFor()
  await assertFigures(page, { 'Se crean': 3, 'Con error': 1 })
  await page.getByRole('button', { name: 'Cargar 3' }).waitFor()
  await page.getByLabel('Solo filas con error').check()
  await page.getByRole('row', { name: /Arrieta/ }).waitFor({ state: 'detached' })
  assert.equal(await page.locator('tr[data-record]').count(), 1)
  await page.getByRole('button', { name: /^DNI, fila 4/ }).click()
  await page.getByRole('textbox', { name: 'DNI, fila 4' }).fill('36902114')
  await page.keyboard.press('Enter')
  await page.getByText('Todo está en orden').waitFor()

  await page.getByRole('button', { name: 'Cargar 4' }).click()
  await page.getByRole('heading', { name: 'Listo: la planilla está cargada' }).waitFor()
  await assertFigures(page, { Creadas: 4, Actualizadas: 0, Iguales: 0, Omitidas: 0, 'Con error': 0 })
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Ver empleados' }).click()
  await page.getByRole('row', { name: /Domínguez/ }).waitFor()
  const { body: sectors } = await world.admin.get('/job_sectors')
  assert.deepEqual(sectors.map(({ name }: { name: string }) => name).sort(), ['Depósito', 'Laboratorio', 'Reparto'])

  await page.goto('/admin/data_loader')
  await page.getByRole('link', { name: /Empleados desde nomina.csv/ }).click()
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByText('La carga se deshizo: todo está como antes').waitFor()
  assert.equal((await world.admin.get('/employees')).body.length, 0)
  assert.equal((await world.admin.get('/job_sectors')).body.length, 2, 'the sector that came with it is gone too')
})

test('what is no spreadsheet is refused at its field, and another can be sent at once', async (t) => {
  const { page, expectComplaints } = await atWork(t, { holding: loader })
  await page.goto('/admin/data_loader')
  const jpg = await picture('#0b6349')
  await page.locator('input[name=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: jpg })
  await page.getByText('No es una planilla: tiene que ser XLSX o CSV.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Subir y ver las columnas' }).isDisabled())
  expectComplaints()
  await page.locator('input[name=file]').setInputFiles({ name: 'nomina.xlsx', mimeType: '', buffer: jpg })
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.locator('.load-start .invalid-feedback').waitFor()
  await page.getByText('nomina.xlsx').first().waitFor()
  await assertAccessible(page)
  await choose(page, [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
  ])
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Colores desde nomina.csv' }).waitFor()
})

test('columns are chosen anew, what has no column gets a value, and a reload loses nothing of it', async (t) => {
  const { world, page } = await atWork(t, { holding: loader })
  await send(page, 'Empleados', [
    ['Zeta', 'Equis', 'Nota'],
    ['0171', 'Luciana Arrieta', 'x'],
  ])
  await page.getByText(/Faltan columnas obligatorias: .*Apellido/).waitFor()
  await page.getByLabel('Campo para Zeta').selectOption({ label: 'Legajo' })
  await page.getByLabel('Campo para Equis').selectOption({ label: 'Nombre' })
  await page.getByText(/Falta una columna obligatoria: Apellido/).waitFor()
  assert.deepEqual(await page.locator('.load-match').allInnerTexts(), ['La elegiste', 'La elegiste', 'No se carga'])
  await page.getByLabel('Agregar un valor para todas las filas').selectOption({ label: 'Apellido' })
  await page.locator('input[name=surname]').fill('Arrieta')
  await page.getByText(/Falta una columna/).waitFor({ state: 'detached' })
  await assertAccessible(page)
  await page.reload()
  assert.equal(await page.locator('input[name=surname]').inputValue(), 'Arrieta')
  assert.equal(await page.getByLabel('Campo para Equis').inputValue(), 'name')
  await review(page)
  await page.getByRole('button', { name: 'Cargar 1' }).click()
  await over(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/employees')
  assert.deepEqual([body[0].surname, body[0].name], ['Arrieta', 'Luciana Arrieta'])
})

test('of a book the sheet and the row of its headings are chosen', async (t) => {
  const { page } = await atWork(t, { holding: loader })
  const cells = (row: number, texts: readonly string[]) =>
    `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const book = workbookOf({
    sheets: [
      { name: 'Notas', rows: cells(1, ['Nada', 'de', 'esto']) + cells(2, ['a', 'b', 'c']) },
      {
        name: 'Colores',
        rows: cells(1, ['Lista 2026', '']) + cells(3, ['Nombre', 'Código']) + cells(4, ['Rojo', '#ff0000']),
      },
    ],
  })
  await page.goto('/admin/data_loader')
  await page.locator('input[name=file]').setInputFiles({ name: 'libro.xlsx', mimeType: '', buffer: book })
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByLabel('Hoja').selectOption({ label: 'Colores' })
  await page.getByText('hoja «Colores»').waitFor()
  await page.getByLabel('Encabezados').selectOption({ label: 'Fila 4' })
  await page.getByRole('heading', { level: 3, name: '#ff0000' }).waitFor()
  await page.getByLabel('Encabezados').selectOption({ label: 'Fila 3' })
  await page.getByRole('heading', { level: 3, name: 'Código' }).waitFor()
  await page.getByLabel('Qué se carga').selectOption({ label: 'Colores' })
  await review(page)
  await page.getByRole('button', { name: 'Cargar 1' }).waitFor()
})

test('wrong cells are mended by the keyboard alone: Tab goes from one to the next, Esc leaves', async (t) => {
  const { page } = await atWork(t, { holding: loader })
  await send(
    page,
    'Empleados',
    staffRows.map((row) => row.slice(0, 4)),
  )
  await review(page)
  const first = page.getByRole('button', { name: /^Ingreso, fila 3/ })
  await first.focus()
  await page.keyboard.press('Enter')
  const typed = (name: string) => page.getByRole('textbox', { name })
  await typed('Ingreso, fila 3').fill('no')
  await page.keyboard.press('Escape')
  await first.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  assert.equal(await typed('Ingreso, fila 3').inputValue(), '31/09/2026', 'what was left is not kept')
  await typed('Ingreso, fila 3').fill('30/09/2026')
  await page.keyboard.press('Tab')
  await typed('DNI, fila 4').and(page.locator(':focus')).waitFor()
  await typed('DNI, fila 4').fill('36902114')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'DNI, fila 4. 36902114. Corregida' }).and(page.locator(':focus')).waitFor()
  await page.getByText('Todo está en orden').waitFor()
})

test('a press on another cell saves the one that was typed in', async (t) => {
  const { page } = await atWork(t, { holding: loader })
  await send(
    page,
    'Empleados',
    staffRows.map((row) => row.slice(0, 4)),
  )
  await review(page)
  await page.getByRole('button', { name: /^DNI, fila 4/ }).click()
  await page.getByRole('button', { name: /^Ingreso, fila 3/ }).click()
  await page.getByRole('textbox', { name: 'Ingreso, fila 3' }).fill('30/09/2026')
  await page.getByRole('button', { name: /^DNI, fila 4/ }).click()
  await page.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2026. Corregida' }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'DNI, fila 4' }).inputValue(), '36.902.11x')
})

test('a load goes on without its page, is found again, and is cancelled and begun anew', async (t) => {
  const { world, page, expectComplaints } = await atWork(t, { holding: loader })
  await send(page, 'Colores', [['Nombre', 'Código'], ...colorRows(40)])
  await review(page)
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = world.sql.begin(async (tx) => {
    await tx`lock table colors in share row exclusive mode`
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  await page.getByRole('button', { name: 'Cargar 40' }).click()
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor()
  await assertAccessible(page)
  const address = page.url()
  expectComplaints()
  await page.context().setOffline(true)
  await page.getByText('Lo que está en marcha sigue sin esta página').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Lo que está en marcha sigue sin esta página').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Carga de datos' }).first().click()
  await page
    .getByRole('link', { name: /Colores desde nomina.csv/ })
    .getByText('Cargando')
    .waitFor()
  await page.getByRole('link', { name: /Colores desde nomina.csv/ }).click()
  assert.equal(page.url().split('?')[0], address.split('?')[0])
  await page.getByRole('button', { name: 'Cancelar' }).click()
  held.resolve()
  await holding
  await page.getByRole('alert').getByText('Cancelaste la carga: no se cargó nada.').waitFor()
  await assertFigures(page, { 'Se crean': 40 })
  assert.equal((await world.admin.get('/colors')).body.length, 0)
  await page.getByRole('button', { name: 'Cargar 40' }).click()
  await over(page, 'Listo: la planilla está cargada')
})

test('what somebody changed since stands in the way of the way back, and is named', async (t) => {
  const { world, page } = await atWork(t, { holding: loader })
  await send(page, 'Colores', [['Nombre', 'Código'], ...colorRows(3)])
  await review(page)
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await over(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/colors')
  await world.admin.patch(`/colors/${body[1].id}`, { color_code: '#123456', updated_at: body[1].updated_at })
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('alert').getByText(body[1].name).waitFor()
  assert.equal((await world.admin.get('/colors')).body.length, 3)
})

test('rows that exist are skipped, updated by who may, or refused; all or nothing waits for the last error', async (t) => {
  const { world, page } = await atWork(t, { holding: loader.filter((name) => name !== 'update_employees') })
  await world.make.employee({ employee_file_number: '0171', surname: 'Otra', name: 'Ana' })
  await send(
    page,
    'Empleados',
    staffRows.map((row) => row.slice(0, 3)),
  )
  assert.deepEqual(await page.locator('.choice-row button').allInnerTexts(), ['Omitir', 'Rechazar'])
  await review(page)
  await assertFigures(page, { 'Se crean': 2, 'Quedan como están': 1, 'Con error': 1 })
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await assertFigures(page, { 'Se crean': 2, 'Quedan como están': 0, 'Con error': 2 })
  await page.getByRole('button', { name: 'Omitir' }).click()
  await assertFigures(page, { 'Con error': 1 })
  await page.getByLabel('Todo o nada').check()
  assert.ok(await page.getByRole('button', { name: 'Cargar 2' }).isDisabled())
  await page.getByText('Primero corregilas, o cargá lo demás').waitFor()
  await page.getByLabel('Todo o nada').uncheck()
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await over(page, 'Se cargó una parte: el resto tiene errores')
  await assertFigures(page, { Creadas: 2, Omitidas: 1, 'Con error': 1 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar errores' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await downloading).path()))
  assert.match(JSON.stringify(sheets[0]?.rows), /36\.902\.11x/)
})

test('on a telephone a row with errors is a card that says what is wrong, and nothing scrolls sideways', async (t) => {
  const { page } = await atWork(t, { holding: loader, viewport: { width: 360, height: 740 } })
  await page.goto('/admin/data_loader')
  await assertFits(page)
  await send(page, 'Empleados', staffRows)
  await assertFits(page)
  await assertAccessible(page)
  await review(page)
  const card = page.locator('.load-cards > li').filter({ hasText: 'Basualdo' })
  await card.getByText('Ingresá una fecha que exista').waitFor()
  await assertFits(page)
  await assertAccessible(page)
  await card.getByRole('button', { name: /^Ingreso, fila 3/ }).click()
  await assertFits(page)
  await page.getByRole('textbox', { name: 'Ingreso, fila 3' }).fill('30/09/2026')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'Ingreso, fila 3. 30/09/2026. Corregida' }).waitFor()
})

test('in the other languages and in the dark each step has its words and its contrast', async (t) => {
  const world = await shop(t)
  for (const language of ['en', 'pt']) {
    const { page } = await comeToWork(t, world, { holding: loader, language, dark: true })
    await page.goto('/admin/data_loader')
    await page.locator('#load-target').selectOption('employees')
    await choose(page, staffRows)
    await page.locator('.load-start button[type=submit]').click()
    await page.locator('.load-map').waitFor()
    await assertAccessible(page)
    await page.locator('.form-foot .btn-primary').click()
    await page.locator('.load-bad button').first().click()
    await page.locator('.load-tip').waitFor()
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    await page.locator('.load-unknown-names').getByRole('button').first().click()
    await page.locator('.load-ok').first().waitFor()
    await page.locator('.form-foot .btn-primary:enabled').click()
    await page.locator('.load-result').waitFor()
    await assertAccessible(page)
    assert.doesNotMatch(await page.locator('main').innerText(), /importer\.|Cargar|Creadas/)
    await page.getByRole('button', { name: language === 'en' ? 'Undo the load' : 'Desfazer a carga' }).click()
    await page.locator('.modal-footer .btn-danger').click()
    await page.getByText(language === 'en' ? 'everything is as before' : 'tudo está como antes').waitFor()
  }
})

test('products come with the pictures that their sheet names, from a zip beside it', async (t) => {
  const holding = [...loader, 'see_products', 'create_products', 'update_products', 'see_menu_products']
  const { world, page } = await atWork(t, { holding })
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/data_loader')
  assert.equal(await page.locator('input[name=pictures]').count(), 0)
  await page.getByLabel('Qué se carga').selectOption({ label: 'Productos' })
  await choose(page, [
    ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Fotos'],
    ['iPhone', 'iPhone 17', 'En caja cerrada', '1.449,50', 'azul.jpg'],
  ])
  const zip = zipOf([{ name: 'fotos/azul.jpg', content: await picture('#0b6349') }])
  await page.locator('input[name=pictures]').setInputFiles({ name: 'fotos.zip', mimeType: '', buffer: zip })
  await page.getByText('fotos.zip').waitFor()
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
  await review(page)
  await page.getByRole('button', { name: 'Cargar 1' }).click()
  await over(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/products')
  const [product] = body.products ?? body
  assert.equal(product.name, 'iPhone 17')
  assert.equal(product.image?.length > 0, true, JSON.stringify(product))
})

test('the template of a target is a spreadsheet with its headings', async (t) => {
  const { page } = await atWork(t, { holding: loader })
  await page.goto('/admin/data_loader')
  await page.getByLabel('Qué se carga').selectOption({ label: 'Colores' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Plantilla' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await downloading).path()))
  assert.match(JSON.stringify(sheets[0]?.rows[0]), /Nombre/)
})

test('without the permission the loader is neither in the menu nor open', async (t) => {
  const { page } = await atWork(t, { holding: ['see_colors'] })
  await page.goto('/admin/data_loader')
  await page.waitForURL((url) => !url.pathname.includes('data_loader'))
})

const colorRows = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Color ${at}`, `#0000${String(at).padStart(2, '0')}`])
