import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'

import { clerkPermissions, openShopSignedIn } from '#test/stories/signed-in-page.ts'

/** An answer of the server to a save, and the text that the user then sees. */
type Row = {
  row: string
  status: number
  body?: object
  /** The text of the only toast, or null if there is none. */
  toast: string | null
  /** Lines of the console besides those of the request and the answer. */
  logs?: string[]
  /** `again` if the user then has to sign in again. */
  at?: string
}

const generalError = 'Ocurrió un error. Por favor, inténtalo de nuevo.'
const describeFailure = (status: number) => `Error en servicio POST colors ${status}`

const rows: Row[] = [
  { row: '403', status: 403, toast: 'No tienes acceso a este recurso.' },
  {
    row: '403 of a missing permission',
    status: 403,
    body: { message: 'No tienes acceso a este recurso.', needs: 'Te falta el permiso «Crear colores».' },
    toast: 'No tienes acceso a este recurso. Te falta el permiso «Crear colores».',
  },
  { row: '402 of an unknown dni', status: 402, body: { error: 'NO_USER' }, toast: 'Usuario no encontrado.' },
  { row: '402 of a wrong password', status: 402, body: { error: 'NO_PASS' }, toast: 'Contraseña incorrecta' },
  { row: '402 with a message', status: 402, body: { error: 'X', message: 'No se puede.' }, toast: 'No se puede.' },
  { row: 'a duplicate', status: 500, body: { code: 'ER_DUP_ENTRY' }, toast: 'Item duplicado' },
  { row: 'a duplicate as 409', status: 409, body: { code: 'ER_DUP_ENTRY' }, toast: 'Item duplicado' },
  {
    row: "a duplicate in the resource's words",
    status: 500,
    body: { code: 'ER_DUP_ENTRY', message: 'Ya existe un color con ese nombre.' },
    toast: 'Ya existe un color con ese nombre.',
  },
  { row: 'any other error', status: 500, body: { message: 'stack', error: 'stack' }, toast: generalError },
  { row: 'another refusal', status: 409, body: { message: 'En uso por otro.' }, toast: 'En uso por otro.' },
  { row: 'a save that gives nothing back', status: 200, toast: null, logs: ['No se ha podido guardar el color'] },
  {
    row: '401 under a half-filled form',
    status: 401,
    toast: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.',
    at: 'again',
  },
]

const readToasts = (page: Page) =>
  page.locator('.Toastify__toast .Toastify__toast-body, .Toastify__toast').allInnerTexts()

test('every refusal of the catalogue has its toast, its effect and its line in the log', async (t) => {
  const { page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  let lines: string[] = []
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()))
  for (const { row, status, body = {}, toast, logs, at } of rows) {
    const answer = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            contentType: 'application/json',
            body: status === 200 ? 'null' : JSON.stringify(body),
          })
        : route.continue()
    await page.goto('/admin/color_create')
    await page.route('**/api/colors', answer)
    await page.getByLabel('Nombre').fill('Verde secreto')
    await page.locator('[name=color_code]').fill('#00AA55')
    lines = []
    const answered = page.waitForResponse('**/api/colors')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await answered
    if (at === 'again') await page.getByRole('dialog', { name: 'Tu sesión terminó' }).waitFor()
    else await page.locator('.form-foot [type=submit]:enabled').waitFor()
    if (toast) await page.locator('.Toastify__toast').getByText(toast).waitFor()
    assert.equal((await readToasts(page)).length, toast ? 1 : 0, row)
    // The typed text is still there.
    assert.equal(await page.getByLabel('Nombre').inputValue(), 'Verde secreto', row)
    const expected = [
      '→ POST colors',
      `← POST colors ${status}`,
      ...(status >= 400 ? [describeFailure(status)] : []),
      ...(logs ?? []),
    ]
    assert.deepEqual(
      lines.filter((line) => line.includes('colors') || logs?.includes(line)),
      expected,
      row,
    )
    // The console never shows a token, a password or typed text.
    assert.doesNotMatch(lines.join('\n'), /secreto|00AA55|Bearer|eyJ/, row)
    await page.unroute('**/api/colors')
  }
})

test('a 404 is an empty list without a word, a lost permission leads to the shop, an ended session to the sign-in', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t)
  expectComplaints()
  await page.route('**/api/colors?*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  )
  await page.goto('/admin/colors')
  await page.getByText('No hay datos para mostrar').or(page.locator('.stand')).first().waitFor()
  assert.equal((await readToasts(page)).length, 0)
  await page.unroute('**/api/colors?*')
  await page.goto('/admin/users')
  await page.waitForURL(`${world.url}/`)
  await world.sql`delete from sessions`
  await page.goto('/admin/colors')
  await page.getByText('Tu sesión ha expirado. Por favor, inicia sesión de nuevo.').waitFor()
  await page.waitForURL('**/login')
  assert.deepEqual(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]), [
    null,
    null,
  ])
})

test("a client's duplicate is told at the top of the middle, and a client without an id is not deleted", async (t) => {
  const permissions = [
    ...clerkPermissions,
    'see_clients',
    'see_menu_clients',
    'create_clients',
    'update_clients',
    'delete_clients',
  ]
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: permissions })
  expectComplaints()
  await world.make.client({ name: 'Ferretería Sur' })
  await page.goto('/admin/clients_create')
  await page.getByLabel('Nombre').fill('Ferretería Sur')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.locator('.Toastify__toast-container--top-center .Toastify__toast').waitFor()
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()))
  await page.route(/\/api\/clients(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()).map((row: object) => ({ ...row, id: null }))
    await route.fulfill({ response, json: body })
  })
  await page.goto('/admin/clients')
  await page
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click()
  await page
    .locator('.Toastify__toast')
    .getByRole('button', { name: /Eliminar|Aceptar/ })
    .click()
  await page.waitForFunction(() => !document.querySelector('.Toastify__toast'))
  assert.ok(lines.includes('No se ha podido obtener el id del cliente a eliminar'), lines.join('; '))
  assert.equal((await world.admin.get('/clients')).body.length, 1)
})
