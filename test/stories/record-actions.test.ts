import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

test('an action on a record that somebody changed meanwhile is refused, the open form meets the change, and both go on', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, {
    userPermissions: ['see_menu_users', 'see_users', 'update_users'],
  })
  const other = await createStaffUser(world, ['update_users'], { surname: 'Par' })
  await page.goto(`/admin/users_update/${other.id}`)
  await page.locator('form [name=email]').fill('nueva@example.com')
  await world.admin.patch(`/users/${other.id}`, { name: 'Lucía' })
  const endSessions = async () => {
    await page.locator('#content').getByRole('button', { name: 'Cerrar sesiones' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesiones' }).click()
  }
  // The browser logs each refusal.
  expectComplaints()
  await endSessions()
  await page.locator('.Toastify').getByText('Otra persona lo cambió mientras lo editabas.').waitFor()
  await page.locator('form [name=name]').and(page.locator('[value="Lucía"]')).waitFor()
  assert.equal(await page.locator('form [name=email]').inputValue(), 'nueva@example.com')
  await endSessions()
  await page.locator('.Toastify').getByText('Se cerraron las sesiones').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se guardó Par, Lucía.').last().waitFor()
  const { name, email } = (await world.admin.get(`/users/${other.id}`)).body
  assert.deepEqual([name, email], ['Lucía', 'nueva@example.com'])
})

test('chosen messages are marked as read by one press, and an undo makes them unread again', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: ['see_contact_messages'] })
  for (const name of ['Ana', 'Zoe', 'Eva'])
    await world.anonymous.post('/contact/send', { name, email: 'a@example.com', message: '¿Tienen?' })
  const countUnread = async () => (await world.admin.get('/messages?read=0&page=1')).body.length
  await page.goto('/admin/messages')
  for (const name of ['Ana', 'Zoe']) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Marcar como leídos' }).click()
  await page.locator('.Toastify').getByText('Se cambiaron 2 mensajes.').waitFor()
  assert.equal(await countUnread(), 1)
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await page.locator('#content').getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('row').filter({ hasText: 'Ana' }).getByText('Nuevo').waitFor()
  assert.equal(await countUnread(), 3)
  await world.admin.post('/messages/read', { ids: [(await world.admin.get('/messages?q=Ana')).body[0].id] })
  for (const name of ['Ana', 'Zoe']) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Marcar como leídos' }).click()
  await page.locator('.Toastify').getByText('Se cambió 1 mensaje. 1 ya está así y no cambia.').waitFor()
})
