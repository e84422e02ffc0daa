import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goToRound, openShopWithRound, tablet } from '#test/round-page.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

/** Opens a round in a browser that a script has made poorer before any page loads. */
async function openRoundAfter(t: test.TestContext, impoverish: () => void) {
  const world = await openShopWithRound(t)
  const { userPermissions, round, readRound } = world
  // An option of its own keeps other stories away from this browser.
  const options = { userPermissions, viewport: tablet, hasEmptyCache: true, timezoneId: 'America/Montevideo' }
  const { page, expectComplaints } = await openSignedInPage(t, world, options)
  expectComplaints()
  await page.addInitScript(impoverish)
  await goToRound(page, round)
  return { page, readRound }
}

test('where the browser stores nothing, the page says before the first signature that nothing can be signed', async (t) => {
  const { page, readRound } = await openRoundAfter(t, () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.getByText('Este navegador no guarda nada').waitFor()
  assert.equal((await readRound()).signed, 0)
})

test('where the page has no https, it says before the first signature not to close or reload it', async (t) => {
  const { page } = await openRoundAfter(t, () => {
    // Without https the browser has no service workers.
    Object.defineProperty(window, 'isSecureContext', { value: false })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.getByText('Esta página no usa https').waitFor()
})
