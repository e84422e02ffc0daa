import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { assertWithin, measureBox, measurePoint } from '#test/boxes.ts'
import { assertAccessible } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const findRow = (page: Page, name: string) => page.getByRole('row', { name })

test('filter, sort and page live in the address: a reload and Back restore them', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.sql`insert into colors (name, color_code) select 'Color ' || lpad(n::text, 3, '0'), '#000000' from generate_series(1, 60) n`
  await page.goto('/admin/colors')
  await findRow(page, 'Color 001').waitFor()
  assert.equal(await page.locator('tbody tr').count(), 50)
  await page.getByLabel('Filas por página').selectOption('20')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await findRow(page, 'Color 021').waitFor()
  await page.getByRole('columnheader').getByRole('button', { name: 'Nombre' }).click()
  await page.getByRole('columnheader').getByRole('button', { name: 'Nombre' }).click()
  await findRow(page, 'Color 060').waitFor()
  const sorted = page.locator('th[aria-sort]')
  assert.deepEqual(await sorted.evaluateAll((all) => all.map((th) => [th.textContent, th.ariaSort])), [
    ['Nombre', 'descending'],
  ])
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await findRow(page, 'Color 021').waitFor()
  const address = page.url()
  assert.match(address, /page=2/)
  assert.match(address, /dir=desc/)
  await page.reload()
  await findRow(page, 'Color 021').dblclick()
  await page.waitForURL('**/admin/color_update/*')
  await page.goBack()
  await findRow(page, 'Color 021').waitFor()
  assert.equal(page.url(), address)
})

test('twenty records have no pages, twenty-one do; the head keeps in sight over a box of 350 px', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 20) n`
  await page.goto('/admin/colors')
  await page.getByText('20 colores').waitFor()
  assert.equal(await page.getByLabel('Filas por página').count(), 0)
  const box = page.locator('.data-table-scroll')
  const head = box.locator('thead th').first()
  await box.locator('tbody tr').last().scrollIntoViewIfNeeded()
  assert.ok(await box.evaluate(({ scrollTop }) => scrollTop > 0))
  await assertWithin(head, box)
  const looks = await head.evaluate((cell) => {
    const { backgroundColor, fontWeight } = getComputedStyle(cell)
    return { height: cell.closest('.data-table-scroll')?.clientHeight, backgroundColor, fontWeight }
  })
  assert.deepEqual(looks, { height: 350, backgroundColor: 'rgb(243, 244, 242)', fontWeight: '700' })
  await world.make.color({ name: 'Uno más' })
  await page.reload()
  await page.getByText('21 colores').waitFor()
  assert.deepEqual(await page.getByLabel('Filas por página').locator('option').allTextContents(), ['20', '50', '100'])
})

test('in a list too large for the browser quick typing loses no letter, and a late answer does not replace a newer one', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  await world.sql`insert into colors (name, color_code) select 'Tono ' || lpad(n::text, 4, '0'), '#000000' from generate_series(1, 1300) n`
  await page.goto('/admin/colors')
  await page.getByText('1.300 colores').waitFor()
  const asked: string[] = []
  let late: Promise<void> | undefined
  await page.route('**/api/colors?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(q)
    if (q !== 'tono') return route.continue()
    // The answer to the first word arrives after the answer to all words.
    late = page.waitForResponse(/q=tono\+?(%20)?12/).then(() => route.continue().catch(() => {}))
  })
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('tono')
  await page.waitForURL(/q=tono$/)
  await page.keyboard.type(' 1234')
  await page.getByText('1 color', { exact: true }).waitFor()
  await late
  await findRow(page, 'Tono 1234').waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'tono 1234')
  assert.equal(await page.locator('tbody tr').count(), 1)
  assert.ok(asked.length < 9, `${asked.length} questions for nine letters`)
})

test('where a filter and a search hide every record, one press lets go of both', async (t) => {
  const { world, page } = await openShopSignedIn(t)
  const { id } = await world.make.category({ name: 'iPhone' })
  await world.make.product({ name: 'iPhone 16e', category_id: id })
  await page.goto(`/admin/products?category_id=${id}&q=nada`)
  await page.getByRole('button', { name: 'Quitar los filtros' }).last().click()
  await findRow(page, 'iPhone 16e').waitFor()
  assert.equal(new URL(page.url()).search, '')
})

test('what the server does not show this reader says so in the place of the list, with one notice', async (t) => {
  const { world, user, page, expectComplaints } = await openShopSignedIn(t)
  await page.goto('/admin/')
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  await page.waitForLoadState('networkidle')
  await world.sql`delete from user_permissions where user_id = ${user.id}`
  expectComplaints()
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Parámetros' }).click()
  await page.getByText('No access to this resource').waitFor()
  await page.locator('.Toastify__toast', { hasText: 'No tienes acceso a este recurso.' }).waitFor()
})

test('without a connection a screen that does not open says so beside the menu, and opens when it is back', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t, { hasEmptyCache: true })
  await page.goto('/admin/colors')
  await page.locator('.empty').waitFor()
  expectComplaints()
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Calendario' }).click()
  await page.getByRole('alert').getByText('La pantalla no se pudo abrir').waitFor()
  await assertAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Calendario' }).waitFor()
})

test('a record that is not there says so, with a way back to its list', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  await page.goto('/admin/color_update/999')
  await page.getByRole('heading', { name: 'No lo encontramos' }).waitFor()
  assert.equal(await page.locator('.Toastify__toast').count(), 0)
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.waitForURL('**/admin/colors')
  await page.getByText('No hay datos para mostrar').waitFor()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a notice stands top right, light, for five seconds, and waits for who reads it (motion: ${reducedMotion})`, async (t) => {
    const { page, expectComplaints } = await openShopSignedIn(t, { reducedMotion })
    await page.goto('/admin/color_create')
    expectComplaints()
    const answerWithError = (route: Route) => route.fulfill({ status: 500, json: {} })
    await page.route('**/api/colors', answerWithError)
    await page.getByLabel('Nombre').fill('Verde')
    await page.locator('[name=color_code]').fill('#00AA55')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    const toast = page.locator('.Toastify__toast')
    await toast.getByText('Ocurrió un error. Por favor, inténtalo de nuevo.').waitFor()
    assert.equal(await page.locator('.Toastify__toast-container--top-right .Toastify__toast-theme--light').count(), 1)
    const running = page.locator('.Toastify__progress-bar--animated')
    const assertToastState = (state: string) =>
      page.waitForFunction((wanted) => {
        const bar = document.querySelector('.Toastify__progress-bar--animated')
        return bar !== null && getComputedStyle(bar).animationPlayState === wanted
      }, state)
    assert.equal(await running.evaluate((bar) => getComputedStyle(bar).animationDuration), '5s')
    await assertToastState('running')
    // The form's title is far from the toast.
    const moveMouseAway = () => page.getByRole('heading', { level: 1 }).hover()
    await toast.hover()
    await assertToastState('paused')
    await moveMouseAway()
    await assertToastState('running')
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await assertToastState('paused')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await assertToastState('running')
    const drag = async (share: number) => {
      const { width } = await measureBox(toast)
      const from = await measurePoint(toast, 0.1, 0.8)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + width * share, from.y, { steps: 3 })
      await page.mouse.up()
      await moveMouseAway()
    }
    const readToastState = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('.Toastify__toast')?.dataset['in'] ?? '')
    const place = await measureBox(toast)
    await drag(0.75)
    assert.equal(await readToastState(), 'true')
    await page.waitForFunction(
      (left) => Math.round(document.querySelector('.Toastify__toast')?.getBoundingClientRect().x ?? 0) === left,
      Math.round(place.x),
    )
    await drag(0.85)
    assert.notEqual(await readToastState(), 'true')
    await toast.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await toast.getByRole('button', { name: 'Cerrar el aviso' }).click()
    await toast.waitFor({ state: 'detached' })
  })
}

test('a dropdown finds its place again 50 ms after it opened', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.clock.install()
  await page.goto('/admin/')
  const toggle = page.getByRole('button', { name: /Tu cuenta/ })
  await toggle.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await toggle.click()
  const panel = page.locator('.dropdown-menu.show')
  const measureOverhang = () =>
    panel.evaluate((box) => box.getBoundingClientRect().right - document.documentElement.clientWidth)
  assert.ok((await measureOverhang()) <= 0)
  // Late content, such as a picture, makes the panel wider after it was placed.
  await panel.evaluate((box) => {
    box.style.width = `${box.getBoundingClientRect().width * 1.5}px`
  })
  assert.ok((await measureOverhang()) > 0)
  await page.clock.runFor(49)
  assert.ok((await measureOverhang()) > 0)
  await page.clock.runFor(1)
  assert.ok((await measureOverhang()) <= 0)
})

test('the back office speaks three languages and remembers the choice', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/products')
  for (const [language, languageName, title] of [
    ['en', 'English', 'Products'],
    ['pt', 'Português', 'Produtos'],
    ['es', 'Español', 'Productos'],
  ] as const) {
    await page.getByRole('button', { name: /^(Idioma|Language)/ }).click()
    await page.getByRole('button', { name: languageName, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), language)
  }
})
