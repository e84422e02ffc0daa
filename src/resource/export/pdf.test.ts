import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { readPdf } from '#test/pdf.ts'

type OpenedShop = Awaited<ReturnType<typeof shop>>

async function printList({ url }: OpenedShop, client: Client, listPath: string, language = 'es') {
  const headers = { authorization: `Bearer ${await client.token()}`, 'accept-language': language }
  const answer = await fetch(`${url}/api/${listPath}`, { headers })
  assert.equal(answer.status, 200)
  return { answer, pdf: await readPdf(new Uint8Array(await answer.arrayBuffer())) }
}

test('a list prints as a PDF with its title, its headings on each page, and who printed it', async (t) => {
  const world = await shop(t)
  await world.sql.query(
    `insert into colors (name, color_code) select 'Grafito ' || n, '#1A2B3C' from generate_series(1, 90) n`,
  )
  const { answer, pdf } = await printList(world, world.as('update_colors'), 'colors/export.pdf?fields=name,color_code')
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline; filename="colores-\d{4}-\d\d-\d\d\.pdf"$/)
  assert.equal(pdf.title, 'Colores')
  assert.deepEqual(pdf.size, [842, 595])
  assert.ok(pdf.pages.length > 1)
  for (const [index, page] of pdf.pages.entries()) {
    assert.match(page, /Nombre.*Colores/)
    assert.match(page, new RegExp(`Página ${index + 1} de ${pdf.pages.length}`))
    assert.match(page, /Impreso por .+ el \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  }
  const names = pdf.pages.join(' ').match(/Grafito \d+/g) ?? []
  assert.equal(new Set(names).size, 90)
})

test("days and numbers are formatted in the reader's language, and addresses of pictures are left out", async (t) => {
  const world = await shop(t)
  await world.make.product({ name: 'iPhone', price: '1249.50' })
  const by = world.as('update_products')
  const productsList = await printList(world, by, 'products/export.pdf')
  assert.doesNotMatch(productsList.pdf.pages.join(' '), /https?:|Imagen/, 'paper leaves out addresses of pictures')
  for (const [language, price, page] of [
    ['es', '1.249,50', 'Página 1 de 1'],
    ['en', '1,249.50', 'Page 1 of 1'],
    ['pt', '1.249,50', 'Página 1 de 1'],
  ] as const) {
    const { pdf } = await printList(world, by, 'products/export.pdf?fields=name,price,created_at', language)
    const text = pdf.pages.join(' ')
    assert.ok(text.includes(price), text)
    assert.ok(text.includes(page), text)
    assert.match(text, /\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  }
})

test('a list without rows prints its headings; a text of any script and length stays within its cell', async (t) => {
  const world = await shop(t)
  const by = world.as('update_colors')
  assert.match((await printList(world, by, 'colors/export.pdf?fields=name')).pdf.pages.join(' '), /Nombre/)
  await world.make.color({ name: 'x'.repeat(60) })
  const { pdf } = await printList(world, by, 'colors/export.pdf?fields=name,color_code,created_at')
  assert.equal((pdf.pages.join('').match(/x/g) ?? []).length, 60)
})

test('dates and numbers stay on one line beside columns of long words', async (t) => {
  const world = await shop(t)
  const word = 'Equipamientosindustriales'
  const item = await world.make.ppe({ name: `${word} ${word}`, brand: `${word} ${word}`, model: `${word} ${word}` })
  const employee = await world.make.employee({ surname: `${word} ${word}` })
  const delivery = { employee_id: employee.id, ppe_id: item.id, quantity: 9999 }
  const dates = { delivery_date: '2026-11-24', next_delivery_date: '2027-11-24' }
  const given = await world.admin.post('/ppe_deliveries', { ...delivery, ...dates, comments: `${word} ${word}` })
  assert.equal(given.status, 200, JSON.stringify(given.body))
  for (const query of [
    '',
    '?fields=delivery_date,next_delivery_date,quantity,ppe,brand,model,employee_surname,comments',
  ]) {
    const { pdf } = await printList(world, world.admin, `ppe_deliveries/export.pdf${query}`)
    const text = pdf.pages.join(' ')
    for (const value of ['24/11/2026', '24/11/2027', '9.999']) assert.ok(text.includes(value), `${query} ${text}`)
  }
})

test('more than ten thousand rows are refused before the first byte, with the reason', async (t) => {
  const world = await shop(t)
  await world.sql.query('drop index colors_search')
  await world.sql`insert into colors (name, color_code) select 'Color ' || n, '#000000' from generate_series(1, 10001) n`
  const { status, body } = await world.as('update_colors').get('/colors/export.pdf?fields=id')
  assert.equal(status, 400)
  assert.match(body.message, /10\.000/)
})

test('a reader who is bound to a company prints its rows alone; others print nothing', async (t) => {
  const world = await shop(t)
  const [company, other] = [await world.make.company({ name: 'Mía' }), await world.make.company({ name: 'Ajena' })]
  await world.make.user({ surname: 'Propia', company_id: company.id })
  await world.make.user({ surname: 'Extraña', company_id: other.id })
  const by = world.asUser({ company_id: Number(company.id), permissions: ['see_users'] })
  const { pdf } = await printList(world, by, 'users/export.pdf')
  assert.ok(!pdf.pages.join(' ').includes('Extraña'))
  assert.equal((await world.anonymous.get('/products/export.pdf')).status, 401)
  assert.equal((await world.as('create_products').get('/products/export.pdf')).status, 403)
})
