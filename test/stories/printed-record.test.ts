import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { buildEmployeeValues, employeePermissions } from '#test/employees.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

test("an employee's file opens in a new tab by one press, for users who may print it", async (t) => {
  const { world, page } = await openShopSignedIn(t, {
    userPermissions: [...employeePermissions, 'print_employee_file'],
  })
  const { id } = (await world.admin.post('/employees', buildEmployeeValues())).body
  await page.goto(`/admin/employee_update/${id}`)
  const printed = page.context().waitForEvent('request', (request) => request.url().includes('/file.pdf?ticket='))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Imprimir legajo' }).click()
  const answer = await (await printed).response()
  assert.equal(answer?.status(), 200)
  assert.equal(answer?.headers()['content-type'], 'application/pdf')
  await (await opened).close()
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
})

test('a reader who may not print sees no button for it', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: employeePermissions })
  const { id } = (await world.admin.post('/employees', buildEmployeeValues())).body
  await page.goto(`/admin/employee_update/${id}`)
  await page.locator('form [name=surname]').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Imprimir legajo' }).count(), 0)
})
