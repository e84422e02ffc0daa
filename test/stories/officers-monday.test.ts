import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { officerPermissions, openShopWithEquipment } from '#test/deliveries.ts'
import { drawSignature, tablet } from '#test/round-page.ts'
import { createStaffUser, openSignedInPage } from '#test/stories/signed-in-page.ts'

const peopleCount = 20
const maxPresses = 120

/** Counts presses: a tap or a click is one, and so is a typed field. */
function createPressCounter() {
  let count = 0
  return {
    readCount: () => count,
    async press(target: Locator) {
      count++
      await target.click()
    },
    async type(target: Locator, value: string) {
      count++
      await target.fill(value)
    },
  }
}

async function openTabletOfOfficer(t: test.TestContext) {
  const world = await openShopWithEquipment(t)
  const { make, title, company, gloves } = world
  for (let index = 3; index <= peopleCount; index++)
    await make.employee({
      surname: `Persona ${String(index).padStart(2, '0')}`,
      name: 'Ana',
      job_title_id: title.id,
      company_id: company.id,
      ppe_sizes: [{ ppe_id: gloves.id, size: '8' }],
    })
  const account = await createStaffUser(world, [...officerPermissions, 'see_menu_ppes'])
  const { page, expectComplaints } = await openSignedInPage(t, world, { viewport: tablet })
  expectComplaints()
  await page.evaluate(() => localStorage.clear())
  return { ...world, page, account }
}

/** From the sign-in by what is due to the round's screen. */
async function signInAndMakeRound(
  page: Page,
  account: { dni: string; password: string },
  counter: ReturnType<typeof createPressCounter>,
) {
  await page.goto('/login')
  await counter.type(page.locator('input[name=dni]'), account.dni)
  await counter.type(page.locator('input[name=password]'), account.password)
  await counter.press(page.locator('form button[type=submit]'))
  await page.waitForURL('**/admin/')
  const dueLink = page.locator('#sidebar').getByRole('link', { name: 'Por entregar' })
  if (!(await dueLink.isVisible())) await counter.press(page.locator('#sidebar').getByText('Entregas de EPP'))
  await counter.press(dueLink)
  await counter.press(page.getByRole('button', { name: `Elegir ${peopleCount} de Nunca entregado` }))
  await counter.press(page.getByRole('toolbar').getByRole('button', { name: 'Armar ronda' }))
  await counter.type(page.getByLabel('Título'), 'Lunes')
  await counter.press(page.getByRole('button', { name: 'Crear ronda' }))
  await page.waitForURL(/ppe_rounds\/\d+$/)
  await page.getByText(`de ${peopleCount * 2} entregas firmadas`).waitFor()
}

async function signAll(page: Page, counter: ReturnType<typeof createPressCounter>, afterFirst: () => Promise<void>) {
  for (let index = 0; index < peopleCount * 2; index++) {
    await drawSignature(page)
    await counter.press(page.getByRole('button', { name: /^Confirmar/ }))
    await page.getByRole('button', { name: 'Borrar' }).waitFor({ state: 'detached' })
    if (index === 0) await afterFirst()
  }
  await page.getByText('Terminada: firmaron todos').waitFor()
}

async function printRecords(page: Page, counter: ReturnType<typeof createPressCounter>) {
  const printing = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/ppe_deliveries/print'))
  await counter.press(page.getByRole('button', { name: 'Constancias' }))
  assert.equal((await printing).status(), 200)
}

for (const line of ['online', 'with the line cut after the first signature'] as const)
  test(`what is due is signed by twenty people and printed in few presses, ${line}`, async (t) => {
    const { page, account, sql } = await openTabletOfOfficer(t)
    const counter = createPressCounter()
    await signInAndMakeRound(page, account, counter)
    const isCut = line !== 'online'
    await signAll(page, counter, () => page.context().setOffline(isCut))
    await page.context().setOffline(false)
    await page.waitForFunction((id) => localStorage.getItem(`waiting:${id}`) === null, account.id)
    await printRecords(page, counter)
    const [signed] = await sql<
      { count: number }[]
    >`select count(*)::int from ppe_deliveries where signed_at is not null`
    assert.equal(signed?.count, peopleCount * 2)
    assert.ok(counter.readCount() <= maxPresses, `${counter.readCount()} presses`)
    t.diagnostic(`${counter.readCount()} presses`)
  })
