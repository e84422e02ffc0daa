import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, signIn } from '#test/browser.ts'
import { drawStrokes, signOnGlass } from '#test/deliveries.ts'
import {
  drawSignature,
  goToRound,
  leaveEndedSession,
  openShopWithRound,
  signNext,
  tablet,
  waitForKeptScreen,
} from '#test/round-page.ts'
import { createStaffUser, openSignedInPage } from '#test/stories/signed-in-page.ts'

async function openRoundThatMayLoseItsLine(t: test.TestContext) {
  const world = await openShopWithRound(t)
  const { userPermissions, round } = world
  const { page, user, expectComplaints } = await openSignedInPage(t, world, { userPermissions, viewport: tablet })
  expectComplaints()
  await goToRound(page, round)
  await waitForKeptScreen(page)
  const loseLine = async () => {
    await page.context().setOffline(true)
    await page.getByText('Sin conexión.', { exact: true }).waitFor()
  }
  return { ...world, page, user, loseLine, getLineBack: () => page.context().setOffline(false) }
}

const waitUntilSent = (page: Page, user: { id: number }) =>
  page.waitForFunction((id) => localStorage.getItem(`waiting:${id}`) === null, user.id)

test('a round goes on without a connection, also after a reload, and what was signed is sent once', async (t) => {
  const { page, user, loseLine, getLineBack, readRound, sql } = await openRoundThatMayLoseItsLine(t)
  await loseLine()
  await signNext(page)
  await page.getByText('1 firma por enviar').waitFor()
  await page.getByText('Por enviar', { exact: true }).first().waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/round-offline.png`, fullPage: true })
  await page.getByText('Corregir y firmar en papel, cuando vuelva la conexión.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
  await page.getByText('1 por enviar').waitFor()
  await signNext(page)
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await page.getByRole('button', { name: 'No está' }).click()
  await page.getByText('3 anotaciones por enviar').waitFor()
  await page.getByText('Vas a poder cerrar la ronda con conexión, cuando se envíe lo que falta.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Cerrar ronda' }).isDisabled())
  assert.equal((await readRound()).signed, 0)
  await getLineBack()
  await waitUntilSent(page, user)
  await page.getByText('Ya podés cerrar la ronda.').waitFor()
  const round = await readRound()
  assert.deepEqual([round.signed, round.absent, round.open], [2, 2, 0])
  const [audit] = await sql<{ entries: number }[]>`select count(*)::int as entries from audit where action = 'signed'`
  assert.equal(audit?.entries, 2)
})

test('what the browser keeps for a lost line stays small, and has nothing of the API', async (t) => {
  const { page } = await openRoundThatMayLoseItsLine(t)
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('round')
    const sizes = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const response = await cache.match(request)
        return [new URL(request.url).pathname, (await response?.blob())?.size ?? 0] as const
      }),
    )
    return sizes
  })
  const total = kept.reduce((sum, [, size]) => sum + size, 0)
  assert.ok(total < 1_500_000, `${total} bytes`)
  assert.deepEqual(
    kept.map(([path]) => path).filter((path) => path.startsWith('/api')),
    [],
  )
})

test('signatures outlive an ended session and are sent as the same person alone', async (t) => {
  const world = await openShopWithRound(t)
  const { round, userPermissions, readRound, sql } = world
  const officer = await createStaffUser(world, userPermissions)
  const colleague = await createStaffUser(world, userPermissions)
  const { page, expectComplaints } = await openSignedInPage(t, world, { viewport: tablet })
  expectComplaints()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, officer)
  await goToRound(page, round)
  await waitForKeptScreen(page)
  await page.context().setOffline(true)
  await page.getByText('Sin conexión.', { exact: true }).waitFor()
  await signNext(page)
  await page.getByText('1 firma por enviar').waitFor()
  await sql`delete from sessions where user_id = ${officer.id}`
  await page.context().setOffline(false)
  await leaveEndedSession(page, /Firmas por enviar: 1/)
  await signIn(page, colleague)
  await goToRound(page, round)
  assert.equal(await page.getByText(/por enviar/i).count(), 0)
  assert.equal((await readRound()).signed, 0)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await signIn(page, officer)
  await waitUntilSent(page, officer)
  const [signed] = await sql<{ signed_by: number }[]>`select signed_by from ppe_deliveries where signed_at is not null`
  assert.equal(signed?.signed_by, officer.id)
})

test('a session that ends while a signature waits is opened again over the round', async (t) => {
  const world = await openShopWithRound(t)
  const { round, userPermissions, readRound, sql } = world
  const officer = await createStaffUser(world, userPermissions)
  const { page, expectComplaints } = await openSignedInPage(t, world, { viewport: tablet })
  expectComplaints()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, officer)
  await goToRound(page, round)
  await waitForKeptScreen(page)
  await page.context().setOffline(true)
  await page.getByText('Sin conexión.', { exact: true }).waitFor()
  await signNext(page)
  await page.getByText('1 firma por enviar').waitFor()
  await sql`delete from sessions where user_id = ${officer.id}`
  await page.context().setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await dialog.getByText('Firmas por enviar: 1').waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/round-ended-session.png` })
  await dialog.getByLabel('DNI').fill(officer.dni)
  await dialog.locator('input[name=password]').fill(officer.password)
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await waitUntilSent(page, officer)
  assert.equal((await readRound()).signed, 1)
  assert.equal(new URL(page.url()).pathname, `/admin/ppe_rounds/${round.id}`)
})

test('a row that the office changed meanwhile is shown anew, and what somebody else signed is told', async (t) => {
  const { page, user, officer, loseLine, getLineBack, readRound, ayelen, round } = await openRoundThatMayLoseItsLine(t)
  const [apron, gloves] = round.deliveries.filter((delivery: any) => delivery.employee_id === ayelen.id)
  await loseLine()
  await signNext(page)
  await signNext(page)
  await page.getByText('2 firmas por enviar').waitFor()
  await signOnGlass(officer, [apron], drawStrokes(3))
  await officer.put(`/ppe_deliveries/${gloves.id}`, { quantity: 5 })
  await getLineBack()
  await page.getByText('2 firmas no se guardaron').waitFor()
  await page.getByRole('button', { name: /Quiroga, Ayelén/ }).click()
  await page.getByText('La tomó Prueba').waitFor()
  await page.getByText('5 unidades').waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/round-refused.png`, fullPage: true })
  await page.getByRole('button', { name: 'Descartar esta' }).click()
  await page.getByRole('button', { name: 'Firmar de nuevo' }).click()
  await signNext(page)
  await waitUntilSent(page, user)
  const { people } = await readRound()
  const mine = people.find((person: any) => person.employee_id === ayelen.id)
  assert.deepEqual(
    mine.deliveries.map(({ status, quantity }: any) => [status, quantity]),
    [
      ['signed', 1],
      ['signed', 5],
    ],
  )
})

test('a signature whose row left its round is listed with its reason and its drawing, and leaves when discarded', async (t) => {
  const { page, officer, loseLine, getLineBack, round, ayelen } = await openRoundThatMayLoseItsLine(t)
  const [first] = round.deliveries.filter((delivery: any) => delivery.employee_id === ayelen.id)
  await loseLine()
  await signNext(page)
  await page.getByText('1 firma por enviar').waitFor()
  assert.equal((await officer.delete(`/ppe_deliveries/${first.id}`)).status, 200)
  await getLineBack()
  await page.getByText('1 firma no se guardó').waitFor()
  await page.getByRole('button', { name: /Ana Prueba/ }).click()
  await page.getByRole('button', { name: /Cerrar sesión|Salir/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Firmas por enviar: 0, rechazadas: 1').waitFor()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'No se guardó' })
  await dialog.getByText('Quiroga, Ayelén · Delantal ESD').waitFor()
  await dialog.getByText('Ya no existe').waitFor()
  await dialog.getByRole('img', { name: 'Firma trazada' }).waitFor()
  await assertAccessible(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refused-writes.png` })
  await dialog.getByRole('button', { name: 'Descartar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 firma no se guardó').waitFor({ state: 'detached' })
})

test('what was signed right before the line was lost stays signed', async (t) => {
  const { page, user, loseLine, readRound } = await openRoundThatMayLoseItsLine(t)
  await signNext(page)
  await waitUntilSent(page, user)
  await loseLine()
  await page.reload()
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
  await page.locator('.round-progress').getByText('1', { exact: true }).waitFor()
  assert.equal((await readRound()).signed, 1)
})

test('signing out with something unsent asks, and takes the opened round along', async (t) => {
  const { page, user, loseLine, getLineBack } = await openRoundThatMayLoseItsLine(t)
  await loseLine()
  await signNext(page)
  await page.getByText('1 firma por enviar').waitFor()
  await page.getByRole('button', { name: /Ana Prueba/ }).click()
  await page.getByRole('button', { name: /Cerrar sesión|Salir/ }).click()
  await page.getByText('Firmas por enviar: 1').waitFor()
  await page.getByRole('button', { name: 'Salir igual' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: 'Ingresá a tu cuenta' }).waitFor()
  await getLineBack()
  const counts = await page.evaluate(
    (userId) =>
      new Promise<number[]>((resolve) => {
        const request = indexedDB.open('mostrador')
        request.onsuccess = () => {
          const transaction = request.result.transaction(['records', 'writes'])
          const records = transaction.objectStore('records').count(IDBKeyRange.bound([userId, ''], [userId, '\uffff']))
          const writes = transaction.objectStore('writes').count()
          transaction.oncomplete = () => resolve([records.result, writes.result])
        }
      }),
    user.id,
  )
  assert.deepEqual(counts, [0, 1])
})

test('a signature that the browser cannot store is not taken, and says so', async (t) => {
  const { page, readRound } = await openRoundThatMayLoseItsLine(t)
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await drawSignature(page)
  await page.getByRole('button', { name: 'Confirmar y seguir' }).click()
  await page.getByText('no se tomó: le falta espacio').waitFor()
  await page.getByRole('button', { name: 'Borrar' }).waitFor()
  assert.equal((await readRound()).signed, 0)
})
