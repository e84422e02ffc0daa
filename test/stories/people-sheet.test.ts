import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { importerPermissions, reviewRows, uploadSheet } from '#test/stories/import-steps.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const namesRows = [
  ['Legajo', 'Apellido y nombre', 'DNI'],
  ['0171', 'Arrieta Luciana', '38114207'],
  ['0172', 'de la Cruz Melina Sol', '40551938'],
  ['0173', 'Pérez Gómez Juan Carlos', '36902114'],
]

test('names without commas ask once which part comes first, and the answer shows in every row', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', namesRows)
  const question = page.getByRole('group', { name: '¿Qué va primero en «Apellido y nombre»?' })
  await question.getByText('Apellido de la Cruz · Nombre Melina Sol').waitFor()
  await question.getByText('Apellido Sol · Nombre de la Cruz Melina').waitFor()
  await page.getByText('Falta decir qué va primero').waitFor()
  await assertAccessible(page)
  await question.getByRole('radio', { name: 'Primero el apellido' }).check()
  await page.getByText('Falta decir qué va primero').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Campo para Apellido y nombre').inputValue(), 'surname,name')
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await reviewRows(page)
  await page.getByRole('button', { name: /^Apellido, fila 4. Pérez Gómez/ }).waitFor()
  await page.getByRole('button', { name: /^Nombre, fila 3. Melina Sol/ }).waitFor()
})
