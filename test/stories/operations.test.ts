import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { enterInstance } from '#src/operations/instances/instances.server.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

const readerPermissions = ['see_operations']
const keeperPermissions = ['see_operations', 'manage_backups']

async function openOperations(t: TestContext, userPermissions: readonly string[], env: Record<string, string> = {}) {
  const world = await shop(t, env)
  const { page, user, expectComplaints } = await openSignedInPage(t, world, { userPermissions })
  await page.goto('/admin/operations')
  await page.getByRole('heading', { name: 'Copias de seguridad' }).waitFor()
  return { ...world, page, user, expectComplaints }
}

const findCard = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('a backup is made with a press, shows its progress, and is downloaded', async (t) => {
  const { page, user } = await openOperations(t, keeperPermissions)
  await page.getByText('Para mirar: todavía no hay ninguna copia de seguridad.').waitFor()
  // The backup of an empty shop is made at once: the list tells that it is under way until it has been seen.
  let isHeld = true
  await page.route('**/api/operations/backups', async (route) => {
    if (route.request().method() !== 'GET' || !isHeld) return route.continue()
    const lines: object[] = await (await route.fetch()).json()
    return route.fulfill({ json: lines.map((line) => ({ ...line, ok: null, percent: 42 })) })
  })
  const make = page.getByRole('button', { name: 'Hacer copia ahora' })
  await make.click()
  const progress = page.getByRole('progressbar', { name: 'Haciendo la copia' })
  await progress.waitFor()
  assert.equal(await progress.getAttribute('aria-valuenow'), '42')
  assert.equal(await make.isDisabled(), true)
  isHeld = false
  const row = findCard(page, 'Copias de seguridad').getByRole('row', { name: `${user.name} ${user.surname}` })
  await row.getByText('Comprobada').waitFor()
  await progress.waitFor({ state: 'detached' })
  await page.getByText('Todo anda.').waitFor()
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Descargar la copia del / }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  assert.equal((await readFile(await download.path())).subarray(0, 2).toString(), 'PK')
  await page.getByText('Cómo se vuelve a una copia').click()
  await page.getByText(`npm run restore -- ${download.suggestedFilename()} --over`).waitFor()
  await assertAccessible(page)
})

test('a second backup is refused while one is under way, and the page shows that one', async (t) => {
  const { page, sql, expectComplaints } = await openOperations(t, keeperPermissions)
  expectComplaints()
  await page.getByText('Todavía no hay ninguna.').waitFor()
  await sql`insert into backups (name, percent, heard_at) values ('otra.zip', 7, now() + interval '1 hour')`
  await page.getByRole('button', { name: 'Hacer copia ahora' }).click()
  await page.getByText('Ya se está haciendo una copia. Esperá a que termine.').waitFor()
  assert.equal(await page.getByRole('progressbar', { name: 'Haciendo la copia' }).getAttribute('aria-valuenow'), '7')
})

test('a failed backup says why, and the head of the page that it is to be looked at', async (t) => {
  const { page, sql } = await openOperations(t, readerPermissions, { BACKUP_AT: '03:00' })
  await page.getByText('Todos los días a las 03:00').waitFor()
  await sql`insert into backups (name, ended_at, error) values ('1.zip', now(), 'operations.backups.disk_full')`
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByText('Para mirar: la última copia de seguridad falló.').waitFor()
  await findCard(page, 'Copias de seguridad')
    .getByRole('row', { name: /No hay lugar en el disco de las copias.*Falló/ })
    .waitFor()
})

test('without a schedule the page says how to set one; a reader makes and downloads nothing', async (t) => {
  const { page, sql } = await openOperations(t, readerPermissions)
  await page.getByText('BACKUP_AT=03:00 npm start').waitFor()
  await sql`insert into backups (name, ended_at, error) values ('1.zip', now(), 'operations.backups.failed')`
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByText('Falló', { exact: true }).waitFor()
  assert.equal(await page.getByRole('button', { name: /copia/i }).count(), 0)
})

test('jobs, errors and instances are told, and the id of an error is copied', async (t) => {
  const { page, sql } = await openOperations(t, readerPermissions)
  const { leave } = await enterInstance(sql)
  await sql`
    insert into jobs (name, due_at, every_minutes, last_run_at, last_took_ms, last_failure, failures)
    values ('sweep', now() + interval '12 minutes', 30, now(), 6200, 'Error ENOSPC', 2)`
  await sql`
    insert into server_errors (request_id, method, route, status, what)
    values ('7f3a91c2-44d7-4000-8000-5c8d0a6fe4b1', 'PUT', '/api/employees/:id', 500, 'DatabaseError 22012')`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await findCard(page, 'Trabajos')
    .getByRole('row', { name: /Borrar lo vencido cada 30\smin .*6,2\ss .*Falló 2 veces\s?Error ENOSPC/ })
    .waitFor()
  const errors = findCard(page, /^Últimos errores/)
  await errors.getByText('DatabaseError 22012').waitFor()
  await errors.getByText('PUT /api/employees/:id · 500').waitFor()
  await errors.getByRole('button', { name: 'Copiar el identificador 7f3a91c2' }).click()
  await page.getByText('Se copió el identificador.').waitFor()
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    '7f3a91c2-44d7-4000-8000-5c8d0a6fe4b1',
    'the whole id, as the log has it',
  )
  await findCard(page, 'Instancias').getByText('Contesta').waitFor()
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  }
  await leave()
})

test('on a tablet the figures stay apart, however long the words of a moment are', async (t) => {
  const world = await shop(t)
  await world.sql`insert into backups (name, at, ended_at) values ('1.zip', now() - interval '31 minutes', now())`
  const viewport = { width: 768, height: 800 }
  const { page } = await openSignedInPage(t, world, { userPermissions: readerPermissions, language: 'en', viewport })
  await page.goto('/admin/operations')
  await page.locator('.figures .value', { hasText: 'minutes ago' }).waitFor()
  const overflowing = await page
    .locator('.figures > *')
    .evaluateAll((figures) => figures.filter((figure) => figure.scrollWidth > figure.clientWidth).length)
  assert.equal(overflowing, 0)
  await assertNoSidewaysScroll(page)
})

test('a page that cannot be read says so, and reads again', async (t) => {
  const world = await shop(t)
  const { page, expectComplaints } = await openSignedInPage(t, world, { userPermissions: readerPermissions })
  expectComplaints()
  await page.route('**/api/operations', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/admin/operations')
  await page.getByText('No se pudo leer cómo anda el programa.').waitFor({ timeout: 25_000 })
  await page.unroute('**/api/operations')
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'Copias de seguridad' }).waitFor()
})

test('a user of a company who holds the permission has no entry in the menu, and the address leads to the shop', async (t) => {
  const world = await shop(t)
  const company = await world.make.company()
  const { page } = await openSignedInPage(t, world, {
    userPermissions: [...keeperPermissions, 'see_menu_users', 'see_users', 'create_users'],
    company_id: Number(company.id),
  })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Usuarios' }).first().waitFor()
  assert.equal(await page.getByRole('link', { name: 'Operación' }).count(), 0)
  await page.goto('/admin/operations')
  await page.waitForURL(`${world.url}/`)
})

test('the start page leads to the backups as long as they need a look', async (t) => {
  const world = await shop(t)
  const { page } = await openSignedInPage(t, world, { userPermissions: readerPermissions })
  await page.goto('/admin')
  const deed = page.getByRole('listitem').filter({ hasText: 'Mirar las copias de seguridad' })
  await deed.getByText('todavía no hay ninguna buena').waitFor()
  await deed.getByRole('link', { name: 'Ver' }).click()
  await page.getByRole('heading', { name: 'Operación' }).waitFor()
  await world.sql`insert into backups (name, ended_at) values ('1.zip', now())`
  await page.goto('/admin')
  await page.locator('.deeds-card:not([aria-busy="true"])').waitFor()
  assert.equal(await deed.count(), 0)
})
