import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { requireEntryAssets } from '#src/platform/http/assets.server.ts'
import { assertAccessible, assertNoSidewaysScroll, person, signIn } from '#test/browser.ts'
import type { Client } from '#test/client.ts'
import { createStaffUser, openShopSignedIn, openSignedInPage } from '#test/stories/signed-in-page.ts'

const editorPermissions = [
  'see_menu_users',
  'see_users',
  'create_users',
  'update_users',
  'update_permissions',
  'see_menu_colors',
  'see_colors',
  'create_colors',
  'update_colors',
  'delete_colors',
]

const findCheckbox = (page: Page | Locator, name: string) => page.getByRole('checkbox', { name, exact: true })
const pressSave = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const waitForSavedPermissions = (page: Page, name: string) =>
  page.getByText(`Se guardaron los permisos de ${name}.`).last().waitFor()

async function readPermissions(admin: Client, id: number): Promise<string[]> {
  const { body } = await admin.get(`/users/${id}/permissions`)
  return body.map(({ name }: { name: string }) => name).sort()
}

async function setPermissions(admin: Client, id: number, names: readonly string[]): Promise<void> {
  const all: { id: number; name: string }[] = (await admin.get('/permissions')).body
  const ids = all.filter(({ name }) => names.includes(name)).map((permission) => permission.id)
  assert.equal((await admin.post(`/users/${id}/permissions`, { permissions: ids })).status, 200)
}

test('a new user gets permissions by the matrix, sees just what they open, and loses one at the next click', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await page.goto('/admin/users_create')
  await page.getByLabel('Nombre').fill('Ivo')
  await page.getByLabel('Apellido').fill('Quiroga')
  await page.getByLabel('DNI').fill('30111222')
  await page.getByLabel('Email').fill('ivo@example.com')
  await page.locator('input[name=password]').fill('secreta1')
  await page.locator('input[name=confirmPassword]').fill('secreta1')
  await pressSave(page)
  await page.getByRole('button', { name: 'Dar permisos' }).click()
  await page.getByRole('button', { name: /^Persona: Quiroga, Ivo/ }).waitFor()
  // The pointer still rests where the pressed toast stood, which would hold it.
  await page.locator('.Toastify__toast').waitFor({ state: 'detached' })
  await findCheckbox(page, 'Todo en Colores').check()
  await findCheckbox(page, 'Eliminar colores').uncheck()
  await page.getByText('4 cambios (+4)').waitFor()
  await page.getByText('Da Menú de colores, Ver colores, Crear colores, Editar colores').waitFor()
  await pressSave(page)
  await waitForSavedPermissions(page, 'Quiroga, Ivo')
  assert.equal(await page.getByText('4 cambios').count(), 0)

  const ivo = await person(t, world.url)
  await signIn(ivo.page, { dni: '30111222', password: 'secreta1' })
  const menu = ivo.page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('button', { name: 'Colores' }).click()
  assert.deepEqual(await menu.getByRole('link').allInnerTexts(), ['Dashboard', 'Lista', 'Nuevo color', 'Calendario'])
  await menu.getByRole('link', { name: 'Nuevo color' }).click()
  await ivo.page.getByLabel('Nombre').waitFor()

  await findCheckbox(page, 'Crear colores').uncheck()
  await pressSave(page)
  await waitForSavedPermissions(page, 'Quiroga, Ivo')
  await ivo.page.goto('/admin/colors')
  await ivo.page.getByText('No hay datos para mostrar').waitFor()
  await ivo.page.waitForFunction(() => !document.body.innerText.includes('Nuevo color'))
})

test('a person is found by name among more than are shown, and the page leads from one to the next', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await world.sql`
    insert into users (name, surname, dni, email, password_hash)
    select 'Ana', 'Persona ' || n, (40000000 + n)::text, n || '@example.com', 'none' from generate_series(1, 300) n`
  await page.goto('/admin/')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('button', { name: 'Usuarios' }).click()
  await menu.getByRole('link', { name: 'Permisos' }).click()
  await page.getByText(/^20 de 30\d personas: escribí para acotar$/).waitFor()
  assert.equal(await page.locator('.person-option').count(), 20)
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre o DNI' })
  assert.ok(await search.evaluate((input) => input === document.activeElement))
  await search.fill('persona 217')
  await page.getByText('1 persona', { exact: true }).waitFor()
  await search.press('Enter')
  await page.getByRole('button', { name: /^Persona: Persona 217, Ana/ }).click()
  await search.fill('40000045')
  await page.getByText('1 persona', { exact: true }).waitFor()
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Persona: Persona 45, Ana/ }).waitFor()
  await page.getByRole('button', { name: /^Persona: / }).click()
  await search.fill('ana 299 persona')
  await page.getByText('1 persona', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Persona 299, Ana/ }).waitFor()
  expectComplaints()
  await page.goto('/admin/permissions/999999')
  await page.getByText('Esta página no existe, o lo que mostraba ya no está.').waitFor()
})

test('who lacks a permission cannot give or take it, by one or by many, and reads why', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, ['delete_products', 'see_colors'])
  await page.goto(`/admin/permissions/${id}`)
  const lockedCheckbox = findCheckbox(page, 'Eliminar productos')
  assert.deepEqual([await lockedCheckbox.isChecked(), await lockedCheckbox.isDisabled()], [true, true])
  assert.equal(await findCheckbox(page, 'Crear productos').count(), 0)
  await page.getByText('Crear productos: Abre el formulario vacío').waitFor({ state: 'attached' })
  assert.ok(await findCheckbox(page, 'Todo en Productos').isDisabled())
  await page.getByRole('button', { name: 'Productos' }).and(page.locator('.permission-opener')).click()
  await page
    .getByText('Deja eliminar productos que nada más use. No lo tenés vos, así que no podés darlo ni quitarlo.')
    .last()
    .waitFor()
  await findCheckbox(page, 'Todo: todos los recursos').click()
  await pressSave(page)
  await page.getByText('Se guardaron los permisos').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), [...editorPermissions, 'delete_products'].sort())
})

test('a right that the giver loses meanwhile is refused by name, and the rest can be saved', async (t) => {
  const { world, page, user, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, [])
  await page.goto(`/admin/permissions/${id}`)
  await findCheckbox(page, 'Crear colores').check()
  await findCheckbox(page, 'Eliminar colores').check()
  await setPermissions(
    world.admin,
    user.id,
    editorPermissions.filter((name) => name !== 'delete_colors'),
  )
  expectComplaints()
  await pressSave(page)
  await page.getByText('No se pudieron asignar los permisos').waitFor()
  await page.getByText('No podés dar ni quitar un permiso que no tenés: Eliminar colores').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), [])
  await page.getByText('1 cambio (+1)').waitFor()
  assert.equal(await findCheckbox(page, 'Eliminar colores').count(), 0, 'now a lock stands there')
  await pressSave(page)
  await page.getByText('Se guardaron los permisos').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), ['create_colors'])
})

test('two administrators: the second sees what the first saved, and keeps both, their own or the other’s', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, ['see_colors', 'create_colors'])
  expectComplaints()
  const outcomes = {
    'Los dos cambios': ['see_users', 'update_colors'],
    'Solo lo mío': ['create_colors', 'see_colors', 'update_colors'].filter((name) => name !== 'see_colors'),
    'Solo lo suyo': ['see_colors', 'see_users'],
  }
  for (const [choice, expected] of Object.entries(outcomes)) {
    await setPermissions(world.admin, id, ['see_colors', 'create_colors'])
    await page.goto('/admin')
    await page.goto(`/admin/permissions/${id}`)
    await findCheckbox(page, 'Editar colores').check()
    await findCheckbox(page, 'Ver colores').uncheck()
    await setPermissions(world.admin, id, ['see_colors', 'see_users'])
    await pressSave(page)
    const panel = page.getByRole('region', { name: 'Otra persona cambió estos permisos mientras los editabas' })
    await panel.getByText('La otra persona: Da Ver usuarios · Quita Crear colores.').waitFor()
    await panel.getByText('Vos: Da Editar colores · Quita Ver colores.').waitFor()
    assert.ok(await panel.evaluate((region) => region === document.activeElement))
    assert.ok(await findCheckbox(page, 'Editar colores').isChecked(), 'nothing of mine is lost')
    assert.deepEqual(await readPermissions(world.admin, id), ['see_colors', 'see_users'], 'nothing is saved yet')
    await assertAccessible(page)
    await panel.getByLabel(choice).check()
    await pressSave(page)
    if (choice === 'Solo lo suyo') await page.getByText('No hay cambios para guardar.').waitFor()
    await panel.waitFor({ state: 'detached' })
    assert.deepEqual(await readPermissions(world.admin, id), expected, choice)
  }
})

test('one copies from another what one may give; the list of changes says it all and takes it back', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, ['delete_colors'], { surname: 'Paz' })
  await createStaffUser(world, ['see_colors', 'create_colors', 'delete_products'], { surname: 'Sáenz', name: 'Lorena' })
  await page.goto(`/admin/permissions/${id}`)
  await page.getByRole('button', { name: 'Copiar de: Please pick..' }).click()
  await page.getByRole('searchbox', { name: 'Buscar por nombre o DNI' }).fill('saenz')
  await page.getByRole('button', { name: /^Sáenz, Lorena/ }).click()
  await page.getByText('Copiado de Sáenz, Lorena: 3 cambios (+2 −1). Todavía no se guardó.').waitFor()
  await page.getByText('1 permiso no se copió, porque no lo podés cambiar.').waitFor()
  await page.getByRole('button', { name: 'Cambiados 3' }).click()
  const list = page.getByRole('listitem')
  await list.filter({ hasText: 'Eliminar colores' }).getByText('Se quita').waitFor()
  await list.filter({ hasText: 'Ver colores' }).getByText('Suma la lista de colores al menú').waitFor()
  await page.getByRole('button', { name: 'Deshacer Ver colores' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Deshacer Crear colores')
  await page.getByRole('button', { name: 'Deshacer todo' }).click()
  await page.getByText('Todavía no cambiaste nada.').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Cambiados')
  assert.deepEqual(await readPermissions(world.admin, id), ['delete_colors'])
})

test('one is warned of what one takes from oneself; without the page’s permission one is led to the start page', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await world.admin.get('/auth/me')
  await page.goto(`/admin/permissions/${user.id}`)
  await findCheckbox(page, 'Asignar permisos').uncheck()
  await page.getByRole('status').getByText('Vas a perder: Asignar permisos.').waitFor()
  await pressSave(page)
  const question = page.getByRole('dialog', { name: '¿Te quitás permisos?' })
  await question.getByText('Al guardar, esta página se cierra para vos.').waitFor()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  assert.ok((await readPermissions(world.admin, user.id)).includes('update_permissions'))
  await pressSave(page)
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  await page.getByText('Se guardaron los permisos').waitFor()
  assert.ok(!(await readPermissions(world.admin, user.id)).includes('update_permissions'))
})

test('who gave the page away reaches the start page, however slowly it comes and whatever is heard meanwhile', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await createStaffUser(world, ['update_permissions'])
  await page.goto(`/admin/permissions/${user.id}`)
  await findCheckbox(page, 'Asignar permisos').uncheck()
  const heldScript = Promise.withResolvers<void>()
  const startPage = `**${requireEntryAssets('src/app/start-page/Dashboard.tsx').script}`
  const isMet = page.waitForRequest(startPage)
  await page.route(startPage, (route) => heldScript.promise.then(() => route.continue()))
  await pressSave(page)
  await page.getByRole('dialog', { name: '¿Te quitás permisos?' }).getByRole('button', { name: 'Aceptar' }).click()
  await isMet
  const refreshed = page.waitForResponse('**/api/auth/me')
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await refreshed
  await page.getByText('Asignar permisos').first().waitFor({ state: 'detached' })
  heldScript.resolve()
  await page.getByRole('heading', { name: 'Panel de administrador' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(new URL(page.url()).pathname, '/admin')
})

test('a permission given to oneself less changes the menu at once', async (t) => {
  const { page, user } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await page.goto(`/admin/permissions/${user.id}`)
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await menu.getByRole('button', { name: 'Colores' }).waitFor()
  await findCheckbox(page, 'Menú de colores').uncheck()
  await pressSave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await menu.getByRole('button', { name: 'Colores' }).waitFor({ state: 'detached' })
})

test('the last who can assign permissions keeps that one, and the page says it before the server does', async (t) => {
  const { world, page, user, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  await createStaffUser(world, ['update_permissions'])
  await page.goto(`/admin/permissions/${user.id}`)
  await findCheckbox(page, 'Asignar permisos').uncheck()
  await world.sql`update users set active = false where id <> ${user.id}`
  expectComplaints()
  await pressSave(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('No se pudieron asignar los permisos').waitFor()
  const why = page.getByRole('alert').getByText('Es la última persona activa que puede asignar permisos')
  await why.waitFor()
  assert.ok(!(await findCheckbox(page, 'Asignar permisos').isChecked()), 'what was changed is not lost')
  await page.goto('/admin')
  await page.goto(`/admin/permissions/${user.id}`)
  const lockedCheckbox = findCheckbox(page, 'Asignar permisos')
  assert.deepEqual([await lockedCheckbox.isChecked(), await lockedCheckbox.isDisabled()], [true, true])
  assert.match((await lockedCheckbox.getAttribute('title')) ?? '', /última persona activa/)
})

test('of a person who sees a company that one does not, nothing can be changed, and the page says so', async (t) => {
  const { world, page, user } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const [company, client] = [await world.make.company(), await world.make.client()]
  const { id } = await createStaffUser(world, ['see_colors'], { company_id: company.id, client_id: client.id })
  await world.sql`update users set client_id = ${client.id} where id = ${user.id}`
  await page.goto(`/admin/permissions/${id}`)
  await page.getByText('Trabaja con una empresa o un cliente que vos no ves.', { exact: true }).waitFor()
  assert.ok(await findCheckbox(page, 'Ver colores').isDisabled())
  assert.ok(await findCheckbox(page, 'Todo: todos los recursos').isDisabled())
})

test('a lost answer is settled: what was sent is saved once, and what was changed since is saved after it', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, [])
  await page.goto(`/admin/permissions/${id}`)
  await findCheckbox(page, 'Crear colores').check()
  expectComplaints()
  await page.route(`**/api/users/${id}/permissions`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pressSave(page)
  await page.getByText('No se pudo guardar, pero todo lo que escribiste sigue acá.').waitFor()
  await page.unroute(`**/api/users/${id}/permissions`)
  await findCheckbox(page, 'Editar colores').check()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByText('Se guardaron los permisos').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), ['create_colors', 'update_colors'])
  assert.equal(
    (await world.sql`select 1 from audit where entity_id = ${String(id)} and action = 'permissions'`).length,
    2,
  )
})

test('after a lost answer, what somebody else saved meanwhile is met and not overwritten', async (t) => {
  const { world, page, expectComplaints } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, ['see_colors'])
  await page.goto(`/admin/permissions/${id}`)
  await findCheckbox(page, 'Crear colores').check()
  expectComplaints()
  await page.route(`**/api/users/${id}/permissions`, (route) => route.abort())
  await pressSave(page)
  await page.getByText('No se pudo guardar, pero todo lo que escribiste sigue acá.').waitFor()
  await page.unroute(`**/api/users/${id}/permissions`)
  await setPermissions(world.admin, id, ['see_colors', 'see_users'])
  await findCheckbox(page, 'Editar colores').check()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  const panel = page.getByRole('region', { name: 'Otra persona cambió estos permisos mientras los editabas' })
  await panel.getByText('La otra persona: Da Ver usuarios.').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), ['see_colors', 'see_users'])
  // A box that was ticked by hand stays ticked after another choice.
  await findCheckbox(page, 'Eliminar colores').check()
  await panel.getByLabel('Solo lo mío').check()
  await panel.getByLabel('Los dos cambios').check()
  await pressSave(page)
  await panel.waitFor({ state: 'detached' })
  assert.deepEqual(await readPermissions(world.admin, id), [
    'create_colors',
    'delete_colors',
    'see_colors',
    'see_users',
    'update_colors',
  ])
})

test('changes are not left behind unasked, neither by a link nor for another person', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, [], { surname: 'Paz' })
  const other = await createStaffUser(world, [], { surname: 'Sosa' })
  await page.goto(`/admin/permissions/${id}`)
  await findCheckbox(page, 'Crear colores').check()
  await page.getByRole('button', { name: /^Persona: Paz, Luz/ }).click()
  await page.getByRole('button', { name: /^Sosa, Luz/ }).click()
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  assert.ok(await findCheckbox(page, 'Crear colores').isChecked())
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: /^Persona: Paz, Luz/ }).click()
  await page.getByRole('button', { name: /^Sosa, Luz/ }).click()
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await page.waitForURL(`**/admin/permissions/${other.id}`)
  // The URL changes before the screen does, because of a React transition.
  await page.getByRole('button', { name: /^Persona: Sosa, Luz/ }).waitFor()
  await findCheckbox(page, 'Crear colores').and(page.locator(':not(:checked)')).waitFor()
  assert.ok(!(await findCheckbox(page, 'Crear colores').isChecked()))
  assert.deepEqual(await readPermissions(world.admin, id), [])
})

test('by keyboard alone: search, the names’ sentences, a column of what was found, save', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const { id } = await createStaffUser(world, [])
  await page.goto(`/admin/permissions/${id}`)
  await page.locator('.permission-row').first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('COLÓR')
  await page.getByText('Lo que se ve acá', { exact: true }).waitFor()
  assert.equal(await page.locator('.permission-row').count(), 1)
  const opener = page.getByRole('button', { name: 'Colores' }).and(page.locator('.permission-opener'))
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Deja eliminar colores que nada más use.').last().waitFor()
  assert.equal(await opener.getAttribute('aria-expanded'), 'true')
  await findCheckbox(page, 'Editar: lo que se ve acá').focus()
  await page.keyboard.press('Space')
  await page.getByText('1 cambio (+1)').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Se guardaron los permisos').waitFor()
  assert.deepEqual(await readPermissions(world.admin, id), ['update_colors'])
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelectorAll('.permission-row').length > 10)
})

test('on a telephone everything is there, nothing scrolls sideways and axe finds nothing, light and dark', async (t) => {
  const { world } = await openShopSignedIn(t, { userPermissions: permissions })
  const { id } = await createStaffUser(world, ['see_colors', 'create_permissions'])
  for (const dark of [false, true]) {
    const { page } = await openSignedInPage(t, world, {
      userPermissions: editorPermissions,
      dark,
      viewport: { width: 360, height: 780 },
    })
    await page.goto(`/admin/permissions/${id}`)
    await findCheckbox(page, 'Crear colores').check()
    await page.getByRole('button', { name: 'Colores' }).and(page.locator('.permission-opener')).click()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Cambiados 1' }).click()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Copiar de: Please pick..' }).click()
    await page.locator('.person-option').first().waitFor()
    await assertNoSidewaysScroll(page)
    await assertAccessible(page)
  }
})

test('in another language, chosen on the page, each permission has its name and sentence', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: permissions, language: 'en' })
  const { id } = await createStaffUser(world, [])
  await page.goto(`/admin/permissions/${id}`)
  await findCheckbox(page, 'Create colors').waitFor()
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByText('Português').click()
  await findCheckbox(page, 'Criar cores').waitFor()
  assert.equal(await page.getByText(/access\.permissions/).count(), 0)
})

test('saving moves nothing on the page, wide or narrow', async (t) => {
  const { world, page } = await openShopSignedIn(t, { userPermissions: editorPermissions })
  const user = await world.make.user()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/admin/permissions/${user.id}`)
    const check = findCheckbox(page, width === 768 ? 'Editar colores' : 'Crear colores')
    await check.waitFor()
    await check.click()
    await page.evaluate(() => window.scrollTo(0, 120))
    const measure = () =>
      page.evaluate(() => [
        ...[window.scrollY, document.documentElement.scrollHeight],
        ...['.permission-row', '.form-foot'].flatMap((selector) => {
          const { top = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return [Math.round(top), Math.round(height)]
        }),
      ])
    const before = await measure()
    // A press at its place, because the driver scrolls to what it clicks.
    const save = await page.getByRole('button', { name: 'Guardar', exact: true }).boundingBox()
    assert.ok(save)
    await page.mouse.click(save.x + save.width / 2, save.y + save.height / 2)
    await page.getByText('Se guardaron los permisos').last().waitFor()
    await page.locator('.form-foot .state').waitFor({ state: 'detached' })
    assert.deepEqual(await measure(), before, `${width}`)
  }
})
