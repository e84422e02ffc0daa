import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const settingsTab = '/admin/profile?tab=settings'
const reading = ['see_notifications']

test('the weekly mail is chosen in the profile, and switched off by the link of a mail without a sign-in', async (t) => {
  const { url } = await startMailServer(t)
  const world = await shop(t, { MAIL_URL: url })
  const { page } = await openSignedInPage(t, world, { userPermissions: reading })
  await page.goto(settingsTab)
  const section = page.locator('.form-section').filter({ hasText: 'Resumen semanal' })
  await section.getByLabel('Día').selectOption('viernes')
  await page.getByText('Vas a recibir el resumen en ').waitFor()
  await section.getByLabel('Hora').selectOption('8:00')
  await page.waitForFunction(() => document.querySelectorAll('.form-section select:disabled').length === 0)
  await section.getByLabel('Idioma del email').selectOption('Português')
  await page.waitForFunction(() => document.querySelectorAll('.form-section select:disabled').length === 0)
  await assertAccessible(page)
  await page.reload()
  await section.getByLabel('Hora').waitFor()
  assert.deepEqual(
    [await section.getByLabel('Día').inputValue(), await section.getByLabel('Hora').inputValue()],
    ['5', '8'],
  )
  const [digest] = await world.sql<{ stop_token: string }[]>`select stop_token from notice_digests`
  const reader = await person(t, world.url, { viewport: { width: 360, height: 740 } })
  await reader.page.goto(`/digest/stop/${digest?.stop_token}`)
  await reader.page.getByRole('heading', { name: 'Resumen semanal' }).waitFor()
  await assertAccessible(reader.page)
  await assertNoSidewaysScroll(reader.page)
  await reader.page.getByRole('button', { name: 'Dejar de recibirlo' }).click()
  await reader.page.getByText('Ya no vas a recibir el resumen.').waitFor()
  await page.reload()
  await section.getByLabel('Día').waitFor()
  assert.equal(await section.getByLabel('Día').inputValue(), '0')
})

test('a link that was used, or that nobody has, says that the mail is off and offers no button', async (t) => {
  const { url } = await startMailServer(t)
  const world = await shop(t, { MAIL_URL: url })
  await world.as(...reading).put('/profile/digest', { day: 1, hour: 9, language: 'es' })
  const [digest] = await world.sql<{ stop_token: string }[]>`select stop_token from notice_digests`
  const { page } = await person(t, world.url, { viewport: { width: 360, height: 740 } })
  await page.goto(`/digest/stop/${digest?.stop_token}`)
  await page.getByRole('button', { name: 'Dejar de recibirlo' }).click()
  await page.getByText('Ya no vas a recibir el resumen.').waitFor()
  for (const token of [digest?.stop_token, 'nadie']) {
    await page.goto(`/digest/stop/${token}`)
    await page.getByText('el resumen ya está apagado').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Dejar de recibirlo' }).count(), 0)
    await assertAccessible(page)
  }
})

test('a link whose mail is switched off elsewhere meanwhile says so once its button is pressed', async (t) => {
  const { url } = await startMailServer(t)
  const world = await shop(t, { MAIL_URL: url })
  const owner = world.as(...reading)
  await owner.put('/profile/digest', { day: 1, hour: 9, language: 'es' })
  const [digest] = await world.sql<{ stop_token: string }[]>`select stop_token from notice_digests`
  const { page, expectComplaints } = await person(t, world.url)
  expectComplaints()
  await page.goto(`/digest/stop/${digest?.stop_token}`)
  const button = page.getByRole('button', { name: 'Dejar de recibirlo' })
  await button.and(page.locator(':enabled')).waitFor()
  await owner.put('/profile/digest', null)
  await button.click()
  await page.getByText('el resumen ya está apagado').waitFor()
  assert.equal(await button.count(), 0)
})

test('a shop that sends no mails says so, and offers none to who may not see notices', async (t) => {
  const world = await shop(t)
  const { page } = await openSignedInPage(t, world, { userPermissions: reading })
  await page.goto(settingsTab)
  await page.getByText('Esta tienda todavía no envía emails.').waitFor()
  assert.equal(await page.getByRole('option', { name: 'lunes' }).isDisabled(), true)
  const other = await openSignedInPage(t, world, { userPermissions: [] })
  await other.page.goto(settingsTab)
  await other.page.getByLabel('Contraseña actual').waitFor()
  assert.equal(await other.page.getByText('Resumen semanal').count(), 0)
})
