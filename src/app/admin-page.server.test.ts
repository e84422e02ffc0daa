import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assetsOf } from '#src/platform/http/assets.server.ts'
import { shop } from '#test/harness.ts'

test('the page of a screen that needs the declarations links to them and their texts, the others do not', async (t) => {
  const { url } = await shop(t)
  const declarations = assetsOf('src/app/modules/declarations.tsx').script
  const texts = assetsOf('virtual:messages/records/es').script
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
