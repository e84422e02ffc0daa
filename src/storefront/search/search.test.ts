import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'

async function readPage({ url }: Shop, q: string): Promise<string> {
  return (await fetch(`${url}/?q=${encodeURIComponent(q)}`)).text()
}

async function findNames(server: Shop, q: string): Promise<string[]> {
  const html = await readPage(server, q)
  return [...html.matchAll(/<li class="card">.*?<h3[^>]*>(.*?)<\/h3>.*?<\/li>/gs)].map(([card, name = '']) => {
    const capacity = /<bdi>([^<]*)<\/bdi> · /.exec(card)?.[1]
    return capacity ? `${name} ${capacity}` : name
  })
}

const parseSearchNote = (html: string) =>
  /<p class="searched">(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''

/** Stock of a repair shop: every phone's text mentions its screen, and the phone searched for is the oldest. */
async function stockShop(server: Shop): Promise<Shop> {
  const { make } = server
  const phones = await make.category({ name: 'iPhone usados' })
  const service = await make.category({ name: 'Servicio técnico' })
  const phone = (name: string, capacity: string) =>
    make.product({ name, capacity, category_id: phones.id, description: 'Pantalla OLED y cámara de 12 Mpx' })
  await make.product({ name: 'Cambio de pantalla', capacity: 'iPhone 13', category_id: service.id })
  await phone('iPhone 12', '128 GB')
  await make.product({ name: 'AirPods Pro', description: 'Con estuche' })
  await make.product({ name: 'Cambio de batería', capacity: 'iPhone 12', category_id: service.id })
  await phone('iPhone 12 Pro', '128 GB')
  await phone('iPhone 12', '64 GB')
  await phone('iPhone 13', '128 GB')
  return server
}

test('what holds more of the words in its name comes first, whole words before parts, the words as typed first', async (t) => {
  const server = await stockShop(await shop(t))
  assert.equal((await findNames(server, 'pantalla iphone 13'))[0], 'Cambio de pantalla iPhone 13')
  assert.equal((await findNames(server, 'iPhone 12 128'))[0], 'iPhone 12 128 GB')
  assert.deepEqual((await findNames(server, 'iphone 12')).slice(0, 2), ['iPhone 12 64 GB', 'iPhone 12 Pro 128 GB'])
  assert.equal((await findNames(server, '13 iphone'))[0], 'iPhone 13 128 GB')
})

test('where nothing holds every word, what holds most of them is shown, and the page says so', async (t) => {
  const server = await stockShop(await shop(t))
  assert.equal((await findNames(server, 'pantalla iphone 13 estallada'))[0], 'Cambio de pantalla iPhone 13')
  const html = await readPage(server, 'pantalla iphone 13 estallada')
  assert.match(parseSearchNote(html), /Nada tiene todo lo de “pantalla iphone 13 estallada”/)
  assert.deepEqual(await findNames(server, 'heladera exhibidora'), [])
})

test('a correction is shown as the shop writes the word', async (t) => {
  const server = await stockShop(await shop(t))
  for (const [query, correction] of [
    ['ifon', 'iPhone'],
    ['ihpone', 'iPhone'],
    ['erpods', 'AirPods'],
    ['bateriaa', 'batería'],
  ])
    assert.match(
      parseSearchNote(await readPage(server, query ?? '')),
      new RegExp(`lo que encontramos con “${correction}”`),
      query,
    )
})

test('words that the parameters call the same find one another, also misspelt; an edit shows at once', async (t) => {
  const server = await stockShop(await shop(t))
  const { make, admin, sql } = server
  assert.deepEqual(await findNames(server, 'auriculares'), [])
  const { id } = await make.parameters()
  assert.deepEqual(await findNames(server, 'auriculares'), ['AirPods Pro'])
  assert.deepEqual(await findNames(server, 'auricualres'), ['AirPods Pro'])
  assert.equal((await findNames(server, 'arreglo pantalla'))[0], 'Cambio de pantalla iPhone 13')
  assert.equal((await findNames(server, 'celulares')).length, 7 - 1)
  await admin.patch(`/parameters/${id}`, { search_synonyms: 'cascos, AirPods' })
  assert.deepEqual(await findNames(server, 'cascos'), ['AirPods Pro'])
  assert.deepEqual(await findNames(server, 'auriculares'), [])
  await admin.patch(`/parameters/${id}`, { search_synonyms: '' })
  assert.deepEqual(await findNames(server, 'cascos'), [])
  const [row] = await sql<{ search_synonyms: string | null }[]>`select search_synonyms from parameters`
  assert.equal(row?.search_synonyms, null)
})

test('synonyms are in no public answer', async (t) => {
  const { url, make, anonymous } = await shop(t)
  await make.parameters({ search_synonyms: 'cascos, AirPods' })
  const { body } = await anonymous.get('/products')
  assert.ok(!('search_synonyms' in body.parameters[0]))
  assert.doesNotMatch(await (await fetch(url)).text(), /cascos/)
})

test('where nothing is found, WhatsApp is a press away, with what was searched', async (t) => {
  const server = await shop(t, { WHATSAPP_FALLBACK: '5493435550142' })
  const note = /<div class="note">.*?<\/div><\/div>/s.exec(await readPage(server, 'heladera & más'))?.[0] ?? ''
  const link = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(note)?.[1]?.replaceAll('&amp;', '&') ?? ''
  assert.match(new URL(link).searchParams.get('text') ?? '', /Busqué heladera & más y no lo encontré/)
})

test('a colour is found by its names in other languages', async (t) => {
  const server = await shop(t)
  const [black, blue] = [await server.make.color({ name: 'Negro' }), await server.make.color({ name: 'Azul' })]
  await server.make.product({ name: 'iPhone 15', capacity: 'A', colors: [black] })
  await server.make.product({ name: 'iPhone 16', capacity: 'B', colors: [blue] })
  for (const query of ['black iphone', 'iphone preto', 'iphone negro'])
    assert.deepEqual(await findNames(server, query), ['iPhone 15 A'], query)
})
