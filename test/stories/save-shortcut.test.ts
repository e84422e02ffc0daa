import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { fillProduct, openShopSignedIn } from '#test/stories/signed-in-page.ts'

/** Presses Ctrl S and returns whether the browser's own dialog was prevented. */
async function pressSave(page: Page, keys = 'Control+s'): Promise<boolean> {
  const wasPrevented = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('keydown', (event) => event.key === 's' && resolve(event.defaultPrevented))
        document.body.dataset.listens = ''
      }),
  )
  await page.locator('body[data-listens]').waitFor()
  await page.keyboard.press(keys)
  return wasPrevented
}

test('Ctrl S and Cmd S save a form from wherever the focus is, once', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.category({ name: 'iPhone' })
  await page.goto('/admin/product_create')
  await fillProduct(page, { name: 'iPhone 17', price: '1.249,50' })
  assert.equal(await pressSave(page), true)
  await page.getByText('Se guardó iPhone 17').first().waitFor()
  const [product] = (await world.admin.get('/products')).body.products
  await page.goto(`/admin/product_update/${product.id}`)
  await page.getByLabel('Nombre').fill('iPhone 17 Pro')
  await page.getByRole('heading', { level: 1 }).click()
  assert.equal(await pressSave(page, 'Meta+s'), true)
  await page.getByText('Se guardó iPhone 17 Pro').first().waitFor()
  assert.equal((await world.admin.get(`/products/${product.id}`)).body.name, 'iPhone 17 Pro')
})

test('Ctrl S in a dialog saves the dialog’s form alone', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await page.goto('/admin/product_create')
  await page.getByLabel('Nombre').fill('iPhone 17')
  const category = page.getByRole('combobox', { name: 'Categoría' })
  await category.fill('Tablets')
  await page.getByRole('option', { name: 'Crear «Tablets»' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descripción').fill('Todas')
  assert.equal(await pressSave(page), true)
  await dialog.waitFor({ state: 'detached' })
  assert.deepEqual(
    (await world.admin.get('/categories')).body.map(({ name }: { name: string }) => name),
    ['Tablets'],
  )
  assert.deepEqual((await world.admin.get('/products')).body.products, [])
  assert.equal(await page.getByText('Este dato es obligatorio').count(), 0)
})
