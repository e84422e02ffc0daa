import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { until } from '#test/lifecycle/until.ts'

export const tablet = { width: 1024, height: 768 }

/** A shop with an open round: two people, two items each. */
export async function openShopWithRound(t: TestContext, signature: 'row' | 'person' = 'row') {
  const world = await openShopWithEquipment(t)
  const { officer, ayelen, bruno, gloves, apron } = world
  const answer = await officer.post('/ppe_deliveries/round', {
    title: 'Laboratorio y reparto',
    date: '2026-03-02',
    signature,
    deliveries: [ayelen, bruno].flatMap(({ id }) =>
      [apron, gloves].map((ppe) => ({ employee_id: id, ppe_id: ppe.id })),
    ),
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const round = answer.body
  const readRound = async () => (await officer.get(`/ppe_rounds/${round.id}`)).body
  return { ...world, round, readRound, userPermissions: officerPermissions }
}

/** Opens the round's screen and waits for its first person. */
export async function goToRound(page: Page, round: { id: number }): Promise<void> {
  await page.goto(`/admin/ppe_rounds/${round.id}`)
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
}

/** Waits until the browser has the screen's files and its page. An asynchronous condition of a page counts as met. */
export const waitForKeptScreen = (page: Page) =>
  until('the screen is kept', () =>
    page.evaluate(async () => (await (await caches.open('round')).match('/admin/ppe_rounds/shell')) !== undefined),
  )

/** In the dialog of an ended session: reads that so many signatures wait, and goes to the sign-in page. */
export async function leaveEndedSession(page: Page, waiting: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.getByText(waiting).waitFor()
  await dialog.getByRole('button', { name: 'Cerrar (X)' }).click()
  await page.waitForURL('**/login')
}

/** Draws a signature on the counter's line. */
export async function drawSignature(page: Page): Promise<void> {
  const canvas = page.locator('.round-pad canvas')
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 40, box.y + 90)
  await page.mouse.down()
  for (let step = 1; step <= 24; step++) await page.mouse.move(box.x + 40 + step * 8, box.y + 90 + 30 * Math.sin(step))
  await page.mouse.up()
}

/** Signs what is shown next, and waits until the screen has taken it: nothing is drawn on the line any more. */
export async function signNext(page: Page): Promise<void> {
  await drawSignature(page)
  await page.getByRole('button', { name: /^Confirmar/ }).click()
  await page.getByRole('button', { name: 'Borrar' }).waitFor({ state: 'detached' })
}
