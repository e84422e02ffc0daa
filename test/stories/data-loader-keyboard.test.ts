import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'

import { toCsv } from '#test/imports.ts'
import { importerPermissions, reviewRows, uploadSheet, waitForHeading } from '#test/stories/import-steps.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

/** No page of the data loader has more tab stops. */
const maxTabStops = 80

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await to.waitFor()
  const focused = to.and(page.locator(':focus'))
  for (let stops = 0; stops < maxTabStops; stops++) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab does not lead to ${to}`)
}

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

const rows = [
  ['Legajo', 'Apellido y Nombre', 'DNI', 'Sector'],
  ['0171', 'Arrieta, Luciana', '38.114.207', 'Laboratorio'],
  ['0172', 'Basualdo Melina', '40.551.938', 'Depósito'],
  ['0173', 'Cáceres, Iván', '36.902.11x', 'Laboratorio'],
]

test('a whole load, from the file to its undoing, by the keyboard alone', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: importerPermissions })
  await world.admin.post('/job_sectors', { name: 'Laboratorio' })
  await page.goto('/admin/data_loader')
  await tabTo(page, page.getByLabel('Qué se carga'))
  await page.keyboard.type('Empleados')
  const choosing = page.waitForEvent('filechooser')
  await pressButton(page, 'Elegir la planilla')
  const file = { name: 'nomina.csv', mimeType: 'text/csv', buffer: Buffer.from(toCsv(rows)) }
  await (await choosing).setFiles(file)
  await page.getByText('nomina.csv').first().waitFor()
  await pressButton(page, 'Subir y ver las columnas')

  await page.getByRole('heading', { name: 'Qué es cada columna' }).waitFor()
  await pressButton(page, 'Revisar las filas')
  await page.getByRole('heading', { name: 'Las filas' }).waitFor()
  await pressButton(page, 'Crear Depósito')
  await page.getByText('se crea con la carga').waitFor()
  // Wait until all rows have been checked again.
  await page.getByText('3 celdas para corregir a la vista').waitFor()

  const surname = page.getByRole('button', { name: /^Apellido, fila 3\. Basualdo Melina/ })
  await tabTo(page, surname)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Apellido, fila 3' }).fill('Basualdo, Melina')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^DNI, fila 4/ })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'DNI, fila 4' }).fill('36902114')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'DNI, fila 4. 36902114. Corregida' }).and(page.locator(':focus')).waitFor()
  await pressButton(page, 'Cargar 3')

  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/employees')
  assert.deepEqual(body.map(({ surname }: { surname: string }) => surname).sort(), ['Arrieta', 'Basualdo', 'Cáceres'])
  await pressButton(page, 'Deshacer la carga')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Deshacer la carga' }))
  await page.keyboard.press('Enter')
  await waitForHeading(page, 'La carga se deshizo: cada fila está como antes')
  assert.equal((await world.admin.get('/employees')).body.length, 0)
})

test('on a telephone the next card takes the focus where one cell mended two', async (t) => {
  const { page } = await openShopSignedIn(t, {
    userPermissions: importerPermissions,
    viewport: { width: 360, height: 740 },
  })
  await uploadSheet(
    page,
    'Empleados',
    rows.map((row) => row.slice(0, 3)),
  )
  await reviewRows(page)
  await page.getByRole('button', { name: /^Apellido, fila 3/ }).click()
  await page.getByRole('textbox', { name: 'Apellido, fila 3' }).fill('Basualdo, Melina')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^DNI, fila 4/ })
    .and(page.locator(':focus'))
    .waitFor()
})
