import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { assertAccessible } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import {
  assertFigures,
  chooseFile,
  cutStaffRows,
  importerPermissions,
  reviewRows,
  staffRows,
  uploadSheet,
  waitForHeading,
} from '#test/stories/import-steps.ts'
import { createPicture, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'
import { buildWorkbook } from '#test/workbooks.ts'
import { createZip } from '#test/zips.ts'

test('a sheet becomes employees: columns matched, errors mended in place, a sector created, and all taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await world.admin.post('/job_sectors', { name: 'Laboratorio' })
  await world.admin.post('/job_sectors', { name: 'Reparto' })
  await page.goto('/admin/')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Carga de datos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Carga de datos' }).waitFor()
  await page.getByLabel('Qué se carga').selectOption({ label: 'Empleados' })
  await chooseFile(page, staffRows)
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
  await page.getByText('La carga se deshizo: cada fila está como antes').waitFor()
  assert.equal((await world.admin.get('/employees')).body.length, 0)
  assert.equal((await world.admin.get('/job_sectors')).body.length, 2, 'the sector that came with it is gone too')
})

test('what is no spreadsheet is refused at its field, and another can be sent at once', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await page.goto('/admin/data_loader')
  const jpg = await createPicture('#0b6349')
  await page.locator('input[name=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: jpg })
  await page.getByText('No es una planilla: tiene que ser XLSX o CSV.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Subir y ver las columnas' }).isDisabled())
  expectComplaints()
  await page.locator('input[name=file]').setInputFiles({ name: 'nomina.xlsx', mimeType: '', buffer: jpg })
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.locator('.load-start .invalid-feedback').waitFor()
  await page.getByText('nomina.xlsx').first().waitFor()
  await assertAccessible(page)
  await chooseFile(page, [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
  ])
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Colores desde nomina.csv' }).waitFor()
})

test('columns are chosen anew, what has no column gets a value, and a reload loses nothing of it', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', [
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
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 1' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/employees')
  assert.deepEqual([body[0].surname, body[0].name], ['Arrieta', 'Luciana Arrieta'])
})

test('of a book the sheet and the row of its headings are chosen', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  const buildRow = (row: number, texts: readonly string[]) =>
    `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const book = buildWorkbook({
    sheets: [
      { name: 'Notas', rows: buildRow(1, ['Nada', 'de', 'esto']) + buildRow(2, ['a', 'b', 'c']) },
      {
        name: 'Colores',
        rows: buildRow(1, ['Lista 2026', '']) + buildRow(3, ['Nombre', 'Código']) + buildRow(4, ['Rojo', '#ff0000']),
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
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 1' }).waitFor()
})

test('how days and figures are read is told by one of them, and can be changed', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', [
    ['Legajo', 'Apellido y Nombre', 'F. Ingreso', 'XYZ'],
    ['0171', 'Arrieta, Luciana', '03/04/2026', 'luciana@example.com'],
    ['0172', 'Basualdo, Melina', '03/04/2026', 'melina@example.com'],
  ])
  const why = ['Coincide', 'Coincide', 'Coincide', 'Por el contenido']
  assert.deepEqual(await page.locator('.load-match').allInnerTexts(), why)
  const read = page.getByLabel('F. Ingreso: 03/04/2026 se lee')
  assert.deepEqual(await read.locator('option').allInnerTexts(), ['3 abr 2026 (día/mes)', '4 mar 2026 (mes/día)'])
  assert.equal(await read.inputValue(), 'dmy')
  await read.selectOption('mdy')
  await assertAccessible(page)
  await page.reload()
  assert.equal(await read.inputValue(), 'mdy')
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  assert.equal((await world.admin.get('/employees')).body[0].admission_date, '2026-03-04')
})

test('columns that may be the same field are named, and why they are not loaded, until one is chosen', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', [
    ['Legajo', 'DNI', 'Apellido y Nombre', 'DNI'],
    ['0171', '38114207', 'Arrieta, Luciana', '38114207'],
  ])
  const why = page.getByText('DNI (Columna B) y DNI (Columna D) pueden ser DNI y no se sabe cuál vale')
  await why.waitFor()
  assert.deepEqual(await page.locator('.load-match').allInnerTexts(), [
    'Coincide',
    'Falta elegir',
    'Coincide',
    'Falta elegir',
  ])
  await page.getByText('No se cargan 2 columnas: DNI (Columna B), DNI (Columna D)').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Campo para DNI (Columna D)').selectOption({ label: 'DNI' })
  await why.waitFor({ state: 'detached' })
  await page.getByText('No se carga 1 columna: DNI (Columna B)').waitFor()
})

test('a sheet of headings alone says that it has no rows, and nothing is to review', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código']])
  await page.getByText('La planilla no tiene filas debajo de los encabezados').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Revisar las filas' }).isDisabled())
  await assertAccessible(page)
})

test('of a wide sheet all columns can be reached, and those that are not loaded are named', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  const wide = Array.from({ length: 250 }, (_, at) => `Nota ${at}`)
  await uploadSheet(page, 'Colores', [
    ['Nombre', 'Código', ...wide],
    ['Rojo', '#ff0000', ...wide],
  ])
  await page.getByText(/^No se cargan 250 columnas: Nota 0, Nota 1, .*…$/).waitFor()
  assert.equal(await page.locator('.load-column').count(), 200)
  await page.getByRole('button', { name: 'Mostrar 52 columnas más' }).click()
  await page.getByLabel('Campo para Nota 198').and(page.locator(':focus')).waitFor()
  assert.equal(await page.locator('.load-column').count(), 252)
})

test('in the other languages and in the dark each step has its words and its contrast', async (t) => {
  const world = await shop(t)
  for (const language of ['en', 'pt']) {
    const { page } = await openSignedInPage(t, world, { userPermissions: importerPermissions, language, dark: true })
    await page.goto('/admin/data_loader')
    await page.locator('#load-target').selectOption('employees')
    await chooseFile(page, staffRows)
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
    await page.getByText(language === 'en' ? 'each row is as before' : 'cada linha está como antes').waitFor()
  }
})

test('products come with the pictures that their sheet names, from a zip beside it', async (t) => {
  const permissions = [
    ...importerPermissions,
    'see_products',
    'create_products',
    'update_products',
    'see_menu_products',
  ]
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/data_loader')
  assert.equal(await page.locator('input[name=pictures]').count(), 0)
  await page.getByLabel('Qué se carga').selectOption({ label: 'Productos' })
  await chooseFile(page, [
    ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Fotos'],
    ['iPhone', 'iPhone 17', 'En caja cerrada', '1.449,50', 'azul.jpg'],
  ])
  const zip = createZip([{ name: 'fotos/azul.jpg', content: await createPicture('#0b6349') }])
  await page.locator('input[name=pictures]').setInputFiles({ name: 'fotos.zip', mimeType: '', buffer: zip })
  await page.getByText('fotos.zip').waitFor()
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 1' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/products')
  const [product] = body.products ?? body
  assert.equal(product.name, 'iPhone 17')
  assert.equal(product.image?.length > 0, true, JSON.stringify(product))
})

test('the template of a target is a spreadsheet with its headings', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await page.goto('/admin/data_loader')
  await page.getByLabel('Qué se carga').selectOption({ label: 'Colores' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Plantilla' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await downloading).path()))
  assert.match(JSON.stringify(sheets[0]?.rows[0]), /Nombre/)
})

for (const [whose, before] of [
  ['who never had', ['see_colors']],
  ['who had', importerPermissions],
] as const)
  for (const language of ['es', 'en'])
    test(`the loader is closed to ${whose} the permission, and the shop says why (${language})`, async (t) => {
      const world = await shop(t)
      const { user, page, expectComplaints } = await openSignedInPage(t, world, { userPermissions: before, language })
      expectComplaints()
      await world.sql`
        delete from user_permissions where user_id = ${user.id}
          and permission_id = (select id from permissions where name = 'load_database')`
      await page.goto('/admin/data_loader')
      await page.waitForURL((url) => !url.pathname.includes('data_loader'))
      await page
        .locator('.toast')
        .getByText(/No tenés acceso a esta pantalla|You don't have access to this page/)
        .waitFor()
    })

test('where no column says the company, one is chosen for all rows, and a company’s user is not asked', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: [...importerPermissions, 'see_companies'] })
  const company = await world.make.company({ name: 'Norte' })
  const rows = cutStaffRows(3).slice(0, 2)
  await uploadSheet(page, 'Empleados', rows)
  const why = page.getByText('Ninguna columna dice la empresa: los registros nuevos van a quedar sin empresa.')
  await why.waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Elegir una para todos' }).press('Enter')
  await why.waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Empresa' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Nor')
  await page.getByRole('option', { name: 'Norte' }).click()
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 1' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/employees')
  assert.equal(body[0].company_id, company.id)
  const companySession = await openSignedInPage(t, world, {
    userPermissions: importerPermissions,
    company_id: company.id,
  })
  await uploadSheet(companySession.page, 'Empleados', rows)
  assert.equal(await companySession.page.getByText('Ninguna columna dice la empresa').count(), 0)
})
