import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { registrations } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { person } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { buildSample, createRow, type FieldValues } from '#test/samples.ts'
import { openSignedInPage } from '#test/stories/signed-in-page.ts'

/** Cross-site scripting: each sets `broken` if a screen treats it as markup, script, URL or template. */
const hostileTexts = [
  '<img src=x onerror="globalThis.broken=1">',
  '"><script>globalThis.broken=1</script>',
  "'-(globalThis.broken=1)-'",
  'javascript:globalThis.broken=1',
  '</textarea><svg/onload=globalThis.broken=1>',
  '{{constructor.constructor("globalThis.broken=1")()}}',
  '\u202E<b onclick=globalThis.broken=1>al revés</b>',
]
const rowsPerResource = 2
const textKinds = new Set(['text', 'long_text', 'phone', 'texts'])

/** Creates a row with a hostile text in every text field. Fields that refuse theirs get a sample value. */
async function createHostileRow(resource: Resource, world: Shop, turn: number) {
  const texts = Object.entries(resource.fields).filter(([, { kind }]) => textKinds.has(kind))
  const requestedValues: FieldValues = Object.fromEntries(
    texts.map(([name, field], at) => {
      const text = `${hostileTexts[(at + turn) % hostileTexts.length]}${turn}`.slice(
        0,
        'max' in field ? field.max : undefined,
      )
      return [name, field.kind === 'texts' ? [text] : text]
    }),
  )
  // Who answered a message is there together with the moment.
  if ('answered_by_name' in resource.fields) requestedValues['answered_at'] = new Date().toISOString()
  if (resource.access.create === 'never') return createRow(resource, world, requestedValues)
  for (;;) {
    const answer = await world.admin.post(
      `/${resource.name}`,
      (await buildSample(resource, world, requestedValues)).input,
    )
    if (answer.status === 200) return answer.body
    const refused = Object.keys(answer.body.fields ?? {}).filter((name) => name in requestedValues)
    assert.ok(answer.status === 400 && refused.length > 0, JSON.stringify(answer.body))
    for (const name of refused) delete requestedValues[name]
  }
}

const assertNoScriptRan = async (page: Page, where: string) =>
  assert.equal(await page.evaluate(() => 'broken' in globalThis), false, where)

test('hostile texts in every field stay texts: in lists, rows, questions, forms, menu and frame', async (t) => {
  const world = await shop(t)
  const { page, user } = await openSignedInPage(t, world, { userPermissions: permissions })
  await world.sql`update users set name = ${hostileTexts[0] ?? ''}, surname = ${hostileTexts[1] ?? ''} where id = ${user.id}`
  for (const { resource } of registrations) {
    const { screens } = resource
    if (!screens) continue
    const createdRows = []
    for (let turn = 0; turn < rowsPerResource; turn++) createdRows.push(await createHostileRow(resource, world, turn))
    const isCalendar = 'start' in resource.fields
    await page.goto(`/admin/${screens.list.path}${isCalendar ? `?view=list&day=${createdRows[0]?.start}` : ''}`)
    const row = page.locator('tbody tr, .agenda-day li').filter({ hasText: 'globalThis.broken' }).first()
    await row.waitFor()
    await assertNoScriptRan(page, `the list of ${resource.name}`)
    if (!isCalendar) {
      await row.getByRole('button', { name: /^Eliminar/ }).click()
      const question = page.locator('.Toastify__toast')
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await assertNoScriptRan(page, `the question of ${resource.name}`)
    }
    if (!screens.update) continue
    await page.goto(`/admin/${screens.update.path}/${createdRows[0]?.id}`)
    await page.locator('.resource-form, .round-progress').waitFor()
    await assertNoScriptRan(page, `the form of ${resource.name}`)
  }
  await page.goto('/admin/')
  await page.getByRole('button', { name: /Tu cuenta/ }).click()
  await page
    .getByText(hostileTexts[0] ?? '')
    .first()
    .waitFor()
  await assertNoScriptRan(page, 'the frame')
})

test('hostile texts in the catalogue stay texts in the shop', async (t) => {
  const world = await shop(t)
  const { page } = await person(t, world.url)
  await world.make.parameters()
  for (const [turn, text] of hostileTexts.entries()) {
    const category = await world.make.category({ name: `${text}${turn}`.slice(0, 60), description: text })
    await world.make.product({ name: `${text} ${turn}`, description: text, capacity: text, category_id: category.id })
  }
  for (const address of ['/', '/en/', `/?q=${encodeURIComponent(hostileTexts[1] ?? '')}`]) {
    await page.goto(address)
    await assertNoScriptRan(page, address)
  }
  await page.goto('/')
  for (const product of await page.locator('.see').all()) {
    await product.click()
    await page.locator('#producto .detail-description').waitFor()
    await assertNoScriptRan(page, 'a product')
    await page.keyboard.press('Escape')
    await page.locator('#producto').waitFor({ state: 'detached' })
  }
})
