import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { holdLock } from '#test/import-workers.ts'
import { until } from '#test/lifecycle/until.ts'
import {
  assertFigures,
  buildColorRows,
  importerPermissions,
  reviewRows,
  uploadSheet,
  waitForHeading,
} from '#test/stories/import-steps.ts'
import { openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

test('each figure of a result leads to its rows alone', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: [...importerPermissions, 'update_colors', 'see_menu_colors'],
  })
  for (const name of ['Blanco', 'Color 1']) await world.make.color({ name, color_code: '#ffffff' })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3), ['Sin código', '']])
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await waitForHeading(page, 'Se cargó una parte: el resto tiene errores')
  const findFigure = (name: string) => page.locator('.load-figures').getByRole('link', { name })
  await findFigure('Con error').click()
  await page.locator('#load-errors:target').waitFor()
  await assertAccessible(page)
  await findFigure('Actualizadas').click()
  await page.getByText('Lo que actualizó una carga').waitFor()
  await page.getByRole('row', { name: /Color 1/ }).waitFor()
  assert.equal(await page.locator('tr[data-record]').count(), 1)
  await assertAccessible(page)
  await page.goBack()
  await findFigure('Creadas').click()
  await page.getByRole('row', { name: /Color 2/ }).waitFor()
  assert.equal(await page.locator('tr[data-record]').count(), 2)
  await page.getByRole('button', { name: 'Quitar el filtro' }).click()
  await page.getByRole('row', { name: /Blanco/ }).waitFor()
})

test('all or nothing that was refused is the review again, with what was refused', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(2), ['Sin código', '']])
  await reviewRows(page)
  await page.getByLabel('Todo o nada').check()
  await page.getByRole('button', { name: /^Código, fila 4/ }).click()
  await page.getByRole('textbox', { name: 'Código, fila 4' }).fill('#123456')
  await page.keyboard.press('Enter')
  await page.getByText('Todo está en orden').waitFor()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByRole('button', { name: 'Cargar 3' }).waitFor()
  // Another user creates one of these colours after the check.
  await world.make.color({ name: 'Color 1', color_code: '#ffffff' })
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await page.getByRole('alert').getByText('No se cargó nada').waitFor()
  await page.getByRole('heading', { name: 'Las filas' }).waitFor()
  await page.getByRole('button', { name: /^Nombre, fila 3\. Color 1\./ }).waitFor()
  await assertFigures(page, { 'Con error': 1 })
  await assertAccessible(page)
  assert.equal((await world.admin.get('/colors')).body.length, 1)
})

test('a load goes on without its page, is found again, and is cancelled and begun anew', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(40)])
  await reviewRows(page)
  const heldLock = await holdLock(t, world, 'lock table colors in share row exclusive mode')
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
  const running = page.locator('.load-running')
  await running.getByText('0 de 40 filas').waitFor()
  assert.equal((await running.innerText()).match(/%/g)?.length, 1, 'one figure tells how far it is')
  await running.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByText('No queda ninguna fila cargada.').waitFor()
  await assertAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cortar la carga' }).click()
  await until('the wish to stop has come', async () => {
    const wished = await world.sql`select 1 from imports where is_cancelled`
    return wished.length > 0
  })
  await heldLock.release()
  const note = page.getByRole('status').filter({ hasText: 'Cancelaste la carga: no se cargó nada.' })
  await note.and(page.locator('.tone-neutral')).waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Carga de datos' }).first().click()
  const line = page.getByRole('link', { name: /Colores desde nomina.csv/ })
  await line.locator('.tone-neutral').getByText('Cancelada').waitFor()
  await line.getByText('No se cargó nada.').waitFor()
  await line.click()
  await assertFigures(page, { 'Se crean': 40 })
  assert.equal((await world.admin.get('/colors')).body.length, 0)
  await page.getByRole('button', { name: 'Cargar 40' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
})

test('what somebody changed since stands in the way of the way back, and is named', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3)])
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/colors')
  await world.admin.patch(`/colors/${body[1].id}`, { color_code: '#123456', updated_at: body[1].updated_at })
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('alert').getByText(body[1].name).waitFor()
  assert.equal((await world.admin.get('/colors')).body.length, 3)
})

test('a load that broke off amid its rows says what it wrote, and is taken back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3)])
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  await world.sql`update imports set status = 'failed', problem = '"importer.no_longer_allowed"'`
  await page.reload()
  await waitForHeading(page, 'Se cargó una parte: la carga se cortó')
  await page.getByRole('alert').getByText('Ya no tenés permiso para cargar datos.').waitFor()
  await assertFigures(page, { Creadas: 3 })
  await page.goto('/admin/data_loader')
  await page.getByRole('link', { name: /Cargada en parte/ }).click()
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await waitForHeading(page, 'La carga se deshizo: cada fila está como antes')
  assert.equal((await world.admin.get('/colors')).body.length, 0)
})

test('whoever loses the permission amid a load reads that, and follows it again when it is back', async (t) => {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3)])
  await reviewRows(page)
  const heldLock = await holdLock(t, world, 'lock table colors in share row exclusive mode')
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor()
  await heldLock.waitUntilBlocking()
  expectComplaints()
  await world.sql`
    delete from user_permissions where user_id = ${user.id} and permission_id in
      (select id from permissions where name = 'load_database')`
  await page.getByText('Ya no tenés permiso para cargar datos: lo que está en marcha se corta.').waitFor()
  assert.equal(await page.getByRole('progressbar').count(), 0)
  assert.equal(await page.getByText('cuando vuelva la conexión').count(), 0)
  await assertAccessible(page)
  await world.sql`
    insert into user_permissions (user_id, permission_id)
    select ${user.id}, id from permissions where name = 'load_database'`
  await page.getByRole('progressbar', { name: 'Cargando' }).waitFor()
  await heldLock.release()
  await waitForHeading(page, 'Listo: la planilla está cargada')
})

test('of a load whose rows are kept no more nothing is offered that is gone', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(2), ['Sin código', '']])
  await reviewRows(page)
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await waitForHeading(page, 'Se cargó una parte: el resto tiene errores')
  await page.getByRole('button', { name: 'Bajar errores' }).waitFor()
  await world.sql`delete from import_outcomes`
  await world.sql`update imports set file_key = null`
  await page.reload()
  await assertFigures(page, { Creadas: 2, 'Con error': 1 })
  assert.equal(await page.getByRole('button', { name: 'Bajar errores' }).count(), 0)
  assert.equal(await page.locator('.load-figures').getByRole('link').count(), 0)
  await world.sql`
    update imports set status = 'cancelled', counts = '{}', checked = null, problem = ${world.sql.json({ key: 'importer.let_go', params: { most: 20 } })}`
  await page.reload()
  await waitForHeading(page, 'La carga se descartó sin cargar nada')
  await page.getByText('La descartamos porque tenés otras 20 más nuevas.').waitFor()
  assert.equal(await page.locator('.load-figures').count(), 0)
  await assertAccessible(page)
  await page.goto('/admin/data_loader')
  await page
    .getByRole('link', { name: /nomina.csv/ })
    .getByText('Descartada')
    .waitFor()
})

for (const [language, told] of [
  ['es', 'Antes de cancelar se cargó 1 de 3 filas.'],
  ['en', '1 of 3 rows was loaded before it was cancelled.'],
  ['pt', 'Antes de cancelar foi carregada 1 de 3 linhas.'],
] as const)
  test(`a cancelled load says calmly what it had written (${language})`, async (t) => {
    const world = await shop(t)
    const { page, user } = await openSignedInPage(t, world, { userPermissions: importerPermissions, language })
    await world.sql`
      insert into imports (user_id, name, language, status, found, asked, counts, request_id)
      values (${user.id}, 'colores.csv', 'es', 'cancelled', ${world.sql.json({ rows: 3 })},
        ${world.sql.json({ resource: 'colors' })}, ${world.sql.json({ total: 2, created: 1, wrong: 1 })}, 'x')`
    await page.goto('/admin/data_loader')
    await page.locator('.load-own .tone-neutral').waitFor()
    await page.locator('.load-own').getByText(told).click()
    await page.locator('.load-result').getByText(told).waitFor()
    assert.equal(await page.locator('main .tone-danger, main .btn-danger, main .load-danger').count(), 0)
    await assertAccessible(page)
  })
