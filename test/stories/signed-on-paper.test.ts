import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible } from '#test/browser.ts'
import { goToRound, openShopWithRound, signNext, tablet } from '#test/round-page.ts'
import { createPicture, openSignedInPage } from '#test/stories/signed-in-page.ts'

test('a scanned paper signs what one person has left, after a wrong file was refused in words and lost nothing', async (t) => {
  const world = await openShopWithRound(t)
  const { round, userPermissions, readRound, sql, ayelen } = world
  const { page, expectComplaints } = await openSignedInPage(t, world, { userPermissions, viewport: tablet })
  // The refusal of the wrong file is an error in the browser's console.
  expectComplaints()
  await goToRound(page, round)
  await signNext(page)
  await page.locator('.round-progress').getByText('1', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'En papel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Papel firmado de Quiroga, Ayelén' })
  await dialog.getByText('Vale por: Guantes antiestáticos.').waitFor()
  await assertAccessible(page)
  const chooseFile = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  const confirm = dialog.getByRole('button', { name: 'Aceptar' })
  await chooseFile('planilla.pdf', 'application/pdf', Buffer.from('hola'))
  await confirm.click()
  const refusal = dialog.getByRole('alert')
  await refusal.waitFor()
  assert.match((await refusal.textContent()) ?? '', /PDF/)
  assert.equal((await readRound()).signed, 1)

  await dialog.getByRole('button', { name: /Quitar/ }).click()
  await chooseFile('planilla.jpg', 'image/jpeg', await createPicture('white'))
  await confirm.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('En papel ·').waitFor()
  const rows = await sql<{ employee_id: number; signature: string; scan: string | null }[]>`
    select employee_id, signature, scan from ppe_deliveries where signed_at is not null order by signature`
  assert.deepEqual(
    rows.map(({ employee_id: employeeId, signature, scan }) => [employeeId, signature, scan !== null]),
    [
      [ayelen.id, 'glass', false],
      [ayelen.id, 'paper', true],
    ],
  )
  assert.equal((await readRound()).open, 2)
})
