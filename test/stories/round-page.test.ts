import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { addDays } from '#src/platform/days/add-days.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { until } from '#test/lifecycle/until.ts'
import { drawSignature, goToRound, openShopWithRound, signNext, tablet } from '#test/round-page.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

type OpenOptions = {
  signature?: 'row' | 'person'
  viewport?: { width: number; height: number }
  dark?: boolean
  furtherPermissions?: readonly string[]
}

async function openRound(t: test.TestContext, { signature, furtherPermissions = [], ...options }: OpenOptions = {}) {
  const world = await openShopWithRound(t, signature)
  const { round } = world
  const userPermissions = [...world.userPermissions, ...furtherPermissions]
  const { page, ...person } = await openSignedInPage(t, world, { userPermissions, viewport: tablet, ...options })
  await goToRound(page, round)
  return { ...world, ...person, page }
}

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

test('on a tablet each item is signed after the other, and the next person follows by itself', async (t) => {
  const { page, sql, readRound } = await openRound(t)
  await page.getByText('de 4 entregas firmadas').waitFor()
  await assertAccessible(page)
  await drawSignature(page)
  await shoot(page, 'round-1024')
  await page.getByRole('button', { name: 'Confirmar y seguir' }).click()
  await page.locator('.round-progress').getByText('1', { exact: true }).waitFor()
  await page.getByRole('img', { name: 'Firma trazada' }).waitFor()
  await signNext(page)
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await shoot(page, 'round-1024-second')
  await page.getByRole('button', { name: 'No está' }).click()
  await page.getByText('Terminada: firmaron todos').waitFor()
  await assertAccessible(page)
  const round = await readRound()
  assert.deepEqual([round.signed, round.absent, round.open], [2, 2, 0])
  const rows = await sql<{ strokes: number[][][]; device_signed_at: string }[]>`
    select strokes, device_signed_at from ppe_deliveries where signed_at is not null`
  for (const { strokes, device_signed_at: deviceTime } of rows) {
    assert.ok(strokes.flat().length >= 12 && strokes.flat().every(([x = -1, y = -1]) => x <= 4000 && y <= 4000))
    assert.ok(deviceTime)
  }
  await page.getByRole('button', { name: 'Cerrar ronda' }).click()
  const question = page.getByRole('dialog', { name: 'Cerrar ronda' })
  await question.getByText('Quedan abiertas 2 entregas, de 1 persona.').waitFor()
  await question.getByText('Una ronda cerrada no se vuelve a abrir').waitFor()
  await assertAccessible(page)
  await shoot(page, 'round-close-1024')
  await question.getByRole('button', { name: 'Cerrar ronda' }).click()
  await page.waitForURL(/ppe_rounds$/)
  assert.equal((await readRound()).status, 'closed')
  await page.getByText('2 firmadas · 1 persona ausente').waitFor()
})

test('a round says who is annulled, counts nothing of them, and the next round gives the item again', async (t) => {
  const { page, officer, round, readRound } = await openRound(t)
  for (let count = 1; count <= 4; count++) {
    await signNext(page)
    await page.locator('.round-progress').getByText(String(count), { exact: true }).last().waitFor()
  }
  await until('all is sent', async () => (await readRound()).signed === 4)
  const [ayelen, bruno] = (await readRound()).people
  const annul = ({ id }: { id: number }) => officer.post(`/ppe_deliveries/${id}/annul`, { reason: 'Otro talle' })
  for (const delivery of [...ayelen.deliveries, bruno.deliveries[0]]) await annul(delivery)
  await page.reload()
  await page.getByText('de 1 entrega firmada').waitFor()
  await page.getByText('de 1 persona').waitFor()
  const people = page.getByRole('navigation', { name: 'Personas' })
  await people.getByRole('button', { name: 'Quiroga, Ayelén' }).getByText('Todo anulado').waitFor()
  const ofBruno = people.getByRole('button', { name: 'Santillán, Bruno' })
  await ofBruno.getByText('1 anulada').waitFor()
  await ofBruno.getByText('Firmó todo').waitFor()
  await page.getByText('3 anuladas sin dar de nuevo.').waitFor()
  await assertAccessible(page)
  await shoot(page, 'round-annulled-1024')
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await shoot(page, 'round-annulled-360')
  await page.setViewportSize(tablet)
  await page.getByRole('button', { name: 'Cerrar ronda' }).click()
  await page.getByRole('dialog').getByText('No queda nada sin firmar. 3 anuladas sin dar de nuevo.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar ronda' }).click()
  await page.locator('.Toastify').getByRole('button', { name: 'Ronda con lo que falta' }).click()
  await page.getByRole('dialog').getByText('Las 3 entregas anuladas que no se dieron de nuevo').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('de 3 entregas firmadas').waitFor()
  await page.goto('/admin/ppe_rounds')
  const former = page.getByRole('row').filter({ hasText: '1 firmada · 3 anuladas' })
  await former.getByText(round.title).waitFor()
  assert.equal(await page.getByRole('button', { name: `Ronda con lo que falta: ${round.title}` }).count(), 0)
})

test('on a phone the press that names who is next opens their page', async (t) => {
  const { page } = await openRound(t, { viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: 'Sigue: Santillán, Bruno' }).click()
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await shoot(page, 'round-next-person-360')
  await page.getByRole('button', { name: 'Personas', exact: true }).click()
  await page.getByRole('navigation', { name: 'Personas' }).getByRole('button', { name: 'Quiroga, Ayelén' }).click()
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
})

test('the last item of the last person is confirmed, as nothing follows', async (t) => {
  const { page } = await openRound(t)
  const goOn = page.getByRole('button', { name: 'Confirmar y seguir' })
  const confirm = page.getByRole('button', { name: 'Confirmar', exact: true })
  await page.getByRole('button', { name: /Santillán, Bruno/ }).click()
  await page.getByRole('button', { name: 'No está' }).click()
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
  await goOn.waitFor()
  await signNext(page)
  await confirm.waitFor()
  assert.equal(await goOn.count(), 0)
  await shoot(page, 'round-1024-last')
})

test('a signature that is drawn and not confirmed is there again after a look at another person', async (t) => {
  const { page, readRound } = await openRound(t)
  await drawSignature(page)
  await page.getByRole('button', { name: 'Borrar' }).waitFor()
  await page.getByRole('button', { name: /Santillán, Bruno/ }).click()
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Borrar' }).count(), 0)
  await page.getByRole('link', { name: 'Sumar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: /Quiroga, Ayelén/ }).click()
  await page.getByRole('button', { name: 'Borrar' }).waitFor()
  await shoot(page, 'round-1024-kept')
  assert.ok(await hasInk(page))
  await page.getByRole('button', { name: 'Confirmar y seguir' }).click()
  await page.getByRole('img', { name: 'Firma trazada' }).waitFor()
  await until('the signature is sent', async () => (await readRound()).signed === 1)
  await drawSignature(page)
  await page.getByRole('button', { name: 'Borrar' }).click()
  await page.getByRole('button', { name: /Santillán, Bruno/ }).click()
  await page.getByRole('button', { name: /Quiroga, Ayelén/ }).click()
  await page.getByRole('heading', { name: 'Quiroga, Ayelén' }).waitFor()
  assert.equal(await hasInk(page), false)
  await page.getByRole('link', { name: 'Sumar' }).click()
  await page.waitForURL(/ppe_round_create/)
})

/** True if something is drawn on the pad. */
const hasInk = (page: Page) =>
  page.locator('.round-pad canvas').evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
    return pixels?.some((value) => value !== 0) === true
  })

test('a signed item shows its name in whole words on a tablet, upright and lying, and on a phone', async (t) => {
  const { page } = await openRound(t, { signature: 'person' })
  await signNext(page)
  await page.getByRole('button', { name: /Quiroga, Ayelén/ }).click()
  await page.getByRole('img', { name: 'Firma trazada' }).first().waitFor()
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    const linesOfWords = await page.getByText('Guantes antiestáticos').evaluate((element) => {
      const node = element.firstChild as Text
      return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return range.getClientRects().length
      })
    })
    assert.deepEqual(linesOfWords, [1, 1], `no word is broken at ${width} px`)
    await shoot(page, `round-signed-${width}`)
  }
})

test('a round of tomorrow says from which day it is signed, and has no line to sign on until then', async (t) => {
  const { page, round, officer } = await openRound(t)
  await officer.put(`/ppe_rounds/${round.id}`, { date: addDays(readShopDay(), 1) })
  await page.reload()
  await page.getByText(/Se firma desde el .*cambiá primero la fecha/).waitFor()
  assert.equal(await page.locator('.round-pad').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'En papel' }).count(), 0)
  await page.getByRole('button', { name: 'No está' }).waitFor()
  await assertAccessible(page)
  await assertNoSidewaysScroll(page)
  await shoot(page, 'round-early-1024')
  await page.setViewportSize({ width: 360, height: 740 })
  await assertNoSidewaysScroll(page)
  await shoot(page, 'round-early-360')
  await officer.put(`/ppe_rounds/${round.id}`, { date: readShopDay() })
  await page.locator('.round-pad').waitFor()
  await signNext(page)
})

test('a round is corrected where it is shown, signed as corrected and closed, and what is missing is the next one', async (t) => {
  const {
    page,
    readRound,
    round: openedRound,
    ayelen,
    gloves,
    admin,
  } = await openRound(t, {
    furtherPermissions: ['update_employees'],
  })
  await page.getByRole('button', { name: 'Cambiar talle o cantidad de Guantes antiestáticos' }).click()
  await page.getByRole('button', { name: '7', exact: true }).click()
  await page.getByRole('button', { name: 'Uno más' }).click()
  assert.ok(await page.getByLabel('El talle, también en el legajo').isChecked())
  await shoot(page, 'round-correct-1024')
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('T. 7 · 2 unidades').waitFor()
  assert.equal((await admin.get(`/employees/${ayelen.id}`)).body.ppe_sizes[0].size, '7')
  await signNext(page)
  await page.getByRole('img', { name: 'Firma trazada' }).waitFor()
  await signNext(page)
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('waiting:1') === null)
  const round = await readRound()
  const given = round.people
    .find((person: any) => person.employee_id === ayelen.id)
    .deliveries.find((delivery: any) => delivery.ppe_id === gloves.id)
  assert.deepEqual([given.size, given.quantity], ['7', 2])
  await page.getByText('Sin talle').waitFor()
  await page.getByRole('button', { name: 'No está' }).click()
  await page.getByRole('button', { name: 'Cerrar ronda' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar ronda' }).click()
  await page.waitForURL(/ppe_rounds$/)
  await page.locator('.Toastify').getByRole('button', { name: 'Ronda con lo que falta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ronda con lo que falta' })
  await dialog.getByText('Las 2 entregas que quedaron abiertas').waitFor()
  assert.equal(await dialog.getByLabel('Título').inputValue(), `${openedRound.title} (2)`)
  await shoot(page, 'round-next-1024')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('link', { name: `Ver: ${openedRound.title}` }).click()
  await page.getByText('La ronda está cerrada.').waitFor()
  await page.locator('#content').getByRole('button', { name: 'Ronda con lo que falta' }).click()
  await page.getByRole('dialog').getByText('Las 2 entregas que quedaron abiertas').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await page.getByText('de 1 persona').waitFor()
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  assert.deepEqual(
    (await readRound()).people.map(({ name }: any) => name),
    ['Quiroga, Ayelén'],
  )
})

test('on a phone the round opens with the item, the pad and the press that goes on in sight', async (t) => {
  for (const signature of ['row', 'person'] as const) {
    const { page } = await openRound(t, { signature, viewport: { width: 360, height: 740 } })
    const measure = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect())
    const [item, pad, confirm] = await Promise.all(
      [
        page.getByText('Delantal ESD'),
        page.locator('.round-pad'),
        page.getByRole('button', { name: 'Confirmar y seguir' }),
      ].map(measure),
    )
    assert.ok(item && pad && confirm)
    assert.ok(item.top > 57 && item.bottom <= pad.top && confirm.bottom <= 740, JSON.stringify({ item, pad, confirm }))
    await page.getByRole('navigation', { name: 'Dónde estás' }).getByRole('link', { name: 'Entregas de EPP' }).waitFor()
    await page.getByRole('button', { name: 'No está' }).waitFor()
    await drawSignature(page)
    const [clear, drawnPad] = await Promise.all(
      [page.getByRole('button', { name: 'Borrar' }), page.locator('.round-pad')].map(measure),
    )
    assert.ok(clear && drawnPad && clear.top >= drawnPad.bottom && clear.bottom <= 740, 'the line is free to sign on')
    await shoot(page, `round-360-drawn-${signature}`)
  }
})

test('on a phone in the dark one signature of a person covers all that they receive', async (t) => {
  const { page, readRound } = await openRound(t, {
    signature: 'person',
    viewport: { width: 360, height: 740 },
    dark: true,
  })
  await assertNoSidewaysScroll(page)
  await assertAccessible(page)
  await drawSignature(page)
  await shoot(page, 'round-360-dark')
  await page.getByRole('button', { name: 'Confirmar y seguir' }).click()
  await page.getByRole('heading', { name: 'Santillán, Bruno' }).waitFor()
  await page.getByText('de 2 personas').waitFor()
  await page.waitForFunction(() => document.querySelector('.round-progress b')?.textContent === '1')
  await page.getByRole('button', { name: 'Personas' }).click()
  await shoot(page, 'round-360-picker-dark')
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('waiting:')))
  const round = await readRound()
  assert.deepEqual([round.signed, round.open], [2, 2])
})
