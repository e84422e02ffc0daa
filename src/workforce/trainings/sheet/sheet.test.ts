import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { shop } from '#test/harness.ts'
import { readPdf } from '#test/pdf.ts'

async function openSheet(t: TestContext) {
  const world = await shop(t)
  const { admin, make } = world
  const [north, south] = [await make.company({ name: 'Norte S.A.' }), await make.company({ name: 'Sur S.R.L.' })]
  const { body: item } = await admin.post('/training_items', {
    ...{ name: 'Riesgo eléctrico', description: 'Bloqueo y prueba', validity_months: 12 },
  })
  const people = [
    await make.employee({ surname: 'Zabala', name: 'Eva', company_id: north.id, dni: '30111222' }),
    await make.employee({ surname: 'Alonso', name: 'Ana', company_id: north.id }),
    await make.employee({ surname: 'Paz', name: 'Luis', company_id: south.id }),
  ]
  const read = async (client: typeof admin, query: Record<string, string>, list = 'trainings') => {
    const headers = { authorization: `Bearer ${await client.token()}`, 'accept-language': 'es' }
    return fetch(`${world.url}/api/${list}/sheet.pdf?${new URLSearchParams(query)}`, { headers })
  }
  return { ...world, north, item, people, ids: people.map(({ id }) => id).join(), read }
}

test('the sheet has what is taught, the people in order with room to sign, and one page for each company', async (t) => {
  const { admin, item, ids, read } = await openSheet(t)
  const query = { training_item_id: String(item.id), ids, date: '2026-03-10', time: '08:30', end_time: '10:30' }
  const answer = await read(admin, { ...query, place: 'Depósito', instructor: 'Ing. Barrios' })
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
  const { pages, title, language, size } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  assert.deepEqual(
    [title, language, size],
    ['Planilla de asistencia a capacitación · Riesgo eléctrico', 'es', [595, 842]],
  )
  assert.equal(pages.length, 2)
  const [first = '', second = ''] = pages
  for (const text of ['Norte S.A.', 'Riesgo eléctrico', 'Bloqueo y prueba', '10/03/2026', '10/03/2027', 'Depósito'])
    assert.ok(first.includes(text), `${text} in ${first}`)
  assert.match(first, /08:30 a 10:30.*Alonso, Ana.*Zabala, Eva.*30111222/s)
  assert.match(second, /Sur S\.R\.L\..*Paz, Luis/s)
  assert.ok(!second.includes('Alonso'))
})

test('whoever sees employees prints it, of their own company alone; a wrong request names its parameters', async (t) => {
  const { admin, as, asUser, anonymous, north, item, ids, read } = await openSheet(t)
  const query = { training_item_id: String(item.id), ids }
  assert.equal((await read(as('update_products'), query)).status, 403)
  assert.equal((await anonymous.get('/trainings/sheet.pdf')).status, 401)
  const clerk = asUser({ company_id: north.id, permissions: ['see_employees'] })
  const { pages } = await readPdf(new Uint8Array(await (await read(clerk, query)).arrayBuffer()))
  assert.deepEqual([pages.length, pages.join().includes('Paz')], [1, false])
  const wrong = await read(admin, { training_item_id: 'x', ids: '1,a', date: '2026-02-30', time: '25:00' })
  assert.deepEqual(
    [wrong.status, Object.keys((await wrong.json()).fields).sort()],
    [400, ['date', 'ids', 'time', 'training_item_id']],
  )
  assert.equal((await read(admin, { ...query, training_item_id: '999' })).status, 400)
  assert.equal((await read(admin, { ...query, ids: '2147483647' })).status, 404)
  const many = Array.from({ length: 501 }, (_, index) => index + 1).join()
  assert.equal((await read(admin, { ...query, ids: many })).status, 400)
})

test('a ticket brings the people, and opens the sheet without a token', async (t) => {
  const { admin, item, people, url } = await openSheet(t)
  const path = `/api/trainings/sheet.pdf?training_item_id=${item.id}`
  const { body } = await admin.post('/tickets', { path, ids: people.map(({ id }) => id) })
  const answer = await fetch(`${url}${path}&ticket=${body.ticket}`)
  assert.equal(answer.status, 200)
  assert.equal((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.length, 2)
})
