import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { createStaffUser, openShopSignedIn } from '#test/stories/signed-in-page.ts'

async function signIn(page: Page, { dni, password }: { dni: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('DNI').fill(dni)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Panel de administrador' }).waitFor()
}

const readTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.bsTheme ?? 'light')
const waitForTheme = (page: Page, theme: string) =>
  page.waitForFunction((wanted) => (document.documentElement.dataset.bsTheme ?? 'light') === wanted, theme)
const waitForLookSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/profile/look') && response.request().method() === 'PUT')

test('what somebody chose in one browser is there in another from the first picture, and leaves with them', async (t) => {
  const world = await shop(t)
  const user = await createStaffUser(world)
  const first = await person(t, world.url)
  await signIn(first.page, user)
  await first.page.getByRole('button', { name: 'Personalizar la pantalla' }).click()
  const saved = waitForLookSaved(first.page)
  await first.page.getByLabel('Dark mode').check()
  await saved
  const second = await person(t, world.url)
  await signIn(second.page, user)
  assert.equal(await readTheme(second.page), 'dark')
  await second.page.getByRole('button', { name: 'Luz' }).first().click()
  await second.page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await second.page.waitForURL('**/')
  await second.page.goto('/login')
  await second.page.getByRole('button', { name: 'Ingresar' }).waitFor()
  assert.equal(await readTheme(second.page), 'light')
  await signIn(second.page, user)
  assert.equal(await readTheme(second.page), 'dark')
})

test('what a browser kept by itself is taken over once, and what the account has wins', async (t) => {
  const world = await shop(t)
  const user = await createStaffUser(world)
  const keepEarlierCopy = (page: Page, darkMode: boolean) =>
    page.evaluate(
      ([id, dark]) => {
        localStorage.setItem(`layout:${id}`, JSON.stringify({ darkMode: dark }))
        localStorage.setItem(`table:${id}`, 'tall')
      },
      [user.id, darkMode] as const,
    )
  const first = await person(t, world.url)
  await first.page.goto('/login')
  await keepEarlierCopy(first.page, true)
  const saved = waitForLookSaved(first.page)
  await signIn(first.page, user)
  const { darkMode, tallLists } = (await saved).request().postDataJSON()
  assert.deepEqual([darkMode, tallLists], [true, true])
  await waitForTheme(first.page, 'dark')
  const second = await person(t, world.url)
  await second.page.goto('/login')
  await keepEarlierCopy(second.page, false)
  await signIn(second.page, user)
  assert.equal(await readTheme(second.page), 'dark')
  assert.equal(await second.page.evaluate((id) => localStorage.getItem(`layout:${id}`), user.id), null)
})

test('a list that does not fit says so at its edge, in its count, and once in words', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, { viewport: { width: 1440, height: 900 } })
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 12) n`
  await page.goto('/admin/')
  await page.evaluate((id) => localStorage.removeItem(`kept:${id}:look`), user.id)
  await page.goto('/admin/colors')
  const hint = page.getByText('Hay más filas de las que se ven')
  await hint.waitFor()
  const count = page.locator('.data-table-count')
  const seenAtFirst = Number((await count.innerText()).replace(' de 12', ''))
  assert.ok(seenAtFirst > 3 && seenAtFirst < 12, `${seenAtFirst}`)
  await page.locator('.data-table-box.more-below').waitFor()
  await page.locator('.data-table-scroll').evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await page.getByText('12 de 12').waitFor()
  await page.locator('.data-table-box:not(.more-below)').waitFor()
  const saved = waitForLookSaved(page)
  await page.getByRole('button', { name: 'Entendido' }).click()
  await saved
  await page.reload()
  await count.waitFor()
  assert.equal(await hint.count(), 0)
  await page.getByRole('button', { name: 'Alto de la ventana' }).click()
  await count.waitFor({ state: 'detached' })
})
