import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { chromium } from 'playwright-core'
import { signIn } from '#test/browser.ts'
import { findChromium } from '#test/chromium.ts'
import { atTheEnd } from '#test/endings.ts'
import {
  goToRound,
  leaveEndedSession,
  openShopWithRound,
  signNext,
  tablet,
  waitForKeptScreen,
} from '#test/round-page.ts'
import { createStaffUser } from '#test/stories/signed-in-page.ts'

/** Opens a browser that keeps what it stores in a folder, as one that is closed and opened again. */
async function createBrowserWithMemory(t: test.TestContext, baseURL: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'))
  atTheEnd(t, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const executablePath = findChromium()
  assert.ok(executablePath)
  return async function openBrowser() {
    const options = { executablePath, baseURL, viewport: tablet, locale: 'es-AR', args: ['--no-sandbox'] }
    const context = await chromium.launchPersistentContext(folder, options)
    atTheEnd(t, () => context.close())
    return { page: context.pages()[0] ?? (await context.newPage()), closeBrowser: () => context.close() }
  }
}

test('a signature outlives a closed browser and an ended session, and another user in between sees nothing of it', async (t) => {
  const world = await openShopWithRound(t)
  const { url, round, userPermissions, readRound, sql } = world
  const signer = await createStaffUser(world, userPermissions)
  const colleague = await createStaffUser(world, userPermissions)
  const openBrowser = await createBrowserWithMemory(t, url)

  const before = await openBrowser()
  await signIn(before.page, signer)
  await goToRound(before.page, round)
  await waitForKeptScreen(before.page)
  await before.page.context().setOffline(true)
  await before.page.getByText('Sin conexión.', { exact: true }).waitFor()
  await signNext(before.page)
  await before.page.getByText('1 firma por enviar').waitFor()
  await before.closeBrowser()
  await sql`delete from sessions where user_id = ${signer.id}`

  const { page } = await openBrowser()
  await page.goto('/admin/')
  await leaveEndedSession(page, /Firmas por enviar: 1/)
  await signIn(page, colleague)
  await goToRound(page, round)
  assert.equal(await page.getByText(/por enviar/i).count(), 0)
  assert.equal((await readRound()).signed, 0)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })

  await signIn(page, signer)
  await page.waitForFunction((id) => localStorage.getItem(`waiting:${id}`) === null, signer.id)
  const signed = await sql<{ signed_by: number }[]>`
    select signed_by from ppe_deliveries where signed_at is not null`
  assert.deepEqual(
    signed.map(({ signed_by: userId }) => userId),
    [signer.id],
  )
})
