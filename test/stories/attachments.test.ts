import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { assertAccessible, assertFits } from '#test/browser.ts'
import { atWork } from '#test/stories/staff.ts'

const keeper = ['see_menu_employees', 'see_employees', 'update_employees']

/** A record's papers, of which the first that is sent meets `happens`; `keys` are those of all that were sent. */
async function papersWhere(t: Parameters<typeof atWork>[0], happens: (route: Route) => Promise<void>, language = 'es') {
  const { world, page, expectComplaints } = await atWork(t, { holding: keeper, language })
  const { id } = await world.make.employee()
  const keys: (string | undefined)[] = []
  await page.route('**/api/employees/*/attachments', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const isFirst = keys.length === 0
    keys.push(route.request().headers()['idempotency-key'])
    return isFirst ? happens(route) : route.continue()
  })
  expectComplaints()
  await page.goto(`/admin/employee_update/${id}`)
  const kept = async () => (await world.admin.get(`/employees/${id}/attachments`)).body.length
  return { world, page, kept, keys }
}

async function attach(page: Page, name: string): Promise<void> {
  await page.locator('select[name="attachment_type"]').selectOption('contract')
  // Of one date, as a file on the disk is: chosen again it is the same content.
  await page.locator('input[name="attachment_file"]').evaluate((input, called) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    const chosen = new DataTransfer()
    chosen.items.add(new File([`%PDF-1.4\n${called}\n%%EOF`], called, { type: 'application/pdf', lastModified: 1 }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, name)
}

const lost = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'No sabemos si se guardó: contrato.pdf' })
const line = (page: Page) => page.getByRole('list', { name: 'Adjuntos' }).getByText('contrato.pdf')

test('a paper whose answer was lost is sent again with its key, and attached once', async (t) => {
  const { page, kept } = await papersWhere(t, lost)
  await attach(page, 'contrato.pdf')
  await failed(page).waitFor()
  assert.equal(await kept(), 1)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await failed(page).waitFor({ state: 'detached' })
  await page.getByText('Se guardó contrato.pdf').waitFor()
  assert.deepEqual([await line(page).count(), await kept()], [1, 1])
  // The same file once more on purpose is another paper.
  await attach(page, 'contrato.pdf')
  await line(page).nth(1).waitFor()
})

test('an answer that cannot be read ends as a failure, which can be tried again or discarded', async (t) => {
  const { page, kept } = await papersWhere(t, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{' }),
  )
  await attach(page, 'contrato.pdf')
  await failed(page).waitFor()
  assert.equal(await page.getByText('Subiendo contrato.pdf').count(), 0)
  assert.equal(await page.locator('select[name="attachment_type"]').isDisabled(), false)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await failed(page).waitFor({ state: 'detached' })
  assert.equal(await kept(), 0)
  await attach(page, 'contrato.pdf')
  await line(page).waitFor()
})

test('a paper that was not attached is told in each language, on a phone too', async (t) => {
  const words = { es: 'No sabemos si', en: 'We do not know whether', pt: 'Não sabemos se' }
  for (const [language, says] of Object.entries(words)) {
    const { page } = await papersWhere(t, lost, language)
    await page.setViewportSize({ width: 360, height: 780 })
    await attach(page, 'Contrato de trabajo de Ayelén Quiroga, versión final.pdf')
    await page.getByRole('alert').filter({ hasText: says }).waitFor()
    await assertFits(page)
  }
})

test('a paper that the server refused is told as not kept, with the reason, and is tried again as a new one', async (t) => {
  const { page, kept, keys } = await papersWhere(t, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: '{"error":"x","code":"TOO_MANY","message":"Hay otros antes."}',
    }),
  )
  await attach(page, 'contrato.pdf')
  await page.getByRole('alert').filter({ hasText: 'No se guardó: contrato.pdf. Hay otros antes.' }).waitFor()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await line(page).waitFor()
  assert.equal(await kept(), 1)
  assert.deepEqual([keys.length, new Set(keys).size], [2, 2], 'its key is a new one')
})

test('a paper that was deleted after its answer was lost is attached anew when it is chosen again', async (t) => {
  const { page, kept } = await papersWhere(t, lost)
  await attach(page, 'contrato.pdf')
  await line(page).waitFor()
  await page.getByRole('button', { name: 'Eliminar contrato.pdf' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await line(page).waitFor({ state: 'detached' })
  await attach(page, 'contrato.pdf')
  await line(page).waitFor()
  assert.equal(await kept(), 1)
})
