import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requireEntryAssets } from '#src/platform/http/assets.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { shop } from '#test/harness.ts'

test('the page of a screen that needs the declarations links to them and their texts, the others do not', async (t) => {
  const { url } = await shop(t)
  const declarations = requireEntryAssets('src/app/modules/declarations.tsx').script
  const texts = requireEntryAssets('virtual:messages/records/es').script
  const findLinks = async (path: string) => {
    const html = await (await fetch(`${url}${path}`)).text()
    return [html.includes(`<link rel="modulepreload" href="${declarations}">`), html.includes(texts)]
  }
  for (const path of [
    '/admin/products',
    '/admin/product_update/1',
    '/admin/profile',
    '/admin/audit',
    '/admin/permissions',
  ])
    assert.deepEqual(await findLinks(path), [true, true], path)
  for (const path of ['/admin', '/login', '/admin/guide', '/admin/blank'])
    assert.deepEqual(await findLinks(path), [false, false], path)
})

test("a page brings the shop's day, and after midnight the next", async (t) => {
  const { url } = await shop(t)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const dayOf = async () => /data-today="([^"]*)"/.exec(await (await fetch(`${url}/login`)).text())?.[1]
  const first = await dayOf()
  assert.equal(first, computeTodayOnServer('America/Argentina/Buenos_Aires'))
  t.mock.timers.tick(24 * 3_600_000)
  const next = await dayOf()
  assert.equal(next, computeTodayOnServer('America/Argentina/Buenos_Aires'))
  assert.notEqual(next, first)
})
