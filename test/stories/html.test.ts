import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, person } from '#test/browser.ts'
import { shop } from '#test/harness.ts'
import { findBrokenRules } from '#test/html-rules.ts'
import { createPhoto } from '#test/pictures.ts'

/** Opens a shop with data for every part of a page. */
async function openFilledShop(t: TestContext) {
  const world = await shop(t)
  const { make, admin } = world
  const createPictureFile = async () =>
    new File([new Uint8Array(await (await createPhoto(300, 200)).png().toBuffer())], 'foto.png')
  const category = await make.category({ name: 'iPhone usados', description: 'De segunda mano' })
  const colors = [await make.color({ name: 'Azul' }), await make.color({ name: 'Negro' })]
  for (let at = 1; at <= 9; at++) await make.product({ name: `iPhone ${at}`, category_id: category.id })
  const product = await make.product({ name: 'iPhone 17', capacity: '256 GB', category_id: category.id, colors })
  const form = new FormData()
  for (let at = 0; at < 3; at++) form.append('image', await createPictureFile())
  assert.equal((await admin.patch(`/products/${product.id}`, form)).status, 200)
  const { id } = await make.parameters({ exchange: 1480, surcharge_transfer: 3, instagram: 'mostrador' })
  const logo = new FormData()
  logo.append('image', await createPictureFile())
  assert.equal((await admin.put(`/parameters/${id}`, logo)).status, 200)
  return { ...world, category: Number(category.id), product: `producto/${product.id}-iphone-17` }
}

test('every public page is sent as HTML allows it, and a browser reads what was sent', async (t) => {
  const { url, category, product } = await openFilledShop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  const addresses = ['', '?page=2', `?category=${category}`, '?q=iphone', '?q=ifone', '?q=heladera', product, 'nada']
  for (const home of ['/', '/en/', '/pt/']) {
    for (const address of [...addresses, 'contacto/enviado']) {
      const html = await (await fetch(url + home + address)).text()
      assert.deepEqual(await findBrokenRules(page, html), [], home + address)
    }
    const refused = await fetch(`${url}${home}contacto`, { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) })
    assert.equal(refused.status, 400)
    assert.deepEqual(await findBrokenRules(page, await refused.text()), [], `${home}contacto`)
  }
})

test('the pages of signing in are put together as HTML allows it', async (t) => {
  const { url } = await shop(t)
  const { page } = await person(t, url)
  for (const address of ['/login', '/register', '/forgot-password', '/recover-password']) {
    await page.goto(address)
    await page.locator('h1').waitFor()
    const html = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`
    assert.deepEqual(await findBrokenRules(page, html), [], address)
  }
})

test('a page that breaks the rules is told which', async (t) => {
  const { url } = await shop(t)
  const { page } = await person(t, url)
  await page.goto('/')
  const describeBrokenRules = async (body: string) => {
    const head = '<head><meta charset="utf-8"><title>x</title></head>'
    const html = `<!doctype html><html lang="es">${head}<body><main><h1>x</h1>${body}</main></body></html>`
    return (await findBrokenRules(page, html)).join('\n')
  }
  assert.equal(await describeBrokenRules('<p>ok</p>'), '')
  assert.match(await describeBrokenRules('<label><input><div></div></label>'), /div within label/)
  assert.match(await describeBrokenRules('<p><div></div></p>'), /the browser reads/)
  assert.match(await describeBrokenRules('<table><tr><td></td></tr></table>'), /the browser reads tbody where tr/)
  assert.match(await describeBrokenRules('<form action="/"><input aria-label="x"></form>'), /a form that nothing sends/)
  assert.match(await describeBrokenRules('<ul><div></div></ul>'), /div is no child of ul/)
  assert.match(await describeBrokenRules('<a href="/"><button type="button">x</button></a>'), /<button.*within <a/)
  assert.match(await describeBrokenRules('<b id="x"></b><b id="x"></b>'), /id x stands twice/)
  assert.match(await describeBrokenRules('<p aria-labelledby="nada"></p>'), /points nowhere/)
  assert.match(await describeBrokenRules('<h3>x</h3>'), /a heading is left out/)
})

test('a form that was refused and one that was taken fit and are read aloud as well as seen', async (t) => {
  const { url, product } = await openFilledShop(t)
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 768],
  ] as const) {
    const viewport = { width, height: 800 }
    const { page, expectComplaints } = await person(t, url, { colorScheme, viewport })
    expectComplaints()
    for (const address of ['/contacto/enviado', `/${product}`, '/?q=iphone']) {
      await page.goto(address)
      await assertAccessible(page)
      await assertNoSidewaysScroll(page)
    }
    const plain = await person(t, url, { colorScheme, viewport, javaScriptEnabled: false })
    plain.expectComplaints()
    await plain.page.goto('/#contacto')
    await plain.page.getByLabel('Mensaje').fill('a'.repeat(10_001))
    await plain.page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await plain.page.getByText('Hasta 10000 caracteres').waitFor()
    assert.equal((await plain.page.getByLabel('Mensaje').inputValue()).length, 10_001)
  }
})
