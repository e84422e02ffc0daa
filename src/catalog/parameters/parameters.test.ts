import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '#test/harness.ts'

test('a WhatsApp number that cannot be read is refused at its field, one that can is kept as typed', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.parameters()
  for (const whatsapp of ['hola', '555-0142', '15 555 0142', '12345678901234567890']) {
    const { status, body } = await admin.patch(`/parameters/${id}`, { whatsapp })
    assert.deepEqual([status, body.fields], [400, { whatsapp: 'catalog.parameters.whatsapp_wrong' }], whatsapp)
  }
  for (const whatsapp of ['(0343) 15 555-0142', '+598 99 123 456', null]) {
    const { status, body } = await admin.patch(`/parameters/${id}`, { whatsapp })
    assert.deepEqual([status, body.whatsapp], [200, whatsapp])
  }
})

test('name, address, position and hours in words are public, and a search of the list finds them', async (t) => {
  const { admin, anonymous, make } = await shop(t)
  const facts = {
    shop_name: 'Manzana Paraná',
    address: 'Urquiza 1050, Paraná',
    map: '-31.7413,-60.5115',
    hours_text: 'Lunes a viernes de 9 a 13',
  }
  await make.parameters(facts)
  const [publicParameters] = (await anonymous.get('/products')).body.parameters
  for (const [name, value] of Object.entries(facts)) {
    assert.equal(publicParameters[name], value)
    const { body } = await admin.get(`/parameters?q=${encodeURIComponent(value.toLowerCase().replace('á', 'a'))}`)
    assert.equal(body.length, 1, name)
  }
  assert.equal((await admin.get('/parameters?q=heladera')).body.length, 0)
})

test('a position is kept as two numbers with a comma, however a map shows it', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.parameters()
  for (const [typed, stored] of [
    ['-31.7333, -60.5298', '-31.7333,-60.5298'],
    ['(-31.733300, -60.529800)', '-31.733300,-60.529800'],
    ['−31.7°,−60.5°', '-31.7,-60.5'],
    ['90,-180', '90,-180'],
    ['', null],
  ]) {
    const { status, body } = await admin.patch(`/parameters/${id}`, { map: typed })
    assert.deepEqual([status, body.map], [200, stored], String(typed))
  }
})

test('what is no position, or one beyond the globe, is refused at its field', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.parameters()
  const wrong = 'catalog.parameters.map_wrong'
  for (const [map, problem] of [
    ['Paraná', wrong],
    ['-31.7333', wrong],
    ['-31.7333 -60.5298', wrong],
    ['-31,7333, -60,5298', wrong],
    ['31° 44′ S, 60° 31′ O', wrong],
    ['-31.7333,-60.5298,17', wrong],
    ['1e1,1e1', wrong],
    ['91,0', 'catalog.parameters.map_out_of_range'],
    ['-31.7333,-181', 'catalog.parameters.map_out_of_range'],
  ]) {
    const { status, body } = await admin.patch(`/parameters/${id}`, { map })
    assert.deepEqual([status, body.fields], [400, { map: problem }], map)
  }
})

test('closing before opening is refused at its field, whichever of the two is sent', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.parameters({ start_hour: '09:00', end_hour: '18:00' })
  const problems = { end_hour: 'catalog.parameters.closes_before' }
  for (const hours of [{ start_hour: '19:00' }, { end_hour: '08:59' }, { start_hour: '10:30', end_hour: '10:00' }]) {
    const { status, body } = await admin.patch(`/parameters/${id}`, hours)
    assert.deepEqual([status, body.fields], [400, problems])
  }
  const created = await admin.post('/parameters', {
    email: 'hola@example.com',
    phone: '3435550142',
    start_hour: '18:00',
    end_hour: '09:00',
  })
  assert.deepEqual([created.status, created.body.fields], [400, problems])
  for (const hours of [{ end_hour: null }, { start_hour: '20:00' }, { end_hour: '20:00' }])
    assert.equal((await admin.patch(`/parameters/${id}`, hours)).status, 200)
})

test('the last row of the parameters is not deleted, not by two at once either', async (t) => {
  const { admin, make } = await shop(t)
  const [first, second] = [await make.parameters(), await make.parameters()]
  const deletes = await Promise.all([first, second].map(({ id }) => admin.delete(`/parameters/${id}`)))
  assert.deepEqual(deletes.map(({ status }) => status).sort(), [200, 409])
  const { body } = deletes.find(({ status }) => status === 409) ?? {}
  assert.equal(body?.error, 'LAST_ROW')
  assert.match(body?.message, /editalos en lugar de eliminarlos/)
  assert.equal((await admin.get('/parameters')).body.length, 1)
})

test('days of notice and synonyms that are not given have their defaults', async (t) => {
  const { make } = await shop(t)
  const created = await make.parameters({ search_synonyms: '' })
  const days = ['license', 'medical_check', 'ppe_delivery', 'birth_date'].map((kind) => created[`${kind}_notice_days`])
  assert.deepEqual(days, [30, 30, 15, 7])
  assert.match(created['search_synonyms'], /^reparación, arreglo/)
})
