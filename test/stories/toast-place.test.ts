import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

/** The buttons and links of the header, and of an open drawer's head or panel, that a toast covers. */
const listCoveredControls = (page: Page, selector: string) =>
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
  }, selector)

/** Saves a colour, which leads to the list with a toast. */
async function saveColor(page: Page, name: string): Promise<void> {
  await page.goto('/admin/color_create')
  await page.getByLabel('Nombre').fill(name)
  await page.locator('input[name=color_code]').last().fill('#00AA55')
  await page.keyboard.press('Enter')
  await page.locator('.Toastify__toast').waitFor()
  await page.locator('tr[data-record]', { hasText: name }).waitFor()
}

for (const width of [360, 768, 1440])
  test(`at ${width} pixels a toast covers no button of the header, nor of a drawer or the panel that is open`, async (t) => {
    const { page } = await openShopSignedIn(t, { viewport: { width, height: 800 } })
    await saveColor(page, 'Azul')
    assert.deepEqual(await listCoveredControls(page, '.main-header :is(a, button)'), [])
    await page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
    await page.getByLabel('Dark mode').waitFor()
    const covered = await listCoveredControls(page, '.main-header :is(a, button), .control-sidebar :is(h2, input)')
    assert.deepEqual(covered, [])
    assert.equal(await page.locator('.Toastify__toast').count(), 1, 'the toast is still there')
    await page.keyboard.press('Escape')

    await saveColor(page, 'Verde')
    const row = page.locator('tr[data-record]', { hasText: 'Verde' })
    if (width === 360) await row.locator('.dropdown > button').click()
    await row.getByRole('button', { name: 'Historial de Verde' }).click()
    await page.getByRole('dialog').waitFor()
    assert.deepEqual(await listCoveredControls(page, '.main-header :is(a, button), .drawer :is(a, button)'), [])
    assert.equal(await page.locator('.Toastify__toast').count(), 1, 'the toast is still there')
  })
