import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll } from '#test/browser.ts'
import { openShopSignedIn } from '#test/stories/signed-in-page.ts'

const employeePermissions = ['see_menu_employees', 'see_employees', 'update_employees']

/**
 * Opens a record's attachments. `handleFirstUpload` handles the first upload. `keys` are the idempotency keys of all.
 */
async function openAttachments(
  t: Parameters<typeof openShopSignedIn>[0],
  handleFirstUpload: (route: Route) => Promise<void>,
  language = 'es',
) {
  const { world, page, expectComplaints } = await openShopSignedIn(t, {
    userPermissions: employeePermissions,
    language,
  })
  const { id } = await world.make.employee()
  const keys: (string | undefined)[] = []
  await page.route('**/api/employees/*/attachments', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const isFirst = keys.length === 0
    keys.push(route.request().headers()['idempotency-key'])
    return isFirst ? handleFirstUpload(route) : route.continue()
  })
  expectComplaints()
  await page.goto(`/admin/employee_update/${id}?tab=attachments`)
  const countAttachments = async () => (await world.admin.get(`/employees/${id}/attachments`)).body.length
  return { world, page, countAttachments, keys }
}

async function attach(page: Page, name: string): Promise<void> {
  await page.locator('select[name="attachment_type"]').selectOption('contract')
  // The modification date is fixed, so that choosing the file again gives the same file.
  await page.locator('input[name="attachment_file"]').evaluate((input, called) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    const chosen = new DataTransfer()
    chosen.items.add(new File([`%PDF-1.4\n${called}\n%%EOF`], called, { type: 'application/pdf', lastModified: 1 }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, name)
}

/** The server gets the request, but its answer is lost. */
const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
const findFailureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No sabemos si se guardó: contrato.pdf' })
const findAttachmentLine = (page: Page) => page.getByRole('list', { name: 'Adjuntos' }).getByText('contrato.pdf')

test('a paper whose answer was lost is sent again with its key, and attached once', async (t) => {
  const { page, countAttachments } = await openAttachments(t, loseAnswer)
  await attach(page, 'contrato.pdf')
  await findFailureNotice(page).waitFor()
  assert.equal(await countAttachments(), 1)
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await findFailureNotice(page).waitFor({ state: 'detached' })
  await page.getByText('Se guardó contrato.pdf').waitFor()
  assert.deepEqual([await findAttachmentLine(page).count(), await countAttachments()], [1, 1])
  // The same file attached once more on purpose is another attachment.
  await attach(page, 'contrato.pdf')
  await findAttachmentLine(page).nth(1).waitFor()
})

test('an answer that cannot be read ends as a failure, which can be tried again or discarded', async (t) => {
  const { page, countAttachments } = await openAttachments(t, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{' }),
  )
  await attach(page, 'contrato.pdf')
  await findFailureNotice(page).waitFor()
  assert.equal(await page.getByText('Subiendo contrato.pdf').count(), 0)
  assert.equal(await page.locator('select[name="attachment_type"]').isDisabled(), false)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await findFailureNotice(page).waitFor({ state: 'detached' })
  assert.equal(await countAttachments(), 0)
  await attach(page, 'contrato.pdf')
  await findAttachmentLine(page).waitFor()
})

test('a paper that was not attached is told in each language, on a phone too', async (t) => {
  const words = { es: 'No sabemos si', en: 'We do not know whether', pt: 'Não sabemos se' }
  for (const [language, says] of Object.entries(words)) {
    const { page } = await openAttachments(t, loseAnswer, language)
    await page.setViewportSize({ width: 360, height: 780 })
    await attach(page, 'Contrato de trabajo de Ayelén Quiroga, versión final.pdf')
    await page.getByRole('alert').filter({ hasText: says }).waitFor()
    await assertNoSidewaysScroll(page)
  }
})

test('a paper that the server refused is told as not kept, with the reason, and is tried again as a new one', async (t) => {
  const { page, countAttachments, keys } = await openAttachments(t, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: '{"error":"x","code":"TOO_MANY","message":"Hay otros antes."}',
    }),
  )
  await attach(page, 'contrato.pdf')
  await page.getByRole('alert').filter({ hasText: 'No se guardó: contrato.pdf. Hay otros antes.' }).waitFor()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await findAttachmentLine(page).waitFor()
  assert.equal(await countAttachments(), 1)
  assert.deepEqual([keys.length, new Set(keys).size], [2, 2], 'its key is a new one')
})

test('a paper that was deleted after its answer was lost is attached anew when it is chosen again', async (t) => {
  const { page, countAttachments } = await openAttachments(t, loseAnswer)
  await attach(page, 'contrato.pdf')
  await findAttachmentLine(page).waitFor()
  await page.getByRole('button', { name: 'Eliminar contrato.pdf' }).click()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await findAttachmentLine(page).waitFor({ state: 'detached' })
  await attach(page, 'contrato.pdf')
  await findAttachmentLine(page).waitFor()
  assert.equal(await countAttachments(), 1)
})
