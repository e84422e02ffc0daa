import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { closeBrowser } from '#test/browser.ts'
import { csvOf } from '#test/imports.ts'
import { atWork } from '#test/stories/staff.ts'

after(closeBrowser)

/** Who moves a plant in. */
const loader = [
  'load_database',
  'see_employees',
  'create_employees',
  'update_employees',
  'delete_employees',
  'see_sectors',
  'create_sectors',
  'see_colors',
  'create_colors',
]

const staffRows = [
  ['Legajo', 'Apellido y Nombre', 'DNI', 'F. Ingreso', 'Sector', 'Observado'],
  ['0171', 'Arrieta, Luciana', '38.114.207', '03/08/2026', 'Laboratorio', 'sí'],
  ['0172', 'Basualdo, Melina', '40.551.938', '31/09/2026', 'Laboratorio', 'no'],
  ['0173', 'Cáceres, Iván', '36.902.11', '10/08/2026', 'Repartos', ''],
  ['0174', 'Domínguez, Sol', '41.220.876', '10/08/2026', 'Depósito', ''],
]

async function choose(page: Page, rows: readonly (readonly string[])[], name = 'nomina.csv'): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csvOf(rows)) })
}

test('a sheet becomes employees: columns matched, errors mended in place, a sector created, and all taken back', async (t) => {
  const { world, page } = await atWork(t, { holding: loader })
  await world.make.sector({ name: 'Laboratorio' })
  await world.make.sector({ name: 'Reparto' })
  await page.goto('/admin/')
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Carga de datos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Carga de datos' }).waitFor()
  await page.getByLabel('Qué se carga').selectOption({ label: 'Empleados' })
  await choose(page, staffRows)
  await page.getByRole('button', { name: 'Subir y ver las columnas' }).click()

  await page.getByRole('heading', { level: 1, name: 'Empleados desde nomina.csv' }).waitFor()
  await page.screenshot({ path: '/tmp/shots/columns.png' })
  assert.equal(await page.getByLabel('Campo para F. Ingreso').inputValue(), 'admission_date')
  await page.getByRole('button', { name: 'Revisar las filas' }).click()
  await page.getByText('Con error').first().waitFor()
  await page.getByRole('button', { name: /^Fecha de ingreso, fila 3/ }).waitFor()
  await page.screenshot({ path: '/tmp/shots/review.png' })
})
