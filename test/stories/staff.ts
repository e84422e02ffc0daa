import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { person } from '#test/browser.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

const catalogue = ['products', 'categories', 'colors', 'parameters'].flatMap((name) =>
  ['create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
)

/** What a clerk of the demo shop may do. */
export const clerk: readonly string[] = [
  ...catalogue,
  'see_menu_products',
  'see_menu_categories',
  'see_menu_colors',
  'see_categories',
  'see_colors',
  'see_parameters',
]

type Options = BrowserContextOptions & {
  holding?: readonly string[]
  company_id?: number
  dark?: boolean
  language?: string
}

/** A shop, and a clerk at work in it: signed in already, as on any morning but the first. */
export async function atWork(t: TestContext, options: Options = {}) {
  const world = await shop(t)
  return { world, ...(await comeToWork(t, world, options)) }
}

export async function comeToWork(
  t: TestContext,
  world: Shop,
  { holding = clerk, company_id, ...options }: Options = {},
) {
  const client = world.asUser({ permissions: holding, ...(company_id !== undefined && { company_id }) })
  const { body: user } = await client.get('/auth/me')
  const storageState = await storageOf(world, client, user, options)
  const { dark, language, ...context } = options
  return { user, ...(await person(t, world.url, { ...context, storageState })) }
}

/** The storage of a browser in which this user signed in. */
async function storageOf({ url }: Shop, client: Client, user: { id: number }, { dark, language }: Options) {
  const kept = {
    user: JSON.stringify(user),
    token: (await client.token()) ?? '',
    [`layout:${user.id}`]: JSON.stringify({ darkMode: dark ?? false }),
    language: language ?? 'es',
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

/** A person of the staff with a password, for who signs in by the form. */
export async function staff({ sql, make, admin }: Shop, permissions: readonly string[] = clerk, given = {}) {
  const user = await make.user({ name: 'Luz', password: 'secreta', ...given })
  const rows = await sql<{ id: number }[]>`select id from permissions where name = any(${[...permissions]}::text[])`
  const granted = await admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  assert.equal(granted.status, 200)
  return { id: Number(user.id), dni: String(user.dni), email: String(user.email), password: 'secreta' }
}

export const picture = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()

export async function fillProduct(page: Page, { name, price }: { name: string; price: string }): Promise<void> {
  await pick(page, 'Categoría', 'iPhone')
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Descripción').fill('En caja cerrada')
  await page.getByLabel('Precio').fill(price)
}

/** Chooses by the mouse, from the list of a field that searches. */
export async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const saved = (page: Page, name: string): Promise<void> => page.getByText(`Se guardó ${name}.`).last().waitFor()

/** The name of the field or the words of the control that has the focus. */
export const focused = (page: Page, what: string) =>
  page.waitForFunction((wanted) => {
    const element = document.activeElement
    return element?.getAttribute('name') === wanted || element?.textContent?.trim() === wanted
  }, what)
