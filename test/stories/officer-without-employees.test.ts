import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertNoSidewaysScroll, person } from '#test/browser.ts'
import { openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { until } from '#test/lifecycle/until.ts'
import { createStaffUser, openSignedInPage } from '#test/stories/signed-in-page.ts'

const deliveryPermissions = ['see', 'create', 'update', 'delete', 'print'].map((verb) => `${verb}_ppe_deliveries`)

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** Draws a signature with a finger. */
async function drawWithFinger(page: Page): Promise<void> {
  const box = await page.locator('.round-pad canvas').boundingBox()
  assert.ok(box)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + 40 + step * 8, y: box.y + 70 + 30 * Math.sin(step) }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 24; step++) await touch('touchMove', step)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByRole('button', { name: 'Borrar' }).waitFor()
}

test('who has the permissions of deliveries alone signs in on a phone, makes a round, has it signed and prints it', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer } = world
  const account = await createStaffUser(world, deliveryPermissions)
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const { page } = await person(t, world.url, phone)
  await page.goto('/login')
  await page.getByLabel('DNI').fill(account.dni)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Ingresar' }).tap()
  await page.getByRole('link', { name: 'Ver y armar ronda' }).tap()
  await page.waitForURL('**/admin/due*')
  await page.goto('/admin/ppe_round_create')
  await page.getByLabel('Título').fill('Lunes')
  await page.getByRole('button', { name: 'Elegir las 2' }).tap()
  assert.equal(await page.getByLabel('Solo con algo por entregar').count(), 0)
  await shoot(page, 'phone-create')
  await page.getByRole('button', { name: 'Crear ronda' }).tap()
  await page.waitForURL(/ppe_rounds\/\d+$/)
  const [round] = (await officer.get('/ppe_rounds')).body
  const readSigned = async () => (await officer.get(`/ppe_rounds/${round.id}`)).body.signed
  for (let count = 1; count <= 4; count++) {
    await drawWithFinger(page)
    // A click, because Chromium drops a tap that follows a stroke at once, quicker than a hand.
    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await page.getByRole('button', { name: 'Borrar' }).waitFor({ state: 'detached' })
    await until(`${count} are signed`, async () => (await readSigned()) === count)
  }
  await page.getByText('Ya podés cerrar la ronda.').waitFor()
  await assertNoSidewaysScroll(page)
  await shoot(page, 'phone-signed')
  const printed = page.context().waitForEvent('request', (request) => request.url().includes('/print?'))
  await page.getByRole('button', { name: 'Constancias' }).click()
  const answer = await (await printed).response()
  assert.deepEqual([answer?.status(), answer?.headers()['content-type']], [200, 'application/pdf'])
  await page.bringToFront()
  await page.goto('/admin/ppe_delivery_create')
  await page.getByRole('combobox', { name: 'Empleado' }).tap()
  await page.getByRole('option', { name: 'Quiroga, Ayelén' }).waitFor()
})

test('who may only see deliveries opens every screen of them, and is offered nothing that is refused', async (t) => {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves } = world
  const make = async (title: string) => {
    const deliveries = [ayelen, bruno].map(({ id }) => ({ employee_id: id, ppe_id: gloves.id, again: true }))
    const values = { title, date: computeDayFromToday(0), deliveries }
    return (await officer.post('/ppe_deliveries/round', values)).body
  }
  const [open, closed] = [await make('Abierta'), await make('Cerrada')]
  await signOnGlass(officer, closed.deliveries.slice(0, 1))
  await officer.post(`/ppe_rounds/${closed.id}/close`, {})
  const { page } = await openSignedInPage(t, world, { userPermissions: ['see_ppe_deliveries'] })
  const offered = page
    .locator('#content')
    .getByRole('button', { name: /Firmar|Nuev|Sumar|Cerrar|Cambiar|Eliminar|Anular|Imprimir|Constancia|No está|papel/ })
    .or(page.locator('#content').getByRole('link', { name: /Firmar|Nuev|Sumar|Seguir|Duplicar|armar/ }))
  for (const [path, words] of [
    ['ppe_deliveries', '4 entregas de EPP'],
    ['ppe_rounds', 'Abierta'],
    ['due', 'Santillán, Bruno'],
    [`ppe_rounds/${open.id}`, 'de 2 entregas firmadas'],
    [`ppe_rounds/${closed.id}`, 'La ronda está cerrada.'],
    [`ppe_delivery_update/${open.deliveries[0].id}`, 'Solo lectura'],
    [`ppe_delivery_update/${closed.deliveries[0].id}`, 'Solo lectura'],
    ['', 'Lo primero'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await page.getByText(words).first().waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await offered.allInnerTexts(), [], path)
  }
})
