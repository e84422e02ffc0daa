import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { person, signIn } from '#test/browser.ts'
import { officerPermissions } from '#test/deliveries.ts'
import { drawSignature, goToRound, openShopWithRound, signNext, tablet } from '#test/round-page.ts'
import { createStaffUser } from '#test/stories/signed-in-page.ts'

type World = Awaited<ReturnType<typeof openShopWithRound>>

/** Opens the round in a browser of its own, as a user of this name. */
async function openTabletOf(t: test.TestContext, world: World, surname: string) {
  const account = await createStaffUser(world, officerPermissions, { surname })
  const { page, expectComplaints } = await person(t, world.url, { viewport: tablet })
  // The refusal of a signature is an error in the browser's console.
  expectComplaints()
  await signIn(page, account)
  await goToRound(page, world.round)
  return { page, account, surname }
}

/** Opens an open round of two people on the tablets of two users. */
async function openTwoTablets(t: test.TestContext) {
  const world = await openShopWithRound(t)
  const tablets = [await openTabletOf(t, world, 'Ferreyra'), await openTabletOf(t, world, 'Medina')] as const
  return { ...world, tablets }
}

const choosePerson = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).click()

const waitForSignedCount = (page: Page, count: number) =>
  page.locator('.round-progress [role=status] b').getByText(String(count), { exact: true }).waitFor()

const countAuditEntries = async ({ sql }: World) => {
  const [audit] = await sql<{ entries: number }[]>`select count(*)::int as entries from audit where action = 'signed'`
  return audit?.entries
}

test('two users sign in one round at the same time, see what the other signed, and sign nothing twice', async (t) => {
  const world = await openTwoTablets(t)
  const [first, second] = world.tablets
  await choosePerson(second.page, 'Santillán, Bruno')
  await second.page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await Promise.all([signNext(first.page), signNext(second.page)])
  // Without a press: each reads the round again by itself.
  await Promise.all([waitForSignedCount(first.page, 2), waitForSignedCount(second.page, 2)])
  await signNext(first.page)
  await second.page.reload()
  await second.page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await waitForSignedCount(second.page, 3)
  await signNext(second.page)
  for (const { page } of world.tablets) await page.getByText('Terminada: firmaron todos').waitFor()
  const signers = await world.sql<{ employee_id: number; signed_by: number }[]>`
    select distinct employee_id, signed_by from ppe_deliveries order by employee_id`
  assert.deepEqual(
    signers.map(({ employee_id: employeeId, signed_by: userId }) => [employeeId, userId]),
    [
      [world.ayelen.id, first.account.id],
      [world.bruno.id, second.account.id],
    ],
  )
  assert.equal(await countAuditEntries(world), 4)
})

test('when two tablets sign one row at once, one signature counts, and the later tablet shows both and who took it', async (t) => {
  const world = await openTwoTablets(t)
  for (const { page } of world.tablets) await drawSignature(page)
  await Promise.all(world.tablets.map(({ page }) => page.getByRole('button', { name: /^Confirmar/ }).click()))
  await Promise.all(
    world.tablets.map(({ page }) => page.getByRole('button', { name: 'Borrar' }).waitFor({ state: 'detached' })),
  )
  const refusalOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'La firma no se guardó' })
  const later = await Promise.any(
    world.tablets.map((candidate) =>
      refusalOn(candidate.page)
        .waitFor()
        .then(() => candidate),
    ),
  )
  const [earlier] = world.tablets.filter((candidate) => candidate !== later)
  assert.ok(earlier)
  await refusalOn(later.page).getByText(`La tomó ${earlier.surname}`).waitFor()
  await later.page.getByRole('img', { name: 'La firma guardada' }).waitFor()
  await later.page.getByRole('img', { name: 'La firma tomada en este equipo' }).waitFor()
  const readSigned = () => world.sql<{ signed_by: number; signature_hash: string }[]>`
    select signed_by, signature_hash from ppe_deliveries where signed_at is not null`
  const signed = await readSigned()
  assert.deepEqual(
    signed.map(({ signed_by: userId }) => userId),
    [earlier.account.id],
  )
  assert.equal(await refusalOn(earlier.page).count(), 0)
  await later.page.getByRole('button', { name: 'Descartar esta' }).click()
  await refusalOn(later.page).waitFor({ state: 'detached' })
  assert.deepEqual(await readSigned(), signed)
  assert.equal(await countAuditEntries(world), 1)
})
