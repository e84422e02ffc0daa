import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { person } from '#test/browser.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import type { PersonOptions } from '#test/page-pool.ts'

const cataloguePermissions = ['products', 'categories', 'colors', 'parameters'].flatMap((name) =>
  ['create', 'update', 'delete'].map((verb) => `${verb}_${name}`),
)

/** Permissions of a clerk of the demo shop. */
export const clerkPermissions: readonly string[] = [
  ...cataloguePermissions,
  'see_menu_products',
  'see_menu_categories',
  'see_menu_colors',
  'see_categories',
  'see_colors',
  'see_parameters',
]

type SignInOptions = PersonOptions & {
  userPermissions?: readonly string[]
  company_id?: number
  dark?: boolean
  language?: string
}

/** Starts a shop and opens a browser page in which a user, by default a clerk, is signed in already. */
export async function openShopSignedIn(t: TestContext, options: SignInOptions = {}) {
  const world = await shop(t)
  return { world, ...(await openSignedInPage(t, world, options)) }
}

export async function openSignedInPage(
  t: TestContext,
  world: Shop,
  { userPermissions = clerkPermissions, company_id, ...options }: SignInOptions = {},
) {
  const client = world.asUser({ permissions: userPermissions, ...(company_id !== undefined && { company_id }) })
  const { body: user } = await client.get('/auth/me')
  const storageState = await createStorageState(world, client, user, options)
  const { dark, language, ...context } = options
  return { user, ...(await person(t, world.url, { ...context, storageState })) }
}

/** State of a browser in which this user is signed in. */
async function createStorageState(
  { url }: Shop,
  client: Client,
  user: { id: number },
  { dark, language }: SignInOptions,
) {
  const entries = {
    user: JSON.stringify(user),
    token: (await client.token()) ?? '',
    [`kept:${user.id}:look`]: JSON.stringify({ darkMode: dark ?? false, knowsTallLists: true }),
    language: language ?? 'es',
  }
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

/** Creates a user with a password, for tests that use the sign-in form. */
export async function createStaffUser(
  { sql, make, admin }: Shop,
  permissions: readonly string[] = clerkPermissions,
  overrides = {},
) {
  const user = await make.user({ name: 'Luz', password: 'secreta', ...overrides })
  const rows = await sql<{ id: number }[]>`select id from permissions where name = any(${[...permissions]}::text[])`
  const response = await admin.post(`/users/${user.id}/permissions`, { permissions: rows.map(({ id }) => id) })
  assert.equal(response.status, 200)
  return { id: Number(user.id), dni: String(user.dni), email: String(user.email), password: 'secreta' }
}

export const createPicture = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer()

export async function fillProduct(page: Page, { name, price }: { name: string; price: string }): Promise<void> {
  await chooseOption(page, 'Categoría', 'iPhone')
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Descripción').fill('En caja cerrada')
  await page.getByLabel('Precio').fill(price)
}

/** Chooses an option of a combo box by the mouse. */
export async function chooseOption(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Opens a tab of a record, by its caption. */
export const openTab = (page: Page, caption: string): Promise<void> => page.getByRole('tab', { name: caption }).click()

export const waitForSaved = (page: Page, name: string): Promise<void> =>
  page.getByText(`Se guardó ${name}.`).last().waitFor()

/** Waits until the field with this name, or the control with this text, has the focus. */
export const waitForFocus = (page: Page, nameOrText: string) =>
  page.waitForFunction((wanted) => {
    const element = document.activeElement
    return element?.getAttribute('name') === wanted || element?.textContent?.trim() === wanted
  }, nameOrText)
