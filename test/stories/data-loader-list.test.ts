import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { buildColorRows, importerPermissions, uploadSheet } from '#test/stories/import-steps.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('a load that is not wanted is thrown away where it stands, after a question', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3)])
  await page.getByRole('button', { name: 'Descartar nomina.csv' }).click()
  const question = page.getByRole('dialog', { name: '¿Descartar la carga de nomina.csv?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
  await page.getByRole('button', { name: 'Descartar nomina.csv' }).click()
  await assertAccessible(page)
  await question.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('heading', { name: 'La carga se descartó sin cargar nada' }).waitFor()
  await page.getByText('La descartaste antes de cargarla.').waitFor()
  assert.equal((await world.sql`select 1 from import_rows`).length, 0)
})

test('earlier loads come in pages; an unfinished one is thrown away from the list', async (t) => {
  const { world, user, page } = await openShopSignedIn(t, {
    userPermissions: importerPermissions,
    viewport: { width: 360, height: 740 },
  })
  await world.sql`
    insert into imports (user_id, name, language, status)
    select ${user.id}, 'vieja ' || n || '.csv', 'es', 'done' from generate_series(1, 24) n`
  await uploadSheet(page, 'Colores', [['Nombre', 'Código'], ...buildColorRows(3)])
  await page.goto('/admin/data_loader')
  const lines = page.locator('.load-own li')
  await lines.filter({ hasText: 'vieja 24.csv' }).waitFor()
  assert.equal(await lines.count(), 10)
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await lines.getByRole('button', { name: 'Descartar nomina.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await lines.filter({ hasText: 'nomina.csv' }).getByText('Descartada').waitFor()
  assert.equal(await lines.getByRole('button').count(), 0)
  await page.getByText('1–10 de 25').waitFor()
  await page.getByRole('button', { name: 'Última página' }).click()
  await lines.filter({ hasText: 'vieja 1.csv' }).waitFor()
  assert.equal(await lines.count(), 5)
})
