import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'

import type { Client } from '#test/client.ts'
import { chooseOption, openShopSignedIn, waitForSaved } from '#test/stories/signed-in-page.ts'

/** Opens a form whose save has just been refused, because another user changed the same fields. */
async function openConflict(t: TestContext) {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  const { make, admin } = world
  const [phones, laptops, tablets] = [
    await make.category({ name: 'iPhone' }),
    await make.category({ name: 'Mac' }),
    await make.category({ name: 'iPad' }),
  ]
  const [blue, red] = [await make.color({ name: 'Azul' }), await make.color({ name: 'Rojo' })]
  const { id } = await make.product({ name: 'Equipo', price: 1000, category_id: phones.id })
  await page.goto(`/admin/product_update/${id}`)
  await page.getByLabel('Nombre').fill('Equipo mío')
  await page.getByLabel('Precio').fill('1.100,50')
  await chooseOption(page, 'Categoría', 'Mac')
  await page.getByRole('button', { name: 'Azul' }).click()
  const theirs = { name: 'Equipo suyo', price: 1200.5, category_id: tablets.id, colorIds: [red.id] }
  assert.equal((await admin.patch(`/products/${id}`, theirs)).status, 200)
  expectComplaints()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Otra persona guardó cambios mientras editabas' })
  await panel.waitFor()
  const chooseSide = (field: string, side: 'Lo que está guardado' | 'Lo que escribiste vos') =>
    panel.getByRole('group', { name: field }).getByLabel(side).check()
  const mine = { name: 'Equipo mío', price: 1100.5, category_id: laptops.id, colorIds: [blue.id] }
  return { page, id, mine, theirs, chooseSide, admin }
}

const fields = ['Nombre', 'Precio', 'Categoría', 'Colores']

async function readProduct(admin: Client, id: number) {
  const { name, price, category_id, colors } = (await admin.get(`/products/${id}`)).body
  return { name, price, category_id, colorIds: colors.map((color: { id: number }) => color.id) }
}

const readTypedValues = (page: Page) =>
  Promise.all(['Nombre', 'Precio'].map((label) => page.getByRole('textbox', { name: label }).inputValue()))

test('a second editor who chooses what is saved in every field saves just that', async (t) => {
  const { page, id, theirs, chooseSide, admin } = await openConflict(t)
  for (const field of fields) await chooseSide(field, 'Lo que está guardado')
  assert.deepEqual(await readTypedValues(page), ['Equipo suyo', '1200,5'])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Equipo suyo')
  assert.deepEqual(await readProduct(admin, id), theirs)
})

test('a second editor chooses field by field, and may think again', async (t) => {
  const { page, id, mine, theirs, chooseSide, admin } = await openConflict(t)
  assert.deepEqual(await readTypedValues(page), ['Equipo mío', '1.100,50'], 'until then what was typed stands')
  await chooseSide('Nombre', 'Lo que está guardado')
  await chooseSide('Precio', 'Lo que está guardado')
  await chooseSide('Colores', 'Lo que está guardado')
  await chooseSide('Precio', 'Lo que escribiste vos')
  assert.deepEqual(await readTypedValues(page), ['Equipo suyo', '1.100,50'])
  assert.deepEqual(await readProduct(admin, id), theirs, 'choosing saves nothing yet')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Equipo suyo')
  assert.deepEqual(await readProduct(admin, id), { ...mine, name: theirs.name, colorIds: theirs.colorIds })
})

test('what was chosen can still be changed, and a third version is asked about anew', async (t) => {
  const { page, id, chooseSide, admin } = await openConflict(t)
  await chooseSide('Nombre', 'Lo que está guardado')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Equipo de ambos')
  await admin.patch(`/products/${id}`, { name: 'Equipo de un tercero' })
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('group', { name: 'Nombre' }).getByText('Equipo de un tercero').waitFor()
  assert.equal((await readProduct(admin, id)).name, 'Equipo de un tercero')
  assert.equal(await page.getByRole('textbox', { name: 'Nombre' }).inputValue(), 'Equipo de ambos')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Equipo de ambos')
  assert.equal((await readProduct(admin, id)).name, 'Equipo de ambos')
})

/** The ways to leave a form, each with the URL that it leads to. */
const waysOut: Record<string, { leave: (page: Page) => Promise<unknown>; to: RegExp }> = {
  'a link': { leave: (page) => page.getByRole('link', { name: 'Dashboard' }).click(), to: /\/admin$/ },
  Back: { leave: (page) => page.evaluate(() => history.back()), to: /\/admin\/colors$/ },
  Cancelar: { leave: (page) => page.getByRole('button', { name: 'Cancelar' }).click(), to: /\/admin\/colors$/ },
  Esc: { leave: (page) => page.getByLabel('Nombre').press('Escape'), to: /\/admin\/colors$/ },
}

for (const [way, { leave, to }] of Object.entries(waysOut)) {
  test(`leaving a changed form by ${way} asks; staying keeps what was typed, discarding loses it and nothing else`, async (t) => {
    const { world, page } = await openShopSignedIn(t)
    const color = await world.make.color({ name: 'Azul' })
    await page.goto('/admin/colors')
    await page.getByRole('button', { name: 'Editar Azul' }).click()
    await page.getByLabel('Nombre').fill('Azul noche')
    const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
    for (const stay of [
      () => question.getByRole('button', { name: 'Cancelar' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave(page)
      await question.waitFor()
      await stay()
      await question.waitFor({ state: 'hidden' })
      assert.match(page.url(), new RegExp(`color_update/${color.id}$`))
      assert.equal(await page.getByLabel('Nombre').inputValue(), 'Azul noche')
    }
    await leave(page)
    await question.getByRole('button', { name: 'Aceptar' }).click()
    await page.waitForURL(to)
    await question.waitFor({ state: 'hidden' })
    assert.deepEqual((await world.anonymous.get(`/colors/${color.id}`)).body, color)
    await page.goto(`/admin/color_update/${color.id}`)
    assert.equal(await page.getByLabel('Nombre').inputValue(), 'Azul')
    // A form without changes can be left without a question.
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL(/\/admin$/)
    assert.equal(await question.count(), 0)
  })
}

test('a form that was kept open can be saved as if nobody had asked', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const color = await world.make.color({ name: 'Azul' })
  await page.goto(`/admin/color_update/${color.id}`)
  await page.getByLabel('Nombre').fill('Azul noche')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await waitForSaved(page, 'Azul noche')
  await page.waitForURL('**/admin/colors')
  assert.equal((await world.anonymous.get(`/colors/${color.id}`)).body.name, 'Azul noche')
})

test('closing the tab asks while a form is changed, keeps it for who stays and gives it back to who comes again', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').pressSequentially('Verde')
  const dialogEvent = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await dialogEvent
  assert.equal(dialog.type(), 'beforeunload')
  await dialog.dismiss()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde')
  page.once('dialog', (second) => second.accept())
  await page.reload()
  await page.getByText('Recuperamos lo que habías escrito.').waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde')
})
