import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, closeBrowser } from '#test/browser.ts'
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
  await shot(page, 'review')

  await page.getByRole('button', { name: /^Ingreso, fila 3\. 31\/09\/2026/ }).click()
  const typed = page.getByRole('textbox', { name: 'Ingreso, fila 3' })
  await typed.fill('31/11/2026')
  await typed.press('Enter')
  await page.getByText('Ingresá una fecha que exista').waitFor()
  await shot(page, 'mending')
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
  await shot(page, 'result')
  await page.getByRole('link', { name: 'Ver empleados' }).click()
  await page.getByRole('row', { name: /Domínguez/ }).waitFor()
  const { body: sectors } = await world.admin.get('/job_sectors')
  assert.deepEqual(sectors.map(({ name }: { name: string }) => name).sort(), ['Depósito', 'Laboratorio', 'Reparto'])

  await page.goto('/admin/data_loader')
  await page.getByRole('link', { name: /Empleados desde nomina.csv/ }).click()
  await shot(page, 'own')
  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }).click()
  await page.getByText('La carga se deshizo: todo está como antes').waitFor()
  assert.equal((await world.admin.get('/employees')).body.length, 0)
})

/** Figures by their captions. */
async function assertFigures(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  for (const [label, value] of Object.entries(expected))
    await page
      .locator('.load-figures > div')
      .filter({ hasText: label })
      .getByText(String(value), { exact: true })
      .waitFor()
}

async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `/tmp/shots/${name}.png` })
}
