import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('one goes from record to record in the list that one came from, in the same tab, and Back leads to the list', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: ['see_menu_employees', 'see_employees', 'update_employees'],
  })
  for (const [surname, gender] of [
    ['Acosta', 'female'],
    ['Benítez', 'male'],
    ['Castro', 'female'],
  ])
    await world.make.employee({ surname, name: 'Ana', gender })
  await page.goto('/admin/employees?gender=female&sort=surname&dir=desc')
  await page.getByRole('link', { name: 'Castro' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await title.filter({ hasText: 'Castro' }).waitFor()
  assert.ok(await page.getByRole('button', { name: 'Anterior' }).isDisabled())
  await page.getByRole('tab', { name: 'Complementarios' }).click()
  await page.waitForURL(/tab=complementary/)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await title.filter({ hasText: 'Acosta' }).waitFor()
  await page.getByRole('button', { name: 'Siguiente' }).waitFor()
  assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Complementarios')
  await assertAccessible(page)
  await page.getByLabel('Obra social').fill('OSECAC')
  await page.getByRole('link', { name: 'Anterior' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await title.filter({ hasText: 'Acosta' }).waitFor()
  await page.getByLabel('Obra social').fill('')
  await page.goBack()
  await page.waitForURL('**/admin/employees?gender=female&sort=surname&dir=desc')
})
