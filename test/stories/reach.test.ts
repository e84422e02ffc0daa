import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

const permissions = ['see_menu_users', 'see_users', 'update_users', 'delete_users']
const explanation =
  'Este usuario tiene permisos que vos no tenés: solo quien también los tenga puede eliminarlo o cambiar su acceso.'

test('of somebody who holds more, a clerk may mend the name; all else says at once why not', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  const boss = await createStaffUser(world, ['update_users', 'create_colors'], { surname: 'Jefa' })
  const equal = await createStaffUser(world, ['update_users'], { surname: 'Par' })
  for (const { id } of [boss, equal]) await world.admin.patch(`/users/${id}`, { email: `otra${id}@example.com` })
  await page.goto('/admin/users')
  const refused = page.getByRole('button', { name: 'Eliminar Jefa, Luz' })
  await refused.waitFor()
  assert.equal(await refused.getAttribute('title'), explanation)
  assert.deepEqual(await refused.evaluate((button) => button.ariaDisabled), 'true')
  assert.equal(await page.getByRole('button', { name: 'Eliminar Par, Luz' }).getAttribute('aria-disabled'), null)
  await assertAccessible(page)
  // The button can be focused. A press explains the refusal and asks nothing.
  await refused.press('Enter')
  await page.locator('.Toastify').getByText(explanation).waitFor()
  assert.equal(await page.getByText('¿Está seguro que desea eliminar el item?').count(), 0)

  await page.getByRole('link', { name: 'Jefa, Luz', exact: true }).click()
  await page.locator('.note').getByText(explanation).waitFor()
  for (const name of ['dni', 'email', 'password', 'confirmPassword', 'company_id', 'client_id', 'active'])
    assert.ok(await page.locator(`form [name=${name}]`).isDisabled(), name)
  const sessions = page.getByRole('button', { name: 'Cerrar sesiones' })
  assert.deepEqual(
    [await sessions.getAttribute('title'), await sessions.getAttribute('aria-disabled')],
    [explanation, 'true'],
  )
  await page.getByRole('button', { name: 'Historial' }).click()
  const back = page.getByRole('dialog').getByRole('button', { name: 'Restaurar' })
  await back.waitFor()
  assert.deepEqual([await back.getAttribute('title'), await back.getAttribute('aria-disabled')], [explanation, 'true'])
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await page.locator('form [name=name]').fill('Lucía')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Se guardó Jefa, Lucía.').last().waitFor()
  assert.equal((await world.admin.get(`/users/${boss.id}`)).body.name, 'Lucía')

  await page.goto(`/admin/users_update/${equal.id}`)
  assert.ok(await page.locator('form [name=email]').isEnabled())
  assert.equal(await page.locator('.note').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Cerrar sesiones' }).getAttribute('aria-disabled'), null)
  await page.getByRole('button', { name: 'Historial' }).click()
  assert.equal(await back.getAttribute('aria-disabled'), null)
})

test('the audit offers to put back a name of who holds more, and says of what lets them in why not', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: [...permissions, 'see_audit'] })
  const boss = await createStaffUser(world, ['update_users', 'create_colors'], { surname: 'Jefa' })
  for (const change of [{ email: 'otra@example.com' }, { name: 'Lucía' }])
    await world.admin.patch(`/users/${boss.id}`, change)
  await page.goto(`/admin/audit?resource=users&entity_id=${boss.id}&action=updated`)
  await page.getByText('2 movimientos', { exact: true }).waitFor()
  for (const row of await page.getByRole('row').filter({ hasText: 'cambió el usuario' }).all()) await row.click()
  const [named, mailed] = [
    page.locator('.audit-detail', { hasText: 'Lucía' }),
    page.locator('.audit-detail', { hasText: 'otra@' }),
  ]
  const back = mailed.getByRole('button', { name: 'Restaurar' })
  await back.waitFor()
  assert.deepEqual([await back.getAttribute('title'), await back.getAttribute('aria-disabled')], [explanation, 'true'])
  await assertAccessible(page)
  await back.press('Enter')
  await page.locator('.Toastify').getByText(explanation).waitFor()
  await named.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('Listo, se restauró.').waitFor()
})

test('of many, those who hold more are named before anything is done, and the others go without them', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions })
  await createStaffUser(world, ['update_users', 'create_colors'], { surname: 'Jefa' })
  await createStaffUser(world, ['update_users'], { surname: 'Par' })
  await page.goto('/admin/users')
  for (const name of ['Jefa', 'Par']) await page.getByLabel(`Seleccionar ${name}, Luz`).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar 1 usuario' })
  await dialog.getByText(`Jefa, Luz: ${explanation}`).waitFor()
  await assertAccessible(page)
  await dialog.getByRole('button', { name: 'Seguir sin él (1)' }).click()
  await dialog.locator('.bulk-refused').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('button', { name: 'Eliminar Par, Luz' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Eliminar Jefa, Luz' }).waitFor()
})

test('on a telephone the menu of a row says why it is not deleted', async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: permissions,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await createStaffUser(world, ['update_users', 'create_colors'], { surname: 'Jefa' })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Acciones de Jefa, Luz' }).tap()
  const item = page.getByRole('button', { name: 'Eliminar Jefa, Luz' })
  await item.waitFor()
  await page.locator('.dropdown-menu').getByText(explanation).waitFor()
  assert.ok(((await item.boundingBox())?.height ?? 0) >= 44)
  assert.equal(await item.getAttribute('aria-disabled'), 'true')
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  // A press says it again, and asks nothing.
  await item.tap({ force: true })
  await page.locator('.Toastify').getByText(explanation).waitFor()
  assert.equal(await page.getByText('¿Está seguro que desea eliminar el item?').count(), 0)
})
