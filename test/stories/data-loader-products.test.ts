import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { toCsv } from '#test/imports.ts'
import { importerPermissions, reviewRows, uploadSheet, waitForHeading } from '#test/stories/import-steps.ts'
import { createPicture, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'
import { createZip } from '#test/zips.ts'

const permissions = [...importerPermissions, 'see_products', 'create_products', 'update_products', 'see_menu_products']

const productRows = [
  ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Fotos'],
  ['Fundas', 'Funda de cuero', 'Marrón', '49', 'cuero.jpg'],
  ['Fundas', 'Funda de silicona', 'Con imanes', '39', 'silicona.jpg; dorso.jpg'],
  ['Fundas', 'Funda rígida', 'Mate', '29', ''],
]

test('pictures that are missing are told once, and the load waits until the user goes without them', async (t) => {
  const world = await shop(t)
  await world.make.category({ name: 'Fundas' })
  const { page } = await openSignedInPage(t, world, { userPermissions: permissions })
  await uploadSheet(page, 'Productos', productRows)
  await reviewRows(page)
  await page.getByText('Faltan 3 fotos').waitFor()
  await page.getByText('Falta tildar arriba cómo se carga').waitFor()
  const load = page.getByRole('button', { name: 'Cargar 3' })
  await load.and(page.locator(':disabled')).waitFor()
  await assertAccessible(page)
  await page.getByLabel('Cargar sin esas 3 fotos').check()
  await load.click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
})

for (const [language, told, accept] of [
  ['en', '1 picture is missing', 'Load without that picture'],
  ['pt', 'Falta 1 foto', 'Carregar sem essa foto'],
] as const)
  test(`one missing picture is told in the singular (${language})`, async (t) => {
    const world = await shop(t)
    await world.make.category({ name: 'Fundas' })
    const { page } = await openSignedInPage(t, world, { userPermissions: permissions, language, dark: true })
    await page.goto('/admin/data_loader')
    await page.locator('#load-target').selectOption('products')
    await page.locator('input[name=file]').setInputFiles({
      ...{ name: 'lista.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(toCsv(productRows.slice(0, 2))),
    })
    await page.locator('.load-start button[type=submit]').click()
    await page.locator('.load-map').waitFor()
    await page.locator('.form-foot .btn-primary').click()
    await page.getByText(told).waitFor()
    await assertAccessible(page)
    await page.getByLabel(accept).check()
    await page.locator('.form-foot .btn-primary:enabled').click()
    await page.locator('.load-result').waitFor()
  })

test('new categories and a new colour are created in one press, and their codes are told', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: [...permissions, 'create_categories', 'create_colors', 'see_colors'],
  })
  await uploadSheet(page, 'Productos', [
    ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Color'],
    ['Fundas', 'Funda de cuero', 'Marrón', '49', 'Marrón'],
    ['Cargadores', 'Cargador', 'De pared', '39', 'Azul Pacífico'],
  ])
  await reviewRows(page)
  await page.getByRole('button', { name: 'Crear todas (4)' }).click()
  await page.getByText('#8E8E93').waitFor()
  await page.getByText('#795548').waitFor()
  await page.getByText('se puede cambiar después').first().waitFor()
  await page.getByRole('button', { name: 'Cargar 2' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Cargar 2' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  assert.equal((await world.admin.get('/categories')).body.length, 2)
})

test('a zip is taken once a column is said to hold pictures, and again in the review', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await world.make.category({ name: 'Fundas' })
  const [headings = [], ...rows] = productRows
  await uploadSheet(page, 'Productos', [[...headings.slice(0, 4), 'Vista'], ...rows])
  assert.equal(await page.locator('input[name=pictures]').count(), 0)
  await page.getByLabel('Campo para Vista').selectOption('image')
  const picture = await createPicture('#0b6349')
  const choose = (...names: string[]) =>
    page.locator('input[name=pictures]').setInputFiles({
      ...{ name: `${names.length}.zip`, mimeType: 'application/zip' },
      buffer: createZip(names.map((name) => ({ name, content: picture }))),
    })
  await choose('cuero.jpg')
  await page.getByText('1.zip').waitFor()
  await page.getByText('1 archivo', { exact: true }).waitFor()
  await assertAccessible(page)
  await reviewRows(page)
  await page.getByText('Faltan 2 fotos').waitFor()
  await choose('cuero.jpg', 'silicona.jpg', 'dorso.jpg')
  await page.getByText('Faltan 2 fotos').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cargar 3' }).click()
  await waitForHeading(page, 'Listo: la planilla está cargada')
  const { body } = await world.admin.get('/products?sort=name&dir=asc')
  assert.deepEqual(
    body.products.map(({ image }: { image: string[] }) => image.length),
    [1, 2, 0],
  )
})
