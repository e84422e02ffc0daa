import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { closeBrowser, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'

after(closeBrowser)

/** Somebody who may do everything, signed in already. */
async function atWork(t: TestContext, options: Parameters<typeof person>[2] = {}) {
  const world = await shop(t)
  const { page, expectComplaints } = await person(t, world.url, options)
  const { body: user } = await world.admin.get('/auth/me')
  const token = await world.admin.token()
  await page.goto('/login')
  await page.evaluate(
    ([user, token]) => {
      localStorage.setItem('user', user)
      localStorage.setItem('token', token)
    },
    [JSON.stringify(user), token ?? ''] as const,
  )
  return { world, user, page, expectComplaints }
}

test('a shop without a logo shows the one that the program brings, not a product', async (t) => {
  const { world, page } = await atWork(t)
  const { id } = await world.make.parameters()
  await page.goto('/admin/parameters')
  await page.locator('td img[src="/img/logo.svg"]').waitFor()
  await page.goto(`/admin/parameter_update/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Elegir una imagen' }).waitFor()
  assert.equal(await page.locator('img[src="/img/default-product.png"]').count(), 0)
})

test('an address that is named without the admin leads into it, and says there that nothing is there yet', async (t) => {
  const { page } = await atWork(t)
  for (const name of ['clients', 'profile', 'notifications']) {
    await page.goto(`/${name}`)
    assert.equal(new URL(page.url()).pathname, `/admin/${name}`)
    await page.getByRole('heading', { name: 'No lo encontramos' }).waitFor()
    await page.getByRole('navigation', { name: 'Menú principal' }).waitFor()
    await page.getByRole('link', { name: 'Volver' }).click()
    await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  }
})

test('what makes no sense in the address of a list leaves it', async (t) => {
  const { world, page } = await atWork(t)
  await world.make.color({ name: 'Azul' })
  await page.goto('/admin/colors?page=-1&sort=xx&per_page=7&q=az')
  await page.getByText('Azul', { exact: true }).first().waitFor()
  await page.waitForURL('**/admin/colors?q=az')
  await page.goto('/admin/colors?sort=name&dir=desc')
  await page.getByText('Azul', { exact: true }).first().waitFor()
  assert.equal(new URL(page.url()).search, '?sort=name&dir=desc')
})
