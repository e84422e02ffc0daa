import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fastify from 'fastify'
import type { Sharp } from 'sharp'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { createSignedLinksWithStoredKey } from '#src/platform/files/serving/signed-links.server.ts'
import { createAuthorization } from '#src/platform/http/access/authorization.server.ts'
import { createMailSender } from '#src/platform/mail.server.ts'
import { createPublicCache } from '#src/platform/public-cache/public-cache.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { createWorkQueues } from '#src/platform/queues/work-queues.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { PageModel } from '#src/storefront/page-model.ts'
import { addStorefrontRoutes } from '#src/storefront/routes.server.ts'
import { shop } from '#test/harness.ts'
import { createCutOut, createPhoto } from '#test/pictures.ts'

async function readPage(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { redirect: 'manual', headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const parseTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const parseProductNames = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name)

test('the window shows eight products a page, the newest first, and no page beyond the last', async (t) => {
  const { url, make } = await shop(t)
  const category = await make.category({ name: 'Celulares' })
  for (let index = 1; index <= 10; index++) await make.product({ name: `Equipo ${index}`, category_id: category.id })
  const firstPage = await readPage(`${url}/`)
  assert.equal(firstPage.status, 200)
  assert.deepEqual(
    parseProductNames(firstPage.text),
    [10, 9, 8, 7, 6, 5, 4, 3].map((index) => `Equipo ${index}`),
  )
  assert.deepEqual(parseProductNames((await readPage(`${url}/?page=2`)).text), ['Equipo 2', 'Equipo 1'])
  assert.equal((await readPage(`${url}/?page=3`)).status, 404)
})

test('a category filters, and what no parameter can mean is a page that is not there', async (t) => {
  const { url, make } = await shop(t)
  const [mac, audio] = [await make.category({ name: 'Mac' }), await make.category({ name: 'Audio' })]
  await make.product({ name: 'MacBook', category_id: mac.id })
  await make.product({ name: 'AirPods', category_id: audio.id })
  assert.deepEqual(parseProductNames((await readPage(`${url}/?category=${mac.id}&utm_source=x`)).text), ['MacBook'])
  for (const query of ['page=-1', 'page=abc', 'category=999999', 'category=x', 'q=%00', 'page=1&page=2']) {
    assert.equal((await readPage(`${url}/?${query}`)).status, 404, query)
  }
})

test('a search folds accents, finds words in any order and forgives typos', async (t) => {
  const { url, make } = await shop(t)
  const category = await make.category({ name: 'Fundas y más' })
  await make.product({ name: 'iPhone 17 Pro', capacity: '256 GB', category_id: category.id })
  await make.product({ name: 'MacBook Air', description: 'Con teclado español' })
  await make.product({ name: 'AirPods 100% _nuevos_', colors: [await make.color({ name: 'Verde salvia' })] })
  const findNames = async (q: string) => parseProductNames((await readPage(`${url}/?q=${encodeURIComponent(q)}`)).text)
  assert.deepEqual(await findNames('256 iphone'), ['iPhone 17 Pro'])
  assert.deepEqual(await findNames('ESPANOL'), ['MacBook Air'])
  assert.deepEqual(await findNames('mas'), ['iPhone 17 Pro'])
  assert.deepEqual(await findNames('0% _'), ['AirPods 100% _nuevos_'])
  for (const query of ['verde', 'airpods salvia', 'vedre'])
    assert.deepEqual(await findNames(query), ['AirPods 100% _nuevos_'])
  for (const query of ['ihpone', 'iphnoe 17', 'ifone', 'aifon'])
    assert.deepEqual(await findNames(query), ['iPhone 17 Pro'], query)
  assert.deepEqual(await findNames('makbook'), ['MacBook Air'])
  assert.deepEqual(await findNames('airpds'), ['AirPods 100% _nuevos_'])
  assert.deepEqual(await findNames('heladera'), [])
  const page = await readPage(`${url}/?q=${encodeURIComponent('"><script>x')}`)
  assert.equal(page.status, 200)
  assert.ok(!page.text.includes('<script>x'))
})

test('a product has its own page with its detail open; an old slug leads there, a deleted one is gone', async (t) => {
  const { url, make, admin } = await shop(t, { WHATSAPP_FALLBACK: '5493435550142' })
  const blue = await make.color({ name: 'Azul', color_code: '#3D4A5A' })
  const product = await make.product({
    name: 'iPhone 15',
    capacity: '128 GB',
    price: 1249.5,
    code: 'IP15',
    colors: [blue],
  })
  const address = `${url}/producto/${product.id}-iphone-15`
  const page = await readPage(address)
  assert.equal(page.status, 200)
  assert.equal(parseTitle(page.text), 'iPhone 15 128 GB · USD 1.249,50 · Mostrador')
  assert.match(page.text, /<dialog[^>]*open/)
  assert.equal(page.text.match(/<h1/g)?.length, 1)
  const link = /href="(https:\/\/wa\.me\/[^"]*)"[^>]*data-want/.exec(page.text)?.[1] ?? ''
  assert.match(
    new URL(link).searchParams.get('text') ?? '',
    /1 × iPhone 15 128 GB \(código IP15\), color: sin preferencia/,
  )
  const answer = await readPage(`${url}/en/producto/${product.id}-otro-nombre?x=1`)
  assert.deepEqual([answer.status, answer.headers.get('location')], [301, `/en/producto/${product.id}-iphone-15`])
  await admin.delete(`/products/${product.id}`)
  const goneAnswer = await readPage(address)
  assert.equal(goneAnswer.status, 404)
  assert.match(goneAnswer.text, /<meta name="robots" content="noindex"/)
})

test('whatever a product is called is shown as it was typed, in the page and in its data', async (t) => {
  const { url, make } = await shop(t)
  const name = '</script><script>alert("1")</script> & #1 \u2028 📱 \u202eabc'
  const product = await make.product({ name, description: name })
  const page = await readPage(`${url}/producto/${product.id}`)
  const { text } = await readPage(url + page.headers.get('location'))
  assert.ok(!text.includes('<script>alert'))
  const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  assert.equal(JSON.parse(structuredData).name, name)
})

test('a name that would turn what stands beside it around turns nothing but itself', async (t) => {
  const { url, make } = await shop(t, { WHATSAPP_FALLBACK: '5493435550142' })
  const category = await make.category({ name: 'Usados \u202d' })
  const color = await make.color({ name: '\u202eluzA' })
  const values = { name: '\u202eabc', capacity: '\u200f128 GB', code: 'X\u202b1', category_id: category.id }
  const product = await make.product({ ...values, colors: [color] })
  const window = await readPage(`${url}/?category=${category.id}`)
  assert.match(window.text, /<h3 dir="auto">\u202eabc<\/h3>/)
  assert.match(window.text, /<bdi>\u200f128 GB<\/bdi> · <bdi><b class="used">Usados<\/b> \u202d<\/bdi>/)
  assert.match(parseTitle(window.text) ?? '', /^\u2068Usados \u202d\u202c\u2069 · Mostrador$/)
  const page = await readPage(`${url}/producto/${product.id}`)
  const { text } = await readPage(url + page.headers.get('location'))
  assert.match(text, /<h1[^>]*><bdi>\u202eabc<\/bdi> <bdi>\u200f128 GB<\/bdi><\/h1>/)
  assert.match(text, /· Código \u2068X\u202b1\u202c\u2069/)
  assert.match(text, /<bdi>\u202eluzA<\/bdi>/)
  const isolatedName = '\u2068\u2068\u202eabc\u202c\u2069 \u2068\u200f128 GB\u2069\u2069'
  assert.equal(parseTitle(text), `${isolatedName} · USD 100 · Mostrador`)
  assert.ok(text.includes(`<meta property="og:title" content="${isolatedName} · USD 100 · Mostrador"`))
  const link = /href="(https:\/\/wa\.me\/[^"]*)"[^>]*data-want/.exec(text)?.[1] ?? ''
  assert.ok(new URL(link).searchParams.get('text')?.includes(`1 × ${isolatedName} (código \u2068X\u202b1\u202c\u2069)`))
  const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  assert.equal(JSON.parse(structuredData).name, '\u202eabc')
})

test('the logo of the parameters stands in the header and the footer, our mark where there is none', async (t) => {
  const { url, make, admin } = await shop(t)
  const parseLogos = (html: string) =>
    [...html.matchAll(/<a class="logo"[^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) => inner)
  const { id } = await make.parameters()
  const uploadLogo = async (picture: Sharp) => {
    const form = new FormData()
    form.append('image', new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png'))
    const { status, body } = await admin.put(`/parameters/${id}`, form)
    assert.equal(status, 200)
    const { text } = await readPage(`${url}/`)
    const logos = parseLogos(text)
    assert.equal(logos.length, 2)
    for (const logo of logos) {
      assert.ok(logo.includes(`src="/uploads/images/${body.image}" alt="Mostrador"`))
      assert.match(logo, /srcSet="[^"]+-400\.avif 400w/i)
      assert.doesNotMatch(logo, /<svg/)
    }
    assert.ok(text.includes(`"logo":"http://127.0.0.1:0/uploads/images/${body.image}"`), 'in the data for crawlers')
    return logos[0] ?? ''
  }
  for (const logo of parseLogos((await readPage(`${url}/`)).text)) assert.match(logo, /^<svg.*<\/svg>Mostrador$/s)
  const wideLogo = await uploadLogo(await createPhoto(300, 60))
  assert.match(wideLogo, /width="130" height="26"/)
  assert.doesNotMatch(wideLogo, />Mostrador/, 'a wide logo is the name')
  assert.match(
    await uploadLogo(createCutOut(64)),
    /width="26" height="26"\/><\/picture><span aria-hidden="true">Mostrador<\/span>$/,
  )
})

test('the first page is drawn before anybody asks for one', async (t) => {
  const { sql, settings } = await shop(t)
  const app = fastify()
  const publicVersion = await openPublicVersion(sql)
  t.after(() => app.close().then(() => publicVersion.close()))
  const services: Services = {
    sql,
    settings,
    files: await createFileStore(settings),
    links: await createSignedLinksWithStoredKey(sql),
    mail: createMailSender(settings),
    publicVersion,
    authorization: createAuthorization(sql, {
      loadActor: async () => null,
      reloadActor: async () => null,
      spendTicket: async () => null,
    }),
    queues: createWorkQueues(sql.maxConnections, { write: 'busy', list: 'busy' }),
  }
  const renderedModel = new Promise<PageModel>((resolve) => {
    const renderPage = (model: PageModel) => {
      resolve(model)
      return ''
    }
    addStorefrontRoutes(app, services, createPublicCache(publicVersion, { maxBytes: 1000 }), {
      loadRenderer: async () => ({ renderPage }),
      assets: () => ({ script: '', onDemand: '', modules: [], style: '', preloads: [] }),
      verifyRecord: async () => null,
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  assert.equal((await renderedModel).window?.total, 0)
})

test('pesos show where an exchange is set, by every way of paying', async (t) => {
  const { url, make } = await shop(t)
  const product = await make.product({ name: 'iPad', price: 1249 })
  const address = `${url}/producto/${product.id}-ipad`
  assert.ok(!(await readPage(address)).text.includes('class="pesos"'))
  await make.parameters({ exchange: 1480, surcharge_transfer: 3, surcharge_credit_percentage: 18 })
  const { text } = await readPage(address)
  assert.match(text, /1\.903\.976/)
  assert.match(text, /2\.181\.254/)
})

test('each language has its own pages, and each page names the others', async (t) => {
  const { url, make } = await shop(t)
  await make.product({ name: 'iPad' })
  for (const [path, lang, word] of [
    ['/', 'es-AR', 'Nosotros'],
    ['/en/', 'en', 'About us'],
    ['/pt/', 'pt-BR', 'Sobre nós'],
  ]) {
    const { text } = await readPage(url + path)
    assert.match(text, new RegExp(`<html lang="${lang}"`))
    assert.ok(text.includes(word ?? ''))
    for (const otherLanguage of ['es', 'en', 'pt', 'x-default'])
      assert.match(text, new RegExp(`hrefLang="${otherLanguage}"`, 'i'))
  }
  const answer = await readPage(`${url}/en`)
  assert.deepEqual([answer.status, answer.headers.get('location')], [301, '/en/'])
})

test('a shop that has no address names none, shows no map and still says how to get what one buys', async (t) => {
  const { url, make } = await shop(t)
  const product = await make.product({ name: 'iPad' })
  for (const withParameters of [false, true]) {
    if (withParameters) await make.parameters()
    for (const [home, pickup, promise] of [
      ['/', 'A coordinar.', 'Retiro</b> a coordinar.'],
      ['/en/', 'By arrangement.', 'In-store pickup</b> by arrangement.'],
      ['/pt/', 'A combinar.', 'Retirada na loja</b> a combinar.'],
    ]) {
      const window = await readPage(url + home)
      const detail = await readPage(`${url}${home}producto/${product.id}-ipad`)
      for (const { status, text } of [window, detail]) {
        assert.equal(status, 200)
        assert.doesNotMatch(text, /San Martín|class="map"|openstreetmap|GeoCoordinates|"address"|>Dirección</)
        assert.ok(text.includes(`<dd>${pickup}</dd>`), pickup)
      }
      assert.ok(detail.text.includes(String(promise)), promise)
    }
  }
})

test('a shop that has stated nothing promises no warranty and no deliveries, and one without a number no WhatsApp', async (t) => {
  const { url, make, admin } = await shop(t)
  const product = await make.product({ name: 'iPad' })
  const terms = /12 meses|12-month|garant|warranty|24 a 72|24 to 72|todo el país|anywhere in|toda a Argentina/i
  const readAll = async () =>
    Promise.all(
      ['/', '/en/', '/pt/']
        .flatMap((home) => [`${url}${home}`, `${url}${home}producto/${product.id}-ipad`])
        .map((address) => readPage(address)),
    )
  for (const { text } of await readAll()) {
    assert.doesNotMatch(text, terms)
    assert.doesNotMatch(text, /whatsapp/i)
  }
  const { id } = await make.parameters({ whatsapp: null, address: 'Urquiza 1050' })
  for (const { text } of await readAll()) {
    assert.match(text, terms)
    assert.doesNotMatch(text, /whatsapp/i)
  }
  const { text: detail } = await readPage(`${url}/producto/${product.id}-ipad`)
  assert.ok(detail.includes('Retiro</b> en Urquiza 1050, a coordinar.'))
  assert.ok(detail.includes('escribinos cuál te gusta'))
  assert.equal((await admin.patch(`/parameters/${id}`, { whatsapp: '(0343) 15 555-0142' })).status, 200)
  for (const { text } of await readAll()) assert.match(text, /whatsapp/i)
})

test('name, address, place and hours of the parameters stand wherever the shop is named', async (t) => {
  const { url, make, admin } = await shop(t, { SHOP_ADDRESS: 'San Martín 742', SHOP_MAP: '-31.7,-60.5' })
  const product = await make.product({ name: 'iPad', price: 100 })
  const { id } = await make.parameters({ start_hour: '09:00', end_hour: '18:00' })
  assert.match((await readPage(`${url}/`)).text, /<dd>De 9 a 18 h<\/dd>/)
  const facts = {
    shop_name: 'Manzana & Hijos',
    address: 'Urquiza 1050, Paraná',
    map: '-31.7413,-60.5115',
    hours_text: 'Lunes a viernes de 9 a 13',
  }
  await admin.patch(`/parameters/${id}`, facts)
  const { text } = await readPage(`${url}/`)
  assert.equal(parseTitle(text), 'Manzana &amp; Hijos · Equipos Apple nuevos y usados')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
  assert.deepEqual([data.name, data.address], [facts.shop_name, facts.address])
  assert.deepEqual(data.geo, { '@type': 'GeoCoordinates', latitude: -31.7413, longitude: -60.5115 })
  for (const part of [
    '<meta property="og:site_name" content="Manzana &amp; Hijos"',
    `© ${new Date().getFullYear()} Manzana &amp; Hijos. Versión`,
    '#map=17/-31.7413/-60.5115"',
    '<dd>Urquiza 1050, Paraná</dd>',
    '<dd>En Urquiza 1050, Paraná, a coordinar.</dd>',
    '<dd>Lunes a viernes de 9 a 13</dd>',
  ])
    assert.ok(text.includes(part), part)
  assert.doesNotMatch(text, /San Martín|De 9 a 18|og\.jpg/)
  const { text: detail } = await readPage(`${url}/en/producto/${product.id}-ipad`)
  assert.equal(parseTitle(detail), 'iPad · USD 100 · Manzana &amp; Hijos')
  assert.ok(detail.includes('"seller":{"@type":"Organization","name":"Manzana \\u0026 Hijos"}'))
  assert.ok(detail.includes(' at Urquiza 1050, Paraná, by arrangement.'))
  for (const path of ['/', '/nada', '/verificar', `/producto/${product.id}-ipad`])
    assert.doesNotMatch((await readPage(url + path)).text, /Mostrador(?!\w)/, path)
  const picture = /property="og:image" content="[^"]*(\/img\/[^"]*)"/.exec(text)?.[1]
  assert.equal((await fetch(url + picture)).headers.get('content-type'), 'image/jpeg')
})

test('address and place of the settings show as long as the parameters have neither', async (t) => {
  const { url, make, admin } = await shop(t, { SHOP_ADDRESS: 'San Martín 742', SHOP_MAP: '-31.7,-60.5' })
  const readPlace = async () => {
    const { text } = await readPage(`${url}/`)
    return ['San Martín 742', '#map=17/-31.7/-60.5', 'Urquiza 1050'].map((part) => text.includes(part))
  }
  assert.deepEqual(await readPlace(), [true, true, false])
  const { id } = await make.parameters({ shop_name: 'Manzana' })
  assert.deepEqual(await readPlace(), [true, true, false])
  await admin.patch(`/parameters/${id}`, { address: 'Urquiza 1050' })
  assert.deepEqual(await readPlace(), [false, false, true], 'an old place stands beside no new address')
  await admin.patch(`/parameters/${id}`, { address: null })
  assert.deepEqual(await readPlace(), [true, true, false])
})

test('the page of what is not there has a search and the categories with products, in each language', async (t) => {
  const { url, make } = await shop(t)
  const [mac, empty] = [await make.category({ name: 'Mac' }), await make.category({ name: 'Vacía' })]
  await make.product({ category_id: mac.id })
  for (const [home, question] of [
    ['/', '¿Qué estabas buscando?'],
    ['/en/', 'What were you looking for?'],
    ['/pt/', 'O que você estava procurando?'],
  ]) {
    const { status, text } = await readPage(`${url}${home}nada`)
    assert.equal(status, 404)
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
    assert.ok(main.includes(`${question}</b></label><form class="search" action="${home}#productos">`))
    assert.ok(main.includes(`href="${home}?category=${mac.id}#productos"`))
    assert.ok(!main.includes(`category=${empty.id}`), 'a category without products leads nowhere')
    assert.doesNotMatch(text, /data-window/, 'links lead to another page')
  }
})

test('what is not there is said in the language of its address, whatever the browser speaks, or as data to a program', async (t) => {
  const { url } = await shop(t)
  for (const [path, lang] of [
    ['/nada', 'es-AR'],
    ['/english', 'es-AR'],
    ['/en/nada', 'en'],
    ['/pt/nada/mas', 'pt-BR'],
    ['/pt/producto/x', 'pt-BR'],
  ]) {
    const page = await readPage(url + path, { 'accept-language': 'pt-BR, en;q=0.5' })
    assert.equal(page.status, 404, path)
    assert.match(page.text, new RegExp(`<html lang="${lang}"`), path)
  }
  const icon = await readPage(`${url}/favicon.ico`)
  assert.deepEqual([icon.status, icon.headers.get('location')], [301, '/img/favicon.svg'])
  const answer = await readPage(`${url}/api/nada`)
  assert.equal(answer.status, 404)
  assert.equal(JSON.parse(answer.text).code, 'NOT_FOUND')
})

test('foreign money is shown in dollars with its surcharge, and in pesos', async (t) => {
  const { url, make } = await shop(t)
  const product = await make.product({ name: 'iPad', price: 1249 })
  await make.parameters({ exchange: 1480, surcharge_foreing_money: 1.5 })
  const { text } = await readPage(`${url}/producto/${product.id}-ipad`)
  const row =
    /Moneda extranjera.*?<\/tr>/s
      .exec(text)?.[0]
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ') ?? ''
  assert.match(row, /\+1,5 % USD 1\.267,74 \$ 1\.876\.248/)
})

test('a page is plain HTML that a strict policy lets through: no script in it, and one style sheet by its hash', async (t) => {
  const { url, make } = await shop(t)
  const color = await make.color()
  const product = await make.product({ name: 'iPad', colors: [color] })
  for (const path of ['/', `/producto/${product.id}-ipad`, '/nada']) {
    const { text, headers } = await readPage(url + path)
    assert.doesNotMatch(text, / style=| on[a-z]+=/)
    const styleSheets = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styleSheet = '']) => styleSheet)
    assert.equal(styleSheets.length, 1)
    const hash = createHash('sha256')
      .update(styleSheets[0] ?? '')
      .digest('base64')
    assert.ok(headers.get('content-security-policy')?.includes(`style-src 'self' 'sha256-${hash}';`))
    for (const [, attributes] of text.matchAll(/<script([^>]*)>/g))
      assert.match(attributes ?? '', /src="\/assets|ld\+json/)
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe-inline/)
  }
})

test('crawlers find every product in every language', async (t) => {
  const { url, make } = await shop(t, { PUBLIC_URL: 'https://shop.example' })
  const product = await make.product({ name: 'iPad' })
  assert.match((await readPage(`${url}/robots.txt`)).text, /Sitemap: https:\/\/shop\.example\/sitemap\.xml/)
  const sitemap = await readPage(`${url}/sitemap.xml`)
  assert.match(sitemap.headers.get('content-type') ?? '', /xml/)
  for (const prefix of ['', '/en', '/pt']) {
    assert.ok(sitemap.text.includes(`<loc>https://shop.example${prefix}/producto/${product.id}-ipad</loc>`), prefix)
  }
})

test('presses of ‘Lo quiero’ are counted by product and day', async (t) => {
  const { sql, make, anonymous } = await shop(t)
  const product = await make.product()
  for (let press = 0; press < 3; press++)
    assert.equal((await anonymous.post(`/products/${product.id}/wants`)).status, 204)
  const rows = await sql<{ presses: number }[]>`select presses from product_wants where product_id = ${product.id}`
  assert.deepEqual(
    rows.map(({ presses }) => presses),
    [3],
  )
  for (const id of ['0', '999999', 'abc', '1-x'])
    assert.equal((await anonymous.post(`/products/${id}/wants`)).status, 404, id)
})
