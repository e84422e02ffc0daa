import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'
import { buildColorRows } from '#test/stories/import-steps.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

for (const [language, line] of [
  ['es', 'Carga de planilla · 60 colores creados'],
  ['en', 'Spreadsheet load · 60 colors created'],
  ['pt', 'Carga de planilha · 60 cores criadas'],
] as const)
  test(`a load is one line of the audit, which opens into its rows (${language})`, async (t) => {
    const world = await shop(t)
    const rows = [['Nombre', 'Código'], ...buildColorRows(60)]
    const review = await previewRows(world.admin, rows, { resource: 'colors' })
    await runImport(world.admin, review.id, review.asked)
    const { page } = await openSignedInPage(t, world, {
      ...{ language, dark: language === 'en', userPermissions: ['see_audit', 'see_colors', 'update_colors'] },
    })
    await page.goto('/admin/audit')
    const row = page.locator('tr[data-record]').filter({ hasText: line })
    await row.waitFor()
    assert.equal(await page.locator('tr[data-record]').filter({ hasText: 'Color 1' }).count(), 0)
    await row.locator('button[aria-expanded]').first().click()
    await page.locator('.audit-load li').nth(24).waitFor()
    await assertAccessible(page)
    const first = await page.locator('.audit-load li').first().innerText()
    await page.locator('.audit-detail .data-table-pages button').last().click()
    await page.locator('.audit-load').filter({ hasNotText: first }).waitFor()
    assert.equal((await page.locator('.audit-load li').count()) <= 25, true)
  })
