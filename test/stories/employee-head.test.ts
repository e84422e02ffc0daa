import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { openShopSignedIn, openTab } from '#test/stories/signed-in-page.ts'

test('the head of a record stands above every tab: number, age, seniority, title, and what expires first', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: ['see_menu_employees', 'see_employees', 'update_employees'],
  })
  const title = await world.make.job_title({ name: 'Técnica de laboratorio' })
  const { id } = await world.make.employee({
    surname: 'Quiroga',
    employee_file_number: '0147',
    birth_date: `${new Date().getFullYear() - 40}-01-01`,
    admission_date: '2020-01-01',
    job_title_id: title.id,
    driver_expiration_date: computeDayFromToday(-3),
  })
  await page.goto(`/admin/employee_update/${id}`)
  const head = page.locator('.record-head')
  for (const text of ['0147', '40 años', 'Técnica de laboratorio', 'Licencia de conducir', 'venció el'])
    await head.getByText(text).first().waitFor()
  const photo = await head.locator('.record-photo img').boundingBox()
  assert.deepEqual([photo?.width, photo?.height], [88, 88])
  assert.equal(await page.getByRole('button', { name: 'Historial' }).count(), 0, 'it is a tab')
  await openTab(page, 'Complementarios')
  await head.getByText('0147').waitFor()
  await assertAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  // The tabs stay in sight of a field far below.
  await page.getByLabel('CBU del fondo').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => scrollY > 300)
  const bar = await page.getByRole('tablist').boundingBox()
  assert.ok(bar && bar.y >= 0 && bar.y < 60, 'the tabs are at the top')
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await page.goto('/admin/employees?license_state=expired')
  await page.getByRole('link', { name: 'Quiroga' }).waitFor()
})
