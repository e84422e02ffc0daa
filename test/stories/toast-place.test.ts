import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const headerControls = '.main-header :is(a, button), .page-head :is(a, button, h1)'

/** What a toast covers of the controls of the top bar, the page's header, and of others that are named. */
const listCoveredControls = (page: Page, others = '') =>
  page.evaluate((controls) => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect())
    return [...document.querySelectorAll(controls)]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        return (
          width > 0 &&
          toasts.some((toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom)
        )
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  }, [headerControls, others].filter(Boolean).join(', '))

const isToastInWindow = (page: Page) =>
  page.locator('.Toastify__toast').evaluate((toast) => {
    const { top, bottom, left, right } = toast.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })

/** Saves a colour, which leads to the list with a toast. */
async function saveColor(page: Page, name: string): Promise<void> {
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill(name)
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  await page.keyboard.press('Enter')
  await page.locator('.Toastify__toast').waitFor()
  await page.locator('tr[data-record]', { hasText: name }).waitFor()
}

for (const width of [360, 768, 1440]) {
  const viewport = { width, height: 800 }
  test(`at ${width} pixels a toast covers no button of the header, of the page, nor of a drawer or the panel that is open`, async (t) => {
    const { page } = await openShopSignedIn(t, { viewport })
    await saveColor(page, 'Azul')
    assert.deepEqual(await listCoveredControls(page), [])
    assert.equal(await isToastInWindow(page), true)
    await page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
    await page.getByLabel('Dark mode').waitFor()
    assert.deepEqual(await listCoveredControls(page, '.control-sidebar :is(h2, input)'), [])
    assert.equal(await page.locator('.Toastify__toast').count(), 1, 'the toast is still there')
    await page.keyboard.press('Escape')

    await saveColor(page, 'Verde')
    const row = page.locator('tr[data-record]', { hasText: 'Verde' })
    if (width === 360) await row.locator('.dropdown > button').click()
    await row.getByRole('button', { name: 'Historial de Verde' }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await listCoveredControls(page, '.drawer :is(a, button)'), [])
    assert.equal(await page.locator('.Toastify__toast').count(), 1, 'the toast is still there')
  })

  test(`at ${width} pixels the toast of a failed save covers neither the save bar nor the page's header`, async (t) => {
    const { world, page, expectComplaints } = await openShopSignedIn(t, { viewport })
    const { id } = await world.make.product({ name: 'iPhone 17 Pro Max de doscientos cincuenta y seis' })
    await page.goto(`/admin/product_update/${id}`)
    await page.getByLabel('Precio').fill('1.199')
    expectComplaints()
    await page.route(`**/api/products/${id}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.locator('.Toastify__toast').waitFor()
    const barButtons = '.form-foot :is(button, .state, .form-foot-lost)'
    assert.deepEqual(await listCoveredControls(page, barButtons), [])
    assert.equal(await isToastInWindow(page), true)
    await page.evaluate(() => scrollTo(0, 150))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    assert.deepEqual(await listCoveredControls(page, barButtons), [])
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  })
}
