import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { type Shop, shop } from '#test/harness.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

async function openCalendarWithDues(t: Parameters<typeof shop>[0], options: Parameters<typeof openSignedInPage>[2]) {
  const world = await shop(t)
  const day = computeDayFromToday(3)
  await world.admin.post('/events', { title: 'Simulacro', type: 'other', start: day })
  await world.make.employee({ surname: 'Quiroga', name: 'Ayelén', driver_expiration_date: day, birth_date: null })
  const signedIn = await openSignedInPage(t, world, options)
  await signedIn.page.goto('/admin/calendar')
  await signedIn.page.getByRole('button', { name: 'Suscribirse' }).click()
  return { world, ...signedIn }
}

/** Reads a feed as a telephone does. The shop of a test has another address than its settings say. */
async function readFeed({ url }: Pick<Shop, 'url'>, address: string): Promise<{ status: number; summaries: string[] }> {
  const response = await fetch(new URL(new URL(address).pathname, url))
  const body = await response.text()
  if (response.status !== 200) return { status: response.status, summaries: [] }
  const parts = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  return { status: 200, summaries: parts.map((part) => new ICAL.Event(part).summary).sort() }
}

const createLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  return page.getByLabel('Tu enlace').inputValue()
}

test('a feed is subscribed to, read, told about, and revoked', async (t) => {
  const { world, page } = await openCalendarWithDues(t, { userPermissions: ['see_notifications'] })
  await page.getByRole('checkbox', { name: 'Cumpleaños' }).check()
  await assertAccessible(page)
  const address = await createLink(page)
  await assertAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar' }).click()
  await page.getByText('Se copió el enlace.').waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address)
  assert.deepEqual(await readFeed(world, address), {
    status: 200,
    summaries: ['Licencia: Quiroga, Ayelén', 'Simulacro'],
  })
  await page.getByRole('checkbox', { name: 'Vencimientos' }).uncheck()
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: 'Suscribirse' }).click()
  await page.getByText(/Leído por última vez/).waitFor()
  assert.equal(await page.getByLabel('Tu enlace').count(), 0)
  assert.equal(await page.getByRole('checkbox', { name: 'Vencimientos' }).isChecked(), false)
  assert.equal(await page.getByRole('checkbox', { name: 'Cumpleaños' }).isChecked(), true)
  assert.deepEqual((await readFeed(world, address)).summaries, ['Simulacro'])
  await page.getByRole('button', { name: 'Revocar' }).click()
  await page.getByText('El enlace deja de andar en el momento').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  assert.notEqual((await readFeed(world, address)).status, 404)
  await page.getByRole('button', { name: 'Revocar' }).click()
  await page.getByText('El enlace deja de andar en el momento').waitFor()
  await page.getByRole('button', { name: 'Revocar' }).click()
  await page.getByText('El enlace ya no anda.').waitFor()
  assert.equal((await readFeed(world, address)).status, 404)
  await page.getByRole('button', { name: 'Crear enlace' }).waitFor()
})

test('who loses the right to see notices keeps a feed of events', async (t) => {
  const { world, page, user } = await openCalendarWithDues(t, { userPermissions: ['see_notifications'] })
  const address = await createLink(page)
  assert.equal((await readFeed(world, address)).summaries.length, 2)
  await world.sql`delete from user_permissions where user_id = ${user.id}`
  assert.deepEqual((await readFeed(world, address)).summaries, ['Simulacro'])
})

test('another link ends the first one, and without notices events alone are offered', async (t) => {
  const { world, page } = await openCalendarWithDues(t, { userPermissions: [], viewport: { width: 360, height: 740 } })
  await page.getByRole('checkbox', { name: 'Eventos de la empresa' }).waitFor()
  assert.equal(await page.getByRole('checkbox').count(), 1)
  const first = await createLink(page)
  await assertNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: 'Suscribirse' }).click()
  await page.getByRole('button', { name: 'Crear otro enlace' }).click()
  await page.getByText('El enlace de ahora deja de andar').waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Crear otro enlace' }).click()
  await page.getByText('El enlace de ahora deja de andar').waitFor({ state: 'detached' })
  const second = await page.getByLabel('Tu enlace').inputValue()
  assert.notEqual(second, first)
  assert.equal((await readFeed(world, first)).status, 404)
  assert.deepEqual((await readFeed(world, second)).summaries, ['Simulacro'])
})
