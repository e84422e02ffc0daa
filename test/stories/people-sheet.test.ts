import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { chooseFile, importerPermissions, reviewRows, uploadSheet, waitForHeading } from '#test/stories/import-steps.ts'
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

const surnames = ['Arrieta', 'Basualdo', 'Cáceres', 'Domínguez', 'Escobar', 'Ferreyra', 'de la Cruz', 'San Martín']
const givenNames = ['Luciana', 'Melina Sol', 'Iván', 'Juan Carlos', 'María del Carmen', 'Rocío', 'Esteban']
const pick = (values: readonly string[], index: number) => values[index % values.length] ?? ''

/** A CUIL with its check digit, which is left out where no person has such a number. */
function buildCuil(dni: number): string {
  const digits = `20${dni}`
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
  return rest === 1 ? '' : `20-${dni}-${rest === 0 ? 0 : 11 - rest}`
}

/** Sixty people as an office writes them, with wrong choices in a few rows, and with sectors and titles to create. */
const officeRows = [
  [...['Legajo', 'Apellido y nombre', 'CUIL', 'Tel.', 'Tel. celular', 'Sector', 'Puesto', 'Ingreso', 'Estado civil']],
  ...Array.from({ length: 60 }, (_, index) => [
    String(index + 1).padStart(4, '0'),
    `${pick(surnames, index)} ${pick(givenNames, index)}`,
    buildCuil(30_000_100 + index),
    `343 422-${1000 + index}`,
    `343 555-${1000 + index}`,
    pick(['Laboratorio', 'Depósito', 'Repartos'], index),
    pick(['Técnica', 'Chofer', 'Encargada', 'Cajero'], index),
    `${String((index % 28) + 1).padStart(2, '0')}/03/2024`,
    pick(['Soltera', 'Casado', 'Casadx', 'Soltero/a', 'Casada', 'Soltera', 'Soltro', ''], index),
  ]),
]

test('sixty people of an office’s sheet are loaded with at most 25 presses', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  let presses = 0
  const press = async (locator: Locator, count = 1) => {
    presses += count
    await locator.click()
  }
  /** Opens a list of choices and takes one. */
  const choose = async (locator: Locator, label: string) => {
    presses += 2
    await locator.selectOption({ label })
  }
  await page.goto('/admin/data_loader')
  await choose(page.getByLabel('Qué se carga'), 'Empleados')
  presses += 2 // the button of the file and the file in the system's dialog
  await chooseFile(page, officeRows)
  await press(page.getByRole('button', { name: 'Subir y ver las columnas' }))
  await press(page.getByRole('radio', { name: 'Primero el apellido' }))
  await press(page.getByRole('button', { name: 'Revisar las filas' }))
  await press(page.getByRole('button', { name: 'Crear todas (7)' }))
  await page.getByRole('heading', { name: '2 valores que no se entienden' }).waitFor()
  const married = page.getByLabel('Qué es Casadx en Estado civil')
  assert.deepEqual(await married.locator('option').allInnerTexts(), [
    'Elegir para las 8 filas',
    'Soltero/a',
    'Casado/a',
    'Concubinato',
    'Convivencia',
    'Dejar vacío',
  ])
  await assertAccessible(page)
  await choose(married, 'Casado/a')
  await page.getByText('se usa Casado/a').waitFor()
  await choose(page.getByLabel('Qué es Soltro en Estado civil'), 'Soltero/a')
  await press(page.getByRole('button', { name: 'Cargar 60' }))
  await waitForHeading(page, 'Listo: la planilla está cargada')
  assert.ok(presses <= 25, `${presses} presses`)
  const { body } = await world.admin.get('/employees?sort=employee_file_number&dir=asc')
  assert.deepEqual(
    body
      .slice(6, 8)
      .map((person: Record<string, string>) => [
        ...[person.surname, person.name, person.phone_number, person.phone_number_2],
        ...[person.job_sector, person.job_title, person.marital_status],
      ]),
    [
      ['de la Cruz', 'Esteban', '343 555-1006', '343 422-1006', 'Laboratorio', 'Encargada', 'single'],
      ['San Martín', 'Luciana', '343 555-1007', '343 422-1007', 'Depósito', 'Cajero', null],
    ],
  )
})

test('a wrong day of several rows is typed once, and the answer is taken back', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await uploadSheet(page, 'Empleados', [
    ['Legajo', 'Apellido', 'Nombre', 'Ingreso'],
    ['0171', 'Arrieta', 'Luciana', '31/09/2025'],
    ['0172', 'Basualdo', 'Melina', '31/09/2025'],
  ])
  await reviewRows(page)
  const day = page.getByRole('textbox', { name: 'Qué es 31/09/2025 en Ingreso' })
  await day.fill('31/11/2025')
  await day.press('Enter')
  await page.getByRole('alert').waitFor()
  assert.equal(await day.getAttribute('aria-invalid'), 'true')
  await day.fill('30/9/25')
  await day.press('Enter')
  await page.getByText('se usa 30/09/2025').waitFor()
  await page.getByRole('button', { name: 'Cargar 2' }).waitFor()
  await page.getByRole('button', { name: 'Deshacer lo elegido para 31/09/2025' }).click()
  await page.getByText('Quedan 2 filas con error').waitFor()
  await day.waitFor()
})
