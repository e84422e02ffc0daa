import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'

import { clerkPermissions, openShopSignedIn } from '#test/stories/signed-in-page.ts'

const findMenuEntry = (page: Page, name: string) => page.locator('#sidebar').getByRole('button', { name })

/** Opens a shop with a mocked clock, so that the test need not wait for the next pulse. */
async function openWithClock(
  t: Parameters<typeof openShopSignedIn>[0],
  permissions: readonly string[] = clerkPermissions,
) {
  const { world, page, user, expectComplaints } = await openShopSignedIn(t, { userPermissions: permissions })
  await page.clock.install()
  const waitForPulse = () => page.waitForResponse((response) => response.url().endsWith('/api/pulse'))
  const openPath = async (path: string) => {
    const first = waitForPulse()
    await page.goto(path)
    await first
  }
  const waitForNextPulse = async () => {
    const next = waitForPulse()
    await page.clock.fastForward(15_000)
    await next
  }
  return { world, page, user, openPath, waitForNextPulse, expectComplaints }
}

test('a permission taken away while its holder works leaves the menu with the next pulse, and the screen', async (t) => {
  const { world, page, user, openPath, waitForNextPulse } = await openWithClock(t)
  await openPath('/admin/colors')
  await findMenuEntry(page, 'Colores').waitFor()
  const remainingPermissions = clerkPermissions.filter(
    (name) => !['see_menu_colors', 'update_colors', 'see_colors'].includes(name),
  )
  const rows = await world.sql<
    { id: number }[]
  >`select id from permissions where name = any(${remainingPermissions}::text[])`
  const taken = await world.admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  assert.equal(taken.status, 200)
  await waitForNextPulse()
  await page.waitForURL(`${world.url}/`)
  await page.goto('/admin/')
  await findMenuEntry(page, 'Categorías').waitFor()
  assert.equal(await findMenuEntry(page, 'Colores').count(), 0)
})

test('who loses the permission of a half-filled form keeps what they typed, and is told that it cannot be saved', async (t) => {
  const { world, page, user, openPath, waitForNextPulse, expectComplaints } = await openWithClock(t)
  await openPath('/admin/color_create')
  await page.getByLabel('Nombre').fill('Lila')
  expectComplaints()
  await world.sql`delete from user_permissions up using permissions p
    where p.id = up.permission_id and p.name = 'create_colors' and up.user_id = ${user.id}`
  await waitForNextPulse()
  await page.getByRole('alert').filter({ hasText: 'ya no se puede guardar' }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Lila')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Lila')
})

test('a permission given a moment ago opens its screen, whatever this browser remembers', async (t) => {
  const { world, page, user, openPath } = await openWithClock(t, ['see_colors'])
  await openPath('/admin/')
  const colors = await world.sql<{ id: number }[]>`
    select id from permissions where name in ('see_colors', 'see_categories', 'update_categories')`
  await world.admin.post(`/users/${user.id}/permissions`, { permissions: colors.map(({ id }) => id) })
  await page.goto('/admin/categories')
  await page.getByRole('heading', { name: 'Categorías' }).waitFor()
})

test('a permission given while its holder works comes into the menu, and what is typed stays', async (t) => {
  const { world, page, user, openPath, waitForNextPulse } = await openWithClock(t)
  await openPath('/admin/color_create')
  await page.getByLabel('Nombre').fill('Lila')
  const morePermissions = [...clerkPermissions, 'see_contact_messages']
  const rows = await world.sql<
    { id: number }[]
  >`select id from permissions where name = any(${morePermissions}::text[])`
  await world.admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  await waitForNextPulse()
  await page.locator('#sidebar').getByRole('link', { name: 'Mensajes' }).waitFor()
  assert.equal(await page.getByLabel('Nombre').inputValue(), 'Lila')
})

test('a message that comes in is counted in the menu and listed without a reload', async (t) => {
  const { world, page, openPath, waitForNextPulse } = await openWithClock(t, ['see_contact_messages'])
  await openPath('/admin/messages')
  await page.getByText('No hay mensajes').or(page.locator('.stand')).first().waitFor()
  const contactAnswer = await world.anonymous.post('/contact/send', {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Hola',
  })
  assert.equal(contactAnswer.status, 200)
  await waitForNextPulse()
  await page.getByRole('cell', { name: 'Ana', exact: true }).waitFor()
  await page.locator('#sidebar .count').waitFor()
})

test('a message that is being read in the list of unread ones stays there over the next pulse', async (t) => {
  const { world, page, openPath, waitForNextPulse } = await openWithClock(t, ['see_contact_messages'])
  for (const name of ['Ana', 'Bea'])
    await world.anonymous.post('/contact/send', { name, email: 'x@example.com', message: `Soy ${name}` })
  await openPath('/admin/messages?read=0')
  await page.getByRole('cell', { name: 'Ana', exact: true }).click()
  await page.locator('#sidebar .count').getByText('1').waitFor()
  await waitForNextPulse()
  await waitForNextPulse()
  assert.ok(await page.getByText('Soy Ana').first().isVisible())
})

test('what a failed refresh left undone is tried again with the next pulse', async (t) => {
  const { world, page, user, openPath, waitForNextPulse, expectComplaints } = await openWithClock(t)
  expectComplaints()
  await openPath('/admin/')
  await findMenuEntry(page, 'Colores').waitFor()
  const remainingPermissions = clerkPermissions.filter((name) => name !== 'see_menu_colors')
  const rows = await world.sql<
    { id: number }[]
  >`select id from permissions where name = any(${remainingPermissions}::text[])`
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await world.admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  const refused = page.waitForResponse('**/api/auth/me')
  await waitForNextPulse()
  await refused
  assert.equal(await findMenuEntry(page, 'Colores').count(), 1)
  await page.unroute('**/api/auth/me')
  await waitForNextPulse()
  await findMenuEntry(page, 'Colores').waitFor({ state: 'detached' })
})

test('a lost connection is told at the top of the page, and so is its return', async (t) => {
  const { page, openPath, expectComplaints } = await openWithClock(t)
  expectComplaints()
  await openPath('/admin/')
  // A screen whose scripts do not load reloads the page when the connection is back.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('status').getByText('Sin conexión con el servidor').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('status').getByText('La conexión volvió.').waitFor()
  await page.clock.fastForward(5_000)
  await page.getByText('La conexión volvió.').waitFor({ state: 'detached' })
})

test('screens newer than the ones that are open are told, and come with a reload', async (t) => {
  const { page, openPath } = await openWithClock(t)
  // The page as an older version of the server answers it.
  await page.route('**/admin/colors', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/data-build="[^"]*"/, 'data-build="older"') })
  })
  await openPath('/admin/colors')
  await page.getByText('Hay una versión nueva de estas pantallas.').waitFor()
  await page.unroute('**/admin/colors')
  await page.getByRole('button', { name: 'Recargar' }).click()
  await page.getByText('Hay una versión nueva').waitFor({ state: 'detached' })
})
