import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openShopSignedIn, waitForFocus } from '#test/stories/signed-in-page.ts'

const officerPermissions = ['see_employees', 'create_employees', 'update_employees', 'create_companies']

async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  assert.ok(first && second)
  return Math.abs(first.y - second.y) < 2 && second.x > first.x
}

/** Holds the answer to the next save until the returned function is called. */
async function holdSave(page: Page, path: string): Promise<() => void> {
  let letGo: () => void = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    `**/api/${path}`,
    async (route) => {
      await isLetGo
      await route.continue()
    },
    { times: 1 },
  )
  return letGo
}

async function fillColor(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Verde')
  await page.locator('input[name=color_code]').last().fill('#00AA55')
}

test('the classes of a licence are one stop of the tab key, and the arrows move among them', async (t) => {
  const { page } = await openShopSignedIn(t, { userPermissions: officerPermissions })
  await page.goto('/admin/employee_create')
  await page.getByRole('tab', { name: 'Complementarios' }).click()
  await page.getByRole('button', { name: 'A.1.1' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  assert.equal(await page.getByRole('button', { name: 'A.1.2' }).getAttribute('aria-pressed'), 'true')
  await page.keyboard.press('End')
  await waitForFocus(page, 'G.3')
  await page.keyboard.press('Tab')
  await waitForFocus(page, 'driver_expiration_date')
  await page.keyboard.press('Shift+Tab')
  await waitForFocus(page, 'G.3')
})

test('on a telephone short fields stand in pairs, and an address has its fields by their length', async (t) => {
  const { page } = await openShopSignedIn(t, {
    userPermissions: officerPermissions,
    viewport: { width: 360, height: 740 },
  })
  await page.goto('/admin/company_create')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Calle').waitFor()
  assert.ok(await isBeside(field('Número'), field('Código postal')))
  assert.equal(await isBeside(field('Provincia'), field('País')), false)
  await page.setViewportSize({ width: 1440, height: 900 })
  assert.ok(await isBeside(field('Calle'), field('Número')))
  const [street, houseNumber] = [await field('Calle').boundingBox(), await field('Número').boundingBox()]
  assert.ok(street && houseNumber && street.width > 1.8 * houseNumber.width)
})

test('the button that was pressed is the one that shows the saving', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/color_create')
  await fillColor(page)
  const letGo = await holdSave(page, 'colors')
  await page.getByRole('button', { name: 'Guardar y otro' }).click()
  const saving = page.locator('.form-foot .btn:has(.spinner-border)')
  await saving.waitFor()
  assert.equal(await saving.count(), 1)
  assert.match((await saving.getAttribute('class')) ?? '', /btn-secondary/)
  assert.ok(await page.getByRole('button', { name: 'Guardar', exact: true }).isDisabled())
  letGo()
  await page.getByText('Se guardó Verde.').last().waitFor()
})

test('a save without a connection is told where it was pressed and at the top of the page, not a third time', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t)
  await page.goto('/admin/color_create')
  await fillColor(page)
  expectComplaints()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page
    .getByText(
      'Ocurrió un error. Por favor, inténtalo de nuevo. No se pudo guardar, pero todo lo que escribiste sigue acá.',
    )
    .waitFor()
  await page.getByText('Sin conexión con el servidor.').waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByText('Se guardó Verde.').last().waitFor()
})

test('what is typed at once after saving and another is chosen as what is typed slowly', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  for (const name of ['Fundas', 'Fundas de cuero', 'iPad', 'iPhone']) await world.make.category({ name })
  await page.goto('/admin/product_create')
  await waitForFocus(page, 'category_id')
  for (const n of [1, 2, 3, 4]) {
    await page.keyboard.type('fund')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Funda ${n}`)
    await page.getByLabel('Descripción').fill('En caja')
    await page.getByLabel('Precio').fill('10')
    await page.getByRole('button', { name: 'Guardar y otro' }).press('Enter')
    await page.getByText(`Se guardó Funda ${n}.`).last().waitFor()
    await waitForFocus(page, 'category_id')
  }
  const saved = await world.sql<{ name: string; category: string }[]>`
    select p.name, c.name as category from products p join categories c on c.id = p.category_id order by p.id`
  assert.deepEqual(
    saved,
    [1, 2, 3, 4].map((n) => ({ name: `Funda ${n}`, category: 'Fundas' })),
  )
})

test('a product is entered by keyboard in at most twelve presses, typing apart, and the next one begins', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.category({ name: 'Fundas' })
  for (const name of ['Negro', 'Rojo']) await world.make.color({ name })
  await page.goto('/admin/product_create')
  await waitForFocus(page, 'category_id')
  let presses = 0
  const press = async (key: string) => {
    presses++
    await page.keyboard.press(key)
  }
  /** Goes on by Tab until this field or button has the focus. */
  const tabTo = async (nameOrText: string) => {
    for (let tries = 0; tries < 6; tries++) {
      await press('Tab')
      const isThere = await page.evaluate((wanted) => {
        const element = document.activeElement
        return element?.getAttribute('name') === wanted || element?.textContent?.trim() === wanted
      }, nameOrText)
      if (isThere) return
    }
    assert.fail(`${nameOrText} was not reached`)
  }
  await page.keyboard.type('fund')
  for (const [name, typed] of [
    ['name', 'Funda de cuero'],
    ['description', 'Negra, con imán'],
    ['price', '29,90'],
  ] as const) {
    await tabTo(name)
    await page.keyboard.type(typed)
  }
  await tabTo('Guardar y otro')
  await press('Enter')
  await page.getByText('Se guardó Funda de cuero.').last().waitFor()
  await waitForFocus(page, 'category_id')
  assert.ok(presses <= 12, `${presses} presses`)
})

test('keys that come while a record is saved are typed into the next one', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  for (const name of ['Audio', 'Mac usadas', 'Fundas']) await world.make.category({ name })
  await page.goto('/admin/product_create')
  await waitForFocus(page, 'category_id')
  await page.keyboard.type('fund')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Funda')
  await page.getByLabel('Descripción').fill('En caja')
  await page.getByLabel('Precio').fill('10')
  const letGo = await holdSave(page, 'products')
  await page.getByRole('button', { name: 'Guardar y otro' }).press('Enter')
  await page.locator('.form-foot .spinner-border').waitFor()
  await page.keyboard.type('mac u')
  await page.keyboard.press('Tab')
  await page.keyboard.type('MacBook Air')
  letGo()
  await page.getByText('Se guardó Funda.').last().waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')?.value === 'MacBook Air')
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=category_id]')?.value === 'Mac usadas',
  )
  await waitForFocus(page, 'name')
})

test('the name of a column is pressed like its box', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.product({ name: 'Funda' })
  await page.goto('/admin/products')
  await page.getByRole('columnheader', { name: 'Capacidad' }).waitFor()
  await page.getByRole('button', { name: 'Columnas' }).click()
  await page.locator('.chooser-check', { hasText: 'Capacidad' }).click({ position: { x: 60, y: 10 } })
  await page.getByRole('columnheader', { name: 'Capacidad' }).waitFor({ state: 'detached' })
  assert.ok(await page.locator('.chooser').isVisible())
})

test('the value of a raise has the focus as its dialog opens', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.make.product({ name: 'Funda', price: 100 })
  await page.goto('/admin/products')
  await page.getByLabel('Seleccionar Funda').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Ajustar Precio' }).click()
  await waitForFocus(page, 'percent')
})
