import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from '#test/browser.ts'
import { toCsv } from '#test/imports.ts'
import { assertFigures, waitForHeading } from '#test/stories/import-steps.ts'
import { createPicture, openShopSignedIn } from '#test/stories/signed-in-page.ts'
import { createZip } from '#test/zips.ts'

const permissions = [
  ...['load_database', 'see_menu_products', 'see_products', 'create_products', 'update_products'],
  ...['create_categories', 'create_colors', 'see_audit'],
]

const productCount = 500
const pictureCount = 40
const maxPresses = 12

const priceList = [
  ['Código', 'Nombre', 'Categoría', 'Descripción', 'Precio', 'Color', 'Foto'],
  ...Array.from({ length: productCount }, (_, n) => [
    ...[`P${n}`, `Funda ${n}`, ['Fundas', 'Cargadores', 'iPhone'][n % 3] ?? '', 'En caja', '49,50'],
    ...[n % 2 ? 'Negro' : 'Azul Pacífico', `foto-${n}.jpg`],
  ]),
]

/** Counts what its user presses; the choice of a file or of an option is one press. */
function countPresses(page: Page) {
  let presses = 0
  const count = async (press: Promise<unknown>) => {
    presses++
    await press
  }
  return {
    click: (name: string) => count(page.getByRole('button', { name, exact: true }).click()),
    check: (label: string) => count(page.getByLabel(label).check()),
    select: (label: string, option: string) => count(page.getByLabel(label).selectOption({ label: option })),
    choose: (input: string, name: string, buffer: Buffer) =>
      count(page.locator(`input[name=${input}]`).setInputFiles({ name, mimeType: '', buffer })),
    total: () => presses,
  }
}

test('a price list with pictures, new categories and a new colour is loaded in twelve presses', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await world.make.category({ name: 'iPhone' })
  await world.make.color({ name: 'Negro' })
  const content = await createPicture('#0b6349')
  const zip = createZip(Array.from({ length: pictureCount }, (_, n) => ({ name: `foto-${n}.jpg`, content })))
  await page.goto('/admin/data_loader')
  const user = countPresses(page)
  await user.select('Qué se carga', 'Productos')
  await user.choose('file', 'lista.csv', Buffer.from(toCsv(priceList)))
  await user.choose('pictures', 'fotos.zip', zip)
  await user.click('Subir y ver las columnas')
  await user.click('Revisar las filas')
  await user.click('Crear todas (3)')
  await page.getByText('#8E8E93').waitFor()
  await user.check(`Cargar sin esas ${productCount - pictureCount} fotos`)
  await user.click(`Cargar ${productCount}`)
  await page.getByRole('heading', { name: 'Listo: la planilla está cargada' }).waitFor({ timeout: 120_000 })
  assert.ok(user.total() <= maxPresses, `${user.total()} presses`)
  await assertFigures(page, { Creadas: productCount })
  const pictured = await world.sql`select 1 from products where cardinality(image) > 0`
  assert.equal(pictured.length, pictureCount)

  await page.getByRole('button', { name: 'Deshacer la carga' }).click()
  const question = page.getByRole('dialog')
  await question.getByText('También se va lo que la carga creó por su nombre').waitFor()
  await question.getByText('Categorías: Fundas y Cargadores').waitFor()
  await question.getByText('Colores: Azul Pacífico').waitFor()
  await assertAccessible(page)
  await question.getByRole('button', { name: 'Deshacer la carga' }).click()
  await waitForHeading(page, 'La carga se deshizo: cada fila está como antes')
  const { body: categories } = await world.admin.get('/categories')
  assert.deepEqual(
    categories.map(({ name }: { name: string }) => name),
    ['iPhone'],
  )
  await page.goto('/admin/audit')
  await page.getByText(`Carga de planilla · ${productCount} productos creados · 3 nombres`).waitFor()
  await page.getByText(`Carga deshecha · ${productCount} productos eliminados · 3 nombres`).waitFor()
})
