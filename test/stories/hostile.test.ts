import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { registrations } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { person } from '#test/browser.ts'
import { type Shop, shop } from '#test/harness.ts'
import { buildSample, createRow, type FieldValues } from '#test/samples.ts'
import { comeToWork } from '#test/stories/staff.ts'

/** Cross-site scripting: each sets `broken` where a screen takes it for markup, a script, an address or a template. */
const hostile = [
  '<img src=x onerror="globalThis.broken=1">',
  '"><script>globalThis.broken=1</script>',
  "'-(globalThis.broken=1)-'",
  'javascript:globalThis.broken=1',
  '</textarea><svg/onload=globalThis.broken=1>',
  '{{constructor.constructor("globalThis.broken=1")()}}',
  '\u202E<b onclick=globalThis.broken=1>al revés</b>',
]
const rows = 2
const kinds = new Set(['text', 'long_text', 'phone', 'texts'])

/** A row with a hostile text in every field that takes one; what the server refuses is left as a sample has it. */
async function hostileRow(resource: Resource, world: Shop, turn: number) {
  const texts = Object.entries(resource.fields).filter(([, { kind }]) => kinds.has(kind))
  const wished: FieldValues = Object.fromEntries(
    texts.map(([name, field], at) => {
      const text = `${hostile[(at + turn) % hostile.length]}${turn}`.slice(0, 'max' in field ? field.max : undefined)
      return [name, field.kind === 'texts' ? [text] : text]
    }),
  )
  if (resource.access.create === 'never') return createRow(resource, world, wished)
  for (;;) {
    const answer = await world.admin.post(`/${resource.name}`, (await buildSample(resource, world, wished)).input)
    if (answer.status === 200) return answer.body
    const refused = Object.keys(answer.body.fields ?? {}).filter((name) => name in wished)
    assert.ok(answer.status === 400 && refused.length > 0, JSON.stringify(answer.body))
    for (const name of refused) delete wished[name]
  }
}

const isWhole = async (page: Page, where: string) =>
  assert.equal(await page.evaluate(() => 'broken' in globalThis), false, where)

test('hostile texts in every field stay texts: in lists, rows, questions, forms, menu and frame', async (t) => {
  const world = await shop(t)
  const { page, user } = await comeToWork(t, world, { holding: permissions })
  await world.sql`update users set name = ${hostile[0] ?? ''}, surname = ${hostile[1] ?? ''} where id = ${user.id}`
  for (const { resource } of registrations) {
    const { screens } = resource
    if (!screens) continue
    const made = []
    for (let turn = 0; turn < rows; turn++) made.push(await hostileRow(resource, world, turn))
    await page.goto(`/admin/${screens.list.path}`)
    const row = page.locator('tbody tr').filter({ hasText: 'globalThis.broken' }).first()
    await row.waitFor()
    await isWhole(page, `the list of ${resource.name}`)
    await row.getByRole('button', { name: /^Eliminar/ }).click()
    const question = page.locator('.Toastify__toast')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await isWhole(page, `the question of ${resource.name}`)
    if (!screens.update) continue
    await page.goto(`/admin/${screens.update.path}/${made[0]?.id}`)
    await page.locator('.resource-form').waitFor()
    await isWhole(page, `the form of ${resource.name}`)
  }
  await page.goto('/admin/')
  await page.getByRole('button', { name: /Tu cuenta/ }).click()
  await page
    .getByText(hostile[0] ?? '')
    .first()
    .waitFor()
  await isWhole(page, 'the frame')
})

test('hostile texts in the catalogue stay texts in the shop', async (t) => {
  const world = await shop(t)
  const { page } = await person(t, world.url)
  await world.make.parameters()
  for (const [turn, text] of hostile.entries()) {
    const category = await world.make.category({ name: `${text}${turn}`.slice(0, 60), description: text })
    await world.make.product({ name: `${text} ${turn}`, description: text, capacity: text, category_id: category.id })
  }
  for (const address of ['/', '/en/', `/?q=${encodeURIComponent(hostile[1] ?? '')}`]) {
    await page.goto(address)
    await isWhole(page, address)
  }
  await page.goto('/')
  for (const product of await page.locator('.see').all()) {
    await product.click()
    await page.locator('#producto .detail-description').waitFor()
    await isWhole(page, 'a product')
    await page.keyboard.press('Escape')
    await page.locator('#producto').waitFor({ state: 'detached' })
  }
})
