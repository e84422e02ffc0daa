import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('a clerk changes name, picture and password, and finds them in the frame and at the next sign-in', async (t) => {
  const world = await shop(t)
  const { dni, password } = await createStaffUser(world)
  const { page, expectComplaints } = await person(t, world.url)
  expectComplaints()
  await page.goto('/login')
  await page.getByLabel('DNI').fill(dni)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: /Tu cuenta/ }).click()
  await page.getByRole('link', { name: 'Perfil' }).last().click()
  await page.getByRole('tab', { name: 'SETTINGS' }).click()
  await page.getByLabel('Nombre').fill('Lucía')
  await page.locator('input[type=file]').setInputFiles({
    name: 'yo.png',
    mimeType: 'image/png',
    buffer: await (await createPhoto(200, 200)).png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Usar', exact: true }).click()
  await page.getByLabel('Contraseña', { exact: true }).fill('nueva123')
  await page.getByLabel('Repetir contraseña').fill('nueva123')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Escribí tu contraseña actual para cambiar el email o la contraseña.').waitFor()
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Tus cambios se guardaron.').waitFor()
  await page.locator('#sidebar .user-panel').getByText('Lucía').waitFor()
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>('.user-panel img')?.src.includes('/uploads/images/'),
  )
  await page.getByRole('tab', { name: 'TIMELINE' }).click()
  await page.getByRole('tabpanel', { name: 'TIMELINE' }).getByRole('link', { name: 'Lucía' }).waitFor()
  assert.equal((await world.anonymous.post('/auth/login', { dni, password: 'nueva123' })).status, 200)
})

test('the tabs are walked by the arrow keys and kept in the address', async (t) => {
  const { page } = await openShopSignedIn(t)
  await page.goto('/admin/profile')
  await page.getByRole('tab', { name: 'ACTIVITY' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Contraseña actual').waitFor()
  await page.getByRole('tab', { name: 'SETTINGS' }).and(page.locator(':focus')).waitFor()
  await page.getByLabel('Nombre').fill('A medio escribir')
  await page.getByRole('tab', { name: 'TIMELINE' }).click()
  await page.getByRole('tab', { name: 'SETTINGS' }).click()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'A medio escribir')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByLabel('Contraseña actual').waitFor()
  assert.equal(await page.getByRole('tab', { name: 'SETTINGS' }).getAttribute('aria-selected'), 'true')
  await page.getByLabel('Idioma').selectOption('English')
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
})

test('the profile is accessible and fits, light and dark', async (t) => {
  for (const dark of [false, true]) {
    const { page } = await openShopSignedIn(t, { dark })
    for (const tab of ['activity', 'settings'])
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/admin/profile?tab=${tab}`)
        await page.getByRole('tabpanel').locator('.stand, form').first().waitFor()
        await assertAccessible(page)
        await assertNoSidewaysScroll(page)
      }
  }
})
