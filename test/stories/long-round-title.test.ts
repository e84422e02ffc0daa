import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertNoSidewaysScroll } from '#test/browser.ts'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const titles = {
  'without spaces': 'Guantesyanteojosycalzado'.repeat(9).slice(0, 200),
  'with spaces': 'Guantes, anteojos y calzado '.repeat(8).slice(0, 199).concat('.'),
}

for (const [kind, title] of Object.entries(titles))
  test(`a long title ${kind} pushes nothing out of the list of rounds, their deliveries and its page`, async (t) => {
    const world = await openShopWithEquipment(t)
    const { officer, ayelen, gloves } = world
    const { body: round } = await officer.post('/ppe_deliveries/round', {
      ...{ title, date: '2026-03-02', signature: 'row' },
      deliveries: [{ employee_id: ayelen.id, ppe_id: gloves.id }],
    })
    const { page } = await openSignedInPage(t, world, {
      userPermissions: [...officerPermissions, 'see_notifications'],
    })
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/ppe_rounds')
      await page.getByText(title).first().waitFor()
      const hiddenPixels = await page
        .locator('.data-table-scroll')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      assert.ok(hiddenPixels <= 0, `${hiddenPixels} px of the columns are out of sight`)
      await assertNoSidewaysScroll(page)
      if (width === 360) {
        await page.getByRole('button', { name: `Acciones de ${title}` }).click()
        await page.getByRole('button', { name: `Ver más de ${title}` }).waitFor()
        await assertNoSidewaysScroll(page)
      }
      await page.goto(`/admin/ppe_deliveries?round_id=${round.id}`)
      const chip = page.getByRole('listitem').filter({ hasText: title })
      const box = await chip.getByRole('button').boundingBox()
      assert.ok(box && box.x + box.width <= width, 'the filter can be dropped')
      assert.ok(((await chip.boundingBox())?.height ?? 0) < 40)
      await assertNoSidewaysScroll(page)
      await page.goto(`/admin/ppe_rounds/${round.id}`)
      const heading = page.getByRole('heading', { name: title })
      assert.ok(((await heading.boundingBox())?.width ?? 0) > width / 2, 'the title has the width of the page')
      const crumb = page.getByRole('navigation').getByRole('listitem').filter({ hasText: title })
      assert.ok(((await crumb.boundingBox())?.height ?? 99) < 30, 'the breadcrumb keeps one line')
      await assertNoSidewaysScroll(page)
      await page.goto('/admin/calendar?day=2026-03-02&view=list')
      const line = page.locator('.agenda-title b').filter({ hasText: title }).first()
      await line.waitFor()
      assert.ok(((await line.boundingBox())?.height ?? 99) < 80, 'three lines in the calendar')
      await assertNoSidewaysScroll(page)
    }
  })
